/** An address search over the bundled places, with Nominatim's parameters and answers. */
import { readFileSync } from "node:fs";
import { removeDiacritics } from "../../src/lib/plain-text.ts";

type Place = [city: string, region: string, country: keyof typeof countries, lat: number, lon: number];

/** Cities of the United States and Canada, the larger ones first. */
const places: Place[] = JSON.parse(readFileSync(new URL("./places.json", import.meta.url), "utf8"));

type Found = { status: number; body: unknown };

const DEFAULT_LIMIT = 10;
const MAX_LIMIT = 40;
const countries = { us: "United States", ca: "Canada" } as const;

/** Places whose name has a word beginning with each word of `q`, best first. */
export function searchPlaces(parameters: URLSearchParams): Found {
  const words = fold(parameters.get("q") ?? "");
  if (words.length === 0) return refuse("Nothing to search for: the parameter q is empty.");
  const format = parameters.get("format") ?? "json";
  if (!["json", "jsonv2"].includes(format)) return refuse(`The format ${format} is not offered here; use json.`);
  const limit = Number(parameters.get("limit") ?? DEFAULT_LIMIT);
  if (!Number.isInteger(limit) || limit < 1) return refuse("The parameter limit must be a whole number above 0.");
  const wanted = parameters.get("countrycodes")?.toLowerCase().split(",");

  const found = places
    .map((place, index) => ({ place, index, name: fold(displayName(place)) }))
    .filter(
      ({ place, name }) => (!wanted || wanted.includes(place[2])) && words.every((word) => hasWordWith(name, word)),
    )
    // City names before regions, then larger cities, which are first in the list.
    .sort((a, b) => rank(a.name, words) - rank(b.name, words) || a.index - b.index)
    .slice(0, Math.min(limit, MAX_LIMIT))
    .map(({ place, index }) => result(place, index, parameters));
  return { status: 200, body: found };
}

function displayName([city, region, country]: Place): string {
  return `${city}, ${region}, ${countries[country]}`;
}

function result(place: Place, index: number, parameters: URLSearchParams) {
  const [city, state, country, lat, lon] = place;
  return {
    place_id: index + 1,
    licence: "Bundled list of places, for local use",
    lat: String(lat),
    lon: String(lon),
    class: "place",
    type: "city",
    name: city,
    display_name: displayName(place),
    ...(parameters.get("addressdetails") === "1" && {
      address: { city, state, country: countries[country], country_code: country },
    }),
    ...(parameters.get("extratags") === "1" && { extratags: {} }),
  };
}

function rank(name: string[], [first = ""]: string[]): number {
  return name[0]?.startsWith(first) ? 0 : 1;
}

function hasWordWith(name: string[], word: string): boolean {
  return name.some((part) => part.startsWith(word));
}

/** Words without case and accents: "Québec" is found by "quebec". */
function fold(text: string): string[] {
  return removeDiacritics(text.toLowerCase())
    .split(/[^\p{Letter}\p{Number}]+/u)
    .filter(Boolean);
}

function refuse(message: string): Found {
  return { status: 400, body: { error: { code: 400, message } } };
}
