// Sentences of a segment with its marks, as editors and memories hold them, put together again without loss.
import { markPattern } from '@folio/contract/bilingual/protected-parts';
import { baseOf } from '@folio/contract/languages';
import { endsInAbbreviation, endsInAddress, segmenterOf } from '@folio/contract/readability/sentences';

/** A sentence without white space at its end, and the white space that follows it. */
export interface SentencePart {
  text: string;
  space: string;
}

/** Stands for `<x1/>` during sentence detection: one character that is neither letter nor space. */
const objectCharacter = '\ufffc';
/** True for "3." or "b)." alone: the number of the next text. */
const isListNumber = (text: string) => /^\s*(?:\p{N}{1,3}|\p{L})[.)]+\s*$/u.test(text);

/** Returns the ends of the sentences in a text without marks. */
function sentenceEnds(plain: string, language: string): number[] {
  const base = baseOf(language);
  const ends: number[] = [];
  let start = 0;
  for (const { segment, index } of segmenterOf(base).segment(plain)) {
    const end = index + segment.length;
    const pending = plain.slice(start, end);
    const isLineEnd = /[\n\r\u2028\u2029]$/u.test(pending);
    const isOpen = endsInAbbreviation(pending, base) || endsInAddress(plain, end) || isListNumber(pending);
    if (end < plain.length && !isLineEnd && isOpen) continue;
    ends.push(end);
    start = end;
  }
  return ends;
}

/** Cuts a text with marks at the ends. A closing mark belongs to the previous piece, any other to the next. */
function cutAt(ends: readonly number[], tokens: readonly string[]): string[] {
  const pieces: string[] = ends.map(() => '');
  let position = 0;
  let current = 0;
  const advance = () => {
    while (current < ends.length - 1 && position >= (ends[current] ?? 0)) current += 1;
  };
  for (const [index, token] of tokens.entries()) {
    const isMark = index % 2 === 1;
    if (isMark) {
      if (!token.startsWith('</')) advance();
      pieces[current] += token;
      if (token.startsWith('<x')) position += 1;
      continue;
    }
    for (let from = 0; from < token.length; ) {
      advance();
      const until = current === ends.length - 1 ? token.length : Math.min(token.length, from + (ends[current] ?? 0) - position);
      pieces[current] += token.slice(from, until);
      position += until - from;
      from = until;
    }
  }
  return pieces;
}

/** Joins pieces so that no pair of marks begins in one and ends in another. */
function withWholePairs(pieces: readonly string[]): string[] {
  const openedIn = new Map<string, number>();
  const reaches = pieces.map((_, index) => index);
  for (const [index, piece] of pieces.entries())
    for (const [, closes, number = ''] of piece.matchAll(/<(\/?)g(\d+)>/g)) {
      const opened = openedIn.get(number);
      if (closes === '') openedIn.set(number, index);
      else if (opened !== undefined) {
        reaches[opened] = Math.max(reaches[opened] ?? 0, index);
        openedIn.delete(number);
      }
    }
  const joined: string[] = [];
  let reach = -1;
  for (const [index, piece] of pieces.entries()) {
    if (index <= reach) joined[joined.length - 1] += piece;
    else joined.push(piece);
    reach = Math.max(reach, reaches[index] ?? index);
  }
  return joined;
}

/**
 * The sentences of a text in order. White space at its beginning stays with the first; a pair of marks (`<g1>…</g1>`) is never divided.
 * `joinSentences` gives the text back letter by letter.
 */
export function splitSentences(text: string, language: string): SentencePart[] {
  const tokens = text.split(markPattern);
  const plain = tokens.map((token, index) => (index % 2 === 0 ? token : token.startsWith('<x') ? objectCharacter : '')).join('');
  if (text === '') return [];
  const pieces = plain === '' ? [text] : withWholePairs(cutAt(sentenceEnds(plain, language), tokens));
  const parts: SentencePart[] = [];
  let pending = '';
  for (const piece of pieces) {
    const words = piece.trimEnd();
    const last = parts.at(-1);
    if (words !== '') {
      parts.push({ text: pending + words, space: piece.slice(words.length) });
      pending = '';
    } else if (last) last.space += piece;
    else pending += piece;
  }
  return parts.length > 0 ? parts : [{ text: '', space: pending }];
}

/** Joins sentences to their text. */
export const joinSentences = (parts: readonly SentencePart[]): string => parts.map(({ text, space }) => text + space).join('');

const marksOf = (text: string) => (text.match(new RegExp(markPattern, 'g')) ?? []).toSorted().join('');

/**
 * Returns sentence pairs of a translated text; `space` is the space after the sentence in the source. Returns one pair with the
 * whole texts if the number of sentences differs or a mark is in another sentence.
 */
export function alignSentences(
  source: string,
  target: string,
  sourceLanguage: string,
  targetLanguage: string,
): { source: string; target: string; space: string }[] {
  const sources = splitSentences(source, sourceLanguage);
  const targets = splitSentences(target, targetLanguage);
  const pairs = sources.map(({ text, space }, index) => ({ source: text, target: targets[index]?.text ?? '', space }));
  const isAligned = sources.length === targets.length && pairs.every((pair) => marksOf(pair.source) === marksOf(pair.target));
  if (isAligned) return pairs;
  const text = source.trimEnd();
  return [{ source: text, target: target.trimEnd(), space: source.slice(text.length) }];
}
