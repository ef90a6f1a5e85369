import type { CaseStudy } from "../case-study.ts";
import deskDark from "./desk-dark.svg";
import deskLight from "./desk-light.svg";
import phoneDark from "./phone-dark.svg";
import phoneLight from "./phone-light.svg";
import weekDark from "./week-dark.svg";
import weekLight from "./week-light.svg";
import weekNarrowDark from "./week-narrow-dark.svg";
import weekNarrowLight from "./week-narrow-light.svg";

export const timeslot: CaseStudy = {
  intro: "Half an hour is the unit. Everything in the interface, down to the comb on this page’s edge, is cut to it.",
  responsibilities: [
    "Booking flow for phone and front desk",
    "Calendar and server behind it",
    "Light and dark versions of every screen",
  ],
  info: "An appointment scheduler for salons. The pictures are drawn for this page and follow the theme you have chosen.",
  url: "https://example.com/timeslot",
  figures: [
    {
      src: { dark: weekDark, light: weekLight },
      width: 1280,
      height: 620,
      narrow: { src: { dark: weekNarrowDark, light: weekNarrowLight }, width: 620, height: 460 },
      size: "full",
      alt: "A salon’s week: day columns ruled in half hours, with appointments as blocks. The chosen slot on Thursday afternoon is drawn as a comb, and a line marks the present time.",
      caption: "The week. An appointment is as tall as it is long, and the chosen slot is drawn as a comb.",
    },
    {
      src: { dark: phoneDark, light: phoneLight },
      width: 620,
      height: 460,
      size: "half",
      alt: "Booking on a phone: a list of half hours on Thursday between a pair of scissors and a comb. Taken times are struck out and 12:00 is chosen.",
      caption: "Booking by thumb. Taken times stay in the list, struck out, so that the day keeps its shape.",
    },
    {
      src: { dark: deskDark, light: deskLight },
      width: 620,
      height: 460,
      size: "half",
      alt: "The front desk’s day: four chairs as lanes along the hours, with appointments as blocks and a line at the present time.",
      caption: "The front desk reads along a lane for each chair; a gap is a free chair.",
    },
  ],
  outro: "Try the booking flow.",
};
