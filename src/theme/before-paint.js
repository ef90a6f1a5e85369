// Inlined at the start of the body (vite/pages/theme-script.ts): no frame shows the wrong theme, an accepted cookie banner, or
// this page while the address asks for another.
(() => {
  const { dataset } = document.documentElement;
  let stored;
  try {
    stored = localStorage.getItem("isDarkMode");
    // The prerendered page contains the cookie banner.
    if (localStorage.getItem("cookieConsent") === "accepted") dataset.consent = "";
  } catch {
    // Storage is blocked, so the system decides.
  }
  const light = stored === "false" || (stored !== "true" && matchMedia("(prefers-color-scheme: light)").matches);
  document.body.classList.add(light ? "light-mode" : "dark-mode");
  // index.html has one tag for each theme, dark first.
  const colors = document.querySelectorAll('meta[name="theme-color"]');
  for (const meta of colors) meta.content = colors[light ? 1 : 0].content;
  const [, path = dataset.path] = /^#(\/[^?#]*?)\/*(?:[?#]|$)/.exec(location.hash.toLowerCase()) ?? [];
  // boot.js shows that page or theme. The dev server's page has no path of its own.
  if (dataset.path && (path !== dataset.path || location.search.includes("theme="))) dataset.pendingRoute = path;
  // boot.js answers it.
  window.onclick = (event) => {
    window.earlyPress = event;
  };
})();
