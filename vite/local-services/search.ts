/** An address search over the bundled places, in the United States and Canada alone, with answers in Nominatim's form. */
import { readFileSync } from "node:fs";
import { removeDiacritics } from "../../src/lib/plain-text.ts";

type Place = [city: string, region: string, country: keyof typeof countries, lat: number, lon: number];

/** Cities of the United States and Canada, the larger ones first. */
const places: Place[] = JSON.parse(readFileSync(new URL("./places.json", import.meta.url), "utf8"));

/** As many as src/services/geocoder.ts asks for. */
const LIMIT = 5;
const countries = { us: "United States", ca: "Canada" } as const;

/** Places whose name has a word beginning with each word of `q`, best first. */
export function searchPlaces(parameters: URLSearchParams) {
  const words = fold(parameters.get("q") ?? "");
  if (words.length === 0) {
    return { status: 400, body: { error: { code: 400, message: "Nothing to search for: the parameter q is empty." } } };
  }
  const found = places
    .map((place, index) => ({ place, index, name: fold(displayName(place)) }))
    .filter(({ name }) => words.every((word) => hasWordWith(name, word)))
    // City names before regions, then larger cities, which are first in the list.
    .sort((a, b) => rank(a.name, words) - rank(b.name, words) || a.index - b.index)
    .slice(0, LIMIT)
    .map(({ place, index }) => result(place, index));
  return { status: 200, body: found };
}

function displayName([city, region, country]: Place): string {
  return `${city}, ${region}, ${countries[country]}`;
}

function result(place: Place, index: number) {
  const [name, , , lat, lon] = place;
  return {
    place_id: index + 1,
    licence: "Bundled list of places, for local use",
    lat: String(lat),
    lon: String(lon),
    name,
    display_name: displayName(place),
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
