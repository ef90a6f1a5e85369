/** The samples' drawings: what two pictures of a project both say has to agree. */
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const read = (name: string) => readFileSync(`samples/work/${name}.svg`, "utf8");

/** The words of a drawing. They are outlines, which the label of their group spells. */
const words = (svg: string) => [...svg.matchAll(/aria-label="([^"]*)"/g)].map(([, label]) => label ?? "");

const number = (tag: string, name: string) => Number(tag.match(new RegExp(` ${name}="([^"]*)"`))?.[1]);
const half = (hours: number) => Math.round(hours * 2) / 2;
const clock = (hours: number) => `${Math.floor(hours)}:${hours % 1 ? "30" : "00"}`;

type Block = { from: number; to: number; free: boolean; fill: string };

/** The blocks of one column or lane: along `axis`, `origin` is 9:00 and an hour is `hour` long. */
function blocks(svg: string, axis: "x" | "y", origin: number, hour: number, across: [number, number]): Block[] {
  const [size, other] = axis === "x" ? ["width", "y"] : ["height", "x"];
  return [...svg.matchAll(/<rect [^>]*>/g)]
    .map(([tag]) => tag)
    .filter((tag) => number(tag, other) >= across[0] && number(tag, other) < across[1] && number(tag, size) < 400)
    .map((tag) => {
      const from = half((number(tag, axis) - origin) / hour + 9);
      return {
        from,
        to: from + half((number(tag, size) + 4) / hour),
        free: tag.includes("stroke="),
        fill: tag.match(/fill="([^"]*)"/)?.[1] ?? "",
      };
    })
    .sort((a, b) => a.from - b.from);
}

const thursday = blocks(read("timeslot/week-dark"), "y", 82, 50.8, [689, 691]);
const lanes = [1, 2, 3, 4].map((lane) =>
  blocks(read("timeslot/desk-dark"), "x", 104, 61, [lane * 94 - 20, lane * 94 + 70]),
);
const CHOSEN = "#c9f2a5";

test("a light drawing has the words and shapes of the dark one", () => {
  for (const dark of readdirSync("samples/work/timeslot").filter((name) => name.endsWith("-dark.svg"))) {
    const shapes = (name: string) => readFileSync(`samples/work/timeslot/${name}`, "utf8").replace(/#[0-9a-f]{6}/g, "");
    expect(shapes(dark.replace("-dark", "-light")), dark).toBe(shapes(dark));
  }
});

test("in the week and at the desk every time is free or taken", () => {
  for (const lane of [thursday, ...lanes]) {
    expect(lane.slice(1).map((block) => block.from)).toEqual(lane.slice(0, -1).map((block) => block.to));
  }
});

test("the phone, its list of free times, the week and the desk have the same Thursday", () => {
  const rows = [...read("timeslot/phone-dark").matchAll(/aria-label="(\d+:\d+)".*?<\/g>/g)];
  const chosen = thursday.find((block) => block.fill === CHOSEN);
  const starts = thursday.flatMap((block) =>
    block === chosen ? [block.from] : Array.from({ length: (block.to - block.from) * 2 }, (_, i) => block.from + i / 2),
  );
  const isTaken = (at: number) => thursday.some((b) => !b.free && b !== chosen && b.from <= at && at < b.to);
  expect(rows.map(([row, time]) => [time, row.includes("H1")])).toEqual(
    starts
      .filter((at) => at >= 10)
      .slice(0, rows.length)
      .map((at) => [clock(at), isTaken(at)]),
  );
  expect(words(read("timeslot/phone-dark"))).toContain(`to ${clock(chosen?.to ?? 0)}`);
  const free = starts.filter((at) => at >= 10 && !isTaken(at)).map(clock);
  const [day, ...listed] = words(read("timeslot/free-dark"));
  expect([day, ...listed]).toEqual(["Thursday", ...free.slice(0, listed.length)]);
  expect(words(read("timeslot/phone-dark"))[0]).toBe("Thursday");
  expect(lanes[2]).toEqual(thursday.filter((block) => block.from < 17));
});

test("the list by time has the desk's appointments", () => {
  const list = read("timeslot/by-time-dark");
  const bars = [...list.matchAll(/<rect x="228"[^>]*>/g)].map(([tag]) => number(tag, "width") / 110);
  const listed = words(list).flatMap((word, i, all) => (i % 2 ? [] : [[word, all[i + 1], bars[i / 2]]]));
  const booked = lanes
    .flatMap((lane, i) => lane.filter((block) => !block.free).map((block) => ({ ...block, chair: i + 1 })))
    .sort((a, b) => a.from - b.from || a.chair - b.chair);
  expect(listed).toEqual(booked.slice(0, listed.length).map((b) => [clock(b.from), String(b.chair), b.to - b.from]));
});

test("queue and list have the same failed frame, and only rendered frames are checked", () => {
  const bars = [...read("marz/pipeline").matchAll(/<rect [^>]*height="24"[^>]*>/g)].map(([tag]) => {
    const frame = (x: number) => Math.round(((x - 48) / (1232 - 48)) * 96 + 1001);
    return [frame(number(tag, "x")), frame(number(tag, "x") + number(tag, "width"))];
  });
  const [comp, check] = bars.slice(-2);
  const first = comp?.[0] ?? 0;
  const queue = [...read("marz/queue").matchAll(/<rect [^>]*\/>(?:<circle [^>]*>|<path [^>]*>)/g)].map(
    ([frame]) => frame,
  );
  const failed = first + queue.findIndex((frame) => frame.includes("<path"));
  const rendering = first + queue.findIndex((frame) => /<rect [^>]*#f4f3ee/.test(frame));
  const list = read("marz/list");
  const dots = [...list.matchAll(/<circle [^>]*>/g)].map(([tag]) => tag);
  const named = (color: string) => words(list)[dots.findIndex((dot) => dot.includes(color))];
  expect([named("#c8362b"), named("#e0a92e")]).toEqual([`comp ${failed}`, `comp ${rendering}`]);
  expect(check?.[0]).toBeGreaterThanOrEqual(first);
  expect(check?.[1]).toBeLessThan(rendering);
});

test("both pictures of the passes name them, one number or four", () => {
  const passes = words(read("marz/passes")).filter((word) => !/^v\d/.test(word));
  const versions = words(read("marz/versions"));
  expect(versions.filter((word) => !/^v\d/.test(word))).toEqual(passes);
  expect(new Set(versions.filter((word) => /^v\d/.test(word))).size).toBe(4);
  expect(words(read("marz/passes")).filter((word) => /^v\d/.test(word))).toEqual(["v12"]);
});

test("chosen and rejected ask the same question and know the same scores", () => {
  const [question, ...answers] = words(read("edusim/question")).filter((word) => word !== "?");
  const scores = words(read("edusim/turn"));
  const corner = words(read("edusim/corner")).filter((word) => word !== "?");
  expect(corner).toEqual([question, ...answers, ...scores]);
});

test("the archive and the page show the same print, and both sizes agree", () => {
  const print = (svg: string) => svg.match(/width="2\d\d" height="2\d\d" viewBox="0 0 64 64"[^>]*>(.*?)<\/svg>/)?.[1];
  expect(print(read("vxnessa/single"))).toBe(print(read("vxnessa/archive")));
  expect(words(read("vxnessa/scale"))).toContain(words(read("vxnessa/numbers")).join(" × ").replace("× cm", "cm"));
});
