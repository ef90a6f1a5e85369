/**
 * Time from an input event to the next frame, for the main interactions, at a quarter of the processor's speed. Real
 * input events in the production site, with a fresh visitor for each interaction.
 */
import { greatest } from "./support/goals.mjs";
import { HEADING, measureInTurns } from "./support/measure-interaction.mjs";
import { median } from "./support/median.mjs";
import { SLOWDOWN } from "./support/slow-phone.mjs";

export const name = "interactions";
export const title = "Event to paint at CPU ×4; medians and worst, in ms";

const type = async (page, text) => {
  for (const key of text) {
    await page.keyboard.press(key);
    await page.waitForTimeout(120);
  }
};
const button = (name) => (page) => page.getByRole("button", { name, exact: true }).first().click();
const link = (name) => (page) => page.getByRole("link", { name, exact: true }).click();
const project = (slug) => (page) => page.locator(`main a[href="#/work/${slug}"]`).click();

/** @type {import("./support/measure-interaction.mjs").Interaction[]} */
const INTERACTIONS = [
  { name: "theme switch", at: "#/", act: (page) => page.getByRole("switch").first().click() },
  { name: "link: landing to work", at: "#/", act: link("WORK"), until: HEADING },
  { name: "link: work to case study", at: "#/work", act: project("marz"), until: HEADING },
  {
    name: "back: case study to work",
    at: "#/work",
    before: async (page) => {
      await project("marz")(page);
      await page.waitForTimeout(2000);
    },
    act: (page) => page.evaluate(() => history.back()),
    until: HEADING,
  },
  {
    name: "contact: typing",
    at: "#/contact",
    before: (page) => page.getByRole("textbox", { name: "Name" }).click(),
    act: (page) => type(page, "Ada Byron"),
  },
  { name: "contact: Send, empty", at: "#/contact", act: button("Send"), until: "[role=alert] > *" },
  {
    name: "showcase: open list",
    at: "#/showcase",
    act: (page) => page.getByRole("button", { name: /^List\b/ }).click(),
    until: "[role=option]",
  },
  {
    name: "showcase: open checkbox list",
    at: "#/showcase",
    act: (page) => page.getByRole("button", { name: /^Checkbox\b/ }).click(),
    until: "[role=option]",
  },
  {
    name: "showcase: open searchable",
    at: "#/showcase",
    act: button("Options of Searchable"),
    until: "[role=option]",
  },
  {
    name: "showcase: type in searchable",
    at: "#/showcase",
    before: (page) => page.getByRole("combobox", { name: "Searchable" }).click(),
    act: (page) => type(page, "toronto"),
  },
  { name: "showcase: open Code modal", at: "#/showcase", act: button("Code of Button"), until: "[role=dialog]" },
  {
    name: "dashboard: type in search",
    at: "#/dashboard",
    before: (page) => page.getByRole("searchbox").click(),
    act: (page) => type(page, "salon"),
  },
  {
    name: "dashboard: filter tab",
    at: "#/dashboard",
    act: (page) => page.getByRole("tab", { name: "Offline" }).click(),
  },
];

export async function run(context) {
  const { rows, ours, raw } = await measureInTurns(context, INTERACTIONS, (interaction, own) => {
    const figures = own.flatMap(({ paints }) => paints);
    const framed = own.flatMap(({ framed }) => framed);
    const shown = own.map(({ shown }) => shown).filter((value) => value !== null);
    return {
      interaction,
      "to paint": median(figures),
      worst: Math.max(...figures),
      "by hand": median(framed),
      "worst by hand": Math.max(...framed),
      ...(shown.length && { "until shown": median(shown) }),
    };
  });
  // Medians, as in all parts. The table shows the worst of all rounds too.
  const slowest = greatest(ours.map((row) => ({ figure: row["to paint"], where: row.interaction })));
  const goal = `Interaction to next paint at CPU ×${SLOWDOWN}, slowest of the list`;
  return {
    rows,
    goals: [{ ...slowest, name: goal, most: 100, unit: "ms" }],
    raw,
    notes: [
      "to paint: Event Timing's duration, in steps of 8 ms; by hand below 16 ms, and for Back, which is not an input event",
      "until shown: from the event to the frame with what it brings (heading, alert, options, dialog)",
    ],
  };
}
