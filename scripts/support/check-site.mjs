/** Asks a website for its page, as a visitor would, and says in words what is wrong with the answer. */
import { request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";

/** In ms: how long a check takes at most, and how late an answer counts as slow. */
const TIMEOUT = 15_000;
const SLOW = 5000;
const MAX_REDIRECTS = 5;
/** Bytes that are read of a page. An answer that is cut off before counts as none. */
const ENOUGH = 64 * 1024;

/**
 * @typedef {object} Finding
 * @property {"up" | "down" | "degraded"} state degraded: it answers, but slowly
 * @property {number | null} status HTTP status of the last answer that came whole; null without one
 * @property {number | null} time until the first byte of the last answer, redirects included, in ms; null without an answer
 * @property {string | null} certificateEnds last day of the certificate that ends first, `YYYY-MM-DD`; null without https
 * @property {string | null} problem a sentence; null when all is well
 */

/**
 * One check: a GET that follows redirects. Never throws, since a failure is a finding too.
 * @param {string} address
 * @param {{ timeout?: number, slow?: number }} [limits] in ms: for the whole check (default 15,000), and from when on an
 *   answer is slow (default 5,000)
 * @returns {Promise<Finding>}
 */
export async function checkSite(address, { timeout = TIMEOUT, slow = SLOW } = {}) {
  const begin = performance.now();
  const signal = AbortSignal.timeout(timeout);
  /** @type {Finding} */
  const finding = { state: "down", status: null, time: null, certificateEnds: null, problem: null };
  try {
    let url = webAddress(address);
    for (let redirects = 0; ; redirects++) {
      const { status, location, certificateEnds } = await ask(url, signal, () => {
        finding.time = Math.round(performance.now() - begin);
      });
      finding.status = status;
      if (certificateEnds && !(finding.certificateEnds < certificateEnds)) finding.certificateEnds = certificateEnds;
      if (!isRedirect(status)) break;
      if (redirects === MAX_REDIRECTS) throw new Refusal(`It redirects more than ${MAX_REDIRECTS} times.`);
      if (!location) throw new Refusal(`It answers ${status}, a redirect, but does not say where to.`);
      url = webAddress(location, url);
    }
    if (finding.status < 200 || finding.status > 299) throw new Refusal(`It answers ${finding.status}.`);
    finding.state = finding.time > slow ? "degraded" : "up";
    if (finding.state === "degraded") finding.problem = `It took ${(finding.time / 1000).toFixed(1)} s to answer.`;
  } catch (error) {
    finding.problem = signal.aborted
      ? `It did not ${finding.time === null ? "answer" : "send its page"} within ${timeout / 1000} s.`
      : error instanceof Refusal
        ? error.message
        : inWords(error);
  }
  return finding;
}

/** What the check itself objects to, in words. */
class Refusal extends Error {}

/**
 * @param {string} text
 * @param {URL} [from] the address that led here
 */
function webAddress(text, from) {
  const named = from ? "It redirects to" : "The address is";
  if (!URL.canParse(text, from?.href)) {
    throw new Refusal(`${named} "${text}", which is no web address. It has to begin with https:// or http://.`);
  }
  const url = new URL(text, from);
  if (url.protocol === "https:" || url.protocol === "http:") return url;
  throw new Refusal(`${named} "${text}", which begins with neither https:// nor http://.`);
}

function isRedirect(status) {
  return [301, 302, 303, 307, 308].includes(status);
}

/**
 * One request. Resolves when enough of the answer is there.
 * @param {URL} url
 * @param {AbortSignal} signal
 * @param {() => void} onFirstByte
 */
function ask(url, signal, onFirstByte) {
  return new Promise((resolve, reject) => {
    const isSecure = url.protocol === "https:";
    const options = {
      signal,
      // A connection of its own, so that each check sees the certificate.
      agent: false,
      headers: { accept: "text/html,*/*;q=0.8", "user-agent": "website-status-check/1.0" },
    };
    const request = (isSecure ? requestHttps : requestHttp)(url, options, (response) => {
      onFirstByte();
      const certificate = isSecure ? /** @type {any} */ (response.socket).getPeerCertificate?.() : null;
      const answer = {
        status: response.statusCode,
        location: response.headers.location,
        certificateEnds: certificate?.valid_to ? new Date(certificate.valid_to).toISOString().slice(0, 10) : null,
      };
      const done = () => {
        resolve(answer);
        response.destroy();
      };
      response.on("error", reject);
      if (isRedirect(answer.status)) return done();
      let bytes = 0;
      response.on("data", (chunk) => {
        bytes += chunk.length;
        if (bytes >= ENOUGH) done();
      });
      response.on("end", done);
    });
    request.on("error", reject);
    request.end();
  });
}

const WORDS = {
  ENOTFOUND: "Its host name is not known.",
  EAI_AGAIN: "Its host name could not be looked up.",
  ECONNREFUSED: "It refuses the connection.",
  ECONNRESET: "The connection was cut off.",
  EPIPE: "The connection was cut off.",
  ETIMEDOUT: "The connection timed out.",
  EHOSTUNREACH: "Its host cannot be reached.",
  ENETUNREACH: "There is no way to its network.",
  CERT_HAS_EXPIRED: "Its certificate has expired.",
  CERT_NOT_YET_VALID: "Its certificate is not valid yet.",
  ERR_TLS_CERT_ALTNAME_INVALID: "Its certificate is for another host name.",
  DEPTH_ZERO_SELF_SIGNED_CERT: "Its certificate is self-signed, so browsers refuse it.",
  SELF_SIGNED_CERT_IN_CHAIN: "Its certificate is self-signed, so browsers refuse it.",
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: "Its certificate comes without those that vouch for it.",
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: "Its certificate comes from somebody unknown.",
};

function inWords(error) {
  // A host with several addresses fails with an error for each.
  const { code, message } = error.errors?.[0] ?? error;
  if (WORDS[code]) return WORDS[code];
  if (/^HPE_/.test(code)) return "Its answer is no HTTP.";
  if (/SSL|TLS/.test(`${code} ${message}`)) return "It does not speak https.";
  return `The request failed (${code ?? message}).`;
}
