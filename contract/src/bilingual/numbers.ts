// Numbers, dates and times of a text, read as its language writes them: 4,000 in English is 4.000 in German.
import { blankProtectedParts } from './protected-parts.ts';

interface NumberMarks {
  group: string;
  decimal: string;
}

const known = new Map<string, NumberMarks>();

/** Number format of a language; English if the code is unknown to the platform. */
function marksOf(language: string): NumberMarks {
  const found = known.get(language);
  if (found) return found;
  let parts: Intl.NumberFormatPart[];
  try {
    parts = new Intl.NumberFormat(language, { numberingSystem: 'latn' }).formatToParts(1234567.8);
  } catch {
    parts = new Intl.NumberFormat('en').formatToParts(1234567.8);
  }
  const valueOf = (type: string) => parts.find((part) => part.type === type)?.value;
  const marks = { group: valueOf('group') ?? ',', decimal: valueOf('decimal') ?? '.' };
  known.set(language, marks);
  return marks;
}

/** Digits of Arabic, Persian, Devanagari and full width, as 0 to 9. */
const otherDigits = /[\u0660-\u0669\u06f0-\u06f9\u0966-\u096f\uff10-\uff19]/g;
const westernDigit = (digit: string): string => {
  const code = digit.charCodeAt(0);
  const zero = [0x0660, 0x06f0, 0x0966, 0xff10].find((start) => code >= start && code <= start + 9) ?? code;
  return String(code - zero);
};

const spaces = '[ \\u00a0\\u202f\\u2009]';
const pattern = new RegExp(
  [
    String.raw`(?<date>\d{4}-\d{2}-\d{2}(?!\d)|(?<![\d.,])\d{1,2}(?<dateMark>[./])${spaces}?\d{1,2}\k<dateMark>${spaces}?\d{2,4}(?![\d]))`,
    String.raw`(?<time>(?<!\d)\d{1,2}(?<timeMark>[:h])\d{2}(?!\d))`,
    String.raw`(?<spaced>(?<![\d.,])\d{1,3}(?:${spaces}\d{3})+(?:[.,]\d+)?(?![\d]))`,
    String.raw`(?<plain>\d+(?:[.,'\u2019]\d+)*)`,
  ].join('|'),
  'gu',
);
const dayHalf = new RegExp(`^${spaces}?([ap])\\.?m\\b`, 'iu');

export interface FoundNumber {
  raw: string;
  /** Position in the text, in UTF-16 units. */
  index: number;
  /** Everything that it may mean; two numbers say the same where they share one. */
  readings: readonly string[];
}

/** "12" and "3.5" without superfluous zeros. */
const canonical = (whole: string, fraction = ''): string => {
  const digits = whole.replace(/^0+(?=\d)/, '');
  const rest = fraction.replace(/0+$/, '');
  return rest === '' ? digits : `${digits}.${rest}`;
};

/** Whole and fraction digits of a number in the language's notation; null for other digits, such as version 1.2.3. */
function readDigits(raw: string, language: string): { whole: string; fraction: string; group: string | null } | null {
  const separators = raw.match(/\D/gu) ?? [];
  const last = separators.at(-1);
  if (last === undefined) return { whole: raw, fraction: '', group: null };
  const at = raw.lastIndexOf(last);
  const [before, after] = [raw.slice(0, at), raw.slice(at + 1)];
  const isGroups = (text: string) => /^\d{1,3}(?:\D\d{3})+$/u.test(text) && new Set(text.match(/\D/gu)).size === 1;
  const digits = (text: string) => text.replace(/\D/gu, '');
  if (separators.length > 1) {
    if (isGroups(raw)) return { whole: digits(raw), fraction: '', group: last };
    if (/[.,]/.test(last) && isGroups(before) && !before.includes(last))
      return { whole: digits(before), fraction: after, group: separators[0] ?? null };
    return null;
  }
  if (!/[.,]/.test(last)) return isGroups(raw) ? { whole: digits(raw), fraction: '', group: last } : null;
  const canBeGroup = isGroups(raw) && !before.startsWith('0');
  return canBeGroup && marksOf(language).decimal !== last
    ? { whole: digits(raw), fraction: '', group: last }
    : { whole: before, fraction: after, group: null };
}

function readingsOf(
  raw: string,
  groups: Record<string, string | undefined>,
  language: string,
  half: string | undefined,
): string[] {
  if (groups['date'] !== undefined)
    return [
      `date ${raw
        .match(/\d+/gu)
        ?.map(Number)
        .toSorted((a, b) => a - b)
        .join(' ')}`,
    ];
  const [hour = 0, minute = 0] = (raw.match(/\d+/gu) ?? []).map(Number);
  const times = /^\d{1,2}(?:[:h.]\d{2})?$/.test(raw) && hour <= 24 ? [`time ${hour} ${minute}`] : [];
  if (half !== undefined && times.length > 0) {
    const inDay = (hour % 12) + (half.toLowerCase() === 'p' ? 12 : 0);
    times.push(`time ${inDay} ${minute}`, ...(minute === 0 ? [String(inDay)] : []));
  }
  if (groups['time'] !== undefined) return minute === 0 ? [...times, String(hour)] : times;
  const digits = readDigits(raw, language);
  return digits ? [canonical(digits.whole, digits.fraction), ...times] : [raw];
}

/** The numbers of a text in order, without those in tags, placeholders and addresses. */
export function numbersIn(text: string, language: string): FoundNumber[] {
  const read = blankProtectedParts(text).replace(otherDigits, westernDigit);
  return [...read.matchAll(pattern)].map(({ 0: raw, index, groups = {} }) => {
    const half = dayHalf.exec(read.slice(index + raw.length, index + raw.length + 6))?.[1];
    return { raw, index, readings: readingsOf(raw, groups, language, half) };
  });
}

const saySame = (one: FoundNumber, other: FoundNumber) => one.readings.some((reading) => other.readings.includes(reading));

/** Numbers of the source that the target lacks, and those of the target that the source has not. */
export function unequalNumbers(
  source: string,
  target: string,
  sourceLanguage: string,
  targetLanguage: string,
): { missing: FoundNumber[]; added: FoundNumber[] } {
  const added = numbersIn(target, targetLanguage);
  const missing = numbersIn(source, sourceLanguage).filter((number) => {
    const at = added.findIndex((other) => saySame(number, other));
    if (at !== -1) added.splice(at, 1);
    return at === -1;
  });
  return { missing, added };
}

/** A number of one language as another writes it, grouped where it was; as it is where it is a date, time or code. */
export function writeNumber(number: FoundNumber, from: string, to: string): string {
  const digits =
    /^\d+(?:\D\d+)*$/u.test(number.raw) && !number.readings[0]?.startsWith('date') ? readDigits(number.raw, from) : null;
  if (!digits || /[:h/]/.test(number.raw)) return number.raw;
  const marks = marksOf(to);
  const whole = digits.group === null ? digits.whole : digits.whole.replace(/\B(?=(?:\d{3})+$)/g, marks.group);
  return digits.fraction === '' ? whole : whole + marks.decimal + digits.fraction;
}
