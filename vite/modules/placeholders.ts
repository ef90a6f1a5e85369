import type { Plugin } from "vite";

/** A text that only says what the owner has to write there; `npm run doctor` lists it. */
const PLACEHOLDER = /(["'`])PLACEHOLDER\b(?:\\.|(?!\1)[^\\])*\1/g;

/** Empties such texts of src/content in a build: the pages leave them out, and no visitor has to fetch them. */
export function placeholdersPlugin(): Plugin {
  return {
    name: "placeholders",
    apply: "build",
    enforce: "pre",
    transform: {
      filter: { id: /\/src\/content\/[^?]*\.(?:ts|json)$/, code: /PLACEHOLDER/ },
      handler: (code) => ({ code: code.replace(PLACEHOLDER, '""'), map: null }),
    },
  };
}
