/** A WebKit that is driven over WebDriver (https://www.w3.org/TR/webdriver2/): WebKitGTK's, where Playwright's cannot be had. */
import { spawn } from "node:child_process";
import { test as base, expect } from "@playwright/test";
import { freePort } from "../../../scripts/support/free-port.mjs";
import { findWebKitDriver } from "../find-engine.mjs";
import { firstVisible, type Target, type Visitor } from "../visitor.ts";

/** An element as the protocol names it. A script of the page gives one and takes one. */
type Handle = Record<string, string>;

const ENTER: Record<string, string> = {
  ...{ Backspace: "\uE003", Tab: "\uE004", Enter: "\uE007", Shift: "\uE008", Escape: "\uE00C", PageDown: "\uE00F" },
  ...{
    End: "\uE010",
    Home: "\uE011",
    ArrowLeft: "\uE012",
    ArrowUp: "\uE013",
    ArrowRight: "\uE014",
    ArrowDown: "\uE015",
    F10: "\uE03A",
  },
};

export class WebKit implements Visitor {
  private readonly origin: string;
  private readonly session: string;
  constructor(origin: string, session: string) {
    this.origin = origin;
    this.session = session;
  }

  async send(method: string, path: string, body?: object) {
    return ask(method, `${this.session}${path}`, body);
  }

  /** Runs a function in the page, with everything it uses as arguments. */
  run<All extends unknown[], Result>(act: (...all: All) => Result, ...all: All): Promise<Awaited<Result>> {
    return this.send("POST", "/execute/sync", { script: `return (${act}).apply(null, arguments)`, args: all });
  }

  /** Opens a page's own file, without what the page before has stored, and waits until the app has taken it over. */
  async open(path: string, { width = 1440, height = 900 } = {}) {
    await this.send("POST", "/window/rect", { width, height });
    await this.send("POST", "/url", { url: this.origin });
    await this.run(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    await this.send("POST", "/url", { url: `${this.origin}${path}` });
    await this.ready();
  }

  async ready() {
    await expect.poll(() => this.run(() => document.querySelector('a[href*="#/"]') !== null)).toBe(true);
    await expect.poll(() => this.run(() => document.fonts.status)).toBe("loaded");
  }

  /** The element, once it is there. */
  async find(target: Target): Promise<Handle> {
    await expect.poll(() => this.has(target), String(target)).toBe(true);
    return (await this.look(target)) as Handle;
  }

  private async look(target: Target): Promise<Handle | null> {
    const [selector, words] = typeof target === "string" ? [target, ""] : target;
    const { source, flags } = new RegExp(words);
    return (await this.run(firstVisible, selector, source, flags)) as unknown as Handle | null;
  }

  async has(target: Target): Promise<boolean> {
    return (await this.look(target)) !== null;
  }

  /** Presses the mouse on the middle of an element, or only points at it. */
  async point(target: Target, { press = true, button = 0 } = {}) {
    const click = press ? ["pointerDown", "pointerUp"].map((type) => ({ type, button })) : [];
    // Finds an element again if a change of page replaced it.
    await expect(async () => {
      const origin = await this.find(target);
      await this.run(standStill, origin);
      const actions = [{ type: "pointerMove", duration: 0, x: 0, y: 0, origin }, ...click];
      await this.send("POST", "/actions", { actions: [{ type: "pointer", id: "mouse", actions }] });
    }).toPass({ timeout: 20_000 });
  }

  /** Presses keys one after the other. Those of "Shift+F10" are held together. */
  async press(...keys: string[]) {
    const actions = keys.flatMap((key) => {
      const held = key.split("+").map((name) => ENTER[name] ?? name);
      const down = held.map((value) => ({ type: "keyDown", value }));
      return [...down, ...held.reverse().map((value) => ({ type: "keyUp", value }))];
    });
    await this.send("POST", "/actions", { actions: [{ type: "key", id: "keys", actions }] });
  }

  /** Enters text where the focus is. From the driver's keys a window that no window manager has focused takes no letters. */
  type(text: string): Promise<boolean> {
    return this.run((text: string) => document.execCommand("insertText", false, text), text);
  }
}

/** Puts an element in the window's middle, once no frame moves it any more. To be run in the page. */
async function standStill(element: unknown) {
  const top = () => (element as Element).getBoundingClientRect().top;
  for (let before = Number.NaN; before !== top(); ) {
    (element as Element).scrollIntoView({ block: "center", behavior: "instant" });
    before = top();
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  }
}

async function ask(method: string, url: string, body?: object) {
  const answer = await fetch(url, { method, body: body && JSON.stringify(body) });
  const { value } = await answer.json();
  if (!answer.ok) throw new Error(`${value.error}: ${value.message}`);
  return value;
}

/** Playwright's `test` with a WebKit that the tests of a worker share. */
export const test = base.extend<object, { webkit: WebKit }>({
  webkit: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of other fixtures here.
    async ({}, use, { project }) => {
      const driver = findWebKitDriver();
      if (!driver)
        throw new Error("There is no WebKitWebDriver here. Run `npm run tools -- webkit`, which installs one.");
      const port = await freePort(4500 + (process.pid % 500));
      const command = [driver, `--port=${port}`];
      // It needs a display, which Xvfb provides.
      if (!process.env.DISPLAY) command.unshift("xvfb-run", "-a", "-s", "-screen 0 2000x1400x24");
      const child = spawn(command[0] as string, command.slice(1), { stdio: "ignore", detached: true });
      try {
        const status = () =>
          ask("GET", `http://127.0.0.1:${port}/status`).then(
            () => true,
            () => false,
          );
        await expect.poll(status).toBe(true);
        const sessions = `http://127.0.0.1:${port}/session`;
        const { sessionId } = await ask("POST", sessions, { capabilities: { alwaysMatch: {} } });
        await use(new WebKit(project.use.baseURL as string, `${sessions}/${sessionId}`));
        await ask("DELETE", `${sessions}/${sessionId}`);
      } finally {
        process.kill(-(child.pid as number));
      }
    },
    { scope: "worker" },
  ],
});
