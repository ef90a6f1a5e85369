/**
 * The status file: what was found at each check, added up by day. Its form is that of Upptime's history/summary.json, with
 * these fields besides: `checked` (when), `dailyMinutesChecked` and `dailyTime` (by day in UTC), `code` (the HTTP status),
 * `problem` (in words) and `certificateEnds`.
 */

const MINUTE = 60_000;
const DAY = 1440 * MINUTE;
/** Minutes that a check stands for at most. Nobody knows what was between two checks that lie further apart. */
const MOST_MINUTES = 60;
/** Days that are kept. */
const KEPT = 400;

/** @typedef {import("./check-site.mjs").Finding} Finding */
/** @typedef {{ name: string, url: string, slug: string }} Website */
/** @typedef {Record<string, any>} Entry one site in the file */

/**
 * Reads the file that was written before.
 * @param {string | null} text null when there is none
 * @returns {Entry[]}
 * @throws an Error that says what the text is instead
 */
export function readEntries(text) {
  if (text === null) return [];
  let content;
  try {
    content = JSON.parse(text);
  } catch {
    throw new Error("It is no JSON.");
  }
  if (!Array.isArray(content) || content.some((entry) => typeof entry?.slug !== "string")) {
    throw new Error("It is no list of sites, each with a slug.");
  }
  return content;
}

/**
 * The file's next content: of each listed site, what was known of it and what has been found now. Sites that are no longer
 * listed are left out.
 * @param {readonly Entry[]} before
 * @param {readonly { website: Website, finding: Finding }[]} checks
 * @param {number} now ms since 1970
 * @returns {Entry[]}
 */
export function addChecks(before, checks, now) {
  return checks.map(({ website, finding }) => {
    const old = before.find(({ slug }) => slug === website.slug) ?? {};
    const down = { ...daysOf(old.dailyMinutesDown) };
    const checked = { ...daysOf(old.dailyMinutesChecked) };
    const time = { ...daysOf(old.dailyTime) };
    for (const [day, minutes] of minutesSince(Date.parse(old.checked), now)) {
      if (finding.state === "down") down[day] = add(down[day], minutes);
      else time[day] = mean(time[day], checked[day] ?? 0, finding.time, minutes);
      checked[day] = add(checked[day], minutes);
    }
    const days = { down: recent(down, now), checked: recent(checked, now), time: recent(time, now) };
    const uptime = (count) => uptimeOf(days, count, now) ?? (finding.state === "down" ? "0.00%" : "100.00%");
    const average = (count) => timeOf(days, count, now) ?? finding.time ?? 0;
    return {
      name: website.name,
      url: website.url,
      slug: website.slug,
      status: finding.state,
      uptime: uptime(KEPT),
      uptimeDay: uptime(1),
      uptimeWeek: uptime(7),
      uptimeMonth: uptime(30),
      uptimeYear: uptime(365),
      time: average(KEPT),
      timeDay: average(1),
      timeWeek: average(7),
      timeMonth: average(30),
      timeYear: average(365),
      dailyMinutesDown: days.down,
      dailyMinutesChecked: days.checked,
      dailyTime: days.time,
      checked: new Date(now).toISOString(),
      code: finding.status,
      problem: finding.problem,
      certificateEnds: finding.certificateEnds,
    };
  });
}

/** The numbers by day of a field that may be anything. */
function daysOf(field) {
  if (typeof field !== "object" || field === null) return {};
  return Object.fromEntries(
    Object.entries(field).filter(([day, value]) => /^\d{4}-\d{2}-\d{2}$/.test(day) && value >= 0),
  );
}

/**
 * The minutes that a check stands for: those since the one before, 60 at most, by day. The first check stands for one.
 * @returns {[string, number][]}
 */
function minutesSince(before, now) {
  const since = Number.isNaN(before) ? now - MINUTE : Math.max(before, now - MOST_MINUTES * MINUTE);
  const midnight = now - (now % DAY);
  if (since >= now) return [];
  if (since >= midnight) return [[dayOf(now), (now - since) / MINUTE]];
  return [
    [dayOf(since), (midnight - since) / MINUTE],
    [dayOf(now), (now - midnight) / MINUTE],
  ];
}

function dayOf(time) {
  return new Date(time).toISOString().slice(0, 10);
}

/** Rounded, so that no file shows how computers count. */
function add(sum = 0, minutes = 0) {
  return Math.round((sum + minutes) * 100) / 100;
}

function mean(before, weight, value, added) {
  if (before === undefined || weight + added === 0) return value;
  return Math.round((before * weight + value * added) / (weight + added));
}

/** The days that are kept, latest first. */
function recent(days, now) {
  const first = dayOf(now - (KEPT - 1) * DAY);
  return Object.fromEntries(
    Object.entries(days)
      .filter(([day]) => day >= first)
      .sort(([a], [b]) => b.localeCompare(a)),
  );
}

/** The days of the last `count` times 24 hours. The first of them counts by the part that lies within. */
function weights(count, now) {
  return Array.from({ length: count + 1 }, (_, back) => ({
    day: dayOf(now - back * DAY),
    weight: back === count ? 1 - (now % DAY) / DAY : 1,
  }));
}

/** "99.93%", or null when nothing of the time was checked. */
function uptimeOf({ down, checked }, count, now) {
  let whole = 0;
  let missing = 0;
  for (const { day, weight } of weights(count, now)) {
    missing += weight * (down[day] ?? 0);
    // Upptime's own file does not say how much was checked.
    whole += weight * Math.max(checked[day] ?? 0, down[day] ?? 0);
  }
  if (whole === 0) return null;
  // Rounded down, since 100 % is said only of a site that was never down.
  return `${(Math.floor((1 - missing / whole) * 10_000) / 100).toFixed(2)}%`;
}

/** Mean time to answer in ms, or null when it is not known. */
function timeOf({ checked, time }, count, now) {
  let whole = 0;
  let sum = 0;
  for (const { day, weight } of weights(count, now)) {
    if (time[day] === undefined) continue;
    whole += weight * (checked[day] ?? 0);
    sum += weight * (checked[day] ?? 0) * time[day];
  }
  return whole === 0 ? null : Math.round(sum / whole);
}
