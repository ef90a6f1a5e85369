import type { CaseStudy } from "../case-study.ts";
import board from "./board.svg";
import boardNarrow from "./board-narrow.svg";
import question from "./question.svg";
import turn from "./turn.svg";

export const edusim: CaseStudy = {
  intro:
    "Learning here is a board game: roll, move, answer, pass it on. The site keeps the rules, so that a class can keep playing.",
  responsibilities: [
    "Board, turns and rules in the browser",
    "Question cards and their answers",
    "Server and data behind the game",
  ],
  info: "A game site for a school board. The pictures are drawn for this page and show how it plays, not its screens.",
  url: "https://example.com/edusim",
  figures: [
    {
      src: board,
      width: 1280,
      height: 620,
      narrow: { src: boardNarrow, width: 620, height: 460 },
      size: "full",
      alt: "A board seen from above: a path of square tiles winds past schoolhouses to a flag, with question tiles and pawns on the way. Next to it the turn in four steps: roll, move, answer, pass.",
      caption: "The whole game on one board. A turn has four steps, and the lit one is always the next thing to do.",
    },
    {
      src: question,
      width: 620,
      height: 460,
      size: "half",
      alt: "A question card from a fanned deck asks for three quarters of 20. Of the four answers 12, 15, 16 and 18, the second is chosen.",
      caption: "One question, four answers, nothing else on the card.",
    },
    {
      src: turn,
      width: 620,
      height: 460,
      size: "half",
      alt: "Four pawns of different shapes stand on stairs of different heights. A pointer hangs over the one whose turn it is.",
      caption: "Scores are stairs and players are shapes, so nobody has to tell colours apart.",
    },
  ],
  outro: "The game is best read by playing it.",
};
