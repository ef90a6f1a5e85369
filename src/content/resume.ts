/** The content's resume.json, a JSON Resume (https://jsonresume.org/schema), with name and links from site.yaml. */
export { resume } from "virtual:content/resume";

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
  work: readonly {
    name: string;
    position: string;
    summary: string;
    period: string;
    slug?: string;
    highlights?: string[];
  }[];
  education: readonly { institution: string; area?: string; studyType?: string; period: string }[];
  skills: readonly { name: string; keywords: readonly string[] }[];
  languages: readonly { language: string; fluency?: string }[];
};
