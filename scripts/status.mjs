/**
 * `npm run status`: checks each site of websites.yaml and writes public/status.json in the content's folder, for the dashboard. It is
 * Upptime's history/summary.json with more fields: `checked` (when), `dailyMinutesChecked` (by day in UTC), `problem` (a sentence)
 * and `certificateEnds`. Earlier days are kept.
 * Exit status: 0 when all sites were checked, even if some are down; 1 when the file is broken or the network is down.
 */
import { lookup } from "node:dns/promises";
import { existsSync, readFileSync } from "node:fs";
import process from "node:process";
import { connect } from "node:tls";
import { fileURLToPath } from "node:url";
import { root } from "../vite/root.mjs";
import { writeFiles } from "../vite/write-files.mjs";
import { checkNode, installPackages } from "./support/setup.mjs";

/** Checks at a time. */
const AT_ONCE = 4;
/** Limits in ms of a check, and of an answer that is not slow. */
const TIMEOUT = 15_000;
const SLOW = 5000;
const MINUTE = 60_000;
const DAY = 1440 * MINUTE;
/** Most minutes that a check counts for: the time between checks further apart is unknown. */
const MAX_MINUTES = 60;
const KEPT_DAYS = 400;

/** @typedef {{ name: string, url: string, slug: string }} Website */
/** @typedef {Record<string, any>} Entry one site in the file */
/** @typedef {{ signal?: AbortSignal, clock?: { now: () => number } }} Limits what ends a check, and the time in ms */
/**
 * @typedef {object} Finding
 * @property {"up" | "down" | "degraded"} state degraded: it answers, but slowly
 * @property {number} [time] until the first byte of the last answer, in ms
 * @property {string} [certificateEnds] last day of the certificate, `YYYY-MM-DD`
 * @property {string} [problem] a sentence
 * @property {boolean} [unreachable] no connection, for a reason here or there
 */

/**
 * Checks all sites and writes the file.
 * @param {{ websites: readonly Website[], file: string, limits?: Limits, now?: number,
 *   isOnline?: () => Promise<boolean>, say?: (text: string) => void }} options the owner's list, the file's absolute path,
 *   limits of each check, the time now in ms since 1970, whether this machine has a connection, and the output
 * @returns {Promise<0 | 1>} the exit status
 */
export async function run({ websites, file, limits, now = Date.now(), isOnline = canLookUp, say = console.log }) {
  if (websites.length === 0) {
    say(
      "websites.yaml doesn't list any websites yet, so there is nothing to check. Its first comment says how to add one.",
    );
    return 0;
  }
  /** @type {Entry[]} */
  let before = [];
  try {
    if (existsSync(file)) before = JSON.parse(readFileSync(file, "utf8"));
    if (before.some((entry) => typeof entry?.slug !== "string")) throw new Error("An entry has no slug.");
  } catch (error) {
    say(`${file} is broken, so nothing was checked. ${error.message} Fix it, or delete it to start again.`);
    return 1;
  }
  const findings = [];
  for (let first = 0; first < websites.length; first += AT_ONCE) {
    const some = websites.slice(first, first + AT_ONCE);
    findings.push(...(await Promise.all(some.map(({ url }) => checkSite(url, limits)))));
  }
  if (findings.every(({ unreachable }) => unreachable) && !(await isOnline())) {
    say("No site could be reached, and this machine has no connection. Nothing was written. Connect and run it again.");
    return 1;
  }
  const entries = websites.map((website, index) => {
    const old = before.find(({ slug }) => slug === website.slug);
    return addCheck(old, website, findings[index], now);
  });
  writeFiles(new Map([[file, `${JSON.stringify(entries, null, 1)}\n`]]));
  for (const { name, status, problem, uptimeMonth } of entries) {
    say(`${status.padEnd(8)}  ${name}  (${uptimeMonth} in 30 days)${problem ? `: ${problem}` : ""}`);
  }
  return 0;
}

async function canLookUp() {
  return lookup("example.com").then(
    () => true,
    () => false,
  );
}

/**
 * Checks a site with a GET that follows redirects. Never throws, since a failure is a finding.
 * @param {string} address
 * @param {Limits} [limits]
 * @returns {Promise<Finding>}
 */
export async function checkSite(address, { signal = AbortSignal.timeout(TIMEOUT), clock = performance } = {}) {
  const start = clock.now();
  let time;
  try {
    const response = await fetch(address, { signal, headers: { "user-agent": "website-status-check/1.0" } });
    time = Math.round(clock.now() - start);
    if (!response.ok) return { state: "down", time, problem: `It answers ${response.status}.` };
    await response.arrayBuffer();
    // By a second connection, since fetch does not show the certificate.
    const certificateEnds = await certificateEnd(new URL(response.url), signal).catch(() => undefined);
    if (time <= SLOW) return { state: "up", time, certificateEnds };
    return { state: "degraded", time, certificateEnds, problem: `It took ${(time / 1000).toFixed(1)} s to answer.` };
  } catch (error) {
    if (signal.aborted) {
      const done = time === undefined ? "answer" : "send its page";
      return { state: "down", time, problem: `It did not ${done} within ${TIMEOUT / 1000} s.`, unreachable: !time };
    }
    const cause = error.cause?.errors?.[0] ?? error.cause ?? error;
    return { state: "down", time, problem: inWords(cause), unreachable: NO_CONNECTION.has(cause.code) };
  }
}

