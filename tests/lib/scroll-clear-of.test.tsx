import { expect, test } from "vitest";
import { scrollClearOf } from "#lib/scroll-clear-of.ts";

test("Tab scrolls the focused element clear of a banner, if the banner is not inert", () => {
  const root = document.documentElement;
  root.style.scrollPaddingBottom = "100px";
  document.body.innerHTML = `
    <div style="height: 300vh"><button style="position: absolute; top: calc(100vh - 110px)">Covered</button></div>
    <div><section style="position: fixed; inset: auto 0 0; height: 100px"></section></div>`;
  const [banner, button] = [document.querySelector("section"), document.querySelector("button")] as HTMLElement[];
  const stop = scrollClearOf(banner as HTMLElement);
  const tab = () => document.dispatchEvent(new KeyboardEvent("keyup", { key: "Tab" }));
  button?.focus({ preventScroll: true });
  (banner?.parentElement as HTMLElement).inert = true;
  tab();
  expect(scrollY).toBe(0);
  (banner?.parentElement as HTMLElement).inert = false;
  tab();
  expect(scrollY).toBeGreaterThan(0);
  stop();
  root.style.scrollPaddingBottom = "";
  document.body.replaceChildren();
});
