/**
 * Who the owner is. Everything here is the owner's to fill in: `npm run doctor` lists what is still a placeholder.
 */
import type { FitTitle } from "./fit-title.ts";

export type SideLink = {
  /** What the side box shows. */
  label: string;
  href: string;
  /** What a screen reader says: tells the four links apart out of context. */
  name: string;
};

export type Profile = {
  /** Address of this website once it is published, with a closing slash: for canonical links and link previews. */
  site: string;
  name: string;
  /** Job title, as running text. */
  title: string;
  /** The same, cut into the lines the landing page sets it in. */
  titleLines: FitTitle;
  bio: string;
  email: string;
  /** In the order of the side box. */
  links: readonly SideLink[];
  copyright: string;
  /** Path of the resume below the site's root. */
  resume: string;
};

export const profile: Profile = {
  site: "https://example.com/",
  name: "Your Name",
  // CONFIRM: title and bio are written for you. Keep what is true.
  title: "Product designer & web developer",
  titleLines: {
    wide: ["Product designer", "& web developer"],
    narrow: ["Product", "designer", "& web", "developer"],
  },
  bio: "I design interfaces, then build them. A game for schools, an artist’s portfolio, a studio pipeline, a salon’s calendar: the same box, with something different inside.",
  email: "hello@example.com",
  links: [
    { label: "Website", href: "https://example.com/", name: "Home page of the owner" },
    { label: "GitHub", href: "https://github.com/example", name: "GitHub profile" },
    { label: "LinkedIn", href: "https://www.linkedin.com/in/example", name: "LinkedIn profile" },
    { label: "Instagram", href: "https://www.instagram.com/example", name: "Instagram profile" },
  ],
  copyright: "© 2025",
  resume: "resume.pdf",
};
