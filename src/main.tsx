/**
 * The app takes the prerendered page over. Each step is a task of its own, so that a click in between waits for one step
 * and not for all.
 */
import "virtual:tokens.css";
import "./app.css";
import { StrictMode, startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { Alerts } from "./components/alert/alerts.tsx";
import { hasReloaded } from "./lib/load-or-reload.ts";
import { whenIdle } from "./lib/when-idle.ts";
import { loadUsers } from "./services/users.ts";
import { initTheme } from "./theme/theme.ts";

/** `path`: of the page that #root holds, as `vite/pages/static-page.ts` wrote it; undefined in dev, where #root is empty. */
const { dataset } = document.documentElement;

initTheme();
// The built site shows it before its first frame: hash-page.js.
if (import.meta.env.DEV && location.search.includes("theme=")) {
  const openStudio = () => import("./studio/open-studio.tsx").then((studio) => studio.openStudio());
  void import("./studio/preview.ts").then(({ showPreview }) => showPreview(openStudio));
}
start().catch((error) => {
  // The page stays as it is, and app.css says so.
  console.error(error);
  delete dataset.elsewhere;
  dataset.dead = "";
});

async function start(): Promise<void> {
  await parsed();
  await nextTask();
  const { App, createRouter } = await import("./app.tsx");
  await nextTask();
  const path = takeAddress();
  dropBrokenPositions();
  const router = await createRouter();
  // An error page would take the place of a page that reads well without its script. After a press that brought a reload the
  // visitor is told what became of it.
  const error = Object.values(router.state.errors ?? {}).find((each) => !isNotFound(each));
  if (error && path === dataset.path && !hasReloaded()) throw error;
  await nextTask();
  const app = (
    <StrictMode>
      <App router={router} />
    </StrictMode>
  );
  const container = document.getElementById("root") as HTMLElement;
  // A transition hydrates in slices, so that a click in between does not wait for the whole page.
  // An error page is other markup than what stands here, and so is a page that the visitor went on to meanwhile.
  if (router.state.location.pathname === dataset.path && !error)
    startTransition(() => void hydrateRoot(container, app));
  else {
    // The markup is another page's and hidden (boot.js). The error page's markup stays until React renders the same.
    if ("elsewhere" in dataset) container.replaceChildren();
    createRoot(container).render(app);
  }
  delete dataset.elsewhere;
  // Alerts have a root of their own: a modal makes the page inert, and alerts must stay usable.
  createRoot(document.getElementById("alerts") as HTMLElement).render(
    <StrictMode>
      <Alerts />
    </StrictMode>,
  );
  whenIdle(() => loadUsers());
}

/** An address that leads nowhere is no failure: the host's error page says so, and comes alive like any page. */
function isNotFound(error: unknown): boolean {
  return error instanceof Object && "status" in error && error.status === 404;
}

/** react-router 7.18 takes any JSON for its scroll positions. With a number or a text no page would open any more. */
function dropBrokenPositions(): void {
  const key = "react-router-scroll-positions";
  try {
    if (typeof JSON.parse(sessionStorage.getItem(key) ?? "{}") !== "object") sessionStorage.removeItem(key);
  } catch {
    // Storage is blocked, or what is kept is no JSON, which the router minds itself.
  }
}

/** Resolves when all of the document is there: boot.js waits for it no longer than it must. */
async function parsed(): Promise<void> {
  if (document.readyState === "loading") await new Promise((done) => addEventListener("DOMContentLoaded", done));
}

/**
 * Gives the address its hash form, without a reload.
 * @returns the path that is asked for
 */
function takeAddress(): string {
  const asked = location.hash.startsWith("#/") ? location.hash.slice(1) : `${dataset.path ?? "/"}${location.hash}`;
  // The base of a static page below the root is the site's root (vite/pages/prerender.ts).
  const address = new URL(`./${location.search}#${asked}`, document.baseURI);
  // The router keeps scroll positions by key. Without a key, every first page of a tab would share one position.
  history.replaceState(history.state ?? { key: Math.random().toString(36).slice(2) }, "", address);
  return asked.replace(/[?#].*/, "");
}

/** Resolves in a new task, so that waiting input is handled first. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
