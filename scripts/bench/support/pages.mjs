/** The site's pages, by the names that `--pages` takes: addresses of their static files, from the site's root. */
export const PAGES = {
  landing: "",
  work: "work/",
  edusim: "work/edusim/",
  vxnessa: "work/vxnessa/",
  marz: "work/marz/",
  timeslot: "work/timeslot/",
  about: "about/",
  contact: "contact/",
  showcase: "showcase/",
  inquiry: "inquiry/",
  dashboard: "dashboard/",
};

/**
 * The pages that were asked for.
 * @param {readonly string[] | null} names from the command line; `["all"]` is all of them
 * @param {readonly string[]} usual what to measure when none were named
 * @throws when there is no such page
 */
export function wantedPages(names, usual) {
  if (!names) return usual;
  if (names.length === 1 && names[0] === "all") return Object.keys(PAGES);
  const unknown = names.find((name) => !(name in PAGES));
  if (unknown) throw new Error(`There is no page "${unknown}". Pages: ${Object.keys(PAGES).join(", ")}, or all.`);
  return names;
}

/** A page's path in the app: "/work/marz" for marz. */
export function pathOf(page) {
  return `/${PAGES[page]}`.replace(/(?<=.)\/$/, "");
}

/** What a table calls the measurement of a site: the thing itself for ours, "marz, 5eb82fa" for another commit's. */
export function rowName(name, commit) {
  return commit ? `${name}, ${commit}` : name;
}
