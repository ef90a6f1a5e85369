import { fileURLToPath } from "node:url";

/** The project's root, an absolute path with a slash at its end. */
export const root = fileURLToPath(new URL("..", import.meta.url));
