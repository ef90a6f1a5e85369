import type { DevEnvironment, EnvironmentModuleNode } from "vite";

/**
 * For a plugin's hotUpdate: the modules that it makes of a changed file. They have no file themselves, so Vite alone would keep
 * what a load made of the file's old content if it ends after the change.
 */
export function changedModules({ moduleGraph }: DevEnvironment, isMadeOf: (id: string) => boolean) {
  const modules = [...moduleGraph.idToModuleMap].flatMap(([id, module]): EnvironmentModuleNode[] => {
    return isMadeOf(id) ? [module] : [];
  });
  for (const module of modules) moduleGraph.invalidateModule(module);
  return modules;
}
