import { shown } from "virtual:content/shown";

/** Whether the site has a page: the owner may leave some out (`leaveOut` in site.yaml). */
export function isShown(path: string): boolean {
  const [, first = ""] = path.split("/");
  return first === "" || shown.some((name) => name === first);
}
