// vite/pages/theme-script.ts inlines this script as the first element of the body. It runs before the first frame, so that no
// visitor sees the wrong theme or an answered cookie banner. It is plain JavaScript without imports; the modules of src/
// take over once the page is up.
(() => {
  const { dataset } = document.documentElement;
  let stored = null;
  try {
    stored = localStorage.getItem("isDarkMode");
    // The prerendered page holds the cookie banner. A visitor who has answered must not see it.
    if (localStorage.getItem("cookieConsent") === "accepted") dataset.consent = "";
  } catch {
    // Storage is blocked, so the system decides.
  }
  const chosen = stored === "true" || stored === "false";
  const light = chosen ? stored === "false" : matchMedia("(prefers-color-scheme: light)").matches;
  document.body.classList.add(light ? "light-mode" : "dark-mode");
  if (chosen) {
    // index.html has a tag for each theme, the dark one first. Both now say the chosen colour.
    const colors = document.querySelectorAll('meta[name="theme-color"]');
    const color = colors[light ? 1 : 0]?.content;
    for (const meta of colors) meta.content = color;
  }
})();
