import "virtual:tokens.css";
import "./app.css";
import { StrictMode, startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { App, createRouter } from "./app.tsx";
import { Alerts } from "./components/alert/alerts.tsx";
import { whenIdle } from "./lib/when-idle.ts";
import { loadUsers } from "./services/users.ts";
import { followTheme } from "./theme/theme.ts";

followTheme();

// The modules' own evaluation was a task: the router starts in another, so that an early click waits for one of them.
await new Promise((resolve) => setTimeout(resolve));
await takeOver(document.documentElement.dataset.path);

// Beside the root: a modal makes the root inert, and alerts stay usable. A crash of the one leaves the other.
createRoot(document.getElementById("alerts") as HTMLElement).render(
  <StrictMode>
    <Alerts />
  </StrictMode>,
);

whenIdle(() => loadUsers());

/**
 * Puts the app into #root. A prerendered page of the path that is asked for is hydrated as it stands; anything else is
 * rendered in its place. Either way the address takes the hash form, without a reload.
 * @param prerendered path of the page that #root holds; undefined in dev, where it is empty
 */
async function takeOver(prerendered: string | undefined): Promise<void> {
  const hash = location.hash.startsWith("#/") ? location.hash.slice(1) : "";
  const path = hash || prerendered || "/";
  // A link to a part of the static page, such as work/marz/#decision: the router scrolls there itself.
  const part = hash ? "" : location.hash;
  // The base of a static page below the root is the site's root (vite/prerender.ts).
  const address = new URL(`./${location.search}#${path}${part}`, document.baseURI);
  // Without a key of its own every first page of a tab counts as one, and takes over where the last was scrolled to.
  history.replaceState(history.state ?? { key: Math.random().toString(36).slice(2) }, "", address);
  const router = await createRouter();
  const app = (
    <StrictMode>
      <App router={router} />
    </StrictMode>
  );
  const container = document.getElementById("root") as HTMLElement;
  // In slices: a click or a key in between does not wait for the whole page.
  if (path === prerendered) startTransition(() => void hydrateRoot(container, app));
  else {
    // Emptied at once: React does so only with its first commit, a frame or two later.
    container.replaceChildren();
    createRoot(container).render(app);
  }
  // before-paint.js had hidden a page that was not the one asked for.
  delete document.documentElement.dataset.elsewhere;
}
