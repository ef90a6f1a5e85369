/** Runs in the page: the texts that it shows or says. */
export function shownTexts(): string[] {
  const named = [...document.querySelectorAll("body [aria-label], body [placeholder], body [title], body [alt]")];
  const names = named.flatMap((element) =>
    ["aria-label", "placeholder", "title", "alt"].map((name) => element.getAttribute(name) ?? ""),
  );
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  while (walker.nextNode()) {
    const isCode = walker.currentNode.parentElement?.closest("script, style, noscript");
    if (!isCode) texts.push(walker.currentNode.textContent ?? "");
  }
  return [...names, ...texts].map((text) => text.trim()).filter(Boolean);
}
