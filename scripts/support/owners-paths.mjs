/**
 * The owner's files: `npm run setup` creates them, `npm run update` never touches them. `path` is a git pathspec, `inGit` says
 * whether the owner commits it.
 */
export const OWNERS_PATHS = [
  {
    path: "content",
    inGit: true,
    sentence: "content/ holds your texts, pictures and case studies. The product ships samples/ instead.",
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
