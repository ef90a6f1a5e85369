/** Packages without types: only the parts used here. */
declare module "fontverter" {
  const fontverter: { convert(font: Buffer, to: "truetype" | "sfnt" | "woff" | "woff2"): Promise<Buffer> };
  export default fontverter;
}
declare module "subset-font" {
  export type Axes = Record<string, number | { min: number; max: number }>;
  type Options = {
    targetFormat: "truetype" | "woff2";
    keepFeatures?: string[];
    noHinting?: boolean;
    variationAxes?: Axes;
    dropTables?: string[];
  };
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
