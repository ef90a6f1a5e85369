// Shows what the address asks for: another page, in the place of the one whose file the host sent, or another theme. boot.js
// fetches this script only then.

// The Content-Security-Policy names this policy alone. No other code can use it, and the parser runs no script.
const policy = window.trustedTypes?.createPolicy("page", { createHTML: (html) => html });

/** A page of the site as a document, and its styles as text: this page's policy forbids them inside the document. */
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
 * Shows the theme of the address, and the page of a path or the error page.
 * @param path such as "/work/my-project"
 * @param html what the host answered for the path; no text where the page is the one that the host sent
 * @param fetchText fetches a file of the site
 * @param adopt adds a style sheet, given as text
 * @returns the data of the page's own boot script
 * @throws when neither page can be had, or the app has begun without it
 */
export async function showPage(path, html, fetchText, adopt) {
  const { dataset } = document.documentElement;
  if (location.search.includes("theme=")) {
    // vite/pages/prerender.ts puts the paths here. Without the script the page has the site's own look.
    const openStudio = () => import("STUDIO").then((studio) => studio.openStudio());
    await import("PREVIEW").then(({ showPreview }) => showPreview(openStudio)).catch(() => {});
  }
  // A host may answer with nothing at all.
  if (typeof html !== "string") {
    delete dataset.elsewhere;
    return document.querySelector("script[data-main]").dataset;
  }
  let found = parse(html);
  // For a path that does not exist, some hosts answer with a page of their own.
  if (found.path !== path && found.path !== "/404") found = parse(await fetchText("404.html"));
  const { page, css } = found;
  // The parser runs no scripts, so it reads the content of noscript as elements. React expects text there.
  for (const plain of page.querySelectorAll("noscript")) plain.textContent = plain.innerHTML;
  if (document.readyState === "loading") {
    await new Promise((resolve) => addEventListener("DOMContentLoaded", resolve));
  }
  // Nothing has come for so long that the app shows the page by itself.
  if (!("elsewhere" in dataset)) throw new Error("Too late.");
  adopt(css);
  for (const style of document.querySelectorAll("style")) style.remove();
  document.getElementById("root").replaceWith(page.getElementById("root"));
  document.title = page.title;
  delete dataset.elsewhere;
  Object.assign(dataset, page.documentElement.dataset);
  const left = positionLeft();
  if (left) scrollTo(0, left);
  else document.getElementById(location.hash.toLowerCase().split("#")[2])?.scrollIntoView();
  return page.querySelector("script[data-main]").dataset;
}

/** The scroll position, in px, that the router has recorded for this history entry and will restore. Undefined without. */
function positionLeft() {
  try {
    return JSON.parse(sessionStorage["react-router-scroll-positions"])[history.state.key];
  } catch {
    // Storage is blocked, or the page was never left.
  }
}
