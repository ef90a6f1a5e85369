/**
 * Texts of the pages that are not case studies: pages.yaml in the content, or else the words of src/content/schema.ts.
 * What search engines show of each page stands in site-pages.ts.
 */
export { pages } from "virtual:content/pages";
