// Opening hours that people wrote, as schema.org wants them. All of it is understood or nothing: a day left out reads as closed.
import { interfaceLanguages } from '@folio/contract/languages';
import { storeFactsLexicon } from '@folio/locales/lexicon';
import { plainKey } from './plain-key.ts';

export interface OpeningHours {
  '@type': 'OpeningHoursSpecification';
  dayOfWeek: string[];
  /** Like "09:00". */
  opens: string;
  closes: string;
}

const dayNames = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
/** 5 January 1970 was a Monday. */
const dateOf = (day: number) => new Date(Date.UTC(1970, 0, 5 + day));

type Word = { kind: 'day'; day: number } | { kind: 'daily' | 'closed' | 'to' | 'and' | 'aside' };

/** Weekday of a word, in any language of the product; a short form that is two days in two languages is none. */
function readWords(): Map<string, Word> {
  const found = new Map<string, Word>();
  const twice = new Set<string>();
  const addDay = (name: string, day: number) => {
    const key = plainKey(name);
    const known = found.get(key);
    if (known?.kind === 'day' && known.day !== day) twice.add(key);
    found.set(key, { kind: 'day', day });
  };
  for (const language of interfaceLanguages) {
    for (const style of ['long', 'short'] as const) {
      const format = new Intl.DateTimeFormat(language, { weekday: style, timeZone: 'UTC' });
      for (const day of dayNames.keys()) addDay(format.format(dateOf(day)).replace(/-feira$/, ''), day);
    }
    const { opening } = storeFactsLexicon[language];
    for (const kind of ['daily', 'closed', 'to', 'and', 'aside'] as const)
      for (const word of opening[kind]) found.set(plainKey(word), { kind });
  }
  // As schema.org and OpenStreetMap shorten them.
  for (const [day, name] of dayNames.entries()) addDay(name.slice(0, 2), day);
  for (const key of twice) found.delete(key);
  return found;
}

let words: Map<string, Word> | null = null;

interface Time {
  kind: 'time';
  hour: number;
  minute: number;
  half: string | null;
  /** True where the figures can only be those of a clock with 24 hours. */
  isTwentyFour: boolean;
}
type Token = Word | Time;

const timeAt = /^(\d{1,2})(?:[:.h](\d{2})|h)?(?:\s*([ap])\.?m\.?)?(?![\p{L}\d:])/u;
const signs: Record<string, Token> = { '-': { kind: 'to' }, ',': { kind: 'and' }, '/': { kind: 'and' }, '&': { kind: 'and' } };

function tokenAt(text: string): { token: Token; length: number } | null {
  words ??= readWords();
  const time = timeAt.exec(text);
  if (time) {
    const [all, hours = '', minutes = '0', half = null] = time;
    const [hour, minute] = [Number(hours), Number(minutes)];
    if (hour > 23 || minute > 59 || (half !== null && (hour < 1 || hour > 12))) return null;
    const isTwentyFour = half === null && (hour > 12 || hours.startsWith('0'));
    return { token: { kind: 'time', hour, minute, half, isTwentyFour }, length: all.length };
  }
  const sign = signs[text.charAt(0)];
  if (sign) return { token: sign, length: 1 };
  if (/^[\s;:.()]/u.test(text)) return { token: { kind: 'aside' }, length: 1 };
  const [line = ''] = /^\p{L}+(?: \p{L}+){0,2}/u.exec(text) ?? [];
  // "todos los dias" is one word here.
  for (let said = line; said !== ''; said = said.slice(0, Math.max(0, said.lastIndexOf(' ')))) {
    const word = words.get(said);
    if (word) return { token: word, length: said.length + (text.charAt(said.length) === '.' ? 1 : 0) };
  }
  return null;
}

