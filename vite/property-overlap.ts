/** Which CSS properties set the same thing: a shorthand and its parts, a logical side and a physical one. */

/** Shorthands by side, and what their sides are called where the shorthand's name is no part of them. */
const SIDED = /^(padding|margin|inset|scroll-margin|scroll-padding)(?:-(.+))?$|^(top|right|bottom|left)$/;
const VERTICAL = /^(?:top|bottom|block)/;
const HORIZONTAL = /^(?:left|right|inline)/;

/** Properties that are taken as one: finer distinctions would gain nothing here. */
const FAMILIES: readonly [RegExp, string][] = [
  [/^border-(?:[a-z-]+-)?radius$/, "radius"],
  [/^border-(?:collapse|spacing)$/, "table"],
  [/^border(?:-|$)/, "border"],
  [/gap$/, "gap"],
  [/^grid-(?:column|row|area)/, "grid-place"],
  [/^(?:place|align|justify)-items$/, "items"],
  [/^(?:place|align|justify)-content$/, "content"],
  [/^(?:place|align|justify)-self$/, "self"],
  [/^(?:width|inline-size)$/, "width"],
  [/^(?:height|block-size)$/, "height"],
  [/^(?:font|line-height)(?:-|$)/, "font"],
];

/** Whether both may set the same thing. Errs on the side of yes. */
export function overlap(one: string, other: string): boolean {
  if (one === other) return true;
  if (one.startsWith("--") || other.startsWith("--")) return false;
  const [a, b] = [plain(one), plain(other)];
  const [sidesOfA, sidesOfB] = [SIDED.exec(a), SIDED.exec(b)];
  if (sidesOfA && sidesOfB) {
    const [, shorthandA = "inset", sideA = sidesOfA[3]] = sidesOfA;
    const [, shorthandB = "inset", sideB = sidesOfB[3]] = sidesOfB;
    return shorthandA === shorthandB && shareSide(sideA, sideB);
  }
  const [familyA, familyB] = [familyOf(a), familyOf(b)];
  return familyA === familyB || familyA.startsWith(`${familyB}-`) || familyB.startsWith(`${familyA}-`);
}

const plain = (property: string) => property.replace(/^-(?:webkit|moz|ms)-/, "");

const familyOf = (property: string) => FAMILIES.find(([pattern]) => pattern.test(property))?.[1] ?? property;

/** Undefined is all four sides. Left and right are one: which of them is the inline start depends on the text. */
function shareSide(one: string | undefined, other: string | undefined): boolean {
  if (one === undefined || other === undefined || one === other) return true;
  if (VERTICAL.test(one) !== VERTICAL.test(other)) return false;
  // Opposite sides have nothing in common.
  const opposite = VERTICAL.test(one)
    ? /^(?:top|bottom)$/.test(one) && /^(?:top|bottom)$/.test(other)
    : HORIZONTAL.test(one) && /^(?:left|right)$/.test(one) && /^(?:left|right)$/.test(other);
  return !opposite;
}
