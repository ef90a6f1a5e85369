/** A question for a colour that shows its contrast in both themes while it is typed. */
import { styleText } from "node:util";
import { TextPrompt } from "@clack/core";
import { color, issueOf } from "./answers.mjs";
import { hasColors } from "./diff.mjs";
import { withLook } from "./plan.mjs";
import { product } from "./product.mjs";

const { measureContrast, readColor, readOrgSettings, shownRatio } = product;

/**
 * The contrast of a typed colour in each theme, or the reason why it is not a colour yet.
 * @param {string} text what was typed so far
 * @param {"primaryColor" | "secondaryColor"} key
 * @param {{ layer: string, base: any, answers?: Record<string, string> }} look the owner's file, the base tokens, and the
 *   colours answered before
 * @returns {{ hex?: string, lines: string[] }}
 */
export function readingOf(text, key, { layer, base, answers = {} }) {
  if (!text.trim()) return { lines: ["Empty: the site's own."] };
  if (!readColor(text)) return { lines: [`Not a colour yet. ${issueOf(color, text)}`] };
  const read = readOrgSettings(withLook(layer, { ...answers, [key]: text }), base).layer;
  const role = key.replace("Color", "");
  const lines = ["dark", "light"].map((theme) => {
    const measures = measureContrast(read, base, `role.${role}`).filter((each) => each.theme === theme);
    const parts = measures.map(({ where, ratio, floor, passes, isDecoration }) => {
      if (passes) return `✓ ${shownRatio(ratio)} ≥ ${floor} ${where}`;
      return `${isDecoration ? "–" : "✗"} ${shownRatio(ratio)} < ${floor} ${where}${isDecoration ? ": gets an edge" : ""}`;
    });
    return `${theme.padEnd(5)}  ${parts.join("   ")}`;
  });
  return { hex: read.colors.dark[`org_settings.${key}`], lines };
}

function swatch(hex) {
  if (!hex || !hasColors()) return "";
  const [r, g, b] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return `\u001B[48;2;${r};${g};${b}m      \u001B[0m `;
}

/**
 * @param {{ message: string, key: "primaryColor" | "secondaryColor", initialValue?: string, look: any, signal?: AbortSignal }} options
 * @returns {Promise<string | symbol>} the colour as it was typed, or empty
 */
export async function askColor({ message, key, initialValue, look, signal }) {
  const bar = styleText("cyan", "│");
  return new TextPrompt({
    initialValue,
    signal,
    validate: (value = "") => (value.trim() ? issueOf(color, value) : undefined),
    render() {
      const title = `${styleText("gray", "│")}\n${styleText("cyan", this.state === "submit" ? "◇" : "◆")}  ${message}`;
      const typed = this.userInput ?? "";
      const { hex, lines } = readingOf(typed, key, look);
      if (this.state === "submit")
        return `${title}\n${styleText("gray", "│")}  ${swatch(hex)}${styleText("dim", typed)}`;
      if (this.state === "cancel") return `${title}\n${styleText("gray", "│")}`;
      const said = this.state === "error" ? [styleText("yellow", this.error)] : lines;
      const input = typed ? this.userInputWithCursor : styleText("inverse", " ");
      return [
        title,
        `${bar}  ${swatch(hex)}${input}`,
        ...said.map((line) => `${bar}  ${line}`),
        styleText("cyan", "└"),
      ].join("\n");
    },
  }).prompt();
}
