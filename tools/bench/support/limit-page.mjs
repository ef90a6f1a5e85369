/**
 * A page to compare ours with: the same one without script elements and module preloads.
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
