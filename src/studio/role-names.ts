export type Group = { name: string; ids: readonly string[] };

/** Labels of the roles by group. A role without one shows its own name. */
const LABELS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  "Brand colours": { primaryColor: "Primary", secondaryColor: "Secondary" },
  Page: {
    "role.bg": "Background",
    "role.text": "Text",
    "role.mute": "Muted text",
    "role.rule": "Dividers",
    "role.edge": "Field border",
    "role.sunk": "Field",
    "role.hover": "Hover",
    "role.warn-text": "Error text",
  },
  "Black box": {
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
  },
  Accents: {
    "role.primary": "Primary (buttons, accent line)",
    "role.on-primary": "Text on primary",
    "role.primary-text": "Primary as text",
    "role.secondary": "Secondary (links, hover)",
    "role.on-secondary": "Text on secondary",
    "role.focus": "Focus ring",
    "role.focus-gap": "Focus ring gap",
  },
  States: {
    "role.ok": "Success",
    "role.hold": "Warning",
    "role.bad": "Error",
    "role.note": "Info",
    "role.ink": "Ink",
    "role.bone": "Bone",
  },
};
const roleNames: Readonly<Record<string, string>> = Object.assign({}, ...Object.values(LABELS));

/** Groups all colours: roles, each case study's, and any others in the token files. */
export function colorGroups(colorIds: readonly string[]): Group[] {
  const rest = colorIds.filter((id) => !(id in roleNames) && !id.startsWith("org_settings."));
  const routes = [...new Set(rest.filter((id) => id.startsWith("route.")).map((id) => id.split(".")[1] as string))];
  const others = rest.filter((id) => !id.startsWith("route."));
  return [
    ...Object.entries(LABELS).map(([name, labels]) => ({ name, ids: Object.keys(labels) })),
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
