/** What each role is for, in a word or two. Roles without one show their own name. */
const roleNames: Readonly<Record<string, string>> = {
  primaryColor: "Primary",
  secondaryColor: "Secondary",
  "role.bg": "Room",
  "role.text": "Text",
  "role.mute": "Quiet text",
  "role.rule": "Rules",
  "role.edge": "Edges of fields",
  "role.sunk": "Fields",
  "role.hover": "Pointed at",
  "role.primary": "Buttons, accent line",
  "role.on-primary": "Text on them",
  "role.primary-text": "Primary as text",
  "role.secondary": "Filled links",
  "role.on-secondary": "Text on them",
  "role.warn-text": "Errors",
  "role.focus": "Focus ring",
  "role.focus-gap": "Gap of the ring",
  "role.box": "Black box",
  "role.on-box": "Text on it",
  "role.lining": "Lining",
  "role.on-lining": "Text on it",
  "role.lining-text": "Pointed-at text",
  "role.box-mute": "Quiet text on it",
  "role.box-rule": "Rules on it",
  "role.box-sunk": "Fields on it",
  "role.box-edge": "Their edges",
  "role.box-focus": "Focus ring on it",
  "role.ink": "Ink",
  "role.bone": "Bone",
  "role.ok": "Fine",
  "role.hold": "Waiting",
  "role.bad": "Broken",
  "role.note": "Note",
};

export type Group = { name: string; ids: readonly string[] };

const ofRole = (...names: readonly string[]) => names.map((name) => `role.${name}`);

const named: readonly Group[] = [
  { name: "Your two colours", ids: ["primaryColor", "secondaryColor"] },
  { name: "Room", ids: ofRole("bg", "text", "mute", "rule", "edge", "sunk", "hover", "warn-text") },
  {
    name: "Black box",
    ids: ofRole(
      ...["box", "on-box", "lining", "on-lining", "lining-text"],
      ...["box-mute", "box-rule", "box-sunk", "box-edge", "box-focus"],
    ),
  },
  {
    name: "Accents",
    ids: ofRole("primary", "on-primary", "primary-text", "secondary", "on-secondary", "focus", "focus-gap"),
  },
  { name: "States", ids: ofRole("ok", "hold", "bad", "note", "ink", "bone") },
];

/** Every colour of the site in groups: roles, each case study's, and whatever the token files have besides. */
export function colorGroups(colorIds: readonly string[]): Group[] {
  const known = new Set(named.flatMap(({ ids }) => ids));
  const rest = colorIds.filter((id) => !known.has(id) && !id.startsWith("org_settings."));
  const routes = [...new Set(rest.filter((id) => id.startsWith("route.")).map((id) => id.split(".")[1] as string))];
  const others = rest.filter((id) => !id.startsWith("route."));
  return [
    ...named,
    ...routes.map((route) => ({
      name: route.toUpperCase(),
      ids: rest.filter((id) => id.startsWith(`route.${route}.`)),
    })),
    ...(others.length ? [{ name: "Others", ids: others }] : []),
  ];
}

const routeParts: Readonly<Record<string, string>> = { lid: "Lid", "on-lid": "Text on it", case: "Casing of its line" };

/** A token's name as the studio shows it. */
export function nameOf(id: string): string {
  const [group, , part = ""] = id.split(".");
  return roleNames[id] ?? (group === "route" ? (routeParts[part] ?? part) : id.replace("role.", ""));
}
