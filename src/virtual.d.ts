/** Style sheets made by the plugins in vite/. */
declare module "virtual:tokens.css";
declare module "virtual:fit-table.css";

/** A source file as data to display, highlighted by vite/source-display.ts. */
declare module "*?display" {
  export const source: import("#lib/source-text.ts").SourceText;
}

/** What a component costs, gzipped, measured by vite/component-cost.ts. */
declare module "*?cost" {
  export const bytes: number;
}

/** Sample lists, made at build time by vite/sample-data.ts. */
declare module "virtual:sample-data/airlines" {
  export const list: readonly { name: string; iataCode: string }[];
}
declare module "virtual:sample-data/airplanes" {
  export const list: readonly { name: string; iataTypeCode: string }[];
}
declare module "virtual:sample-data/airports" {
  export const list: readonly { name: string; iataCode: string }[];
}
declare module "virtual:sample-data/bears" {
  export const list: readonly string[];
}
declare module "virtual:sample-data/birds" {
  export const list: readonly string[];
}
declare module "virtual:sample-data/cats" {
  export const list: readonly string[];
}
declare module "virtual:sample-data/cetaceans" {
  export const list: readonly string[];
}
declare module "virtual:sample-data/cows" {
  export const list: readonly string[];
}
