/** The contract can fail: examples that break each of its expectations, with a part of the message. */
import axe from "axe-core";
import { useEffect } from "react";
import { afterEach, describe, expect, test } from "vitest";
import { CONTRACT, type Expectation } from "#components/showcase-entry.ts";
import { checks, restorePage } from "#tests/support/component-contract.tsx";

afterEach(restorePage);

type Broken = readonly [fault: string | (() => void), message: string, open?: () => Promise<unknown>];

const AXE = "axe finds nothing, closed or open, in both themes";
const faint = "forced-color-adjust: none; color: #777; background: #888";
const option = '<div role="option" tabindex="-1" style="outline: none; box-shadow: none">';
const openUnnamed = async () => document.querySelector("p")?.append(document.createElement("button"));
const focusOption = async () => document.querySelector<HTMLElement>("[role=option]")?.focus();

const broken: Record<Expectation, Record<string, Broken>> = {
  [AXE]: {
    "1.1.1": ['<img src="data:,">', "image-alt"],
    "1.3.1": ["<li>Alone</li>", "listitem"],
    "1.4.3": [`<p style="${faint}">Faint</p>`, "color-contrast"],
    "4.1.2": ["<button></button>", "button-name"],
    "in the light theme": [
      "<style>.light-mode p { color: #777; background: #888 }</style><p>Faint</p>",
      "light: color",
    ],
    "once open": ["<p>Text</p>", "button-name", openUnnamed],
  },
  "Tab reaches all in order, with a 3:1 focus ring in both themes, and leaves": {
    "no ring": ['<button style="outline: none">B</button>', '["none",'],
    "a ring like the page": ['<button style="outline-color: #111">B</button>', "greater than or equal to 3"],
    "a stop out of order": ['<button>First</button><button tabindex="2">Second</button>', "to be <button"],
    "a trap": ['<button onkeydown="event.preventDefault()">B</button>', "after the last one"],
  },
  "fields and icons have a contrast of 3:1 in both themes": {
    "a faint icon": ['<p style="color: #777; background: #888"><svg /></p>', "svg"],
    "a field without an edge": ['<input style="border: none; background: none">', "input"],
  },
  "what focus shows can be hovered, stays, and Escape removes it": {
    "a tip that stays": ["<button>B</button><p role=tooltip>Tip</p>", "to be false"],
  },
  "fits 320 px in both writing directions": {
    "a wide box": ['<div style="width: 400px">Wide</div>', "400 to be less than or equal to 320"],
    "a wide list": ['<div role="listbox" style="position: fixed; width: 500px"></div>', "500 to be less"],
  },
  "right-to-left mirrors the layout": {
    "a button on the left": ['<p style="direction: ltr"><button>B</button></p>', "mirrored"],
  },
  "no console messages in StrictMode and no leaks": {
    "a message": [() => console.error("A mistake"), "A mistake"],
    "an interval": [() => void setInterval(() => {}, 1000), "interval of 1000 ms"],
    "a listener": [() => addEventListener("resize", () => {}), "window resize"],
    "an element": [() => document.body.append(document.createElement("i")), "less than or equal to 2"],
  },
  "targets are at least 24 px, and 44 px for touch": {
    "for a mouse": ['<button style="width: 20px; height: 20px"></button>', "width: 20px"],
    "for touch": ['<button style="width: 30px; height: 30px"></button>', "width: 30px"],
  },
  "with reduced motion nothing lasts longer than 1 ms": {
    "a transition": ['<p style="transition-duration: 3s !important">Text</p>', "[3]"],
    "an animation": ['<p style="animation-duration: 2s !important">Text</p>', "[2]"],
  },
  "forced colours keep outlines and focus rings": {
    "no edge": ['<button style="border: none">Bare</button>', "Bare"],
    "no ring": ['<button style="border: 1px solid; outline: none">B</button>', '["none",'],
  },
  "forced colours keep text legible and states apart": {
    "faint text": [`<p style="${faint}">Faint</p>`, "Faint"],
    "a selected option like the other": [
      `${option.replace(">", ' aria-selected="true">')}One</div>${option.replace(">", ' aria-selected="false">')}Two</div>`,
      "One",
    ],
    "a disabled button like others": [
      '<button disabled style="forced-color-adjust: none; color: white; background: black">Off</button>',
      "Off",
    ],
  },
  "the active option stands out in both themes": {
    "a focused option like the other": [`${option}One</div>${option}Two</div>`, "Two", focusOption],
  },
};

function Example({ fault }: { fault: Broken[0] }) {
  const html = typeof fault === "string" ? fault : "";
  useEffect(() => (html ? undefined : (fault as () => void)()), [html, fault]);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSX's own checks would refuse these faults.
  return <div dangerouslySetInnerHTML={{ __html: html }} />;
}

describe.each(Object.entries(broken))("%s: refused is", (expectation, cases) => {
  test.each(Object.entries(cases))("%s", async (_, [fault, message, open]) => {
    const check = checks[expectation as Expectation](() => <Example fault={fault} />, open, 200);
    const outcome = await check.then(
      () => "passes",
      (error) => `${error.message} ${JSON.stringify(error.actual)}`,
    );
    expect(outcome.replaceAll("\\", "")).toContain(message);
  });
});

test("each criterion taken from axe has an example that breaks one of its rules", () => {
  for (const criterion of CONTRACT[AXE]) {
    const rules = axe.getRules([`wcag${criterion.replaceAll(".", "")}`]).map(({ ruleId }) => ruleId);
    expect(rules, criterion).toContain(broken[AXE][criterion]?.[1]);
  }
});
