import { useHydrated } from "#lib/use-hydrated.ts";

/** "en" in the prerendered page. */
export function useLocale(): string {
  const hydrated = useHydrated();
  return hydrated ? localeFor(document.documentElement.lang, navigator.language) : "en";
}

/**
 * The page's language in the visitor's region: `en-DE` has English names and weeks that start on Monday.
 * @param page language of the document, or ""
 * @param visitor language of the browser; on some systems not a BCP 47 tag, such as "C"
 */
export function localeFor(page: string, visitor: string): string {
  try {
    const { region } = new Intl.Locale(visitor).maximize();
    return new Intl.Locale(page || visitor, { region } as Intl.LocaleOptions).toString();
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
