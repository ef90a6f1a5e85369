import { type Base, THEMES, type Theme } from "#theme/layer/base.ts";
import type { Layer } from "#theme/layer/org-settings.ts";
import { routesOf } from "#theme/layer/pairs.ts";
import { colorsWith } from "./measure-contrast.ts";

const WIDTH = 600;
const HEIGHT = 380;
/** Lids that fit. */
const MOST_ROUTES = 4;

/** The dark and the light theme side by side, as an SVG document of 1200 by 380 units. */
export function specimenSvg(layer: Layer, base: Base): string {
  const halves = THEMES.map(
    (theme, index) => `<g transform="translate(${index * WIDTH})">${half(layer, base, theme)}</g>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH * 2} ${HEIGHT}" font-family="Archivo, Arial, sans-serif">${halves.join("")}</svg>`;
}

function half(layer: Layer, base: Base, theme: Theme): string {
  const colors = colorsWith(layer, base, theme);
  const c = (id: string) => colors[id] ?? "none";
  const rect = (x: number, y: number, width: number, height: number, fill: string, more = "") =>
    `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}" ${more}/>`;
  const text = (x: number, y: number, size: number, fill: string, words: string, weight = 400) =>
    `<text x="${x}" y="${y}" font-size="${size}" font-weight="${weight}" fill="${fill}">${words}</text>`;
  const edge = `stroke="${c("role.edge")}" stroke-width="2"`;
  return [
    rect(0, 0, WIDTH, HEIGHT, c("role.bg")),
    rect(0, 0, 10, HEIGHT, c("role.primary")),
    rect(40, 24, 520, 110, c("role.box")),
    text(60, 92, 60, c("role.on-box"), theme === "dark" ? "Dark" : "Light", 700),
    text(300, 62, 17, c("role.box-mute"), "Muted text on the box"),
    text(300, 90, 17, c("role.lining-text"), "Hover", 700),
    rect(40, 134, 520, 12, c("role.lining")),
    text(40, 190, 24, c("role.text"), "Body text", 700),
    text(40, 220, 17, c("role.mute"), "Muted text"),
    text(160, 220, 17, c("role.primary-text"), "Primary as text", 700),
    rect(40, 240, 150, 48, c("role.primary")),
    text(62, 270, 18, c("role.on-primary"), "Button", 700),
    rect(205, 240, 150, 48, c("role.secondary")),
    text(222, 270, 18, c("role.on-secondary"), "Hover", 700),
    rect(371, 241, 188, 46, c("role.sunk"), edge),
    text(386, 270, 17, c("role.mute"), "Field"),
    ...["ok", "hold", "bad", "note"].flatMap((state, i) => [
      rect(40 + i * 62, 310, 54, 46, c(`role.${state}`)),
      text(52 + i * 62, 339, 15, c("role.ink"), state, 700),
    ]),
    ...routesOf(base.types)
      .slice(0, MOST_ROUTES)
      .flatMap((route, i) => [
        rect(312 + i * 62, 310, 54, 46, c(`route.${route}.lid`)),
        text(322 + i * 62, 339, 15, c(`route.${route}.on-lid`), route.slice(0, 4), 700),
      ]),
  ].join("");
}

/** The same as a PNG, two pixels to a unit. */
export async function specimenPng(layer: Layer, base: Base): Promise<Blob> {
  const picture = new Image();
  picture.src = `data:image/svg+xml,${encodeURIComponent(specimenSvg(layer, base))}`;
  await picture.decode();
  const canvas = Object.assign(document.createElement("canvas"), { width: 4 * WIDTH, height: 2 * HEIGHT });
  canvas.getContext("2d")?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("Couldn’t create the image."))), "image/png"),
  );
}
