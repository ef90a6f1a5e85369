/** Labels of the roles. A role without one shows its own name. */
const roleNames: Readonly<Record<string, string>> = {
  primaryColor: "Primary",
  secondaryColor: "Secondary",
  "role.bg": "Background",
  "role.text": "Text",
  "role.mute": "Muted text",
  "role.rule": "Dividers",
  "role.edge": "Field border",
  "role.sunk": "Field",
  "role.hover": "Hover",
  "role.primary": "Primary (buttons, accent line)",
  "role.on-primary": "Text on primary",
  "role.primary-text": "Primary as text",
  "role.secondary": "Secondary (links, hover)",
  "role.on-secondary": "Text on secondary",
  "role.warn-text": "Error text",
  "role.focus": "Focus ring",
  "role.focus-gap": "Focus ring gap",
  "role.box": "Black box",
  "role.on-box": "Text on box",
  "role.lining": "Lining",
  "role.on-lining": "Text on lining",
  "role.lining-text": "Hover text on box",
  "role.box-mute": "Muted text on box",
  "role.box-rule": "Dividers on box",
  "role.box-sunk": "Field on box",
  "role.box-edge": "Box field border",
  "role.box-focus": "Focus ring on box",
  "role.ink": "Ink",
  "role.bone": "Bone",
  "role.ok": "Success",
  "role.hold": "Warning",
  "role.bad": "Error",
  "role.note": "Info",
};

export type Group = { name: string; ids: readonly string[] };

const ofRole = (...names: readonly string[]) => names.map((name) => `role.${name}`);

const named: readonly Group[] = [
  { name: "Brand colours", ids: ["primaryColor", "secondaryColor"] },
  { name: "Page", ids: ofRole("bg", "text", "mute", "rule", "edge", "sunk", "hover", "warn-text") },
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

/** Groups all colours: roles, each case study's, and any others in the token files. */
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
    ...(others.length ? [{ name: "Other", ids: others }] : []),
  ];
}

const routeParts: Readonly<Record<string, string>> = { lid: "Lid", "on-lid": "Text on lid", case: "Line outline" };

export function nameOf(id: string): string {
  const [group, , part = ""] = id.split(".");
  return roleNames[id] ?? (group === "route" ? (routeParts[part] ?? part) : id.replace("role.", ""));
}
