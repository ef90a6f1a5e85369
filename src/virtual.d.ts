/** Style sheets made by the plugins in vite/. */
declare module "virtual:tokens.css";
declare module "virtual:fit-table.css";

/** A source file as data to display, highlighted by vite/source-display.ts. */
declare module "*?display" {
  export const source: import("#lib/source-text.ts").SourceText;
}
