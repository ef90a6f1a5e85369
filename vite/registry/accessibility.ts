/** A component's accessibility, as its tests show it: for its registry item and docs/accessibility.md. */
import { dirname } from "node:path";
import { CONTRACT, KEYS } from "../../src/components/showcase-entry.ts";
import { componentFiles, itemOf, pathOf } from "../modules/component-files.ts";
import { testModules } from "./modules.ts";

/** WCAG 2.2 by level. */
export const CRITERIA = {
  A: `1.1.1 Non-text Content; 1.2.1 Audio-only and Video-only (Prerecorded); 1.2.2 Captions (Prerecorded);
    1.2.3 Audio Description or Media Alternative (Prerecorded); 1.3.1 Info and Relationships; 1.3.2 Meaningful Sequence;
    1.3.3 Sensory Characteristics; 1.4.1 Use of Color; 1.4.2 Audio Control; 2.1.1 Keyboard; 2.1.2 No Keyboard Trap;
    2.1.4 Character Key Shortcuts; 2.2.1 Timing Adjustable; 2.2.2 Pause, Stop, Hide; 2.3.1 Three Flashes or Below Threshold;
    2.4.1 Bypass Blocks; 2.4.2 Page Titled; 2.4.3 Focus Order; 2.4.4 Link Purpose (In Context); 2.5.1 Pointer Gestures;
    2.5.2 Pointer Cancellation; 2.5.3 Label in Name; 2.5.4 Motion Actuation; 3.1.1 Language of Page; 3.2.1 On Focus;
    3.2.2 On Input; 3.2.6 Consistent Help; 3.3.1 Error Identification; 3.3.2 Labels or Instructions; 3.3.7 Redundant Entry;
    4.1.2 Name, Role, Value`.split(/;\s+/),
  AA: `1.2.4 Captions (Live); 1.2.5 Audio Description (Prerecorded); 1.3.4 Orientation; 1.3.5 Identify Input Purpose;
    1.4.3 Contrast (Minimum); 1.4.4 Resize Text; 1.4.5 Images of Text; 1.4.10 Reflow; 1.4.11 Non-text Contrast;
    1.4.12 Text Spacing; 1.4.13 Content on Hover or Focus; 2.4.5 Multiple Ways; 2.4.6 Headings and Labels; 2.4.7 Focus Visible;
    2.4.11 Focus Not Obscured (Minimum); 2.5.7 Dragging Movements; 2.5.8 Target Size (Minimum); 3.1.2 Language of Parts;
    3.2.3 Consistent Navigation; 3.2.4 Consistent Identification; 3.3.3 Error Suggestion;
    3.3.4 Error Prevention (Legal, Financial, Data); 3.3.8 Accessible Authentication (Minimum); 4.1.3 Status Messages`.split(
    /;\s+/,
  ),
};

export type Accessibility = ReturnType<typeof accessibilityOf>;

/** @param entry absolute path of the component's module */
export function accessibilityOf(entry: string, tests = testModules(entry)) {
  const folder = pathOf(dirname(entry));
  const texts = componentFiles(entry).filter(({ path }) => path.startsWith(`${folder}/`));
  const calls = tests.flatMap(({ text }) => text.match(/^componentContract\(.*/gm) ?? []);
  const keys = KEYS[itemOf(pathOf(entry))] ?? [];
  const expectations = calls.length > 0 ? Object.entries<readonly string[]>(CONTRACT) : [];
  const hasStatus = keys.some((each) => /role=status|aria-live/.test(each));
  const pressed = [...(keys.length > 0 ? ["2.1.1"] : []), ...(hasStatus ? ["4.1.3"] : [])];
  const tested = new Set([...expectations.flatMap(([, criteria]) => criteria), ...pressed]);
  const isCovered = (criterion: string) => tested.has(criterion.split(" ")[0] ?? "");
  const all = [...CRITERIA.A, ...CRITERIA.AA];
  return {
    /** WAI-ARIA patterns. */
    patterns: texts.flatMap(({ text }) => text.match(/(?<=^\/\/ )https:\/\/www\.w3\.org\/WAI\/ARIA\/apg\/\S+/) ?? []),
    /** "ArrowDown → [role=option]": keys pressed from the first tab stop, and a selector that then has an element. */
    keys,
    // A call whose last argument is the list of examples opens nothing.
    states: ["closed", "open"].slice(0, calls.length && (calls.every((call) => call.endsWith("examples);")) ? 1 : 2)),
    expectations: expectations.map(([expectation]) => expectation),
    engines: calls.length ? { Chromium: "expectations and keys", Firefox: "a scenario", WebKit: "a scenario" } : {},
    /** Criteria of WCAG 2.2, A and AA. */
    covered: all.filter(isCovered),
    notEvaluated: all.filter((criterion) => !isCovered(criterion)),
  };
}
