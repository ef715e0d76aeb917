// Sentences of running text. The platform's segmenter breaks after "Dr." and "z. B."; here such pieces are joined again.
import { abbreviationsLexicon } from '@folio/locales/lexicon';
import { baseOf } from '../languages.ts';

const abbreviationSets = new Map(
  Object.entries(abbreviationsLexicon).map(([language, list]) => [baseOf(language), new Set(list.split(' '))]),
);

const maxEndingLength = 40;

/** True where the full stop at the end of the text belongs to an abbreviation, an initial or a German ordinal. `base` as of `baseOf`. */
export function endsInAbbreviation(text: string, base: string): boolean {
  // Only the end is looked at: over a line of endless letters the search would take the square of its length.
  const last = /(\S+)\.\s*$/u.exec(text.slice(-maxEndingLength))?.[1];
  if (last === undefined) return false;
  const word = last.replace(/^[("'«„“]+/u, '').toLowerCase();
  // An initial ("J. Smith"), or in German an ordinal ("3. Mai").
  if (/^\p{L}$/u.test(word) || (base === 'de' && /^\d{1,2}$/.test(word))) return true;
  return abbreviationSets.get(base)?.has(word) ?? false;
}

const maxAddressLength = 300;

/** True if the text up to `end` stops inside an address: the query of `https://example.com/?a=1` is not a sentence. */
export function endsInAddress(text: string, end: number): boolean {
  if (!/[!-~]/.test(text.charAt(end)) || !/[?!]/.test(text.charAt(end - 1))) return false;
  const word = /\S+$/u.exec(text.slice(Math.max(0, end - maxAddressLength), end))?.[0] ?? '';
  return /:\/\/|^www\.|[\w-]\.[a-z]{2,}\//i.test(word);
}

const segmenters = new Map<string, Intl.Segmenter>();

/** The platform's sentences of a language. */
export function segmenterOf(base: string): Intl.Segmenter {
  const known = segmenters.get(base);
  if (known) return known;
  const segmenter = new Intl.Segmenter(base, { granularity: 'sentence' });
  segmenters.set(base, segmenter);
  return segmenter;
}

/** The sentences of a text in order, trimmed; a line break always ends one. */
export function sentencesOf(text: string, language: string): string[] {
  const base = baseOf(language);
  return text.split(/\n+/).flatMap((line) => {
    const sentences: string[] = [];
    let pending = '';
    for (const { segment, index } of segmenterOf(base).segment(line)) {
      pending += segment;
      if (endsInAbbreviation(pending, base) || endsInAddress(line, index + segment.length)) continue;
      sentences.push(pending.trim());
      pending = '';
    }
    if (pending.trim() !== '') sentences.push(pending.trim());
    return sentences.filter((sentence) => sentence !== '');
  });
}
