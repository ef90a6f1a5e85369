/** The photo of the about page: `portrait` in site.yaml. Undefined when the owner has named none. */
import type { Picture } from "./picture.ts";

export { portrait } from "virtual:content/portrait";

export type Portrait = Picture & { alt: string };
