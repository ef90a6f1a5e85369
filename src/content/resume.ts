/**
 * The resume in the JSON Resume schema (https://jsonresume.org/schema). The owner edits resume.json; name and
 * addresses are the profile's, so that they are written down once.
 */
import { profile } from "./profile.ts";
import json from "./resume.json";
import type { Slug } from "./work/projects.ts";

export type Resume = {
  basics: {
    name: string;
    label: string;
    email: string;
    summary: string;
    profiles: readonly { network: string; url: string }[];
  };
  /** In the order of the about page. Dates are optional in the schema: none are shown where none are given. */
  work: readonly { name: string; position: string; summary: string; startDate?: string; endDate?: string }[];
  skills: readonly { name: string; keywords: readonly string[] }[];
};

// CONFIRM: experience and skills in resume.json are what the case studies show. Add dates, add and drop skills.
export const resume: Resume = {
  basics: {
    ...json.basics,
    name: profile.name,
    label: profile.title,
    email: profile.email,
    profiles: profile.links.map(({ label, href }) => ({ network: label, url: href })),
  },
  work: json.work,
  skills: json.skills,
};

/**
 * Entries of the experience that link to a case study, by name. The schema of resume.json has no place for the link, and
 * the list of case studies would be one more file for the about page.
 */
export const caseStudies: Readonly<Record<string, Slug | undefined>> = {
  Marz: "marz",
  Edusim: "edusim",
  Vxnessa: "vxnessa",
  Timeslot: "timeslot",
};
