/**
 * Texts of the pages that are not case studies. `title` is the document's title, before the owner's name. What search
 * engines and link previews show stands in site-pages.ts.
 */

import type { FitTitle } from "./fit-title.ts";
import { profile } from "./profile.ts";

type FitPage = { title: string; fit: FitTitle };

export const pages = {
  landing: {
    title: profile.title,
  },
  work: {
    title: "Work",
    heading: "WORK",
    lead: "Each box is a project. Open any of them.",
  },
  about: {
    title: "About",
    fit: { wide: ["About"], narrow: ["About"] },
    // CONFIRM: lead and bio are written for you. Keep what is true.
    lead: "I came to code from the design side and stayed for the build. Drawing a screen and shipping it myself keeps the drawing honest.",
    bio: [
      "I like work with edges: a school board’s rules, a salon’s half-hours, a render farm’s queue. Constraints give an interface its shape, and people can feel when the shape is right.",
    ],
    resumeLabel: "Resume",
    experienceHeading: "Experience",
    skillsHeading: "Skills",
    quote: { text: "Make it work, make it right, make it fast.", by: "Kent Beck" },
  },
  contact: {
    title: "Contact",
    fit: { wide: ["Hello"], narrow: ["Hello"] },
    heading: "Let's Build Your Website!",
    fields: { name: "Name", email: "Email", message: "Message" },
    send: "Send",
  },
  inquiry: {
    title: "Inquiry",
    heading: "Let's Build Your Website!",
    fit: { wide: ["Let's build", "your website!"], narrow: ["Let's build", "your website!"] },
    lead: "Three answers are enough to start.",
    fields: { name: "Name", email: "Email", projectDetails: "Project Details" },
    send: "Send Inquiry",
    sent: "Thank you! I'll be in touch soon.",
    again: "Write another",
    /**
     * Off: an inquiry is logged to the browser's console and goes nowhere, as specified. On: it is also delivered by
     * the contact form's mail service.
     */
    deliverByEmail: false,
  },
  showcase: {
    title: "Showcase",
    fit: { wide: ["Showcase"], narrow: ["Showcase"] },
  },
  dashboard: {
    title: "Client websites",
    fit: { wide: ["Dashboard"], narrow: ["Dashboard"] },
    sampleNote: "Sample data: three made-up sites, so that the dashboard has something to show.",
  },
} satisfies Record<string, { title: string } & Partial<FitPage> & Record<string, unknown>>;
