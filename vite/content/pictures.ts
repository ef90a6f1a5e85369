/**
 * Pictures beside a text: `import picture from "./photo.jpg?picture"` gives a Picture (src/content/picture.ts).
 *
 *   SVG             ──► Vite's own asset, with the size that its first tag says
 *   JPEG, PNG, WebP ──► AVIF and WebP in several widths (picture-file.ts)
 *                        build ──► assets/photo-<digest>-960.avif and so on
 *                        dev, vitest ──► /@pictures/photo-<digest>-960.webp and so on, made when asked for
 */

import { basename, relative } from "node:path";
import { fileURLToPath } from "node:url";
import type { Connect, Plugin, ResolvedConfig } from "vite";
import { UserError } from "../../src/lib/errors.ts";
import { encode, type Format, formats, type Photo, readPhoto, readPicture, svgSize } from "./picture-file.ts";

const QUERY = "?picture";
const SERVED = "@pictures/";
const CACHE = fileURLToPath(new URL("../../node_modules/.cache/pictures", import.meta.url));

/** The most px that the file has across which `src` names. Only what knows no sources reads it. */
const MIDDLE = 1440;

/**
 * Makes modules of pictures. Errors say file, what is wrong, why, and how to mend it.
 * @param cache folder that keeps the encoded files from build to build. Default: node_modules/.cache/pictures.
 */
export function picturesPlugin(cache = CACHE): Plugin {
  let config: ResolvedConfig;
  /** Files of the photographs that the development server has named, by name. */
  const served = new Map<string, string>();

  /** Runs what reads a picture, and names the file in its errors. */
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
  const serve: Connect.NextHandleFunction = async ({ url = "" }, response, next) => {
    const [, name = "", width] = /([^/]+)-(\d+)\.webp$/.exec(url) ?? [];
    const file = url.startsWith(config.base + SERVED) && served.get(name);
    if (!file) return next();
    try {
      const bytes = await naming(file, async () => {
        const photo = await readPhoto(file, await readPicture(file));
        const known = photo.name === name && photo.widths.includes(Number(width));
        return known && encode(cache, photo, Number(width), "webp");
      });
      if (!bytes) return next();
      response.writeHead(200, { "content-type": "image/webp", "cache-control": "max-age=31536000, immutable" });
      response.end(bytes);
    } catch (error) {
      next(error);
    }
  };
  return {
    name: "pictures",
    // Vite's own plugin for files takes a picture whatever its query.
    enforce: "pre",
    /**
     * Pictures are files, small ones too: inside a page they would delay the first frame, and most stand far below it. Only
     * the drawings of the work list, which the first frame shows, stand in the page.
     */
    config: () => ({ build: { assetsInlineLimit: (file) => (file.endsWith("/row.svg") ? undefined : false) } }),
    configResolved(resolved) {
      config = resolved;
    },
    configureServer({ middlewares }) {
      middlewares.use(serve);
    },
    async resolveId(source, importer) {
      if (!source.endsWith(QUERY)) return;
      const file = source.slice(0, -QUERY.length);
      if (/[?#%]/.test(basename(file))) {
        throw new Error(`${file} has ?, # or % in its name, which mean something else in an address. Rename the file.`);
      }
      const found = await this.resolve(file, importer);
      if (!found) throw new Error(`${file} is not there, but ${importer} shows it. Put it there, or mend its name.`);
      return found.id + QUERY;
    },
    async load(id) {
      if (!id.endsWith(QUERY)) return;
      const file = id.slice(0, -QUERY.length);
      this.addWatchFile(file);
      const code = await naming(file, async () => {
        const bytes = await readPicture(file);
        const size = svgSize(file, bytes);
        if (size) {
          const { width, height } = size;
          const own = JSON.stringify(`./${basename(file)}`);
          return `import src from ${own};\nexport default { src, width: ${width}, height: ${height} };`;
        }
        const photo = await readPhoto(file, bytes);
        if (config.command === "serve") {
          served.set(photo.name, file);
          // Encoding the smallest tells now whether the picture is whole.
          await encode(cache, photo, Math.min(...photo.widths), "webp");
          const address = (width: number) => JSON.stringify(`${config.base}${SERVED}${photo.name}-${width}.webp`);
          return moduleOf(photo, { webp: photo.widths.map(address) });
        }
        const emit = async (width: number, format: Format) => {
          const fileName = `${config.build.assetsDir}/${photo.name}-${width}.${format}`;
          const reference = this.emitFile({
            type: "asset",
            fileName,
            source: await encode(cache, photo, width, format),
          });
          // Vite puts the address here as it does for its own files, by renderBuiltUrl.
          return `import.meta.ROLLDOWN_FILE_URL_${reference}`;
        };
        const emitAll = async (format: Format) =>
          [format, await Promise.all(photo.widths.map((width) => emit(width, format)))] as const;
        return moduleOf(photo, Object.fromEntries(await Promise.all(formats.map(emitAll))));
      });
      return { code, moduleType: "js" };
    },
  };
}

/**
 * The module of a photograph.
 * @param addresses JavaScript expressions of its files' addresses, by format and then in the order of its widths
 */
function moduleOf({ width, height, widths }: Photo, addresses: Partial<Record<Format, string[]>>): string {
  const middle = Math.max(
    0,
    widths.findLastIndex((each) => each <= MIDDLE),
  );
  const sources = Object.entries(addresses).map(([format, all]) => {
    const set = all.map((address, i) => `${address} + " ${widths[i]}w"`);
    return `{ type: "image/${format}", srcSet: ${set.join(' + ", " + ')} }`;
  });
  return `export default { src: ${addresses.webp?.[middle]}, width: ${width}, height: ${height}, sources: [${sources}] };`;
}
