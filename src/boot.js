// Inlined in the head of every static page (vite/static-page.ts). Its text is the same on every page and in every build,
// so that one hash in the Content-Security-Policy covers it. What differs stands in the script element's data.
//
// 1. Where the address's hash asks for another page than this file's, that page's file takes its place.
// 2. The page is complete without scripts, so they are fetched only after its first frame has been painted.
(() => {
  const root = document.documentElement;
  const own = document.currentScript.dataset;
  const address = (path) => new URL(path, document.baseURI).href;
  const parsed = new Promise((resolve) => addEventListener("DOMContentLoaded", resolve));
  const loaded = new Promise((resolve) => addEventListener("load", resolve));

  // Constructed sheets stand behind those of the page, in the order in which they are adopted. The policy allows no other
  // style element than this file's own.
  const adopt = (css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
  };

  // The one policy that the site's Content-Security-Policy names: only this file can use it, and the parser runs no script.
  const policy = window.trustedTypes?.createPolicy("page", { createHTML: (html) => html });

  /** A page of the site as a document of its own, and its styles as text: the policy holds for it too. */
  const fetchPage = async (path) => {
    const html = await (await fetch(address(path))).text();
    const [head, css, body] = html.split(/<\/?style>/);
    const page = new DOMParser().parseFromString(policy ? policy.createHTML(head + body) : head + body, "text/html");
    return { page, css, path: page.documentElement.dataset.path };
  };

  /** Shows the page of a path, or the error page. Returns its data; this file's when neither can be had. */
  const showPage = async (path, part) => {
    let found = await fetchPage(path === "/" ? "./" : `.${path}/`);
    // Hosts have answers of their own for what is not there.
    if (found.path !== path && found.path !== "/404") found = await fetchPage("404.html");
    if (!found.path) return own;
    const { page, css } = found;
    await parsed;
    adopt(css);
    document.querySelector("style").remove();
    document.getElementById("root").replaceWith(page.getElementById("root"));
    document.title = page.title;
    delete root.dataset.elsewhere;
    Object.assign(root.dataset, page.documentElement.dataset);
    document.getElementById(part)?.scrollIntoView();
    scrollBack();
    return page.querySelector("script[data-main]").dataset;
  };

  // Where the router will scroll to, a moment later.
  const scrollBack = () => {
    try {
      const positions = JSON.parse(sessionStorage.getItem("react-router-scroll-positions"));
      scrollTo(0, positions[history.state.key] ?? scrollY);
    } catch {
      // Storage is blocked or empty, or the page was never left.
    }
  };

  // All faces at once, and only when their files are there: each change of them lays the whole page out again.
  const fetchFonts = async (faces) => {
    const made = JSON.parse(faces).map(({ family, file, descriptors, now }) => ({
      face: new FontFace(family, `url("${address(file)}")`, descriptors),
      now,
    }));
    // A file that does not come leaves its stand-in.
    await Promise.allSettled(made.map(({ face, now }) => now && face.load()));
    for (const { face } of made) document.fonts.add(face);
  };

  const fetchApp = async ({ css, faces, main, modules }) => {
    fetchFonts(faces);
    for (const path of modules.split(" ")) {
      document.head.append(
        Object.assign(document.createElement("link"), { rel: "modulepreload", href: address(path) }),
      );
    }
    // A missing sheet is better than a page that never answers.
    await fetch(address(css)).then(
      async (answer) => answer.ok && adopt(await answer.text()),
      () => {},
    );
    import(address(main));
  };

  const painted = () =>
    new Promise((resolve) => {
      // The browser's own word, for two frames may be drawn before one is on the screen. The title's letters are in the
      // page, but they too are read only when the first frame asks for them: the title stands in the next.
      new PerformanceObserver((list) => {
        if (list.getEntriesByName("first-contentful-paint").length === 0) return;
        document.fonts.ready.then(() => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      }).observe({ type: "paint", buffered: true });
      // A browser that does not report what it painted.
      setTimeout(resolve, 1000);
    });

  const [, path, part = ""] = /^#(\/[^?#]*?)\/*(?:\?[^#]*)?(?:#(.*))?$/.exec(location.hash) ?? [];
  const isElsewhere = path !== undefined && path.toLowerCase() !== root.dataset.path;
  if (isElsewhere) root.dataset.elsewhere = "";
  // Whatever goes wrong there, the app shows the page in the end.
  const page = isElsewhere ? showPage(path.toLowerCase(), part).catch(() => own) : own;
  Promise.all([page, loaded]).then(async ([data]) => {
    await painted();
    fetchApp(data);
  });
})();
