/**
 * Pictures as modules: `import picture from "./photo.jpg?picture"` gives a Picture (src/content/picture.ts).
 *
 *   SVG             ──► Vite's own asset, with the size in its first tag
 *   JPEG, PNG, WebP ──► in a build AVIF and WebP in several widths (picture-file.ts): assets/photo-<digest>-960.avif and so on
 *                        in dev and vitest the file itself, once it was decoded
 */
import { basename, relative } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin, ResolvedConfig } from "vite";
import { UserError } from "../../src/lib/errors.ts";
import { encode, type Format, formats, type Photo, readPhoto, readPicture } from "./picture-file.ts";
import { svgSize } from "./svg.ts";

const QUERY = "?picture";
export const PICTURE_CACHE = fileURLToPath(new URL("../../node_modules/.cache/pictures", import.meta.url));

/** The width of `src` in px at most; only clients without srcset use it. */
const FALLBACK_WIDTH = 1440;

/** @param cache folder that keeps the encoded files from build to build. Default: node_modules/.cache/pictures. */
export function picturesPlugin(cache = PICTURE_CACHE): Plugin {
  let config: ResolvedConfig;

  /** Adds the file's name to the errors of `work`. */
  const naming = async <T>(file: string, work: () => Promise<T>): Promise<T> => {
    try {
      return await work();
    } catch (error) {
      const { message, code } = error as NodeJS.ErrnoException;
      if (code) throw error;
      const what = error instanceof UserError ? message : `is broken or cut off. Export it again. (${message.trim()})`;
      throw new Error(`${relative(config.root, file)} ${what}`);
    }
  };
  return {
    name: "pictures",
    // Vite's own asset plugin would take a picture with any query.
    enforce: "pre",
    // Inline pictures would delay the first frame. Only the drawings of the work list are part of it.
    config: () => ({ build: { assetsInlineLimit: (file) => (file.endsWith("/row.svg") ? undefined : false) } }),
    configResolved(resolved) {
      config = resolved;
    },
    async resolveId(source, importer) {
      if (!source.endsWith(QUERY)) return;
      const file = source.slice(0, -QUERY.length);
      if (/[?#%]/.test(basename(file))) {
        throw new Error(`${file} has ?, # or % in its name, which have a meaning in an address. Rename the file.`);
      }
      const found = await this.resolve(file, importer);
      if (!found)
        throw new Error(`${file} does not exist, but ${importer} shows it. Add the file or correct its name.`);
      return found.id + QUERY;
    },
    async load(id) {
      if (!id.endsWith(QUERY)) return;
      const file = id.slice(0, -QUERY.length);
      this.addWatchFile(file);
      const code = await naming(file, async () => {
        const bytes = await readPicture(file);
        const itself = ({ width, height }: { width: number; height: number }) =>
          `import src from ${JSON.stringify(`./${basename(file)}`)};\nexport default { src, width: ${width}, height: ${height} };`;
        const size = svgSize(file, bytes);
        if (size) return itself(size);
        const photo = await readPhoto(file, bytes);
        if (config.command === "serve") {
          // Encoding the smallest shows at once whether the picture is complete.
          await encode(cache, photo, Math.min(...photo.widths), "webp");
          return itself(photo);
        }
        const emit = async (width: number, format: Format) => {
          const fileName = `${config.build.assetsDir}/${photo.name}-${width}.${format}`;
          const reference = this.emitFile({
            type: "asset",
            fileName,
            source: await encode(cache, photo, width, format),
          });
          // Vite replaces this with the address, by renderBuiltUrl.
          return `import.meta.ROLLDOWN_FILE_URL_${reference}`;
        };
        const emitAll = async (format: Format) =>
          [format, await Promise.all(photo.widths.map((width) => emit(width, format)))] as const;
        return moduleOf(photo, Object.fromEntries(await Promise.all(formats.map(emitAll))) as Record<Format, string[]>);
      });
      return { code, moduleType: "js" };
    },
  };
}

/**
 * The module of a photo.
 * @param addresses JavaScript expressions of its files' addresses, by format and then in the order of its widths
 */
function moduleOf({ width, height, widths }: Photo, addresses: Record<Format, string[]>): string {
  const middle = Math.max(
    0,
    widths.findLastIndex((each) => each <= FALLBACK_WIDTH),
  );
  const sources = Object.entries(addresses).map(([format, all]) => {
    const set = all.map((address, i) => `${address} + " ${widths[i]}w"`);
    return `{ type: "image/${format}", srcSet: ${set.join(' + ", " + ')} }`;
  });
  return `export default { src: ${addresses.webp[middle]}, width: ${width}, height: ${height}, sources: [${sources}] };`;
}
