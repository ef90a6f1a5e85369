/**
 * What of a site is its owner's. `npm run setup` makes it, `npm run update` leaves it as it is, and the rest is the product's.
 * `path` is a pathspec of git. `inGit` says whether the owner's commits hold it.
 */
export const OWNERS_PATHS = [
  {
    path: "content",
    inGit: true,
    sentence: "content/ holds your texts, pictures and case studies. The product has none: it ships samples/ instead.",
  },
  {
    path: "tokens/org_settings.tokens.json",
    inGit: true,
    sentence: "tokens/org_settings.tokens.json holds your colours, type and sizes. The product ships it empty.",
  },
  {
    path: ".env*",
    inGit: false,
    sentence: "The .env files that git ignores hold your addresses and keys. Those in git are the product's.",
  },
];
