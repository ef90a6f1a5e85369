// Shows another page of the site in the place of the one whose file has come. Fetched by boot.js where the address's hash
// asks for it.

// The one policy that the Content-Security-Policy names. Nothing else can use it, and the parser runs no script.
const policy = window.trustedTypes?.createPolicy("page", { createHTML: (html) => html });

/** A page of the site as a document of its own, and its styles as text: the policy of this page holds for it too. */
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
 * Shows the page of a path, or the error page.
 * @param path such as "/work/marz"
 * @param part id of an element to scroll to, or undefined
 * @param html promise of what the host answered for the path
 * @param fetchText fetches a file of the site
 * @param adopt adds a style sheet, given as text
 * @returns the data of the page's own boot script
 * @throws when neither page can be had
 */
export async function showPage({ path, part, html, fetchText, adopt }) {
  const { dataset } = document.documentElement;
  let found = parse(await html);
  // Hosts have answers of their own for what is not there.
  if (found.path !== path && found.path !== "/404") found = parse(await fetchText("404.html"));
  const { page, css } = found;
  // The parser runs no scripts and so reads as elements what is text where scripts run.
  for (const plain of page.querySelectorAll("noscript")) plain.textContent = plain.innerHTML;
  if (document.readyState === "loading") {
    await new Promise((resolve) => addEventListener("DOMContentLoaded", resolve));
  }
  adopt(css);
  for (const style of document.querySelectorAll("style")) style.remove();
  document.getElementById("root").replaceWith(page.getElementById("root"));
  document.title = page.title;
  delete dataset.elsewhere;
  Object.assign(dataset, page.documentElement.dataset);
  const left = positionLeft();
  if (left) scrollTo(0, left);
  else document.getElementById(part)?.scrollIntoView();
  return page.querySelector("script[data-main]").dataset;
}

/** Where the router will scroll to in the end: to its own record, under the key of this entry. */
function positionLeft() {
  try {
    return JSON.parse(sessionStorage["react-router-scroll-positions"])[history.state.key];
  } catch {
    // Storage is blocked, or the page was never left.
  }
}
