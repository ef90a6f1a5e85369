/** The names of the projects as titles that fill their measure. In a file of their own, for the build (../titles.ts). */
import { type FitTitle, oneLine } from "../titles.ts";
import { projects } from "./projects.ts";

export const titles: readonly FitTitle[] = projects.map(({ title }) => oneLine(title));
