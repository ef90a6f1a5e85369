import type { Project } from "#content/work/projects.ts";

type Choice = {
  /** Fit for an id. */
  value: string;
  label: string;
  /** How many projects it leaves. */
  count: number;
};

/** The choice that leaves all. */
export const ALL = "all";

/** The projects of one role, in their order. */
export function byRole(list: readonly Project[], choice: string): readonly Project[] {
  return choice === ALL ? list : list.filter(({ role }) => keyOf(role) === choice);
}

/** What a list can be filtered by: all, then its roles in the order they come in. */
export function roleChoices(list: readonly Project[]): Choice[] {
  const roles = [...new Set(list.map(({ role }) => role))];
  return [
    { value: ALL, label: "All", count: list.length },
    ...roles.map((role) => ({ value: keyOf(role), label: role, count: byRole(list, keyOf(role)).length })),
  ];
}

function keyOf(role: Project["role"]): string {
  return role.toLowerCase().replaceAll(" ", "-");
}
