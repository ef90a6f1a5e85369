/**
 * Teaches Playwright what it cannot yet tell an ordinary Firefox over WebDriver BiDi: what the user prefers, pages without
 * scripts, and text as a keyboard enters it. Firefox's own code sets them on the page instead.
 */

/** What Firefox is started with, so that its own code can be reached. */
export const FIREFOX_FLAGS = ["--remote-allow-system-access"];

/**
 * Has Playwright teach every Firefox that it starts.
 * @param {import("@playwright/test").BrowserType} type
 */
export function teachFirefox(type) {
  const launch = type.launch.bind(type);
  type.launch = async (options) => {
    const browser = await launch(options);
    // Playwright's other half, which is in this process.
    await teach(/** @type {any} */ (browser)._connection.toImpl(browser));
    return browser;
  };
}

async function teach(browser) {
  const session = browser._browserSession;
  const send = session.send.bind(session);
  const { contexts } = await send("browsingContext.getTree", { "moz:scope": "chrome" });

  /** Sets properties of a page's browsing context, which is Firefox's own object for its tab. */
  const set = async (page, properties) => {
    const answer = await send("script.callFunction", {
      functionDeclaration: String(setInFirefox),
      arguments: [page.delegate._session.sessionId, JSON.stringify(properties)].map((value) => ({
        type: "string",
        value,
      })),
      target: { context: contexts[0].context },
      awaitPromise: false,
    });
    if (answer.type !== "success") throw new Error(answer.exceptionDetails.text);
  };
  const setMedia = (page) => {
    const { media, colorScheme, reducedMotion, forcedColors } = page.emulatedMedia();
    const orNone = (value) => (value === "no-override" ? "none" : value);
    return set(page, {
      mediumOverride: media === "no-override" ? "" : media,
      prefersColorSchemeOverride: orNone(colorScheme),
      prefersReducedMotionOverride: orNone(reducedMotion),
      forcedColorsOverride: orNone(forcedColors),
    });
  };

  // Firefox 153 does not know this command, and without its answer Playwright opens no page:
  // https://github.com/w3c/webdriver-bidi/issues/1052
  session.send = async (method, params) =>
    method === "emulation.setMediaFeaturesOverride" ? {} : send(method, params);
  after(browser, "doCreateNewContext", (context) => {
    // It knows no permission for the clipboard, which a preference opens.
    context.doGrantPermissions = async () => {};
    after(context, "doCreateNewPage", async (page) => {
      page.delegate.updateEmulateMedia = () => setMedia(page);
      page.delegate._framePosition = (frame) => positionOf(page, frame);
      page.delegate.rawKeyboard.sendText = (_progress, text) => insert(page, text);
      await setMedia(page);
      if (context._options.javaScriptEnabled === false) await set(page, { allowJavascript: false });
    });
  });
}

/** Has something done with what a method makes, before its caller gets it. */
function after(object, method, act) {
  const make = object[method].bind(object);
  object[method] = async (...all) => {
    const made = await make(...all);
    await act(made);
    return made;
  };
}

/** A frame's position in its page. Playwright cannot click in a transformed frame, such as Vitest's `scale(1)`. */
async function positionOf(page, frame) {
  if (frame === page.mainFrame()) return { x: 0, y: 0 };
  return page.delegate.getBoundingBox(await page.delegate.getFrameElement(frame));
}

/**
 * Enters text where the focus is. Playwright sets the field's value by a script of the page, and React takes no notice of
 * such a change.
 */
async function insert(page, text) {
  for (const frame of page.frameManager.frames()) {
    const context = await frame.mainContext();
    await context.evaluate((text) => {
      const isHere = document.hasFocus() && !document.activeElement?.matches("body, iframe");
      if (isHere) document.execCommand("insertText", false, text);
    }, text);
  }
}

/** Runs in Firefox itself. A navigation may replace a tab's browsing context by another, so what was set is kept for the tab. */
function setInFirefox(id, properties) {
  const firefox = /** @type {any} */ (window);
  const { ChromeUtils, Services } = firefox;
  const { NavigableManager } = ChromeUtils.importESModule("chrome://remote/content/shared/NavigableManager.sys.mjs");
  if (!firefox.tabs) {
    firefox.tabs = new Map();
    const set = (context) => context.parent || Object.assign(context, firefox.tabs.get(context.browserId));
    Services.obs.addObserver(set, "browsing-context-attached");
  }
  const context = NavigableManager.getBrowsingContextById(id);
  const all = { ...firefox.tabs.get(context.browserId), ...JSON.parse(properties) };
  firefox.tabs.set(context.browserId, all);
  Object.assign(context, all);
}
