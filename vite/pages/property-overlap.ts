/** Names of the same property: a shorthand and its longhands, logical and physical sides. */
const FAMILIES: readonly [RegExp, string][] = [
  [/^(?:inset|top|right|bottom|left)(?:-|$)/, "inset"],
  [/^padding(?:-|$)/, "padding"],
  [/^margin(?:-|$)/, "margin"],
  [/^scroll-padding(?:-|$)/, "scroll-padding"],
  [/^scroll-margin(?:-|$)/, "scroll-margin"],
  [/^border-(?:[a-z-]+-)?radius$/, "radius"],
  [/^border(?:-|$)/, "border"],
  [/gap$/, "gap"],
  [/^grid-(?:column|row|area)/, "grid-place"],
  [/^(?:place|align|justify)-/, "place"],
  [/^(?:width|inline-size)$/, "width"],
  [/^(?:height|block-size)$/, "height"],
  [/^(?:font|line-height)(?:-|$)/, "font"],
];

/** Whether two properties may set the same thing; true when in doubt. */
export function overlap(one: string, other: string): boolean {
  if (one === other) return true;
  if (one.startsWith("--") || other.startsWith("--")) return false;
  const [a, b] = [familyOf(one), familyOf(other)];
  return a === b || a.startsWith(`${b}-`) || b.startsWith(`${a}-`);
}

const families = new Map<string, string>();

function familyOf(property: string): string {
  const known = families.get(property);
  if (known) return known;
  const plain = property.replace(/^-(?:webkit|moz|ms)-/, "");
  const family = FAMILIES.find(([pattern]) => pattern.test(plain))?.[1] ?? plain;
  families.set(property, family);
  return family;
}
