// What the account's memory and glossary know of a text: whole segments first, then the same words without their formatting, then sentence by
// sentence, since translation memories hold sentences.
import type { MemoryScope, TranslationMemory } from '../engine-types.ts';
import { missingTerms, type Term } from './glossary.ts';
import { brokenParts, hasWords } from './protected-parts.ts';

export interface Recalled {
  /** Translations by segment. */
  known: Map<string, string>;
  /** Segments whose formatting in the middle of a sentence is lost. */
  unformatted: string[];
  /** Sentences that nothing is known of, of segments of which something is known. */
  missing: string[];
}

const formatting = /<\/?g\d+>/g;
const plainOf = (text: string) => text.replace(formatting, '');

/** The sentences of a segment, each with the white space that follows it. They are found by the words alone; marks stay beside theirs. */
function sentencesOf(segment: string, language: string): { text: string; space: string }[] {
  const pieces = [...new Intl.Segmenter(language, { granularity: 'sentence' }).segment(plainOf(segment))];
  const ends = pieces.map((piece) => piece.index + piece.segment.length);
  const sentences = pieces.map(() => '');
  let position = 0;
  let current = 0;
  for (const token of segment.split(/(<\/?g\d+>)/)) {
    const isMark = /^<\/?g\d+>$/.test(token);
    // A closing mark belongs to what is before it.
    if (token.startsWith('</') && isMark) sentences[current] += token;
    for (const character of isMark ? [] : token) {
      if (position >= (ends[current] ?? Infinity)) current += 1;
      sentences[current] += character;
      position += character.length;
    }
    if (isMark && !token.startsWith('</')) {
      if (position >= (ends[current] ?? Infinity) && current < sentences.length - 1) current += 1;
      sentences[current] += token;
    }
  }
  return sentences.map((text) => ({ text: text.trim(), space: /\s*$/u.exec(text)?.[0] ?? '' }));
}

/** The marks that enclose the whole text, put back around its translation. */
function enclosed(source: string, translation: string): string {
  const [, tag = '', inner = ''] = /^(<g\d+>)(.*)<\/g\d+>$/su.exec(source) ?? [];
  return tag === '' || inner.includes(tag.replace('<', '</')) ? translation : tag + translation + tag.replace('<', '</');
}

const capitalLike = (source: string, text: string) =>
  /^\p{Lu}/u.test(source) ? text.charAt(0).toLocaleUpperCase() + text.slice(1) : text;

/** Looks the segments up. `own` are the terms of the order, which overrule what was remembered; `terms` are those of the account. */
export async function recallSegments(
  segments: readonly string[],
  scope: MemoryScope,
  { own, terms }: { own: readonly Term[]; terms: readonly Term[] },
  memory: TranslationMemory | undefined,
): Promise<Recalled> {
  const parted = new Map(segments.map((segment) => [segment, sentencesOf(segment, scope.source)]));
  const texts = segments.flatMap((segment) => [segment, ...(parted.get(segment) ?? []).map(({ text }) => text)]);
  const asked = [...new Set(texts.flatMap((text) => [text, plainOf(text).trim()]))].filter(hasWords);
  const remembered = (await memory?.recall(asked, scope)) ?? new Map<string, string>();
  const glossary = new Map([...terms, ...own].map(({ source, target }) => [source.toLowerCase(), target]));

  /** The translation of one segment or sentence, with its marks or, where these are in the middle, without. */
  const find = (text: string): string | undefined => {
    const whole = remembered.get(text);
    if (whole !== undefined && missingTerms(text, whole, own).length === 0) return whole;
    const plain = plainOf(text).trim();
    const term = glossary.get(plain.toLowerCase());
    const found = remembered.get(plain) ?? (term === undefined ? undefined : capitalLike(plain, term));
    return found === undefined || missingTerms(text, found, own).length > 0 ? undefined : enclosed(text, found);
  };

  const recalled: Recalled = { known: new Map(), unformatted: [], missing: [] };
  for (const segment of segments) {
    const sentences = parted.get(segment) ?? [];
    const parts = sentences.map(({ text }) => (hasWords(text) ? find(text) : text));
    const joined = parts.every((part) => part !== undefined)
      ? parts.map((part, index) => part + (sentences[index]?.space ?? '')).join('')
      : undefined;
    const text = find(segment) ?? joined;
    const lost = text === undefined ? [] : brokenParts(segment, text);
    if (text !== undefined && lost.every((part) => /^<\/?g\d+>$/u.test(part))) {
      recalled.known.set(segment, lost.length === 0 ? text : plainOf(text));
      if (lost.length > 0) recalled.unformatted.push(segment);
    } else
      recalled.missing.push(...sentences.filter((_, index) => parts[index] === undefined).map(({ text: one }) => plainOf(one)));
  }
  return recalled;
}
