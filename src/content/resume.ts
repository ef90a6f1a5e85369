/** The content's resume.json, a JSON Resume (https://jsonresume.org/schema), with name and links from site.yaml. */
export { resume } from "virtual:content/resume";

export type Dates = { startDate?: string; endDate?: string };

/** @public virtual.d.ts imports it, which knip does not read. */
export type Resume = {
  basics: {
    name: string;
    label: string;
    email: string;
    summary?: string;
    profiles: readonly { network: string; url: string }[];
  };
  /** `slug` belongs to the case study of the same name. */
  work: readonly ({ name: string; position: string; summary: string; slug?: string } & Dates)[];
  education: readonly ({ institution: string; area?: string; studyType?: string } & Dates)[];
  skills: readonly { name: string; keywords: readonly string[] }[];
  languages: readonly { language: string; fluency?: string }[];
};

/** `2014-06` to `2016` as "Jun 2014 – 2016". Without an end it is still open. */
export function periodOf({ startDate, endDate }: Dates): string {
  const end = endDate ? monthOf(endDate) : "present";
  if (!startDate) return endDate ? end : "";
  return monthOf(startDate) === end ? end : `${monthOf(startDate)} – ${end}`;
}

function monthOf(date: string): string {
  const [year = "", month] = date.split("-");
  const name = month && new Date(`2000-${month}-01`).toLocaleString("en", { month: "short", timeZone: "UTC" });
  return name ? `${name} ${year}` : year;
}
