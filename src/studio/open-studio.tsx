import { StrictMode } from "react";
import { createRoot, type Root } from "react-dom/client";
import { Boundary } from "#components/boundary/boundary.tsx";
import { loadDraft, saveDraft } from "./draft.ts";
import { hideBanner, leavePreview, showBanner } from "./preview.ts";
import { loadFullStyles } from "./preview-sheet.ts";
import css from "./studio.css?inline";
import { StudioPanel } from "./studio-panel.tsx";

let root: Root | undefined;
let opener: Element | null = null;

/** To what opened the studio. A banner's button has gone by then: to the new banner, or without one to the page. */
function giveFocusBack(): void {
  const isThere = opener?.isConnected && opener !== document.body;
  const target = isThere ? opener : (document.querySelector("#theme-preview button") ?? document.querySelector("main"));
  if (target instanceof HTMLElement) target.focus({ preventScroll: true });
}

/**
 * Opens the studio's panel over the page. It stays over every other page too, and through a reload of the tab.
 * @throws when the studio's styles could not be fetched
 */
export async function openStudio(): Promise<void> {
  await loadFullStyles();
  if (root) {
    document.getElementById("studio-heading")?.focus();
    return;
  }
  opener = document.activeElement;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
  hideBanner();
  const container = Object.assign(document.createElement("div"), { id: "studio" });
  document.body.append(container);
  const close = (leaves: boolean) => {
    root?.unmount();
    root = undefined;
    container.remove();
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
    const work = loadDraft();
    if (work) saveDraft({ ...work, open: false });
    if (leaves) leavePreview();
    else if (location.search.includes("theme=")) showBanner("You see this site in other colours.", openStudio);
    giveFocusBack();
  };
  root = createRoot(container);
  root.render(
    <StrictMode>
      <Boundary what="The studio">
        <StudioPanel onClose={() => close(false)} onLeave={() => close(true)} />
      </Boundary>
    </StrictMode>,
  );
}
