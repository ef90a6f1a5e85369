import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import { finishAnimations } from "../../tests/support/axe-in-page.ts";

const engine = readFileSync(
  createRequire(import.meta.url).resolve("accessibility-checker-engine/ace-window.js"),
  "utf8",
);

type Result = { ruleId: string; value: [string, string]; message: string; snippet: string; path: { dom: string } };
type Engine = { Checker: new () => { check: (root: Node, policies: string[]) => Promise<{ results: Result[] }> } };

/**
 * What IBM's Equal Access engine finds on the page or within an element (WCAG 2.2, A and AA): a rule and its element each.
 * Its failures alone: what the engine calls potential is a question to a person, such as whether "right" is a direction.
 */
export async function ibmFindings(page: Page, within?: string): Promise<string[]> {
  await page.evaluate(engine);
  await finishAnimations(page);
  return page.evaluate(async (within) => {
    const { ace_ibma: engine } = window as unknown as { ace_ibma: Engine };
    const check = async (root: Node) => {
      const { results } = await new engine.Checker().check(root, ["WCAG_2_2"]);
      return results.filter(({ value: [kind, outcome] }) => kind === "VIOLATION" && outcome === "FAIL");
    };
    const part = within ? document.querySelector(within) : null;
    let found = await check(part ?? document);
    // Within an element the engine does not see what names it from outside, so what it finds there is asked of the page.
    if (part && found.length > 0) {
      const isInPart = ({ path }: Result) =>
        part.contains(document.evaluate(path.dom, document, null, XPathResult.FIRST_ORDERED_NODE_TYPE).singleNodeValue);
      found = (await check(document)).filter(isInPart);
    }
    return found.map(({ ruleId, message, snippet }) => `${ruleId}: ${message} ${snippet}`);
  }, within);
}
