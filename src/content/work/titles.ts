/** The names of the projects as titles that fill their measure, for the build (../titles.ts). */
import { type FitTitle, oneLine } from "../fit-title.ts";
import { projects } from "./projects.ts";

export const titles: readonly FitTitle[] = projects.map(({ title }) => oneLine(title));
