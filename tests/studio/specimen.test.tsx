import { base } from "virtual:token-base";
import { expect, test } from "vitest";
import { colorsWith } from "#studio/measure-contrast.ts";
import { readSections } from "#studio/preview-sheet.ts";
import { NOTHING } from "#studio/sections.ts";
import { specimenPng, specimenSvg } from "#studio/specimen.ts";

test("both themes are shown side by side with name and colours", () => {
  const { layer } = readSections(NOTHING);
  // By the strict rules of XML.
  const { documentElement: board } = new DOMParser().parseFromString(specimenSvg(layer, base), "image/svg+xml");
  const halves = [...board.children];
  expect(halves.map((half) => half.querySelector("text")?.textContent)).toEqual(["Dark", "Light"]);
  for (const [index, theme] of (["dark", "light"] as const).entries()) {
    const half = halves[index] as Element;
    const colors = colorsWith(layer, base, theme);
    expect(half.querySelector("rect")?.getAttribute("fill")).toBe(colors["role.bg"]);
    const fills = [...half.querySelectorAll("[fill]")].map((each) => each.getAttribute("fill"));
    for (const id of ["role.primary", "role.secondary", "role.box", "role.ok", "route.marz.lid"]) {
      expect(fills).toContain(colors[id]);
    }
  }
});

test("the image is a PNG of twice that size", async () => {
  const blob = await specimenPng(readSections(NOTHING).layer, base);
  expect(blob.type).toBe("image/png");
  const picture = await createImageBitmap(blob);
  expect([picture.width, picture.height]).toEqual([2400, 760]);
  const canvas = new OffscreenCanvas(2400, 760);
  const context = canvas.getContext("2d") as OffscreenCanvasRenderingContext2D;
  context.drawImage(picture, 0, 0);
  const [dark, light] = [60, 1260].map((x) => [...context.getImageData(x, 740, 1, 1).data]);
  expect([dark, light]).toEqual([
    [0x2d, 0x2d, 0x2a, 255],
    [0xfd, 0xfd, 0xfd, 255],
  ]);
});
