// Inlined in the head of every static page (vite/pages/static-page.ts). Its text is the same on every page and in every build,
// so that one hash in the Content-Security-Policy covers it. What differs stands in the script element's data.
//
// 1. Where the address's hash asks for another page than this file's, that page's file takes its place (hash-page.js).
// 2. The page is complete without scripts, so they are fetched only after its first frame has been painted.
(() => {
  const root = document.documentElement;
  const own = document.currentScript.dataset;
  const loaded = new Promise((resolve) => addEventListener("load", resolve));
  const fetchText = async (path) => (await fetch(path)).text();
  // A request takes a slow phone some 10 ms to make, a font's some 20.
  const nextTask = () => new Promise((resolve) => setTimeout(resolve));

  // Constructed sheets stand behind those of the page, in the order in which they are adopted. The page's policy allows no
  // other style element than its own.
  const adopt = (css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
  };

  // All faces at once, and only when their files are there: each change of them lays the whole page out again.
  const fetchFonts = async (faces) => {
    const made = [];
    for (const [now, family, file, descriptors] of JSON.parse(faces)) {
      await nextTask();
      const face = new FontFace(family, `url("${file}")`, descriptors);
      made.push([face, now && face.load()]);
    }
    // A file that does not come leaves its stand-in.
    await Promise.allSettled(made.map(([, loading]) => loading));
    for (const [face] of made) document.fonts.add(face);
  };

  const fetchApp = async ({ css, faces, main, modules }) => {
    fetchFonts(faces);
    for (const href of modules.split(" ")) {
      await nextTask();
      document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
    }
    await nextTask();
    // A missing sheet is better than a page that never answers.
    await fetchText(css).then(adopt, () => {});
    import(`./${main}`);
  };

  const painted = () =>
    new Promise((resolve) => {
      // The browser's own word, for two frames may be drawn before one is on the screen. The title's letters are in the
      // page, but they too are read only when the first frame asks for them: the title stands in the next.
      const nextFrame = () => requestAnimationFrame(() => setTimeout(resolve));
      new PerformanceObserver((list) => {
        if (list.getEntriesByName("first-contentful-paint").length) document.fonts.ready.then(nextFrame);
      }).observe({ type: "paint", buffered: true });
      // A browser that does not report what it painted.
      setTimeout(resolve, 1000);
    });

  const [, path, part] = /^#(\/[^?#]*?)\/*(?:\?[^#]*)?(?:#(.*))?$/.exec(location.hash.toLowerCase()) ?? [];
  let page = own;
  if (path && path !== root.dataset.path) {
    root.dataset.elsewhere = "";
    // Asked for beside the script that reads it.
    const html = fetchText(path === "/" ? "./" : `.${path}/`);
    const shown = import(`./${own.hash}`).then(({ showPage }) => showPage({ path, part, html, fetchText, adopt }));
    // Whatever goes wrong there, the app shows the page in the end.
    page = shown.catch(() => own);
  }
  Promise.all([page, loaded]).then(async ([data]) => {
    await painted();
    fetchApp(data);
  });
})();
