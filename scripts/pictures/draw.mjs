/**
 * A small drawing kit: functions that return SVG markup as strings.
 *
 * Text becomes outlines, because an SVG in an <img> cannot use the page's fonts. Each glyph is stored once per
 * drawing and placed with <use>. Coordinates are rounded, so that the files stay small and the same on every machine.
 */
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import fontverter from "fontverter";
import * as hb from "harfbuzzjs";

const require = createRequire(import.meta.url);
const woff2 = await readFile(require.resolve("@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2"));
const font = new hb.Font(new hb.Face(new hb.Blob(new Uint8Array(await fontverter.convert(woff2, "truetype")))));
/** Outlines are stored on a grid of this many units to the em: fine enough for type of 90 px. */
const EM = 500;
font.setScale(EM, EM);

/** Outlines by id, for every text drawn so far. */
const outlines = new Map();

/** At most one decimal, without trailing zeros. */
export function n(value) {
  return String(Math.round(value * 10) / 10 || 0);
}

/** Path data or a list of points, from a template: numbers are rounded. */
export function p(strings, ...values) {
  return strings.map((part, i) => part + (i < values.length ? [values[i]].flat().map(n).join(" ") : "")).join("");
}

function attributes(record = {}) {
  return Object.entries(record)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` ${name}="${typeof value === "number" ? n(value) : value}"`)
    .join("");
}

/** Fill only. */
export function fill(color) {
  return { fill: color };
}

/** Outline only; `width` in pixels of the drawing. */
export function line(color, width, more) {
  return { fill: "none", stroke: color, "stroke-width": width, ...more };
}

export function rect(x, y, width, height, look) {
  return `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}"${attributes(look)}/>`;
}

export function circle(x, y, radius, look) {
  return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(radius)}"${attributes(look)}/>`;
}

export function path(data, look) {
  return `<path d="${data}"${attributes(look)}/>`;
}

export function group(look, ...children) {
  return `<g${attributes(look)}>${children.flat(9).join("")}</g>`;
}

/** Children in a frame of their own, cut at its edges. */
export function inset(x, y, width, height, viewBox, ...children) {
  return `<svg x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" viewBox="${viewBox}" preserveAspectRatio="xMidYMid slice">${children.flat(9).join("")}</svg>`;
}

/**
 * A line of text on its baseline.
 * @param size in pixels; `anchor`: "start", "middle" or "end"; `strike`: struck through
 */
export function text(string, x, y, { size, color, anchor = "start", weight = 600, wdth = 116, strike = false }) {
  font.setVariations([new hb.Variation("wdth", wdth), new hb.Variation("wght", weight)]);
  const buffer = new hb.Buffer();
  buffer.addText(string);
  buffer.guessSegmentProperties();
  hb.shape(font, buffer);
  const positions = buffer.getGlyphPositions();
  let pen = 0;
  const uses = buffer.getGlyphInfos().map(({ codepoint }, i) => {
    const id = `g${codepoint}-${wdth}-${weight}`;
    if (!outlines.has(id)) outlines.set(id, outline(codepoint));
    const use = outlines.get(id) ? `<use href="#${id}"${pen ? ` x="${Math.round(pen)}"` : ""}/>` : "";
    pen += positions[i].xAdvance;
    return use;
  });
  const scale = size / EM;
  const start = x - pen * scale * { start: 0, middle: 0.5, end: 1 }[anchor];
  const stroke = strike ? `<path d="M-20-170H${Math.round(pen + 20)}v32H-20z"/>` : "";
  return `<g transform="translate(${n(start)} ${n(y)})scale(${+scale.toFixed(4)})" fill="${color}">${uses.join("")}${stroke}</g>`;
}

/** A glyph's outline as relative path data, y downward. */
function outline(glyph) {
  let [px, py] = [0, 0];
  return font
    .glyphToJson(glyph)
    .map(({ type, values }) => {
      if (type === "Z") return "z";
      const points = values.map((value, i) => Math.round(i % 2 ? -value : value));
      const relative = points.map((value, i) => value - (i % 2 ? py : px));
      [px, py] = points.slice(-2);
      if (type === "L" && relative[1] === 0) return `h${relative[0]}`;
      if (type === "L" && relative[0] === 0) return `v${relative[1]}`;
      // The start of a contour is absolute: after "z" the pen is elsewhere.
      if (type === "M") return `M${points.join(" ")}`;
      return type.toLowerCase() + relative.join(" ").replaceAll(" -", "-");
    })
    .join("");
}

/** The finished file. */
export function svg(width, height, ...children) {
  const body = children.flat(9).join("");
  const used = [...new Set([...body.matchAll(/href="#(g\d+-\d+-\d+)"/g)].map(([, id]) => id))];
  const defs = used.map((id) => `<path id="${id}" d="${outlines.get(id)}"/>`).join("");
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${defs && `<defs>${defs}</defs>`}${body}</svg>\n`;
}

/** Numbers from 0 to count − 1. */
export function range(count) {
  return Array.from({ length: count }, (_, i) => i);
}
