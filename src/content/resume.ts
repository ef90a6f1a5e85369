/**
 * The resume in the JSON Resume schema (https://jsonresume.org/schema): resume.json in the content. Name and addresses are
 * the profile's, so that they are written down once.
 */
export { resume } from "virtual:content/resume";

/** Dates are optional in the schema: none are shown where none are given. */
type Dates = { startDate?: string; endDate?: string };

export type Resume = {
  basics: {
    name: string;
    label: string;
    email: string;
    summary?: string;
    profiles: readonly { network: string; url: string }[];
  };
  /** In the order of the about page. `slug` is of the case study with the same name. */
  work: readonly ({ name: string; position: string; summary: string; slug?: string } & Dates)[];
  education: readonly ({ institution: string; area?: string; studyType?: string } & Dates)[];
  skills: readonly { name: string; keywords: readonly string[] }[];
  languages: readonly { language: string; fluency?: string }[];
};
