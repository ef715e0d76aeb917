// Languages of countries and of territories that are markets of their own: first the one for keywords, then further official ones. Data known by
// language is shown on every country with this first language. A document counts for every country that speaks its language.
import { isCountryCode } from '@folio/contract/country-codes';
import { baseOf } from '@folio/contract/languages';

/** Languages, the main one first, and their countries. */
const spokenIn = [
  'en: US GB AU NZ JM TT BS BB GY BZ AG DM GD KN LC VC GM GH LR NG SL UG ZM ZW BW FJ FM KI MH NR PG PW SB TO TV',
  'en ga: IE',
  'en af: ZA',
  'en fr: CA MU SC',
  'en zh ms: SG',
  'en hi: IN',
  'en ur: PK',
  'en mt: MT',
  'en sw: KE TZ',
  'en rw: RW',
  'de: DE AT LI',
  'de fr it: CH',
  'fr: FR MC SN CI ML BF NE BJ TG GA CG CD CF GN RE GP MQ GF NC PF',
  'fr de: LU',
  'fr en: CM VU',
  'fr mg: MG',
  'it: IT SM',
  'es: ES MX AR CL CO PE VE EC GT CU BO DO HN PY SV NI CR PA UY GQ',
  'es en: PR',
  'pt: PT BR AO MZ CV GW ST',
  'pt zh: MO',
  'nl fr de: BE',
  'nl: NL SR AW CW',
  'da: DK GL FO',
  'sv: SE',
  'nb: NO',
  'fi sv: FI',
  'is: IS',
  'et: EE',
  'lv: LV',
  'lt: LT',
  'pl: PL',
  'cs: CZ',
  'sk: SK',
  'hu: HU',
  'sl: SI',
  'hr: HR',
  'bs: BA',
  'sr hr: ME',
  'sr: RS',
  'sq sr: XK',
  'sq: AL',
  'mk sq: MK',
  'bg: BG',
  'ro: RO MD',
  'el: GR',
  'el tr: CY',
  'ca: AD',
  'tr: TR',
  'uk: UA',
  'ru be: BY',
  'ru: RU',
  'ru kk: KZ',
  'ru ky: KG',
  'uz: UZ',
  'tg: TJ',
  'tk: TM',
  'ka: GE',
  'hy: AM',
  'az: AZ',
  'ar: EG SA AE IQ JO KW LB LY OM QA SD SY YE BH PS MR',
  'ar fr: MA DZ TN DJ TD',
  'ar so: SO',
  'he: IL',
  'fa: IR AF',
  'bn: BD',
  'ne: NP',
  'si: LK',
  'dz: BT',
  'dv: MV',
  'my: MM',
  'th: TH',
  'lo: LA',
  'km: KH',
  'vi: VN',
  'ms: MY BN',
  'id: ID',
  'pt id: TL',
  'tl: PH',
  'zh: CN TW HK',
  'ja: JP',
  'ko: KR KP',
  'mn: MN',
  'am: ET',
  'ti ar: ER',
  'ht: HT',
  'sm: WS',
];

/** Languages by country, as base codes, the main one first. */
const languages: ReadonlyMap<string, readonly string[]> = new Map(
  spokenIn.flatMap((line) => {
    const [spoken = '', countries = ''] = line.split(': ');
    return countries.split(' ').map((country) => [country, spoken.split(' ')] as const);
  }),
);

/** The language that a keyword is shown by in a country; null for a country that none is known of. */
export const mainLanguageOf = (country: string): string | null => languages.get(country)?.[0] ?? null;

/** Every language that is the main one of a country. */
export const mainLanguages: readonly string[] = [...new Set([...languages.values()].flatMap(([main]) => main ?? []))];

/** Countries with this main language. */
export const countriesByMainLanguage: ReadonlyMap<string, readonly string[]> = Map.groupBy(languages.keys(), (country) =>
  String(mainLanguageOf(country)),
);

/** Countries that a document in a language is for: the one that its tag names, else all that speak the language. */
export function countriesOf(tag: string): readonly string[] {
  const region = tag
    .split(/[-_]/)
    .slice(1)
    .map((part) => part.toUpperCase())
    .find(isCountryCode);
  if (region) return [region];
  const base = baseOf(tag) === 'no' ? 'nb' : baseOf(tag);
  return [...languages].filter(([, spoken]) => spoken.includes(base)).map(([country]) => country);
}
