/** Makes the rest of the page inert. Returns what undoes it. */
export function isolate(root: HTMLElement): () => void {
  const others = [...document.body.children].filter(
    (each): each is HTMLElement => each instanceof HTMLElement && each !== root && !each.inert,
  );
  for (const other of others) other.inert = true;
  for (const picture of root.querySelectorAll("img")) {
    const size = (side: string) => Number(picture.getAttribute(side));
    // All now: the network may be gone later.
    picture.loading = "eager";
    picture.closest<HTMLElement>("figure > div")?.style.setProperty("--ratio", `${size("width") / size("height")}`);
  }
  return () => {
    for (const other of others) other.inert = false;
  };
}
