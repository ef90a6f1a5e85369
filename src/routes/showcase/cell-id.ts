/** A component's name in addresses: "Context menu, normal" is `context-menu-normal`. */
export function cellId(title: string): string {
  return title.toLowerCase().replaceAll(/\W+/g, "-");
}
