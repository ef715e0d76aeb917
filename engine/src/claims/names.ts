// Names of people, companies and places in a text. A heading has capitals anyway, and the first word of a sentence too, so names are
// looked for within sentences alone.
import { stopWordsOf } from '../text/stop-words.ts';
import { plainText } from './given-text.ts';

// A name ends with its line.
const space = String.raw`[ \u00a0]`;
const joined = String.raw`(?:of|de|la|du|von|van|di|del|della|dos|das|y|e|&)`;
const capital = String.raw`(?:\p{Lu}[\p{L}'\u2019-]+|\p{Lu}\.)`;
const inSentence = String.raw`(?<=(?<![\p{L}\d])[\p{Ll}\d][\p{Ll}\d'\u2019-]*[,;]?${space})`;
/** Two or more words with capitals: "the Alpine Safety Institute", "says Marie Keller". */
const several = new RegExp(`${inSentence}${capital}(?:${space}(?:${joined}${space})?${capital})+`, 'gu');
/** "Marie Keller says": at the beginning of a sentence only the second capital says that it is a name. */
const first = new RegExp(`(?<=(?:^|[.!?:]\\s|\\n)["“„«]?)${capital}(?:${space}(?:${joined}${space})?${capital})+`, 'gu');
/** "Dr Keller", "Frau Huber", "Mme Martin". */
const titled = new RegExp(
  String.raw`(?<!\p{L})(?:Dr|Prof|Mr|Mrs|Ms|Herrn?|Frau|Mme|Sig|Sig\.ra|Dott|Sra?|Ing)\.?${space}\p{Lu}[\p{L}'\u2019-]+(?:${space}\p{Lu}[\p{L}'\u2019-]+)?`,
  'gu',
);
/** "Keller GmbH", "Alpin S.r.l.". */
const companies =
  /(?:\p{Lu}[\p{L}'’&-]+[ \u00a0]){1,3}(?:GmbH|AG|KG|OHG|Ltd\.?|Inc\.?|LLC|PLC|S\.?p\.?A\.?|S\.?r\.?l\.?|SARL|SAS|Lda\.?|Ltda\.?|S\.L\.)(?!\p{L})/gu;
/** One word with a capital: a name only where nouns have none. */
const single = new RegExp(`${inSentence}\\p{Lu}\\p{Ll}[\\p{L}'’-]+`, 'gu');

/** Nouns that stand before or after another one in German without being part of a name. */
const germanNouns = new Set(
  'liter milliliter gramm kilogramm kilo pfund tonnen meter kilometer zentimeter millimeter quadratmeter grad prozent euro franken cent dollar stück paar dutzend tasse tassen glas gläser flasche flaschen prise esslöffel teelöffel scheibe scheiben packung portion portionen stunde stunden minute minuten sekunde sekunden tag tage tagen woche wochen monat monate monaten jahr jahre jahren uhr ende anfang mitte montag dienstag mittwoch donnerstag freitag samstag sonntag januar jänner februar märz april mai juni juli august september oktober november dezember art teil stufe seite nummer millionen milliarden millionen mio mrd menschen personen kinder gäste kunden bereich moment dauer beispiel thema frage antwort schritt schritte kapitel'.split(
    ' ',
  ),
);

/** Polite pronouns, and names that say nothing of a company: networks, programs and the world at large. */
const general = new Set(
  'google facebook instagram linkedin youtube tiktok pinterest whatsapp twitter amazon wordpress excel internet web europe european europa europeo european-wide européen européenne christmas easter natale pasqua navidad pascua noël pâques natal páscoa suo sua suoi sue lei loro vostro vostra vostri vostre sie ihr ihre ihren ihrem ihrer ihres ihnen'.split(
    ' ',
  ),
);

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const languageCodes = 'en de fr it es pt nl da sv nb fi pl cs el ja zh ru ar tr hu ro ko hi la'.split(' ');
const known = new Map<string, ReadonlySet<string>>();

/** Months, days, languages and countries in the language of a text. */
function generalIn(language: string): ReadonlySet<string> {
  const cached = known.get(language);
  if (cached) return cached;
  const found = new Set<string>();
  const add = (name: string | undefined) => {
    for (const word of plainText(name ?? '').split(' ')) if (word.length > 2) found.add(word);
  };
  const month = new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' });
  const weekday = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' });
  for (let step = 0; step < 12; step += 1) {
    add(month.format(Date.UTC(2026, step, 1)));
    add(weekday.format(Date.UTC(2026, 0, step + 1)));
  }
  const languages = new Intl.DisplayNames([language], { type: 'language', fallback: 'none' });
  for (const code of languageCodes) add(languages.of(code));
  const regions = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' });
  for (const first of letters) for (const second of letters) add(regions.of(first + second));
  known.set(language, found);
  return found;
}

const wordsOf = (name: string) =>
  plainText(name)
    .split(' ')
    .map((word) => word.replace(/'s$/u, ''))
    .filter((word) => word.length > 2);

function isGermanPhrase(name: string): boolean {
  const words = plainText(name).split(' ');
  return words.some((word) => germanNouns.has(word) || /(?:ungen?|heiten?|keiten?|schaften|tionen|tät|täten)$/u.test(word));
}

/** Names of a text that the given text has not, as they are written. `language` is the text's. */
export function namesWithoutOrigin(text: string, given: string, language: string): string[] {
  if (!/[.!?]/u.test(text)) return [];
  const all = plainText(given);
  const isGerman = /^de\b/u.test(language);
  const usual = generalIn(language);
  const isKnown = (name: string) =>
    all.includes(plainText(name)) ||
    wordsOf(name).every(
      (word) =>
        all.includes(word) ||
        all.includes(word.replace(/s$/u, '')) ||
        usual.has(word.replace(/s$/u, '')) ||
        usual.has(word) ||
        general.has(word),
    );
  const small = stopWordsOf(language);
  /** The name without a small word at its beginning, which is polite or opens a sentence. */
  const withoutOpening = (name: string) => {
    const [word = '', ...others] = name.split(' ');
    return small.has(plainText(word)) ? others.join(' ') : name;
  };
  const opening = (name: string) => {
    const rest = name.split(' ').slice(1).join(' ');
    return isKnown(rest) ? rest : name;
  };
  const found = [
    ...(text.match(companies) ?? []),
    ...(text.match(titled) ?? []),
    ...(text.match(several) ?? []).filter((name) => !isGerman || !isGermanPhrase(name)),
    ...(isGerman ? [] : [...(text.match(first) ?? []).map(opening), ...(text.match(single) ?? [])]),
  ].map((name) => withoutOpening(name.trim().replace(/^(?:Firma|Company|Société|Ditta|Empresa)\s/u, '')));
  // Text in capitals throughout is a heading of a plain text, a code or an abbreviation.
  const unknown = [...new Set(found)].filter(
    (name) => name !== name.toLocaleUpperCase() && !isKnown(name) && !(isGerman && !name.includes(' ')),
  );
  // "Keller" beside "Marie Keller" says nothing more.
  return unknown.filter(
    (name, index) => !unknown.some((other, at) => at !== index && other.length > name.length && other.includes(name)),
  );
}
