/** Code that `npm run setup` shares with the build, in one module, since loading a module starts Vite. */
export { siteSchema } from "../../src/content/schema.ts";
export { OwnerError } from "../../src/lib/errors.ts";
export { measureContrast, shownRatio } from "../../src/studio/measure-contrast.ts";
export { readOrgSettings } from "../../src/theme/layer/org-settings.ts";
export { readColor } from "../../src/theme/layer/read-color.ts";
export { setValue } from "../edit/splice.ts";
export { loadTokens } from "../tokens/tokens.ts";
export { readContent } from "./read-content.ts";
export { readYaml } from "./read-yaml.ts";
