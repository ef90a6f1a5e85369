/** Tests skipped in an engine, by a part of their file name or title, with the reason. */
/** @type {[RegExp, string][]} */
const EVERYWHERE = [
  [/a card hydrates at once when used/, "reads Chromium's trace, or slows its processor"],
  [/budget\.spec|pictures reserve space/, "counts bytes, which are the same in every engine"],
  [/dev\.spec|start\.spec/, "tests servers and builds, not the engine"],
  [
    /sheets of A4|on few sheets|a page prints the same|prints the net alone|prints its address/,
    "reads Chromium's PDF, or the text of its computed styles",
  ],
];

/** @type {[RegExp, string][]} */
const FIREFOX = [
  [
    /adds no history entry; Back leaves/,
    "Playwright waits over BiDi for a load event that a page out of the cache never has",
  ],
  [
    /a card's command has the page's address|px axe finds nothing, nothing/,
    "Playwright loses the page's scripts over BiDi half-way",
  ],
  [/lifts the lid off its contents|right after the cookie banner/, "headless Firefox says that nothing can hover"],
  [/moves by arrow keys and dragging/, "Playwright moves no pointer out of the window over BiDi"],
  [/studio-files\.spec/, "Playwright gets no downloads over BiDi"],
  [/a lost server leaves slides/, "asks the lost server for an enlarged picture again, although the slide shows it"],
  [/without a connection the source fails/, "an offline page still gets modules over BiDi"],
];

/**
 * Tests skipped in an engine.
 * @param {string} engine
 * @returns {(readonly [where: RegExp, reason: string])[]}
 */
export function leftOut(engine) {
  if (engine === "chromium") return [];
  return engine === "firefox" ? [...EVERYWHERE, ...FIREFOX] : EVERYWHERE;
}