/** @returns {Promise<string | undefined>} the certificate's last day; undefined without https */
async function certificateEnd({ protocol, hostname, port }, signal) {
  if (protocol !== "https:") return undefined;
  const socket = connect({ host: hostname, port: Number(port || 443), servername: hostname });
  try {
    await new Promise((resolve, reject) => {
      socket.once("secureConnect", resolve).once("error", reject);
      signal.addEventListener("abort", reject);
    });
    return new Date(socket.getPeerCertificate().valid_to).toISOString().slice(0, 10);
  } finally {
    socket.destroy();
  }
}

const NO_CONNECTION = new Set(["ENOTFOUND", "EAI_AGAIN", "ENETUNREACH", "EHOSTUNREACH", "ENETDOWN", "ETIMEDOUT"]);

const SELF_SIGNED = "Its certificate is self-signed, as one for another name often is, so browsers refuse it.";

const WORDS = {
  ENOTFOUND: "Its host name does not exist.",
  EAI_AGAIN: "Its host name could not be looked up.",
  ECONNREFUSED: "It refuses the connection.",
  ECONNRESET: "The connection was cut off.",
  UND_ERR_SOCKET: "The connection was cut off.",
  ETIMEDOUT: "The connection timed out.",
  EHOSTUNREACH: "Its host cannot be reached.",
  ENETUNREACH: "Its network cannot be reached.",
  CERT_HAS_EXPIRED: "Its certificate has expired.",
  CERT_NOT_YET_VALID: "Its certificate is not valid yet.",
  ERR_TLS_CERT_ALTNAME_INVALID: "Its certificate is for another host name.",
  DEPTH_ZERO_SELF_SIGNED_CERT: SELF_SIGNED,
  SELF_SIGNED_CERT_IN_CHAIN: SELF_SIGNED,
  ERR_INVALID_URL: "Its address is not a web address. It has to begin with https:// or http://.",
};

function inWords({ code, message }) {
  if (WORDS[code]) return WORDS[code];
  if (/redirect count/.test(message)) return "It redirects in a circle.";
  if (/^HPE_/.test(code)) return "It did not return a valid HTTP response.";
  if (/SSL|TLS|CERT/.test(`${code} ${message}`)) return "Browsers do not trust its certificate.";
  return `The request failed (${message}).`;
}

/**
 * A site's next entry.
 * @param {Entry | undefined} old the previous entry, which may be Upptime's
 * @param {Website} website
 * @param {Finding} finding
 * @param {number} now ms since 1970
 * @returns {Entry}
 */
export function addCheck(old, { name, url, slug }, { state, time, certificateEnds, problem }, now) {
  const down = daysOf(old?.dailyMinutesDown, now);
  const checked = daysOf(old?.dailyMinutesChecked, now);
  for (const [day, minutes] of minutesSince(Date.parse(old?.checked), now)) {
    checked[day] = add(checked[day], minutes);
    if (state === "down") down[day] = add(down[day], minutes);
  }
  const [uptime, uptimeWeek, uptimeMonth] = [KEPT_DAYS, 7, 30].map((days) =>
    uptimeOf(down, checked, dayOf(now - days * DAY)),
  );
  return {
    ...{ name, url, slug, status: state, uptime, uptimeWeek, uptimeMonth, time: time ?? old?.time ?? 0 },
    ...{ dailyMinutesDown: down, dailyMinutesChecked: checked, checked: new Date(now).toISOString() },
    ...{ problem, certificateEnds },
  };
}

/** The kept days of a field of any form, latest first. */
function daysOf(field, now) {
  const first = dayOf(now - (KEPT_DAYS - 1) * DAY);
  const days = Object.entries(Object(field)).filter(
    ([day, minutes]) => /^\d{4}-\d{2}-\d{2}$/.test(day) && day >= first && minutes >= 0,
  );
  return Object.fromEntries(days.sort(([a], [b]) => b.localeCompare(a)));
}

/**
 * Minutes that a check counts for, by day: since the previous check, 60 at most. The first check counts for one.
 * @returns {[string, number][]}
 */
function minutesSince(before, now) {
  const since = Number.isNaN(before) ? now - MINUTE : Math.max(before, now - MAX_MINUTES * MINUTE);
  const midnight = now - (now % DAY);
  const ends = since < midnight ? [midnight, now] : [now];
  return ends.flatMap((to, i) => {
    const from = ends[i - 1] ?? since;
    return to > from ? [[dayOf(from), (to - from) / MINUTE]] : [];
  });
}

function dayOf(time) {
  return new Date(time).toISOString().slice(0, 10);
}

/** Rounded to hide floating-point noise. */
function add(sum = 0, minutes = 0) {
  return Math.round((sum + minutes) * 100) / 100;
}

/** "99.93%" of the minutes checked after a day, rounded down: 100 % means never down. */
function uptimeOf(down, checked, after) {
  let whole = 0;
  let missing = 0;
  for (const day of Object.keys({ ...checked, ...down })) {
    if (day <= after) continue;
    missing += down[day] ?? 0;
    // Upptime's file does not say how much was checked.
    whole += Math.max(checked[day] ?? 0, down[day] ?? 0);
  }
  return `${(Math.floor((1 - missing / (whole || 1)) * 10_000) / 100).toFixed(2)}%`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  checkNode();
  installPackages();
  const { loadModule } = await import("./support/load-module.mjs");
  const { readContent } = await loadModule("vite/content/read-content.ts");
  const { websites, folder } = readContent();
  process.exitCode = await run({ websites, file: `${root}${folder}/public/status.json` });
}
