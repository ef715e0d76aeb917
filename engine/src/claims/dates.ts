// Finds dates in a text, in any notation, with their values: two notations of the same day are equal.
const languages = ['en', 'de', 'fr', 'it', 'es', 'pt'];

/** Months by their names and abbreviations in the languages of the interface. */
const months = new Map<string, number>();
for (const language of languages) {
  for (const style of ['long', 'short'] as const) {
    // Within a date, since some languages name a month otherwise when it is alone.
    const format = new Intl.DateTimeFormat(language, { day: 'numeric', month: style, timeZone: 'UTC' });
    for (let month = 0; month < 12; month += 1) {
      const name = format.formatToParts(Date.UTC(2026, month, 15)).find(({ type }) => type === 'month')?.value ?? '';
      months.set(name.toLocaleLowerCase().replace(/\.$/u, ''), month + 1);
    }
  }
}
months.set('jänner', 1);

const monthNames = [...months.keys()].toSorted((one, other) => other.length - one.length).join('|');
const day = String.raw`\d{1,2}(?:st|nd|rd|th|\.|\u00ba|\u00b0|er)?`;
const year = String.raw`(?:1[6-9]|20)\d\d`;
const dates = new RegExp(
  [
    String.raw`(?<![\p{L}\d])${year}-\d\d-\d\d(?!\d)`,
    String.raw`(?<![\p{L}\d.,/])\d{1,2}[./-]\d{1,2}[./-](?:\d{4}|\d{2})(?![\d/])`,
    String.raw`(?<![\p{L}\d.,])${day}\s(?:de\s|of\s)?(?:${monthNames})\.?(?:,?\s(?:de\s)?${year})?(?!\p{L})`,
    String.raw`(?<!\p{L})(?:${monthNames})\.?\s\d{1,2}(?:st|nd|rd|th)?(?:,?\s${year})(?!\d)`,
    String.raw`(?<!\p{L})(?:${monthNames})\.?\s(?:de\s)?${year}(?!\d)`,
    String.raw`(?<![\p{L}\d.,/-])${year}(?![\d/]|[.,]\d|[\s\u00a0\u202f]?(?:%|\u20ac|\$|\u00a3|EUR|CHF|USD|GBP))`,
  ].join('|'),
  'giu',
);

interface DateParts {
  day: number | null;
  month: number | null;
  year: number | null;
}

/** Possible dates of a text, in the ways in which its figures can be read. */
function readingsOf(text: string): DateParts[] {
  const iso = /^(\d{4})-(\d\d)-(\d\d)$/u.exec(text);
  if (iso) return [{ year: Number(iso[1]), month: Number(iso[2]), day: Number(iso[3]) }];
  const numeric = /^(\d{1,2})[./-](\d{1,2})[./-](\d{2,4})$/u.exec(text);
  if (numeric) {
    const [first, second] = [Number(numeric[1]), Number(numeric[2])];
    const of = Number(numeric[3]) < 100 ? 2000 + Number(numeric[3]) : Number(numeric[3]);
    return [
      { day: first, month: second, year: of },
      { day: second, month: first, year: of },
    ].filter(({ month }) => month <= 12);
  }
  const named = new RegExp(`(?<!\\p{L})(?:${monthNames})(?!\\p{L})`, 'iu').exec(text)?.[0].toLocaleLowerCase();
  const rest = named === undefined ? text : text.toLocaleLowerCase().replace(named, ' ');
  const inYear = /(?<!\d)\d{4}(?!\d)/u.exec(rest)?.[0];
  const onDay = /(?<!\d)\d{1,2}(?!\d)/u.exec(rest)?.[0];
  return [
    {
      day: onDay === undefined ? null : Number(onDay),
      month: named === undefined ? null : (months.get(named) ?? null),
      year: inYear === undefined ? null : Number(inYear),
    },
  ];
}

/** True where everything that one says is said by the other too. */
const isWithin = (one: DateParts, other: DateParts) =>
  (['day', 'month', 'year'] as const).every((part) => one[part] === null || one[part] === other[part]);

/** The dates of a text, as they are written there. */
export const datesIn = (text: string): { text: string; index: number }[] =>
  [...text.matchAll(dates)].map((match) => ({ text: match[0], index: match.index }));

/** Says of a date whether the given text has it, in whatever way it is written there. */
export function knownDates(given: string, now: Date): (date: string) => boolean {
  const known = datesIn(given).flatMap(({ text }) => readingsOf(text));
  const thisYear = { day: null, month: null, year: now.getUTCFullYear() };
  // A year alone may be a figure of the input, such as a number of pieces.
  const figures = new Set(given.match(/\d+/gu));
  return (date) =>
    readingsOf(date).some(
      (one) =>
        isWithin(one, thisYear) ||
        known.some((other) => isWithin(one, other)) ||
        (one.month === null && one.year !== null && figures.has(String(one.year))),
    );
}
