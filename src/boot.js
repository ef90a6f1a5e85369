// Inlined at the end of every prerendered page (vite/pages/static-page.ts), since the first screen does not need it. One hash in
// the Content-Security-Policy covers it, so its text is the same everywhere; data that differs is in the script element's attributes.
// 1. If the address asks for another page or theme (before-paint.js), swap-page.js shows it.
// 2. The page is complete without scripts, so the app loads only after the first paint.
// 3. No press is lost meanwhile. Links, fields and summaries need no script.
(async () => {
  const { dataset } = document.documentElement;
  const scriptData = document.currentScript.dataset;
  const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
  // WebKit ignores the base element in an inline script's import: https://bugs.webkit.org/show_bug.cgi?id=201692
  const load = (path) => import(new URL(path, document.baseURI));
  // A failed or slow file (a picture, a page, a style sheet) must not block the app.
  const withTimeout = (promise) => Promise.race([promise, wait(9000)]).catch(() => {});
  // From src/layout/frame.tsx. The theme studio of a link may start the app before this script does.
  const hydrated = withTimeout(new Promise((resolve) => addEventListener("hydrated", resolve)));
  const fetchText = async (path) => (await fetch(path)).text();

  // The page's policy forbids new style elements, so later styles are constructed sheets.
  const adopt = (css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
  };

  // Each added face lays the whole page out again, so all are added at once.
  const fetchFonts = async (faces) => {
    const made = [];
    for (const [now, family, file, weight, stretch] of JSON.parse(faces)) {
      await wait();
      const face = new FontFace(family, `url("${file}")`, { weight, stretch });
      made.push([face, now && face.load()]);
    }
    // A font that fails to load keeps its fallback.
    await Promise.allSettled(made.map(([, loading]) => loading));
    for (const [face] of made) document.fonts.add(face);
  };

  const CONTROLS = {
    click: "#root :is(button,[role=radio],[role=gridcell]):not([aria-disabled])",
    change: "#root select",
  };
  const press = (event) => {
    const { type } = event;
    const control = event.target.closest(CONTROLS[type]);
    if (!control) return;
    // A form would be sent.
    event.preventDefault();
    try {
      if (control.role === "switch") {
        const isDark = document.body.className === "light-mode";
        localStorage.isDarkMode = isDark;
        document.body.className = isDark ? "dark-mode" : "light-mode";
        control.ariaChecked = !isDark;
        return;
      }
      if (control.closest("[data-part=cookie-banner]:not([data-force])")) {
        localStorage.cookieConsent = "accepted";
        dataset.consent = "";
        document.querySelector("main").focus({ preventScroll: true });
        return;
      }
    } catch {
      // Storage is blocked, so the app has to remember the answer.
    }
    const isKept = "kept" in control.dataset;
    control.dataset.kept = control.value;
    if (isKept) return;
    addEventListener("hydrated", () => {
      if (type === "change") control.value = control.dataset.kept;
      delete control.dataset.kept;
      control.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true }));
    });
  };
  if (window.earlyPress) press(window.earlyPress);
  window.onclick = press;
  window.onchange = press;

  const { path, pendingRoute } = dataset;
  let page;
  if (pendingRoute) {
    const isElsewhere = pendingRoute !== path;
    // If this fails, the app itself shows the page.
    page = Promise.all([
      load(scriptData.hash),
      isElsewhere && fetchText(pendingRoute === "/" ? "./" : `.${pendingRoute}/`),
    ]).then(([{ showPage }, html]) => showPage(pendingRoute, html, fetchText, adopt));
  }
  const { css, faces, main, modules } = (await withTimeout(page)) ?? scriptData;
  // Only without scripts a form can do nothing. Typed text stays.
  for (const fieldset of document.querySelectorAll("fieldset")) fieldset.disabled = false;
  await new Promise((resolve) => {
    // The inline title font is decoded on first use, so the title appears one frame later.
    const nextFrame = () => requestAnimationFrame(() => setTimeout(resolve));
    new PerformanceObserver((list) => {
      if (list.getEntriesByName("first-contentful-paint")[0]) document.fonts.ready.then(nextFrame);
    }).observe({ type: "paint", buffered: true });
    // Some browsers do not report paints.
    setTimeout(resolve, 1000);
  });

  // A host may answer only six requests at once, and the app waits for this small file.
  const styled = withTimeout(fetchText(css).then(adopt));
  for (const href of [main, ...modules.split(" ")]) {
    // Starting a request takes a slow phone about 10 ms, and 20 ms for a font.
    await wait();
    document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
  }
  // A working page matters more than a styled one, so the app starts without this sheet too.
  await styled;
  load(main).catch(() => {
    // The page stays as it is, and app.css says so.
    delete dataset.pendingRoute;
    dataset.appFailed = "";
  });
  await hydrated;
  // Last, since their requests and the new layout would delay the app.
  fetchFonts(faces);
})();
