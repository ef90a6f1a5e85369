import src from "./portrait.svg";

/** The photo of the about page: until the owner brings one, a drawing. Put your own picture beside it and name it here. */
// CONFIRM: a drawing stands here for your photo.
export const portrait = {
  src,
  width: 480,
  height: 640,
  alt: "A portrait made of vertical lines: a person with round glasses, lit from the left.",
};
