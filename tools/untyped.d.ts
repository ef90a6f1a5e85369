/** Packages of tools/package.json, which need not be installed where types are checked. */
declare module "chrome-launcher";
declare module "lighthouse";
declare module "lighthouse/*";
