/** The site's language. Only the build and edit mode load this. */

/** Scripts that are written from right to left. */
const RIGHT_TO_LEFT = /^(?:Adlm|Arab|Hebr|Mand|Nkoo|Rohg|Syrc|Thaa)$/;

export function directionOf(language: string): "ltr" | "rtl" {
  return RIGHT_TO_LEFT.test(new Intl.Locale(language).maximize().script ?? "") ? "rtl" : "ltr";
}

/** The language's name in a language, such as "German" for "de"; undefined for an unknown or invalid tag. */
export function languageName(tag: string, shownIn = "en"): string | undefined {
  try {
    const { language } = new Intl.Locale(tag);
    const names = new Intl.DisplayNames(shownIn, { type: "language", fallback: "none" });
    return names.of(language) && (names.of(tag) ?? names.of(language));
  } catch {
    return undefined;
  }
}

const LETTERS = [..."abcdefghijklmnopqrstuvwxyz"];

/** ": ja for Japanese", for a tag that was meant: a language's name, a country's code, or an underscore. */
export function suggestLanguage(typed: string): string {
  const wanted = typed.trim().toLowerCase();
  const codes = LETTERS.flatMap((first) => LETTERS.map((second) => first + second));
  const named = codes.find((code) =>
    [languageName(code), languageName(code) && languageName(code, code)].some((name) => name?.toLowerCase() === wanted),
  );
  const tag = named ?? languageOfCountry(wanted) ?? typed.replaceAll("_", "-");
  const name = languageName(tag);
  return name ? `: ${tag} for ${name}` : "";
}

function languageOfCountry(code: string): string | undefined {
  if (!/^[a-z]{2}$/.test(code)) return undefined;
  const isCountry = new Intl.DisplayNames("en", { type: "region", fallback: "none" }).of(code.toUpperCase());
  return isCountry && new Intl.Locale(`und-${code}`).maximize().language;
}
