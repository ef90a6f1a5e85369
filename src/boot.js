// Inlined at the end of every static page by vite/prerender.ts; its text is the same on every page and in every build,
// so that one hash in the Content-Security-Policy covers it. What differs stands in the script element's data.
//
// The page is complete without scripts. So they are fetched only after its first frame has been painted, unless the
// hash asks for another page than this one: then there is nothing to wait for.
(() => {
  const { css, faces, main, manifest, modules } = document.currentScript.dataset;
  const root = document.documentElement;
  const address = (path) => new URL(path, document.baseURI).href;

  const link = (rel, path, more = {}) => {
    const element = Object.assign(document.createElement("link"), { rel, href: address(path), ...more });
    document.head.append(element);
    return element;
  };

  // All faces at once, and only when their files are there: each change of them lays the whole page out again.
  const fetchFonts = async () => {
    const made = JSON.parse(faces).map(({ family, file, descriptors, now }) => ({
      face: new FontFace(family, `url("${address(file)}")`, descriptors),
      now,
    }));
    // A file that does not come leaves its stand-in.
    await Promise.allSettled(made.map(({ face, now }) => now && face.load()));
    for (const { face } of made) document.fonts.add(face);
  };

  const start = () => {
    fetchFonts();
    link("manifest", manifest);
    for (const path of modules.split(" ").filter(Boolean)) link("modulepreload", path);
    const sheet = link("stylesheet", css);
    const run = () => import(address(main));
    sheet.onload = run;
    // A missing sheet is better than a page that never answers.
    sheet.onerror = run;
  };

  if ("elsewhere" in root.dataset) start();
  else {
    addEventListener("load", () => {
      let started = false;
      const once = () => {
        if (!started) start();
        started = true;
      };
      // The browser's own word, for two frames may be drawn before one is on the screen. The title's letters are in the
      // page, but they too are read only when the first frame asks for them: the title stands in the next.
      const painted = () => document.fonts.ready.then(() => requestAnimationFrame(() => requestAnimationFrame(once)));
      new PerformanceObserver(painted).observe({ type: "paint", buffered: true });
      // A browser that does not report what it painted.
      setTimeout(once, 1000);
    });
  }
})();