function tokensOf(hours: string): Token[] | null {
  let text = hours
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[\u2010-\u2015]/gu, '-')
    .replaceAll('-feira', '')
    .trim();
  const tokens: Token[] = [];
  while (text !== '') {
    const found = tokenAt(text);
    if (!found) return null;
    if (found.token.kind !== 'aside') tokens.push(found.token);
    text = text.slice(found.length);
  }
  return tokens;
}

const clock = (hour: number, minute: number) => `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;

/** One span, or null where "9 to 5" could be morning or evening. */
function spanOf(from: Time, to: Time, isTwentyFour: boolean): { opens: string; closes: string } | null {
  if ((from.half === null) !== (to.half === null) || (from.half === null && !isTwentyFour)) return null;
  const [opens, closes] = [from, to].map(({ hour, minute, half }) =>
    half === null ? clock(hour, minute) : clock((hour % 12) + (half === 'p' ? 12 : 0), minute),
  ) as [string, string];
  // Past midnight only where the evening begins it.
  return closes > opens || (opens >= '13:00' && closes <= '06:00') ? { opens, closes } : null;
}

/** A place in the tokens that are read from left to right. */
class Reader {
  #at = 0;
  readonly #tokens: readonly Token[];
  constructor(tokens: readonly Token[]) {
    this.#tokens = tokens;
  }
  get isAtEnd(): boolean {
    return this.#at >= this.#tokens.length;
  }
  take<Kind extends Token['kind']>(kind: Kind): Extract<Token, { kind: Kind }> | null {
    const token = this.#tokens[this.#at];
    if (token?.kind !== kind) return null;
    this.#at += 1;
    return token as Extract<Token, { kind: Kind }>;
  }
}

function readDays(reader: Reader): number[] | null {
  if (reader.take('daily')) return [...dayNames.keys()];
  const days: number[] = [];
  for (let first = reader.take('day'); first; first = reader.take('day')) {
    const isRange = reader.take('to') !== null;
    const last = isRange ? reader.take('day') : first;
    if (!last) return null;
    for (let day = first.day; ; day = (day + 1) % 7) {
      days.push(day);
      if (day === last.day) break;
    }
    reader.take('and');
  }
  return days.length > 0 && new Set(days).size === days.length ? days : null;
}

function readSpans(reader: Reader, isTwentyFour: boolean): { opens: string; closes: string }[] | null {
  if (reader.take('closed')) return [];
  const spans: { opens: string; closes: string }[] = [];
  for (let from = reader.take('time'); from; from = reader.take('time')) {
    const to = reader.take('to') && reader.take('time');
    const span = to && spanOf(from, to, isTwentyFour);
    if (!span) return null;
    spans.push(span);
    reader.take('and');
  }
  return spans.length > 0 ? spans : null;
}

/** The hours as they stand in structured data; null where any of them would have to be guessed. */
export function readOpeningHours(hours: string): OpeningHours[] | null {
  const tokens = tokensOf(hours);
  if (!tokens || tokens.length === 0) return null;
  const isTwentyFour = tokens.some((token) => token.kind === 'time' && token.isTwentyFour);
  const reader = new Reader(tokens);
  const seen = new Set<number>();
  const read: OpeningHours[] = [];
  while (!reader.isAtEnd) {
    const days = readDays(reader);
    const spans = days && readSpans(reader, isTwentyFour);
    if (!spans || days.some((day) => seen.has(day))) return null;
    for (const day of days) seen.add(day);
    reader.take('and');
    const dayOfWeek = days.toSorted((a, b) => a - b).map((day) => dayNames[day] ?? '');
    for (const span of spans) read.push({ '@type': 'OpeningHoursSpecification', dayOfWeek, ...span });
  }
  return read.length > 0 ? read : null;
}

/** True for text that begins with days alone, such as "Mon–Fri", as in a list of hours. */
export function isDays(text: string): boolean {
  const tokens = tokensOf(text);
  return tokens !== null && tokens.some(({ kind }) => kind === 'day') && tokens.every(({ kind }) => kind !== 'time');
}
