/**
 * Territories whose week begins on Sunday, Saturday or Friday, from Unicode CLDR's weekData. All other weeks begin on
 * Monday (ISO 8601).
 */
const SUNDAY =
  "AG AS BD BR BS BT BW BZ CA CO DM DO ET GT GU HK HN ID IL IN IS JM JP KE KH KR LA MH MM MO MT MX MZ NI NP PA PE PH PK PR PT PY SA SG SV TH TT TW UM US VE VI WS YE ZA ZW";
const SATURDAY = "AF BH DJ DZ EG IQ IR JO KW LY OM QA SD SY";
const FRIDAY = "MV";

/** `Intl.Locale` with the week's data, which TypeScript does not know yet. Older engines have a getter instead. */
type LocaleWithWeek = Intl.Locale & { getWeekInfo?: () => { firstDay: number }; weekInfo?: { firstDay: number } };

/**
 * The first weekday of a week: 1 for Monday to 7 for Sunday.
 * @throws RangeError when the locale is not a BCP 47 tag
 */
export function firstWeekdayOf(locale: string): number {
  const asked: LocaleWithWeek = new Intl.Locale(locale);
  return (asked.getWeekInfo?.() ?? asked.weekInfo)?.firstDay ?? firstWeekdayByTerritory(locale);
}

/** For browsers without the week's data. Uses the tag's territory, or the one where most speak its language. */
export function firstWeekdayByTerritory(locale: string): number {
  const { region = "001" } = new Intl.Locale(locale).maximize();
  if (SUNDAY.includes(region)) return 7;
  if (SATURDAY.includes(region)) return 6;
  return FRIDAY.includes(region) ? 5 : 1;
}
