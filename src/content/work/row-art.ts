/** The line drawings of the work list. Used as masks: only their shape counts, the row gives them its text colour. */
import edusim from "./edusim/row.svg";
import marz from "./marz/row.svg";
import type { Slug } from "./projects.ts";
import timeslot from "./timeslot/row.svg";
import vxnessa from "./vxnessa/row.svg";

export const rowArt: Record<Slug, string> = { edusim, vxnessa, marz, timeslot };
