/**
 * Sample lists from @faker-js/faker's English locale, reduced to what is used: the browser never downloads faker.
 * `import { list } from "virtual:sample-data/airports"`; see the declarations in src/virtual.d.ts.
 */
import type { Plugin } from "vite";

const PREFIX = "virtual:sample-data/";

type Coded = { name: string; iataCode: string };
type Typed = { name: string; iataTypeCode: string };

/** Every list by name. Coded things keep name and code, animals are names. */
export async function sampleData(): Promise<Record<string, readonly (Coded | Typed | string)[]>> {
  const { en } = await import("@faker-js/faker");
  const airline = en.airline as { airline: Coded[]; airplane: Typed[]; airport: Coded[] };
  const animal = en.animal as Record<"bear" | "bird" | "cat" | "cetacean" | "cow", string[]>;
  const coded = ({ name, iataCode }: Coded) => ({ name, iataCode });
  return {
    airlines: airline.airline.map(coded),
    // A plain list suits a couple of hundred options at most; two dozen show it.
    airplanes: airline.airplane.slice(0, 24).map(({ name, iataTypeCode }) => ({ name, iataTypeCode })),
    airports: airline.airport.map(coded),
    bears: animal.bear,
    birds: animal.bird,
    cats: animal.cat,
    cetaceans: animal.cetacean,
    cows: animal.cow,
  };
}

export function sampleDataPlugin(): Plugin {
  return {
    name: "sample-data",
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    async load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return;
      const name = id.slice(PREFIX.length + 1);
      const lists = await sampleData();
      const list = lists[name];
      if (!list) throw new Error(`There is no sample list "${name}". Lists: ${Object.keys(lists).join(", ")}.`);
      return `export const list = ${JSON.stringify(list)};`;
    },
  };
}
