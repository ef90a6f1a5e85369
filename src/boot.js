// Inlined in the head of every static page (vite/pages/static-page.ts). Its text is the same on every page and in every build,
// so that one hash in the Content-Security-Policy covers it. What differs stands in the script element's data.
//
// 1. Where the address asks for another page than this file's, or for another theme, hash-page.js shows it.
// 2. The page is complete without scripts, so they are fetched only after its first frame has been painted.
(() => {
  const { dataset } = document.documentElement;
  const own = document.currentScript.dataset;
  const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
  // WebKit takes a relative import of an inline script from the page's address, whatever its base element says:
  // https://bugs.webkit.org/show_bug.cgi?id=201692
  const load = (path) => import(new URL(path, document.baseURI));
  // A file that fails or never comes must not keep the app waiting: a picture, the page of a hash address, a style sheet.
  const soon = (promise) => Promise.race([promise, wait(9000)]).catch(() => {});
  const loaded = soon(new Promise((resolve) => addEventListener("load", resolve)));
  const fetchText = async (path) => (await fetch(path)).text();

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
      await wait();
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
      // A slow phone needs some 10 ms to begin a request, and some 20 ms for a font's.
      await wait();
      document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
    }
    await wait();
    // The app starts without this sheet too: a page that answers is better than a page that looks right.
    await soon(fetchText(css).then(adopt));
    load(main).catch(() => {
      // The page stays as it is, and app.css says so. A page that stands in for another is better than none.
      delete dataset.elsewhere;
      dataset.dead = "";
    });
  };

  const painted = () =>
    new Promise((resolve) => {
      // Only the browser knows when a frame is on the screen: two may be drawn before. The font of the title is read when
      // the first frame asks for it, so the title stands in the second frame.
      const nextFrame = () => requestAnimationFrame(() => setTimeout(resolve));
      new PerformanceObserver((list) => {
        if (list.getEntriesByName("first-contentful-paint")[0]) document.fonts.ready.then(nextFrame);
      }).observe({ type: "paint", buffered: true });
      // Some browsers do not report paints.
      setTimeout(resolve, 1000);
    });

  const [, path] = /^#(\/[^?#]*?)\/*(?:[?#]|$)/.exec(location.hash.toLowerCase()) ?? [];
  let page;
  const isElsewhere = path && path !== dataset.path;
  if (isElsewhere || location.search.includes("theme=")) {
    dataset.elsewhere = "";
    // The page and the script that reads it come side by side.
    // After a failure the app itself shows the page.
    page = Promise.all([load(own.hash), isElsewhere && fetchText(path === "/" ? "./" : `.${path}/`)]).then(
      ([{ showPage }, html]) => showPage(path, html, fetchText, adopt),
    );
  }
  Promise.all([soon(page), loaded]).then(async ([data = own]) => {
    await painted();
    fetchApp(data);
  });
})();
