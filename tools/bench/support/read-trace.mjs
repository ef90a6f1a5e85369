/** Reads a trace of Chromium about the load of one page. Times in a trace are microseconds. */

/** A longer task keeps the visitor waiting, in ms. */
export const LONG = 50;
/** The categories that a trace must record. */
export const CATEGORIES = ["devtools.timeline", "toplevel", "disabled-by-default-v8.compile"];
const TASK = "ThreadControllerImpl::RunTask";
/**
 * For developer tools, and so for Playwright, Chromium reads a script again when an error is made, to know the lines of
 * its stack. React DOM makes such errors when it is evaluated. A visitor's browser does not, so this time does not count.
 */
const FOR_TOOLS = "V8.CollectSourcePositions";
/** Parts of a task, as DevTools show them. The time of any other event counts for the part around it. */
const PARTS = new Set([
  "EvaluateScript",
  "EventDispatch",
  "FireAnimationFrame",
  "FireIdleCallback",
  "FunctionCall",
  "HitTest",
  "IntersectionObserverController::computeIntersections",
  "Layerize",
  "Layout",
  "MajorGC",
  "MinorGC",
  "Paint",
  "ParseAuthorStyleSheet",
  "ParseHTML",
  "PrePaint",
  "TimerFire",
  "UpdateLayoutTree",
  "v8.compile",
  "v8.compileModule",
  "v8.evaluateModule",
  FOR_TOOLS,
]);
/** Shorter parts are not listed, in ms. */
const SMALL = 5;

/**
 * @param {readonly any[]} events of the categories CATEGORIES
 * @param {string} url the site's, with a closing slash
 * @returns the main thread's tasks with more than 50 ms after the first contentful paint. For each: `start` after the paint
 *   (below 0 when the paint fell into the task), `length`, `blocking` (the time after the paint, beyond 50 ms), all in ms, and
 *   `parts` as one line
 * @throws when nothing was painted
 */
export function readTrace(events, url) {
  const request = events.find(({ name, args }) => name === "ResourceSendRequest" && args.data.url.startsWith(url));
  // The browser has other renderers and its own pages. The main thread of our page is the one that requests its files.
  const own = events.filter(({ pid, tid }) => pid === request?.pid && tid === request.tid);
  const painted = own.findLast(({ name }) => name === "firstContentfulPaint")?.ts;
  if (painted === undefined) {
    throw new Error(
      `The trace has no first contentful paint of ${url}: nothing was drawn, or the event has a new name.`,
    );
  }
  const spans = own.filter(({ ph }) => ph === "X").sort((a, b) => a.ts - b.ts || b.dur - a.dur);
  const forTools = outermost(spans.filter(({ name }) => name === FOR_TOOLS));
  return outermost(spans.filter(({ name }) => name === TASK))
    .map((task) => {
      const tools = forTools
        .filter(({ ts }) => ts >= Math.max(task.ts, painted) && ts < endOf(task))
        .reduce((sum, { dur }) => sum + dur, 0);
      return { task, tools, blocking: ms(endOf(task) - Math.max(task.ts, painted) - tools) - LONG };
    })
    .filter(({ blocking }) => blocking > 0)
    .map(({ task, tools, blocking }) => ({
      start: ms(task.ts - painted),
      length: ms(task.dur - tools),
      blocking,
      parts: partsOf(
        task,
        spans.filter((span) => span.ts >= task.ts && endOf(span) <= endOf(task) && PARTS.has(span.name)),
      ),
    }));
}

/** The parts of a task, the longest first: "Layout 162 (294 of 294 objects) · FunctionCall 40 (main.js)". */
function partsOf(task, spans) {
  const other = { name: "Other", time: task.dur, spans: [] };
  const parts = new Map([["Other", other]]);
  const within = [];
  for (const span of spans) {
    while (within.length > 0 && endOf(within.at(-1)) <= span.ts) within.pop();
    const part = parts.get(span.name) ?? { name: span.name, time: 0, spans: [] };
    part.spans.push(span);
    part.time += span.dur;
    parts.set(span.name, part);
    // Each moment counts once, for the innermost part.
    parts.get(within.at(-1)?.name ?? "Other").time -= span.dur;
    within.push(span);
  }
  return [...parts.values()]
    .filter(({ time }) => ms(time) >= SMALL)
    .sort((a, b) => b.time - a.time)
    .map(describe)
    .join(" · ");
}

function describe({ name, time, spans }) {
  const { beginData, data, elementCount } = spans.toSorted((a, b) => b.dur - a.dur)[0]?.args ?? {};
  const detail =
    (beginData?.totalObjects && `${beginData.dirtyObjects} of ${beginData.totalObjects} objects`) ??
    (elementCount && `${elementCount} elements`) ??
    // A script inside a page has the page's address.
    (data?.url && (new URL(data.url).pathname.split("/").at(-1) || "inline"));
  const details = [spans.length > 1 && `${spans.length} times, longest`, detail].filter(Boolean);
  const short = name.split(/\.|::/).at(-1);
  return `${short[0].toUpperCase()}${short.slice(1)} ${Math.round(ms(time))}${detail ? ` (${details.join(" ")})` : ""}`;
}

/** The spans that are not within another. */
function outermost(spans) {
  let end = Number.NEGATIVE_INFINITY;
  return spans.filter((span) => {
    if (span.ts < end) return false;
    end = endOf(span);
    return true;
  });
}

const endOf = ({ ts, dur }) => ts + dur;
const ms = (microseconds) => microseconds / 1000;
