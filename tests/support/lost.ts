/** Texts and controls that are cut off, or that no scrolling reaches. To be run in the page. */
export function lost(): string[] {
  const found: string[] = [];
  const { clientWidth, clientHeight, scrollWidth } = document.documentElement;
  if (scrollWidth > clientWidth) found.push(`the page is ${scrollWidth} px wide, the window ${clientWidth}`);
  for (const box of document.querySelectorAll("body *")) {
    const { overflowY, scrollbarWidth } = getComputedStyle(box);
    if (scrolls(overflowY) && scrollbarWidth === "none" && box.scrollHeight > box.clientHeight + 1) {
      found.push(`nothing shows that <${box.localName} class="${box.className.toString().slice(0, 40)}"> scrolls`);
    }
  }
  for (const { element, what, box, slack } of [...texts(), ...controls()]) {
    const cut = cutOf(element, box, slack);
    if (cut) found.push(`${what}: ${cut}`);
  }
  return [...new Set(found)];

  type Slack = { x: number; y: number };
  type Thing = { element: Element; what: string; box: DOMRect; slack: Slack };

  function texts(): Thing[] {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const things: Thing[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      // A title's letters end before their boxes do: lost-titles.ts measures those.
      if (!node.nodeValue?.trim() || !element || !isShown(element) || element.closest("[data-fit], option")) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      // A line's box is higher than its letters.
      const slack = { x: 1, y: Number.parseFloat(getComputedStyle(element).fontSize) * 0.3 };
      things.push({
        element,
        what: `“${node.nodeValue.trim().slice(0, 40)}”`,
        box: range.getBoundingClientRect(),
        slack,
      });
    }
    return things;
  }

  function controls(): Thing[] {
    return [...document.querySelectorAll("a[href], button, input, select, textarea, summary, [tabindex='0']")]
      .filter(isShown)
      .map((element) => ({
        element,
        what: `<${element.localName}> ${element.ariaLabel ?? element.textContent?.trim().slice(0, 40)}`,
        box: element.getBoundingClientRect(),
        // The room around a mark, there for fingers, may end outside.
        slack: { x: 4, y: 4 },
      }))
      .filter(({ element }) => getComputedStyle(element).display !== "inline");
  }

  function isShown(element: Element): boolean {
    // Outside the window until it has focus: the skip link. Cut short on purpose: a command, which a press copies whole.
    const forEyes = !element.closest(
      '.sr-only, [inert], script, style, noscript, video, a[href$="#main"], button > code',
    );
    return forEyes && element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  }

  /** The clip of the first box around an element. A box that scrolls can show its content. */
  function cutOf(
    element: Element,
    { left, right, top, bottom }: DOMRect,
    { x: slackX, y: slackY }: Slack,
  ): string | undefined {
    const seen = { left, right, top, bottom };
    let position = getComputedStyle(element).position;
    for (let box = element.parentElement; box && box !== document.body; box = box.parentElement) {
      if (position === "fixed") break;
      const style = getComputedStyle(box);
      if (position === "absolute" && style.position === "static" && style.containerType === "normal") continue;
      position = style.position;
      const edge = box.getBoundingClientRect();
      const name = `<${box.localName} class="${box.className.toString().slice(0, 40)}">`;
      if (scrolls(style.overflowX)) {
        if (seen.left < edge.left - box.scrollLeft - slackX && style.direction === "ltr")
          return `starts before ${name}`;
        seen.left = Math.max(seen.left, edge.left);
        seen.right = Math.min(seen.right, edge.right);
      } else if (style.overflowX !== "visible") {
        if (seen.right > edge.right + slackX)
          return `${Math.round(seen.right - edge.right)} px beyond the right of ${name}`;
        if (seen.left < edge.left - slackX) return `${Math.round(edge.left - seen.left)} px beyond the left of ${name}`;
      }
      if (scrolls(style.overflowY)) {
        if (seen.top < edge.top - box.scrollTop - slackY) return `starts above ${name}`;
        seen.top = Math.max(seen.top, edge.top);
        seen.bottom = Math.min(seen.bottom, edge.bottom);
      } else if (style.overflowY !== "visible") {
        if (seen.bottom > edge.bottom + slackY) return `${Math.round(seen.bottom - edge.bottom)} px below ${name}`;
        if (seen.top < edge.top - slackY) return `${Math.round(edge.top - seen.top)} px above ${name}`;
      }
    }
    if (seen.left < -slackX) return `${Math.round(-seen.left)} px left of the window`;
    if (seen.right > clientWidth + slackX) return `${Math.round(seen.right - clientWidth)} px right of the window`;
    if (position === "fixed" && (seen.top < -slackY || seen.bottom > clientHeight + slackY)) return "beyond the window";
    return undefined;
  }

  function scrolls(overflow: string): boolean {
    return overflow === "auto" || overflow === "scroll";
  }
}
