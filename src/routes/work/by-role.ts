import type { Project } from "#content/work/projects.ts";

/** `value` is usable in an id. */
type Choice = { value: string; label: string; count: number };

export const ALL = "all";

export function byRole(list: readonly Project[], choice: string): readonly Project[] {
  return choice === ALL ? list : list.filter(({ role }) => keyOf(role) === choice);
}

/** The filter's tabs: all, then each role in order. */
export function roleChoices(list: readonly Project[]): Choice[] {
  const roles = new Map(list.map(({ role }) => [keyOf(role), role]));
  return [
    { value: ALL, label: "All", count: list.length },
    ...[...roles].map(([value, label]) => ({ value, label, count: byRole(list, value).length })),
  ];
}

function keyOf(role: Project["role"]): string {
  return role.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, "-");
}
