/**
 * Texts of the pages that are not case studies. `title` is the document's title, before the owner's name;
 * `description` is what search engines and link previews show.
 */
import type { FitTitle } from "./titles.ts";

type FitPage = { title: string; fit: FitTitle };

export const pages = {
  landing: {
    title: "Product designer & web developer",
    description:
      "A product designer and web developer who draws interfaces and builds them: case studies, components and contact.",
  },
  work: {
    title: "Work",
    description:
      "Case studies of what I designed and built: the problem, my part, the decisions and what each one taught.",
    heading: "WORK",
    lead: "Each box is a project. Open any of them.",
  },
  about: {
    title: "About",
    description: "Who designs and builds here: background, experience, skills and a resume to download.",
    fit: { wide: ["About"], narrow: ["About"], tall: true },
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
    description: "Write to me about your website: a short form, or my email address.",
    fit: { wide: ["Hello"], narrow: ["Hello"] },
    heading: "Let's Build Your Website!",
    fields: { name: "Name", email: "Email", message: "Message" },
    send: "Send",
  },
  inquiry: {
    title: "Inquiry",
    description: "Tell me about your project in three answers.",
    heading: "Let's Build Your Website!",
    fit: { wide: ["Let’s build", "your website!"], narrow: ["Let’s build", "your website!"] },
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
    description: "Interface components with their code and their styling: use them, read them, take them apart.",
    fit: { wide: ["Showcase"], narrow: ["Showcase"] },
  },
  dashboard: {
    title: "Client websites",
    description: "The developer’s view of client websites: status, uptime and issues, with sample data.",
    fit: { wide: ["Dashboard"], narrow: ["Dashboard"] },
    sampleNote: "Sample data: three made-up sites, so that the dashboard has something to show.",
  },
} satisfies Record<string, { title: string; description: string } & Partial<FitPage> & Record<string, unknown>>;
