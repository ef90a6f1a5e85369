/** Code that `npm run setup` shares with the build, in one module, since loading a module starts Vite. */
export { PAGES, pagesSchema, resumeSchema, siteSchema } from "../../src/content/schema.ts";
export { figuresOf } from "../../src/content/work/case-study.ts";
export { OwnerError } from "../../src/lib/errors.ts";
export { measureContrast, shownRatio } from "../../src/studio/measure-contrast.ts";
export { parseLayer, readOrgSettings } from "../../src/theme/layer/org-settings.ts";
export { readColor } from "../../src/theme/layer/read-color.ts";
export { loadTokens } from "../tokens/tokens.ts";
export { checkPicture, readPicture } from "./picture-file.ts";
export { readCaseStudy } from "./read-case-study.ts";
export { readContent } from "./read-content.ts";
export { readYaml } from "./read-yaml.ts";
