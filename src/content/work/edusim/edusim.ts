import type { CaseStudy } from "../case-study.ts";
import board from "./board.svg";
import boardNarrow from "./board-narrow.svg";
import question from "./question.svg";
import turn from "./turn.svg";

// CONFIRM: part, constraints, decisions and what was learnt are read out of the project's drawings. Keep what is true.
export const edusim: CaseStudy = {
  summary: {
    problem:
      "Learning here is a board game: roll, move, answer, pass it on. The site has to keep the rules, so that a class can keep playing.",
    part: "Both sides of it: board, turns and questions in the browser, and the server and data behind them.",
    outcome: "A game site where a turn has four steps, and the lit one is always the next thing to do.",
  },
  responsibilities: [
    "Board, turns and rules in the browser",
    "Question cards and their answers",
    "Server and data behind the game",
  ],
  info: "A game site for a school board. The pictures are drawn for this page and show how it plays, not its screens.",
  facts: {
    year: "PLACEHOLDER: the year, or the first and the last",
    client: "PLACEHOLDER: the school board's name, if it may be told",
    team: "PLACEHOLDER: who else worked on it, and on what",
    result: "PLACEHOLDER: what came of it, in numbers that can be checked",
  },
  constraints: [
    "A class plays in turns, so most of the players are waiting at any moment and need to see why.",
    "Pupils read at different speeds: a screen holds what the step needs, and no more.",
    "Not everyone tells colours apart. Colour may repeat a meaning, but never carry it alone.",
  ],
  sections: [
    {
      kind: "text",
      id: "one-board",
      heading: "One board for all",
      text: "The players share a board instead of having one each: what one of them does, the others see. The site keeps count of places and turns, which leaves the players with the question.",
      figure: {
        name: "The board and the four steps of a turn",
        src: board,
        width: 1280,
        height: 620,
        narrow: { src: boardNarrow, width: 620, height: 460 },
        alt: "A board seen from above: a path of square tiles winds past schoolhouses to a flag, with question tiles and pawns on the way. Next to it the turn in four steps: roll, move, answer, pass.",
        caption: "A tile with a question mark stops a pawn. The step that is lit says what the others are waiting for.",
      },
    },
    {
      kind: "decision",
      id: "decision-question-card",
      heading: "What stands on a question card",
      choice: "One question and four answers. While a card is open, the game waits behind it.",
      rejected: "The question in a corner of the board, with scores and dice still in view.",
      why: "A question is the slowest part of a turn and the one that matters. Whatever else moves on the screen is read first, and a slow reader pays for it twice.",
      figure: {
        name: "A question card",
        src: question,
        width: 620,
        height: 460,
        alt: "A question card from a fanned deck asks for three quarters of 20. Of the four answers 12, 15, 16 and 18, the second is chosen.",
        caption: "No score, no clock, no dice: of the game behind it the card shows only the rest of the deck.",
      },
    },
    {
      kind: "decision",
      id: "decision-whose-turn",
      heading: "How to tell whose turn it is",
      choice: "Each player is a shape, scores are stairs, and a pointer hangs over the one to move.",
      rejected: "A colour for each player, and the name of the one to move in that colour.",
      why: "A colour is lost on some pupils and on a weak projector. A shape can be said aloud: “the square is next” means the same to everyone in the room.",
      figure: {
        name: "Four players and whose turn it is",
        src: turn,
        width: 620,
        height: 460,
        alt: "Four pawns of different shapes stand on stairs of different heights. A pointer hangs over the one whose turn it is.",
        caption:
          "The square is next. It also leads, by one step of the stairs, and that can be seen from the last row.",
      },
    },
  ],
  learnt: "A rule that can be seen on the board does not have to be explained. Drawing it is the shorter manual.",
  url: "https://example.com/edusim",
  outro: "The game is best read by playing it.",
};
