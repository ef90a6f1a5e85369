import { isObject, type JsonObject } from "../../src/theme/layer/json.ts";
import { parseTokens } from "../../src/theme/layer/org-settings.ts";
import { COLOR_EXPECTED, colorCss, readColor } from "../../src/theme/layer/read-color.ts";

/** Reads a token file and converts CSS colours to objects, which Terrazzo requires. @throws OwnerError */
export function readTokenFile(file: string, text: string): JsonObject {
  const { root, fail } = parseTokens(file, text);
  const read = (node: JsonObject, path: readonly string[], inherited: unknown): JsonObject => {
    const { $type = inherited } = node;
    return Object.fromEntries(
      Object.entries(node).map(([key, value]) => {
        const here = [...path, key];
        if (key === "$value" && $type === "color")
          return [key, colorOf(value, () => fail(here, value, COLOR_EXPECTED))];
        return [key, isObject(value) && !key.startsWith("$") ? read(value, here, $type) : value];
      }),
    );
  };
  return read(root, [], undefined);
}

function colorOf(value: unknown, fail: () => Error): unknown {
  if (typeof value === "string" && /^\{[^{}]+\}$/.test(value)) return value;
  // The palette has a transparent colour.
  if (isObject(value) && colorCss({ ...value, alpha: 1 })) return value;
  const read = readColor(value);
  if (!read) throw fail();
  return { colorSpace: "srgb", components: read.color };
}
