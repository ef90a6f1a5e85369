/** Which value a token gets where several files or sets have one. */
import type { SectionName } from "#theme/layer/org-settings.ts";
import { shownId } from "./names.ts";
import type { ForeignToken, Note, Taken } from "./types.ts";

export type Candidate = {
  id: string;
  section: SectionName;
  isColor: boolean;
  /** A value that came out for this theme of a token for both. A value that is meant for the theme wins over it. */
  isGuess: boolean;
  value: unknown;
  token: ForeignToken;
};

/**
 * Takes what is agreed on. Within one file of Tokens Studio the later set wins, as it does there. Files that contradict
 * each other are both left, and named with their values.
 */
export function mergeCandidates(candidates: readonly Candidate[], left: Note[]): { taken: Taken; took: string[] } {
  const agreed = new Map<string, Candidate>();
  const groups = new Map<string, Candidate[]>();
  for (const each of candidates) {
    const name = `${each.section}.${shownId(each.id)}`;
    const group = groups.get(name);
    if (group) group.push(each);
    else groups.set(name, [each]);
  }
  for (const [name, group] of groups) {
    const meant = group.filter((each) => !each.isGuess);
    const rivals = latest(meant.length > 0 ? meant : group, name, left);
    const [first] = rivals;
    if (!first) continue;
    if (rivals.some((each) => text(each) !== text(first))) {
      const said = rivals.map((each) => `${text(each)} (${each.token.full.join(".")} in ${each.token.file})`);
      left.push({
        what: name,
        why: `Its values contradict each other: ${[...new Set(said)].slice(0, 6).join(", ")}.`,
        fix: "Drop the one that counts, alone.",
      });
      continue;
    }
    agreed.set(name, first);
  }
  const taken: Taken = { both: Object.create(null), dark: Object.create(null), light: Object.create(null) };
  const took = new Set<string>();
  for (const each of agreed.values()) {
    const id = shownId(each.id);
    const [dark, light, both] = ["dark", "light", "both"].map((section) => agreed.get(`${section}.${id}`));
    // A size has no theme: one that Figma writes into each mode is one for both.
    const isCommon = !each.isColor && !both && dark && light && text(dark) === text(light);
    const section = isCommon ? "both" : each.section;
    taken[section][id] = each.value;
    took.add(`${section}.${id}`);
  }
  return { taken, took: [...took] };
}

/** Of the values of one file of Tokens Studio, that of the last set. */
function latest(group: readonly Candidate[], name: string, left: Note[]): Candidate[] {
  const last = new Map(group.map((each) => [each.token.file, each]));
  return group.filter((each) => {
    const later = last.get(each.token.file) ?? each;
    if (each.token.kind !== "tokens-studio" || later === each) return true;
    if (text(later) !== text(each)) {
      left.push({
        what: `${name}: ${text(each)} (${each.token.full.join(".")} in ${each.token.file})`,
        why: `A later set says ${text(later)} (${later.token.full.join(".")}).`,
      });
    }
    return false;
  });
}

function text({ value }: Candidate): string {
  return typeof value === "string" ? value : JSON.stringify(value);
}
