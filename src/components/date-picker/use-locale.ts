import { useHydrated } from "#lib/use-hydrated.ts";

/** The page's language in the visitor's region. "en" in the prerendered page. */
export function useLocale(): string {
  const hydrated = useHydrated();
  return hydrated ? localeFor(document.documentElement.lang, navigator.language) : "en";
}

/**
 * Joins the page's language and the visitor's region. An English page read in Germany gives `en-DE`: English names in a
 * week that begins on Monday. German names in an English page would mix languages.
 * @param page language of the document, "" when it names none
 * @param visitor language of the browser, which on some systems is not a BCP 47 tag, such as "C"
 */
export function localeFor(page: string, visitor: string): string {
  try {
    const { region } = new Intl.Locale(visitor).maximize();
    return new Intl.Locale(page || visitor, { region }).toString();
  } catch {
    return page || "en";
  }
}

/** The tag in canonical form, or undefined when it is not a BCP 47 tag. */
export function knownTag(tag = ""): string | undefined {
  try {
    return Intl.getCanonicalLocales(tag)[0];
  } catch {
    return undefined;
  }
}
