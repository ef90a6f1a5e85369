import { expect, type Locator, type Page } from "@playwright/test";
import { linkOf } from "#studio/link.ts";
import type { Sections } from "#studio/sections.ts";
import type { Base } from "#theme/layer/base.ts";
import { fromHex } from "#theme/layer/color.ts";
import { ready } from "./site.ts";

/** As much of the site's look as a link needs: which names are those of colours. */
const base = {
  types: Object.fromEntries(["org_settings.primaryColor", "role.bg", "role.box"].map((id) => [id, "color"])),
} as unknown as Base;

/** A theme in which room and box have colours that the site itself does not have. */
const SEA: Sections = {
  both: { primaryColor: "#ffd23f", "role.box": "#0b1d33" },
  dark: { "role.bg": "#10304a" },
  light: { "role.bg": "#e6f3ff" },
};
export const SEA_LINK = linkOf(SEA, base);
export const SEA_DARK = rgb("#10304a");
export const SEA_LIGHT = rgb("#e6f3ff");
/** The site's own rooms. */
export const COAL = "rgb(45, 45, 42)";
export const PAPER = "rgb(253, 253, 253)";

/** A colour in hex as browsers compute it. */
export function rgb(hex: string): string {
  return `rgb(${fromHex(hex)
    ?.map((part) => Math.round(part * 255))
    .join(", ")})`;
}

export async function expectRoom(page: Page, color: string): Promise<void> {
  await expect(page.locator("body")).toHaveCSS("background-color", color);
}

export const studioOf = (page: Page): Locator => page.getByRole("complementary", { name: "Theme studio" });
export const previewOf = (page: Page): Locator => page.getByRole("complementary", { name: "Theme preview" });

/**
 * Goes on by Tab, as far as a control inside of what covers the window's foot.
 * @param last the control's name
 * @returns the names of those outside that stay covered
 */
export async function stopsBeneath(cover: Locator, last: string): Promise<string[]> {
  const page = cover.page();
  const beneath: string[] = [];
  for (const names: string[] = []; !names.includes(last); ) {
    await page.keyboard.press("Tab");
    const { name, isBeneath } = await cover.evaluate(async (cover) => {
      const focused = document.activeElement as HTMLElement;
      const isHidden = () => {
        const [box, edge] = [focused.getBoundingClientRect(), cover.getBoundingClientRect()];
        // To a text area the browser scrolls no further than its line needs.
        const bottom = focused.matches("textarea") ? box.top + 40 : box.bottom;
        return !cover.contains(focused) && box.right > edge.left && bottom > edge.top + 1;
      };
      for (let frame = 0; frame < 30 && isHidden(); frame += 1) await new Promise(requestAnimationFrame);
      return { name: focused.ariaLabel ?? focused.textContent ?? "", isBeneath: isHidden() };
    });
    names.push(name);
    expect(names.length, names.join(", ")).toBeLessThan(80);
    if (isBeneath) beneath.push(name);
  }
  return beneath;
}

/** Opens a page in a link's theme. */
export async function openPreview(page: Page, path: string, link = SEA_LINK): Promise<void> {
  await page.goto(`${path === "/" ? "" : path}/?theme=${link}`);
  await ready(page, path);
}

/** Opens the studio from the preview's banner. */
export function editPreview(page: Page): Promise<Locator> {
  return openBy(previewOf(page).getByRole("button", { name: "Edit", exact: true }));
}

/** Opens the studio with the site's own colours, on a page that loads and paints three times as fast as the showcase. */
export async function openStudio(page: Page): Promise<Locator> {
  await openPreview(page, "/about", linkOf({ both: {}, dark: {}, light: {} }, base));
  return editPreview(page);
}

/** Opens the studio from its card. */
export async function openStudioOnShowcase(page: Page): Promise<Locator> {
  await page.goto("/showcase/");
  await ready(page, "/showcase");
  return openBy(page.getByRole("button", { name: "Open theme studio" }));
}

async function openBy(button: Locator): Promise<Locator> {
  await button.press("Enter");
  const studio = studioOf(button.page());
  await expect(studio.getByRole("heading", { name: "Theme studio" })).toBeFocused();
  return studio;
}

/** The control that opens and closes a section of the panel. */
export function summaryOf(studio: Locator, name: string): Locator {
  return studio.page().locator("summary", { hasText: new RegExp(`^${name}$`) });
}

/** Opens a part of the panel by the name that it shows. */
export async function openPart(studio: Locator, name: string): Promise<Locator> {
  const summary = summaryOf(studio, name);
  const part = studio.locator("details", { has: summary }).last();
  if ((await part.getAttribute("open")) === null) await summary.click();
  return part;
}

/** Opens the editor of a token in a theme. */
export async function chooseColor(studio: Locator, id: string, theme: "dark" | "light"): Promise<void> {
  const swatch = studio.getByRole("button", { name: new RegExp(`\\(${id.replaceAll(".", "\\.")}\\), ${theme} theme`) });
  // Its group may be closed.
  await studio.locator("[data-swatch]").first().waitFor({ state: "attached" });
  // By a selector alone: with a role before it, Playwright's Firefox breaks off here.
  await studio
    .page()
    .locator("#studio details:has([data-swatch])")
    .evaluateAll((groups) => {
      for (const group of groups) (group as HTMLDetailsElement).open = true;
    });
  await swatch.click();
  await expect(swatch).toHaveAttribute("aria-expanded", "true");
}

/** Types a colour into the open editor. */
export async function typeColor(studio: Locator, color: string): Promise<void> {
  const field = studio.getByRole("textbox", { name: "Colour", exact: true });
  await field.fill(color);
  await field.press("Enter");
}
