/** The questions of setup, in a terminal. */
import process from "node:process";
import { styleText } from "node:util";
import { cancel, confirm, intro, isCancel, log, text } from "@clack/prompts";
import { parse } from "yaml";
import { isFirst, patched, product, textOf } from "./apply.mjs";

const { measureContrast, readColor, readOrgSettings, shownRatio, siteSchema } = product;

const COLORS = {
  primaryColor: "Primary colour: the accent line and the buttons",
  secondaryColor: "Secondary colour: filled links, the selection, and the strip in the light theme",
};

/** @throws after Ctrl+C */
async function answered(question) {
  const value = await question;
  if (!isCancel(value)) return value;
  cancel("Cancelled. Nothing was changed.");
  process.exit(130);
}

/** A colour as it is typed or pasted: with quotes, or without its #. */
export function typedColor(typed) {
  const bare = typed.trim().replace(/^(["'])(.*)\1$/, "$2");
  return /^(?:[\da-f]{3}|[\da-f]{6})$/i.test(bare) ? `#${bare}` : bare;
}

/**
 * A colour's contrast, one line for each theme.
 * @param {string} color
 * @param {"primaryColor" | "secondaryColor"} key
 * @param {string} layer text of the owner's token file
 * @returns {Promise<string[]>}
 */
export async function contrastOf(color, key, layer) {
  const { base } = await product.loadTokens("{}");
  const read = readOrgSettings(patched(layer, { both: { [key]: color } }), base).layer;
  const measures = measureContrast(read, base, `role.${key.replace("Color", "")}`);
  return ["dark", "light"].map((theme) => {
    const parts = measures
      .filter((each) => each.theme === theme)
      .map(({ where, ratio, floor, passes, isDecoration }) => {
        if (passes) return `✓ ${shownRatio(ratio)} ≥ ${floor} ${where}`;
        return `${isDecoration ? "–" : "✗"} ${shownRatio(ratio)} < ${floor} ${where}${isDecoration ? ": gets an edge" : ""}`;
      });
    return `${theme.padEnd(5)}  ${parts.join("   ")}`;
  });
}

async function askText(message, initialValue, schema) {
  const validate = (typed = "") =>
    schema.safeParse(typed).error?.issues.map((issue) => `Expected: ${issue.message}.`)[0];
  return (await answered(text({ message, initialValue, validate }))).trim();
}

async function askColor(key, initialValue, layer) {
  const validate = (typed = "") => {
    if (typed.trim() && !readColor(typedColor(typed)))
      return "This cannot be read as a colour. Examples: #0a7d55, tomato, oklch(0.5 0.1 160)";
  };
  const typed = await answered(
    text({ message: COLORS[key], initialValue, placeholder: "empty: the site's own", validate }),
  );
  const color = typedColor(typed ?? "");
  if (!color) return null;
  const [r, g, b] = Object.values(readColor(color).color).map((part) => Math.round(part * 255));
  const swatch = process.stdout.hasColors?.() ? `\u001B[48;2;${r};${g};${b}m      \u001B[0m ` : "";
  log.message([`${swatch}${color}`, ...(await contrastOf(color, key, layer))].join("\n"), {
    symbol: styleText("dim", "│"),
  });
  return color;
}

/**
 * Asks until the owner agrees. Current values are the defaults.
 * @returns {Promise<Record<string, any>>} in the form of a file of answers
 */
export async function askAll() {
  const now = isFirst() ? {} : parse(textOf("site.yaml"));
  const layer = textOf("org_settings.tokens.json");
  intro("Six questions, then your OK. Everything else you change on the page. Ctrl+C leaves everything as it is.");
  const sections = JSON.parse(layer);
  const asked = Object.keys(COLORS).filter((key) => !sections.dark?.[key] && !sections.light?.[key]);
  if (asked.length < 2) log.info("tokens/org_settings.tokens.json has a colour for each theme. It keeps them.");
  const colors = Object.fromEntries(
    asked.map((key) => {
      const value = sections.both?.[key]?.$value ?? sections.both?.[key];
      return [key, typeof value === "string" && readColor(value) ? value : ""];
    }),
  );
  now.language ??= new Intl.Locale(Intl.DateTimeFormat().resolvedOptions().locale).language;
  do {
    now.language = await askText(
      "The site's language, such as en, de, ja or ar",
      now.language,
      siteSchema.shape.language,
    );
    now.name = await askText("Your name", now.name, siteSchema.shape.name);
    now.title = await askText("Your job title, the landing page's large text", now.title, siteSchema.shape.title);
    now.email = await askText("Your email address", now.email, siteSchema.shape.email);
    for (const key of asked) colors[key] = await askColor(key, colors[key] ?? "", layer);
  } while (!(await answered(confirm({ message: "Write this? No asks again, with your answers filled in." }))));
  const { language, name, title, email } = now;
  return {
    "site.yaml": { language, name, title, email },
    "org_settings.tokens.json": { both: colors },
  };
}
