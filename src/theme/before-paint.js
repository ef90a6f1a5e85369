// Inlined at the start of the body (vite/pages/theme-script.ts): no frame shows the wrong theme or an accepted cookie banner.
(() => {
  const { dataset } = document.documentElement;
  let stored = null;
  try {
    stored = localStorage.getItem("isDarkMode");
    // The prerendered page contains the cookie banner.
    if (localStorage.getItem("cookieConsent") === "accepted") dataset.consent = "";
  } catch {
    // Storage is blocked, so the system decides.
  }
  const chosen = stored === "true" || stored === "false";
  const light = chosen ? stored === "false" : matchMedia("(prefers-color-scheme: light)").matches;
  document.body.classList.add(light ? "light-mode" : "dark-mode");
  if (chosen) {
    // index.html has one tag for each theme, dark first.
    const colors = document.querySelectorAll('meta[name="theme-color"]');
    const color = colors[light ? 1 : 0]?.content;
    for (const meta of colors) meta.content = color;
  }
})();
