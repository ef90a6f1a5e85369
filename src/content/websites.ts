/**
 * The websites of your clients, for the dashboard. As long as the list is empty, the dashboard shows three made-up sites and
 * says so. One entry looks like this:
 *
 *     { name: "Lakeshore Schools", url: "https://lakeshore.example/", since: "2022-09-01", slug: "lakeshore" },
 *
 * `npm run status` then checks each site and writes public/status.json, from which the dashboard has their state. The build
 * stops when an entry is wrong, and says what to correct. Name a site only if its owner agrees: the page is public.
 */
export type Website = {
  /** As your client writes it. */
  name: string;
  /** Absolute, with https:// or http://. */
  url: string;
  /** Day on which the work began, `YYYY-MM-DD`. */
  since: string;
  /** Names the site in status.json, where it must stay the same: small letters, digits and hyphens. */
  slug: string;
};

export const websites: readonly Website[] = [];
