/**
 * An address search over the bundled places, in the United States and Canada alone. Its answers have what the site reads of
 * Nominatim's.
 */
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
  const body = places
    .map(([city, region, country, lat, lon]) => {
      const display_name = `${city}, ${region}, ${countries[country]}`;
      return { name: fold(display_name), place: { lat: String(lat), lon: String(lon), display_name } };
    })
    .filter(({ name }) => words.every((word) => name.some((part) => part.startsWith(word))))
    // City names before regions. The list has larger cities first, and the sort keeps that.
    .sort((a, b) => rank(a.name, words) - rank(b.name, words))
    .slice(0, LIMIT)
    .map(({ place }) => place);
  return { status: 200, body };
}

function rank(name: string[], [first = ""]: string[]): number {
  return name[0]?.startsWith(first) ? 0 : 1;
}

/** Words without case and accents: "Québec" is found by "quebec". */
function fold(text: string): string[] {
  return removeDiacritics(text.toLowerCase())
    .split(/[^\p{Letter}\p{Number}]+/u)
    .filter(Boolean);
}
