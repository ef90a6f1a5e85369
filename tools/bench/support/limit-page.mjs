/** Two pages to compare ours with: the same page without scripts, and a bare page with what any page needs. */

/**
 * The same page without script elements and module preloads.
 * @param {string} html a page of the build
 * @param {number} depth folders between the copy's file and the site's root
 * @throws when a script is left, which would make the comparison wrong
 */
export function limitPage(html, depth) {
  const bare = html
    .replace(/<script\b[^>]*>[\s\S]*?<\/script\s*>\s*/gi, "")
    .replace(/<link\b(?=[^>]*\brel="?modulepreload)[^>]*>\s*/gi, "")
    .replace(/<base\b[^>]*>/gi, "");
  if (/<script\b/i.test(bare)) throw new Error("The limit page still has a script element. Fix limitPage().");
  // The page's addresses are relative to the site's root. A base element must come before all of them.
  return bare.replace(
    /<head\b[^>]*>\s*<meta charset=[^>]*>/i,
    (start) => `${start}<base href="${"../".repeat(depth)}">`,
  );
}

const SENTENCE =
  "A page of plain text, with neither font nor script, is the least that a browser can be asked to paint. ";

/** A complete page of about 2.5 KB without font, script or picture. */
export function barePage() {
  const paragraphs = Array.from({ length: 4 }, () => `<p>${SENTENCE.repeat(5).trim()}</p>`).join("\n");
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>A bare page</title>
<meta name="description" content="The minimum of any page.">
<link rel="icon" href="data:,">
<style>body{margin:2rem;font:1rem/1.5 sans-serif}</style>
</head>
<body>
<h1>A bare page</h1>
${paragraphs}
</body>
</html>
`;
}
