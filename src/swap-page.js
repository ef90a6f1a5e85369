// Shows the page or theme that the address asks for, if it differs from the file that the host sent. Loaded by boot.js.

// The only policy that the Content-Security-Policy names. No other code can use it, and the parser runs no scripts.
const policy = window.trustedTypes?.createPolicy("page", { createHTML: (html) => html });

/** Splits a page into a document and its styles as text, since the policy forbids style elements. */
function parse(text) {
  let css = "";
  const html = text.replaceAll(/<style>(.*?)<\/style>/gs, (_, rules) => {
    css += rules;
    return "";
  });
  const page = new DOMParser().parseFromString(policy ? policy.createHTML(html) : html, "text/html");
  return { page, css, path: page.documentElement.dataset.path };
}

/**
 * @param path such as "/work/my-project"
 * @param html the host's answer for the path; not a string if the page is already the right one
 * @returns the data of the page's own boot script
 * @throws when neither the page nor the error page loads, or the app has started without it
 */
export async function showPage(path, html, fetchText, adopt) {
  const { dataset } = document.documentElement;
  if (location.search.includes("theme=")) {
    // vite/pages/prerender.ts fills in the paths. If loading fails, the page keeps the site's theme.
    const openStudio = () => import("STUDIO").then((studio) => studio.openStudio());
    await import("PREVIEW").then(({ showPreview }) => showPreview(openStudio)).catch(() => {});
  }
  if (typeof html !== "string") {
    delete dataset.pendingRoute;
    return document.querySelector("script[data-main]").dataset;
  }
  let found = parse(html);
  // Some hosts answer an unknown path with a page of their own.
  if (found.path !== path && found.path !== "/404") found = parse(await fetchText("404.html"));
  const { page, css } = found;
  // DOMParser parses noscript as elements; React expects text.
  for (const plain of page.querySelectorAll("noscript")) plain.textContent = plain.innerHTML;
  if (document.readyState === "loading") {
    await new Promise((resolve) => addEventListener("DOMContentLoaded", resolve));
  }
  // The timeout has passed, and the app shows the page itself.
  if (!("pendingRoute" in dataset)) throw new Error("Too late.");
  adopt(css);
  for (const style of document.querySelectorAll("style")) style.remove();
  document.getElementById("root").replaceWith(page.getElementById("root"));
  document.title = page.title;
  delete dataset.pendingRoute;
  Object.assign(dataset, page.documentElement.dataset);
  const top = savedScrollPosition();
  if (top) scrollTo(0, top);
  else document.getElementById(location.hash.toLowerCase().split("#")[2])?.scrollIntoView();
  return page.querySelector("script[data-main]").dataset;
}

/** The position in px that the router recorded for this history entry and will restore. */
function savedScrollPosition() {
  try {
    return JSON.parse(sessionStorage["react-router-scroll-positions"])[history.state.key];
  } catch {
    // Storage is blocked or holds no position.
  }
}
