/** The tasks that keep a slow phone busy after a page's first paint. */
import { median } from "./support/median.mjs";
import { PAGES, wantedPages } from "./support/pages.mjs";
import { CATEGORIES, LONG, readTrace } from "./support/read-trace.mjs";
import { settled } from "./support/settled.mjs";
import { withSlowPhone } from "./support/slow-phone.mjs";
import { visitInTurns } from "./support/visit-in-turns.mjs";

export const name = "tasks";
export const title = `Tasks above ${LONG} ms after the first paint, phone at CPU ×4 and 1.6 Mbit/s; medians`;

const USUAL = ["landing", "marz", "about", "contact", "dashboard", "showcase"];
/** Time for parts of the page that wait for an idle moment, in ms. */
const REST = 3000;

export async function run(context) {
  const { visits, raw } = await visitInTurns(context, wantedPages(context.pages, USUAL), measure);
  const rows = visits.map((own) => {
    const middle = (figure) => median(own.map(({ tasks }) => figure(tasks)));
    return {
      page: own[0].page,
      [`tasks above ${LONG} ms`]: middle((tasks) => tasks.length),
      "longest ms": middle((tasks) => Math.max(0, ...tasks.map(({ length }) => length))),
      "blocking ms": middle(blocking),
    };
  });
  return {
    rows,
    raw,
    notes: [
      `blocking: what each task takes beyond ${LONG} ms; only what lies after the paint counts, and nothing that the browser does for developer tools alone (CollectSourcePositions)`,
      "the tasks of the round in the middle: start after the first contentful paint, length, and what each is made of, every moment counted once",
      ...visits.flatMap(describe),
    ],
  };
}

/** One visit of a page's file by a fresh visitor, traced. */
function measure(browser, url, page) {
  return withSlowPhone(browser, async (tab) => {
    const client = await browser.newBrowserCDPSession();
    const events = [];
    client.on("Tracing.dataCollected", ({ value }) => events.push(...value));
    await client.send("Tracing.start", {
      transferMode: "ReportEvents",
      traceConfig: { includedCategories: CATEGORIES },
    });
    await tab.goto(url + PAGES[page], { waitUntil: "commit" });
    await settled(tab, REST);
    const complete = new Promise((resolve) => client.once("Tracing.tracingComplete", resolve));
    await client.send("Tracing.end");
    await complete;
    await client.detach();
    return { tasks: readTrace(events, url) };
  });
}

const blocking = (tasks) => tasks.reduce((sum, task) => sum + task.blocking, 0);

/** The tasks of the round with the median blocking time, a line each. */
function describe(rounds) {
  const sorted = rounds.toSorted((a, b) => blocking(a.tasks) - blocking(b.tasks));
  const { page, tasks } = sorted[Math.floor((sorted.length - 1) / 2)];
  return tasks.map(
    ({ start, length, parts }) => `${page}: at ${Math.round(start)} ms for ${Math.round(length)} ms: ${parts}`,
  );
}
