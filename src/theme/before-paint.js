// The first element inside body, inlined by vite/pages/theme-script.ts: it runs before anything is painted, so no visitor
// sees the wrong theme or an answered cookie banner. Plain JavaScript without imports; the modules of src/ take over once
// the page is up.
(() => {
  const { dataset } = document.documentElement;
  let stored = null;
  try {
    stored = localStorage.getItem("isDarkMode");
    // An answered cookie banner is part of the prerendered page, but not of what this visitor sees.
    if (localStorage.getItem("cookieConsent") === "accepted") dataset.consent = "";
  } catch {
    // Storage is blocked: follow the system.
  }
  const chosen = stored === "true" || stored === "false";
  const light = chosen ? stored === "false" : matchMedia("(prefers-color-scheme: light)").matches;
  document.body.classList.add(light ? "light-mode" : "dark-mode");
  if (chosen) {
    // In index.html the dark colour stands first; now both tags say the chosen one.
    const colors = document.querySelectorAll('meta[name="theme-color"]');
    const color = colors[light ? 1 : 0]?.content;
    for (const meta of colors) meta.content = color;
  }
})();
