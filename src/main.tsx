/** Hydrates the prerendered page. Each step is its own task, so a click waits for one step, not for all. */
import "virtual:tokens.css";
import "virtual:fonts.css";
import "./app.css";
import { StrictMode, startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { Alerts } from "./components/alert/alerts.tsx";
import { hasReloaded } from "./lib/load-or-reload.ts";
import { whenIdle } from "./lib/when-idle.ts";
import { loadUsers } from "./services/users.ts";
import { initTheme } from "./theme/theme.ts";

/** `path` is the page in #root; undefined in dev, where #root is empty. */
const { dataset } = document.documentElement;

initTheme();
// The built site shows it before its first frame: swap-page.js.
if (import.meta.env.DEV && location.search.includes("theme=")) {
  const openStudio = () => import("./studio/open-studio.tsx").then((studio) => studio.openStudio());
  void import("./studio/preview.ts").then(({ showPreview }) => showPreview(openStudio));
}
start().catch((error) => {
  // The page stays as it is, and app.css says so.
  console.error(error);
  delete dataset.pendingRoute;
  dataset.appFailed = "";
});

async function start(): Promise<void> {
  if (document.readyState === "loading") await new Promise((done) => addEventListener("DOMContentLoaded", done));
  await nextTask();
  const { App, createRouter } = await import("./app.tsx");
  await nextTask();
  const path = replaceWithHashUrl();
  let router = await createRouter();
  // A readable page beats an error page, unless the visitor's own click led to a reload and they need to see its result.
  const error = Object.values(router.state.errors ?? {}).find((each) => !isNotFound(each));
  if (error && path === dataset.path && !hasReloaded()) throw error;
  await nextTask();
  const appWith = (Root: typeof App) => (
    <StrictMode>
      <Root router={router} />
    </StrictMode>
  );
  const container = document.getElementById("root") as HTMLElement;
  // Instead of src/boot.js, React handles every press from here on.
  window.onclick = null;
  window.onchange = null;
  clearScrollPositions();
  // The markup only fits if the visitor is still on this page and it loaded.
  if (router.state.location.pathname === dataset.path && !error) {
    // Otherwise react-router 7.18 scrolls to the top, although the visitor may have scrolled down by now.
    router.state.restoreScrollPosition = false;
    // A transition hydrates in slices.
    startTransition(() => void hydrateRoot(container, appWith(App)));
  } else {
    // The hidden markup of another page goes (boot.js); the error page's stays until React renders the same.
    if ("pendingRoute" in dataset) container.replaceChildren();
    const root = createRoot(container);
    root.render(appWith(App));
    // In the dev server, changed content is shown without a reload.
    import.meta.hot?.accept("./app.tsx", async (changed) => {
      const next = changed as unknown as typeof import("./app.tsx");
      const { flushSync } = await import("react-dom");
      const old = router;
      router = await next.createRouter();
      const { scrollX, scrollY } = window;
      flushSync(() => root.render(appWith(next.App)));
      // A new router starts at the top.
      scrollTo(scrollX, scrollY);
      old.dispose();
    });
  }
  delete dataset.pendingRoute;
  // A root of its own: a modal makes the page inert, and alerts must stay usable.
  createRoot(document.getElementById("alerts") as HTMLElement).render(
    <StrictMode>
      <Alerts data-part="alerts" />
    </StrictMode>,
  );
  whenIdle(() => loadUsers());
}

/** An unknown address is not a failure: the host's 404 page hydrates like any other. */
function isNotFound(error: unknown): boolean {
  return error instanceof Object && "status" in error && error.status === 404;
}

/**
 * If react-router 7.18 reads a number or a string as its scroll positions, no page opens any more. It would also return to a
 * reloaded page's position, which swap-page.js has restored, although the visitor may have scrolled on.
 */
function clearScrollPositions(): void {
  const key = "react-router-scroll-positions";
  try {
    const positions = JSON.parse(sessionStorage.getItem(key) ?? "{}");
    if (typeof positions !== "object") sessionStorage.removeItem(key);
    else if (scrollY > 0) {
      delete positions[history.state.key];
      sessionStorage.setItem(key, JSON.stringify(positions));
    }
  } catch {
    // Storage is blocked, or its content is not JSON, which the router handles.
  }
}

/** @returns the requested path */
function replaceWithHashUrl(): string {
  const asked = location.hash.startsWith("#/") ? location.hash.slice(1) : `${dataset.path ?? "/"}${location.hash}`;
  const address = new URL(`./${location.search}#${asked}`, document.baseURI);
  // The router stores scroll positions by key. Without one, the first pages of a tab would share a position.
  history.replaceState(history.state ?? { key: Math.random().toString(36).slice(2) }, "", address);
  return asked.replace(/[?#].*/, "");
}

/** Lets pending input run first. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
