import { shownId } from "#theme/layer/base.ts";
import type { SectionName } from "#theme/layer/org-settings.ts";
import { addTo, type ForeignToken, type Note, type Reading } from "./types.ts";

export type Candidate = {
  id: string;
  section: SectionName;
  isColor: boolean;
  /** From a token for both themes. A value for this theme alone wins over it. */
  isGuess: boolean;
  value: unknown;
  token: ForeignToken;
};

/** Chooses one value for each token. Later sets of Tokens Studio win; files that contradict each other are skipped. */
export function mergeCandidates(
  candidates: readonly Candidate[],
  skipped: Note[],
): Pick<Reading, "sections" | "imported"> {
  const agreed = new Map<string, Candidate>();
  const groups = new Map<string, Candidate[]>();
  for (const each of candidates) addTo(groups, `${each.section}.${shownId(each.id)}`, each);
  for (const [name, group] of groups) {
    const meant = group.filter((each) => !each.isGuess);
    const rivals = latest(meant.length > 0 ? meant : group, name, skipped);
    const [first] = rivals;
    if (!first) continue;
    if (rivals.some((each) => text(each) !== text(first))) {
      const values = rivals.map((each) => `${text(each)} (${each.token.full.join(".")} in ${each.token.file})`);
      skipped.push({
        what: name,
        why: `Its values differ: ${[...new Set(values)].slice(0, 6).join(", ")}.`,
        fix: "Import only the file you want.",
      });
      continue;
    }
    agreed.set(name, first);
  }
  const sections = { both: Object.create(null), dark: Object.create(null), light: Object.create(null) };
  const imported = new Set<string>();
  for (const each of agreed.values()) {
    const id = shownId(each.id);
    const [dark, light, both] = ["dark", "light", "both"].map((section) => agreed.get(`${section}.${id}`));
    // Figma writes sizes into each mode.
    const isCommon = !each.isColor && !both && dark && light && text(dark) === text(light);
    const section = isCommon ? "both" : each.section;
    sections[section][id] = each.value;
    imported.add(`${section}.${id}`);
  }
  return { sections, imported: [...imported] };
}

/** Keeps the last set's value of each Tokens Studio file. */
function latest(group: readonly Candidate[], name: string, skipped: Note[]): Candidate[] {
  const last = new Map(group.map((each) => [each.token.file, each]));
  return group.filter((each) => {
    const later = last.get(each.token.file) ?? each;
    if (each.token.kind !== "tokens-studio" || later === each) return true;
    if (text(later) !== text(each)) {
      skipped.push({
        what: `${name}: ${text(each)} (${each.token.full.join(".")} in ${each.token.file})`,
        why: `A later set has ${text(later)} (${later.token.full.join(".")}).`,
      });
    }
    return false;
  });
}

function text({ value }: Candidate): string {
  return typeof value === "string" ? value : JSON.stringify(value);
}
