import type { DevEnvironment, EnvironmentModuleNode } from "vite";

/**
 * For a plugin's hotUpdate: the modules of a changed file, and those that the plugin makes of it. These have no file
 * themselves, so Vite alone would keep what a load made of the old content if it ends after the change.
 */
export function changedModules(
  { moduleGraph }: DevEnvironment,
  modules: readonly EnvironmentModuleNode[],
  isMade: (id: string) => boolean,
): EnvironmentModuleNode[] {
  const all = [...modules, ...[...moduleGraph.idToModuleMap.values()].filter(({ id }) => isMade(id ?? ""))];
  for (const module of all) moduleGraph.invalidateModule(module);
  return all;
}
