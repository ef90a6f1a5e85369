import { useHydrated } from "#lib/use-hydrated.ts";

/** The page's language as the visitor's region writes it. In the prerendered page plain English. */
export function useLocale(): string {
  const hydrated = useHydrated();
  return hydrated ? localeFor(document.documentElement.lang, navigator.language) : "en";
}

/**
 * A page in English read in Germany: `en-DE`, English names in a week that begins on Monday. A German page around
 * English names would be neither.
 * @param page language of the document; "" when it names none
 * @param visitor language of the browser, which may be no BCP 47 tag at all, as "C" on some systems
 */
export function localeFor(page: string, visitor: string): string {
  try {
    const { region } = new Intl.Locale(visitor).maximize();
    return new Intl.Locale(page || visitor, { region }).toString();
  } catch {
    return page || "en";
  }
}

/** The tag as it is canonically written; nothing when it is no BCP 47 tag. */
export function knownTag(tag = ""): string | undefined {
  try {
    return Intl.getCanonicalLocales(tag)[0];
  } catch {
    return undefined;
  }
}
