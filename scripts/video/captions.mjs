/** WebVTT for those who do not hear the clip; the times come from the motion. */
import { DURATION, hits, LID, restsAt } from "./motion.mjs";

export function captions() {
  const first = hits.find(({ what }) => what === "floor").time;
  const knock = hits.find(({ what }) => what === "wall").time;
  const cues = [
    [LID.opens, first - 0.4, "[ a lid slides open, a low tone begins ]"],
    [first, knock - 0.1, "[ a ball bounces ]"],
    [knock, knock + 1.2, "[ it knocks against the wall ]"],
    [knock + 1.3, restsAt - 0.2, "[ it rolls back ]"],
    [restsAt, LID.closes - 0.2, "[ the ball comes to rest ]"],
    [LID.closes + 0.1, DURATION, "[ the lid closes with a thud, the tone ends ]"],
  ];
  const blocks = cues.map(([from, to, text]) => `${stamp(from)} --> ${stamp(to)}\n${text}\n`);
  return ["WEBVTT\n", ...blocks].join("\n");
}

function stamp(seconds) {
  const whole = Math.round(seconds * 1000);
  return `00:${String(Math.floor(whole / 1000)).padStart(2, "0")}.${String(whole % 1000).padStart(3, "0")}`;
}
