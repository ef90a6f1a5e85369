/** Territories whose week starts on another day than Monday, from Unicode CLDR's weekData. */
const SUNDAY =
  "AG AS BD BR BS BT BW BZ CA CO DM DO ET GT GU HK HN ID IL IN IS JM JP KE KH KR LA MH MM MO MT MX MZ NI NP PA PE PH PK PR PT PY SA SG SV TH TT TW UM US VE VI WS YE ZA ZW";
const SATURDAY = "AF BH DJ DZ EG IQ IR JO KW LY OM QA SD SY";
const FRIDAY = "MV";

/** TypeScript lacks the week's data. Older engines have a getter instead. */
type LocaleWithWeek = Intl.Locale & { getWeekInfo?: () => { firstDay: number }; weekInfo?: { firstDay: number } };

/** 1 for Monday to 7 for Sunday. @throws RangeError when the locale is not a BCP 47 tag */
export function firstWeekdayOf(locale: string): number {
  const known: LocaleWithWeek = new Intl.Locale(locale);
  return (known.getWeekInfo?.() ?? known.weekInfo)?.firstDay ?? firstWeekdayByTerritory(locale);
}

/** For browsers without the week's data: the tag's territory, or the one where most people speak the language. */
export function firstWeekdayByTerritory(locale: string): number {
  const { region = "001" } = new Intl.Locale(locale).maximize();
  if (SUNDAY.includes(region)) return 7;
  if (SATURDAY.includes(region)) return 6;
  return FRIDAY.includes(region) ? 5 : 1;
}
