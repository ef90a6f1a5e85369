/** Address lookup at a Nominatim service (https://nominatim.org/release-docs/latest/api/Search/). */

type AddressSuggestion = {
  display_name: string;
  /** Degrees, as decimal text. */
  lat: string;
  lon: string;
};

const PUBLIC_SEARCH = "https://nominatim.openstreetmap.org/search";
const TIMEOUT_MS = 15_000;

/**
 * Creates a cached, throttled search. It throws its signal's reason when aborted, or an error with a `status`: HTTP's, 0 without a
 * connection, 200 for an unreadable answer, 408 after the timeout.
 * @param url absolute, or relative to the document
 * @param interval least time in ms between the starts of two requests; 1000 is the public service's limit
 */
export function createGeocoder(url: string, interval = 1000) {
  const cache = new Map<string, AddressSuggestion[]>();
  let lastStart = Number.NEGATIVE_INFINITY;

  return async (query: string, signal?: AbortSignal) => {
    const q = query.trim().replace(/\s+/g, " ");
    const key = q.toLowerCase();
    if (q === "") return [];
    signal?.throwIfAborted();
    const known = cache.get(key);
    if (known) return known;

    // Several calls may wait. The first to wake sends its request, and the others keep waiting.
    for (let wait = lastStart + interval - Date.now(); wait > 0; wait = lastStart + interval - Date.now()) {
      await new Promise((resolve) => setTimeout(resolve, wait));
      signal?.throwIfAborted();
    }
    const meanwhile = cache.get(key);
    if (meanwhile) return meanwhile;
    lastStart = Date.now();
    const suggestions = await request(searchUrl(url, q), signal);
    cache.set(key, suggestions);
    return suggestions;
  };
}

export const searchAddresses = createGeocoder(import.meta.env.VITE_GEOCODER_URL || PUBLIC_SEARCH);

/** The public service forbids searches while the visitor types. */
export const geocoderAllowsTypeahead = import.meta.env.VITE_GEOCODER_TYPEAHEAD === "true";

function searchUrl(url: string, q: string): URL {
  const address = new URL(url, document.baseURI);
  const parameters = { q, format: "json", addressdetails: "1", limit: "5", countrycodes: "us,ca", extratags: "1" };
  for (const [name, value] of Object.entries(parameters)) address.searchParams.set(name, value);
  return address;
}

async function request(url: URL, signal?: AbortSignal): Promise<AddressSuggestion[]> {
  let status = 0;
  // Not AbortSignal.any, which supported browsers may lack.
  const stopping = new AbortController();
  for (const each of [signal, AbortSignal.timeout(TIMEOUT_MS)]) each?.addEventListener("abort", () => stopping.abort());
  try {
    const response = await fetch(url, { signal: stopping.signal, headers: { accept: "application/json" } });
    status = response.status;
    if (!response.ok) throw new Error(`The search answered ${status} ${response.statusText}.`);
    return readSuggestions(await response.json());
  } catch (error) {
    if (signal?.aborted) throw signal.reason;
    if (stopping.signal.aborted) status = 408;
    throw Object.assign(new Error("Failed to fetch address suggestions", { cause: error }), { status });
  }
}

/** Skips places without a name or position. */
function readSuggestions(answer: unknown): AddressSuggestion[] {
  if (!Array.isArray(answer)) throw new Error("The search did not answer with a list.");
  return answer.flatMap((place: Partial<Record<keyof AddressSuggestion, unknown>> | null) => {
    const { display_name, lat, lon } = place ?? {};
    if (typeof display_name !== "string" || !isDegrees(lat) || !isDegrees(lon)) return [];
    return [{ display_name, lat: String(lat), lon: String(lon) }];
  });
}

function isDegrees(value: unknown): boolean {
  if (typeof value === "string") return value.trim() !== "" && Number.isFinite(Number(value));
  return typeof value === "number" && Number.isFinite(value);
}
