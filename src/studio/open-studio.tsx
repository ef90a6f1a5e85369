import { StrictMode } from "react";
import { createRoot, type Root } from "react-dom/client";
import { Boundary } from "#components/boundary/boundary.tsx";
import { loadDraft, saveDraft } from "./draft.ts";
import { CUSTOM_COLORS, exitPreview, hideBanner, showBanner } from "./preview.ts";
import { adoptSheet, loadFullStyles, removeSheet } from "./preview-sheet.ts";
import css from "./studio.css?inline";
import { StudioPanel } from "./studio-panel.tsx";

let root: Root | undefined;
let opener: Element | null = null;

/** Falls back to the new banner or the page, since a banner's button is gone by then. */
function restoreFocus(): void {
  const isThere = opener?.isConnected && opener !== document.body;
  const target = isThere ? opener : (document.querySelector("#theme-preview button") ?? document.querySelector("main"));
  if (target instanceof HTMLElement) target.focus({ preventScroll: true });
}

/** @throws if the studio's styles could not be loaded */
export async function openStudio(): Promise<void> {
  await loadFullStyles();
  if (root) {
    document.getElementById("studio-heading")?.focus();
    return;
  }
  opener = document.activeElement;
  const sheet = adoptSheet(css);
  hideBanner();
  const container = Object.assign(document.createElement("div"), { id: "studio", lang: "en" });
  document.body.append(container);
  const close = (exits: boolean) => {
    root?.unmount();
    root = undefined;
    container.remove();
    removeSheet(sheet);
    const draft = loadDraft();
    if (draft) saveDraft({ ...draft, open: false });
    if (exits) exitPreview();
    else if (location.search.includes("theme=")) showBanner(CUSTOM_COLORS, openStudio);
    restoreFocus();
  };
  root = createRoot(container);
  root.render(
    <StrictMode>
      <Boundary what="The studio">
        <StudioPanel onClose={() => close(false)} onExit={() => close(true)} />
      </Boundary>
    </StrictMode>,
  );
}
