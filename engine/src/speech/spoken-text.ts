// A written text as it is to be said: addresses, sums, dates and shortened figures in words, the account's own pronunciations last.
import { escapePattern } from '@folio/contract/escape';
import { signsIn } from './speech-words.ts';

/** Addresses longer than this are said by their host alone: nobody wants to hear a query string. */
const maxAddressLength = 60;

const webAddress = /\b(?:https?:\/\/|www\.)[^\s<>"')\]]+[^\s<>"')\].,;:!?]/giu;
const mailAddress = /\b[\w.+-]+@[\w-]+(?:\.[\w-]+)+\b/gu;
const isoDate = /\b(\d{4})-(\d{2})-(\d{2})\b/g;

const spaced = (text: string) => text.replace(/ {2,}/g, ' ').trim();

function sayAddress(address: string, language: string): string {
  const bare = address.replace(/^https?:\/\//i, '').replace(/\/$/, '');
  const said = bare.length > maxAddressLength ? (bare.split(/[/?#]/)[0] ?? bare) : bare;
  const words = signsIn(language);
  if (!words) return said.replace(/^www\./i, '');
  return spaced(
    said
      .replace(/^www\./i, '')
      .replaceAll('.', ` ${words.dot} `)
      .replaceAll('/', ` ${words.slash} `)
      .replaceAll('-', ` ${words.dash} `)
      .replaceAll('@', ` ${words.at} `),
  );
}

function sayDate(written: string, language: string): string {
  const date = new Date(`${written}T00:00:00Z`);
  if (Number.isNaN(date.getTime())) return written;
  return new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(date);
}

/** The sign between thousands goes ("12,500" is one figure), the decimal sign stays as the language writes it. */
function joinThousands(text: string, language: string): string {
  const group = new Intl.NumberFormat(language, { useGrouping: 'always' })
    .formatToParts(1_234_567)
    .find((part) => part.type === 'group')?.value;
  if (group === undefined || group.length !== 1) return text;
  const sign = /\s/u.test(group) ? '[\\u00a0\\u202f]' : `[${group}]`;
  return text.replace(new RegExp(`(?<![\\d.,])\\d{1,3}(?:${sign}\\d{3})+(?!\\d)`, 'gu'), (figure) => figure.replace(/\D/gu, ''));
}

function saySigns(text: string, language: string): string {
  const words = signsIn(language);
  if (!words) return text;
  const money = Object.entries(words.currencies).sort(([one], [other]) => other.length - one.length);
  let said = text;
  for (const [sign, word] of money) {
    const escaped = sign.replace(/\$/g, '\\$');
    said = said
      .replace(new RegExp(`${escaped}[ \\u00a0]?(\\d[\\d.,]*\\d|\\d)`, 'gu'), `$1 ${word}`)
      .replace(new RegExp(`(\\d)[ \\u00a0]?${escaped}`, 'gu'), `$1 ${word}`);
  }
  return said.replace(/(\d)[ \u00a0\u202f]?%/gu, `$1 ${words.percent}`).replace(/(\S) & (\S)/gu, `$1 ${words.and} $2`);
}

function pronounce(text: string, pronunciations: readonly [string, string][]): string {
  return pronunciations.reduce((said, [written, spoken]) => {
    const escaped = escapePattern(written);
    return said.replace(new RegExp(`(?<![\\p{L}\\p{N}])${escaped}(?![\\p{L}\\p{N}])`, 'giu'), () => spoken);
  }, text);
}

/** Speech input for this text. Paragraphs stay paragraphs. */
export function spokenText(text: string, language: string, pronunciations: readonly [string, string][] = []): string {
  const first = pronounce(text.normalize('NFC'), pronunciations);
  const said = first
    .replace(webAddress, (address) => sayAddress(address, language))
    .replace(mailAddress, (address) => sayAddress(address, language))
    .replace(isoDate, (date) => sayDate(date, language))
    .replace(/[*_#`~]+(?=\S)|(?<=\S)[*_`~]+/gu, '');
  return saySigns(joinThousands(said, language), language);
}
