import { fileURLToPath } from "node:url";

/** The project's root. */
export const root = fileURLToPath(new URL("../..", import.meta.url));
