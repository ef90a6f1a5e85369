/** The custom properties of `body` in a style sheet, for the selectors of the tokens' and studio's sheets. */
import postcss, { type AtRule } from "postcss";

export type Visit = {
  /** The class that scripts have set on `body`. */
  theme: "dark" | "light" | undefined;
  system: "dark" | "light";
  /** The window's, in px. */
  width: number;
};

/** Selectors that match `body`, with their specificity and theme. Print is ignored. */
const BODY: Record<string, { strength: number; holds: (visit: Visit) => boolean }> = {
  body: { strength: 1, holds: () => true },
  "html body": { strength: 2, holds: () => true },
  "body.light-mode": { strength: 11, holds: ({ theme }) => theme === "light" },
  "html body.light-mode": { strength: 12, holds: ({ theme }) => theme === "light" },
  "body:not(.dark-mode)": { strength: 11, holds: ({ theme }) => theme !== "dark" },
  "html body:not(.dark-mode)": { strength: 12, holds: ({ theme }) => theme !== "dark" },
};
const OF_OTHERS =
  /^(?::root|html:root|:root:has\(> \.light-mode\)|:root:not\(:has\(> \.dark-mode\)\)|:where\(button, .*)$/;

function holds(media: string, visit: Visit): boolean {
  return media.split(" and ").every((condition) => {
    const [, name, value] = /^\((max-width|prefers-color-scheme): (\w+)\)$/.exec(condition) ?? [];
    if (name === "max-width") return visit.width <= Number.parseInt(value as string, 10);
    if (name) return visit.system === value;
    if (condition === "print") return false;
    throw new Error(`The condition ${condition} is unknown here.`);
  });
}

export type Cascade = (visit: Visit) => Map<string, string>;

export function cascadeOf(css: string): Cascade {
  type Found = { media: string | undefined; matches: (typeof BODY)[string][]; variables: [string, string][] };
  const rules: Found[] = [];
  postcss.parse(css).walkRules((rule) => {
    const media = rule.parent?.type === "atrule" ? (rule.parent as AtRule).params : undefined;
    // Case studies' accents are not on `body`.
    if (media === "print" || media === "components") return;
    const selectors = rule.selector.startsWith(":where(") ? [rule.selector] : rule.selectors;
    const matches = selectors.flatMap((selector) => {
      if (!BODY[selector] && !OF_OTHERS.test(selector)) throw new Error(`The selector ${selector} is unknown here.`);
      return BODY[selector] ?? [];
    });
    const variables: [string, string][] = [];
    rule.walkDecls(/^--/, ({ prop, value }) => {
      variables.push([prop, value]);
    });
    rules.push({ media, matches, variables });
  });
  return (visit) => {
    const winners = new Map<string, { value: string; strength: number }>();
    for (const { media, matches, variables } of rules) {
      if (media && !holds(media, visit)) continue;
      const strength = Math.max(...matches.filter((each) => each.holds(visit)).map((each) => each.strength));
      if (strength < 0) continue;
      for (const [name, value] of variables) {
        if ((winners.get(name)?.strength ?? 0) <= strength) winners.set(name, { value, strength });
      }
    }
    return new Map([...winners].map(([name, { value }]) => [name, value]));
  };
}
