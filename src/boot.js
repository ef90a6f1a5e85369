// Inlined in the head of every static page (vite/pages/static-page.ts). Its text is the same on every page and in every build,
// so that one hash in the Content-Security-Policy covers it. What differs stands in the script element's data.
//
// 1. Where the address asks for another page than this file's, or for another theme, hash-page.js shows it.
// 2. The page is complete without scripts, so they are fetched only after its first frame has been painted.
(() => {
  const root = document.documentElement;
  const own = document.currentScript.dataset;
  const loaded = new Promise((resolve) => addEventListener("load", resolve));
  const fetchText = async (path) => (await fetch(path)).text();
  // WebKit takes a relative import of an inline script from the page's address, whatever its base element says:
  // https://bugs.webkit.org/show_bug.cgi?id=201692
  const load = (path) => import(new URL(path, document.baseURI));
  // A slow phone needs some 10 ms to begin a request, and some 20 ms for a font's.
  const nextTask = () => new Promise((resolve) => setTimeout(resolve));

  // The page's policy allows no style element but its own, so later styles are constructed sheets. They stand behind the
  // page's sheets, in the order in which they are adopted.
  const adopt = (css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
  };

  // All faces are added at once, when all files are there, since every added face lays the whole page out again.
  const fetchFonts = async (faces) => {
    const made = [];
    for (const [now, family, file, descriptors] of JSON.parse(faces)) {
      await nextTask();
      const face = new FontFace(family, `url("${file}")`, descriptors);
      made.push([face, now && face.load()]);
    }
    // The stand-in stays in the place of a font whose file does not come.
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
    // The app starts without this sheet too: a page that answers is better than a page that looks right.
    await fetchText(css).then(adopt, () => {});
    load(main);
  };

  const painted = () =>
    new Promise((resolve) => {
      // Only the browser knows when a frame is on the screen: two may be drawn before. The font of the title is read when
      // the first frame asks for it, so the title stands in the second frame.
      const nextFrame = () => requestAnimationFrame(() => setTimeout(resolve));
      new PerformanceObserver((list) => {
        if (list.getEntriesByName("first-contentful-paint").length) document.fonts.ready.then(nextFrame);
      }).observe({ type: "paint", buffered: true });
      // Some browsers do not report paints.
      setTimeout(resolve, 1000);
    });

  const [, path, part] = /^#(\/[^?#]*?)\/*(?:\?[^#]*)?(?:#(.*))?$/.exec(location.hash.toLowerCase()) ?? [];
  let page = own;
  const isElsewhere = path && path !== root.dataset.path;
  if (isElsewhere || location.search.includes("theme=")) {
    root.dataset.elsewhere = "";
    // The page and the script that reads it come side by side.
    const html = isElsewhere && fetchText(path === "/" ? "./" : `.${path}/`);
    const shown = load(own.hash).then(({ showPage }) => showPage({ path, part, html, fetchText, adopt }));
    // After a failure the app itself shows the page.
    page = shown.catch(() => own);
  }
  Promise.all([page, loaded]).then(async ([data]) => {
    await painted();
    fetchApp(data);
  });
})();
