import { resolve } from "node:path";
import { root } from "../root.mjs";
import type { ThemedFile } from "./read-case-study.ts";

/** Marks an expression, which JSON would quote. */
const EXPRESSION = /"\\u0001(.*?)\\u0001"/g;
const expression = (code: string) => `\u0001${code}\u0001`;

/** Writes a value as a module in which pictures are imports. */
export class ModuleWriter {
  private readonly imports: string[] = [];

  /** @param file path from the project's root */
  address(file: string): string {
    return expression(this.import(file));
  }

  /** Address, size in CSS pixels and other formats (pictures.ts). */
  picture(file: string): { src: string; width: unknown; height: unknown; sources: unknown } {
    const name = this.import(`${file}?picture`);
    const of = (key: string) => expression(`${name}.${key}`);
    const sources = /\.svg$/i.test(file) ? undefined : of("sources");
    return { src: of("src"), width: of("width"), height: of("height"), sources };
  }

  /** A drawing, or one for each theme, of the same size. */
  drawing(file: ThemedFile) {
    if (typeof file === "string") return this.picture(file);
    const [dark, light] = [this.picture(file.dark), this.picture(file.light)];
    const sources = dark.sources ? { dark: dark.sources, light: light.sources } : undefined;
    return { ...dark, src: { dark: dark.src, light: light.src }, sources };
  }

  module(name: string, value: unknown): string {
    const code = JSON.stringify(value)?.replaceAll(EXPRESSION, "$1");
    return [...this.imports, `export const ${name} = ${code};`].join("\n");
  }

  private import(file: string): string {
    const name = `file${this.imports.length}`;
    this.imports.push(`import ${name} from ${JSON.stringify(resolve(root, file))};`);
    return name;
  }
}
