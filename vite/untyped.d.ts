/** Packages that ship no types: only what is used of them. */
declare module "fontverter" {
  const fontverter: { convert(font: Buffer, to: "truetype" | "sfnt" | "woff" | "woff2"): Promise<Buffer> };
  export default fontverter;
}
