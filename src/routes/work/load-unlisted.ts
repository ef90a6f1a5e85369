import { unlisted } from "virtual:content/unlisted";
import { lineFits } from "virtual:fit-table/projects";
import { FetchError } from "#lib/deferred-styles.ts";

type Unlisted = Awaited<ReturnType<(typeof unlisted)[string]>>;

/**
 * A case study that no list has: its page alone names its module.
 * @throws FetchError when the page fails to load
 */
export async function loadUnlisted(slug: string): Promise<Unlisted | undefined> {
  const loaded = await load(slug);
  // The table of the list has no fits for its title.
  if (loaded) Object.assign(lineFits, loaded.lineFits);
  return loaded;
}

async function load(slug: string): Promise<Unlisted | undefined> {
  if (Object.hasOwn(unlisted, slug)) return unlisted[slug]?.();
  if (import.meta.env.SSR || !import.meta.env.PROD || !/^[a-z\d-]+$/.test(slug)) return undefined;
  const { path, study } = document.documentElement.dataset;
  const file = path === `/work/${slug}` ? study : await readModulePath(slug);
  return file ? import(/* @vite-ignore */ new URL(file, document.baseURI).href) : undefined;
}

async function readModulePath(slug: string): Promise<string | undefined> {
  const answer = await fetch(new URL(`work/${slug}/`, document.baseURI)).catch((cause: Error) => {
    throw new FetchError(cause.message, { cause });
  });
  return / data-study="([^"]+)"/.exec(await answer.text())?.[1];
}
