/**
 * The line drawings of the work list: row.svg in a case study's folder, which may be missing. They are masks: their shape is
 * filled with the text colour of the row.
 */
export { rowArt } from "virtual:content/row-art";
