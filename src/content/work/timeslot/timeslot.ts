import type { CaseStudy } from "../case-study.ts";
import deskDark from "./desk-dark.svg";
import deskLight from "./desk-light.svg";
import phoneDark from "./phone-dark.svg";
import phoneLight from "./phone-light.svg";
import weekDark from "./week-dark.svg";
import weekLight from "./week-light.svg";
import weekNarrowDark from "./week-narrow-dark.svg";
import weekNarrowLight from "./week-narrow-light.svg";

// CONFIRM: part, constraints, decisions and what was learnt are read out of the project's drawings. Keep what is true.
export const timeslot: CaseStudy = {
  summary: {
    problem:
      "A salon’s day is sold twice: by phone and at the front desk. Both have to see the same half hours, and neither has time to look for them.",
    part: "Both sides of it: the booking flow for phone and desk, and the calendar and server behind it.",
    outcome: "One calendar in two forms, a list for the thumb and lanes for the desk, each in light and dark.",
  },
  responsibilities: [
    "Booking flow for phone and front desk",
    "Calendar and server behind it",
    "Light and dark versions of every screen",
  ],
  info: "An appointment scheduler for salons. The pictures are drawn for this page and follow the theme you have chosen.",
  facts: {
    year: "PLACEHOLDER: the year, or the first and the last",
    client: "PLACEHOLDER: the client's name, if it may be told",
    team: "PLACEHOLDER: who else worked on it, and on what",
    result: "PLACEHOLDER: what came of it, in numbers that can be checked",
  },
  constraints: [
    "On the phone: one thumb, a small screen, and a day that has to fit on it.",
    "At the desk: a look between two customers, from an arm’s length away.",
    "Every screen in light and dark. No state may rest on a colour that only one of them has.",
  ],
  sections: [
    {
      kind: "text",
      id: "the-unit",
      heading: "Half an hour is the unit",
      text: "Everything in the interface, down to the comb on this page’s edge, is cut to it. An appointment is as tall as it is long: what fits into a gap can be seen, and need not be worked out.",
      figure: {
        name: "A salon’s week",
        src: { dark: weekDark, light: weekLight },
        width: 1280,
        height: 620,
        narrow: { src: { dark: weekNarrowDark, light: weekNarrowLight }, width: 620, height: 460 },
        alt: "A salon’s week: day columns ruled in half hours, with appointments as filled blocks and free time in outline. The chosen slot on Thursday afternoon is drawn as a comb, and a line marks the present time.",
        caption:
          "Filled is taken, outlined is free, and the comb is the slot just chosen. It would not have fitted at noon: it is taller than the gap there.",
      },
    },
    {
      kind: "decision",
      id: "decision-taken-times",
      heading: "What becomes of taken times",
      choice: "They stay in the list, struck out.",
      rejected: "They are left out, and only free times are listed.",
      why: "A list without them is shorter, but noon stands somewhere else in it every day, and a nearly empty one looks broken. Struck out, the day keeps its shape.",
      figure: {
        name: "Booking on a phone",
        src: { dark: phoneDark, light: phoneLight },
        width: 620,
        height: 460,
        alt: "Booking on a phone: a list of half hours on Thursday between a pair of scissors and a comb. Taken times are struck out and 12:00 is chosen.",
        caption: "Noon is the fifth row on every day. The thumb finds it before the eye has read it.",
      },
    },
    {
      kind: "decision",
      id: "decision-lanes",
      heading: "How the desk reads a day",
      choice: "A lane for each chair, along the hours.",
      rejected: "One list of all appointments, in order of time.",
      why: "The question at the desk is seldom what comes next; it is who can sit down now. In lanes the answer is a gap. In a list it has to be worked out, once for each chair.",
      figure: {
        name: "The front desk’s day",
        src: { dark: deskDark, light: deskLight },
        width: 620,
        height: 460,
        alt: "The front desk’s day: four chairs as lanes along the hours, with appointments as filled blocks, free time in outline, and a line at the present time.",
        caption: "The line is now. It crosses one outline: the second chair is free, and for how long can be seen too.",
      },
    },
  ],
  learnt: "The same day wants another shape wherever it is read. What keeps the shapes in step is a unit they share.",
  url: "https://example.com/timeslot",
  outro: "Try the booking flow.",
};
