// Occurrences of keywords in a text: as they are written, as the same words, or in any form of them.
import type { LinkMatch } from '@folio/contract/link-words';
import { stemOf } from '../text/stems.ts';
import { type LinkText, type LinkWord, positionedWords } from './read-link-text.ts';

/** Phrases to find. */
export interface Phrase<Id> {
  id: Id;
  keyword: string;
  match: LinkMatch;
}

/** An occurrence: its first and last word, as positions in `words`. */
export interface PhraseRange<Id> {
  id: Id;
  first: number;
  last: number;
}

/** Most words of a keyword. */
const maxWords = 12;

/** Stems of a keyword's words, by which its forms are found. */
export const stemsOf = (keyword: string, language: string): string[] =>
  positionedWords(keyword, language).map(({ word }) => stemOf(word, language));

/** The text between the first and the last word of a place. */
export function anchorOf(text: LinkText, { first, last }: { first: number; last: number }): string {
  const [from, to] = [text.words[first], text.words[last]];
  return from && to ? (text.sentences[from.sentence]?.text.slice(from.at, to.at + to.length) ?? '') : '';
}

const plain = (text: string) => text.replaceAll('\u00ad', '').replace(/\s+/g, ' ').trim().toLowerCase();

interface Entry<Id> {
  id: Id;
  parts: string[];
  /** The exact spelling that the occurrence must have, or null. */
  spelling: string | null;
}

/** Phrases ready for being found in many texts of one language. */
export class PhraseFinder<Id> {
  readonly #byWord = new Map<string, Entry<Id>[]>();
  readonly #byStem = new Map<string, Entry<Id>[]>();

  constructor(phrases: Iterable<Phrase<Id>>, language: string) {
    for (const { id, keyword, match } of phrases) {
      const words = positionedWords(keyword, language).map(({ word }) => word);
      if (words.length === 0 || words.length > maxWords) continue;
      const isForm = match === 'phrase_plural';
      const parts = isForm ? words.map((word) => stemOf(word, language)) : words;
      const entry = { id, parts, spelling: match === 'exact' ? plain(keyword) : null };
      const index = isForm ? this.#byStem : this.#byWord;
      const [head = ''] = parts;
      const known = index.get(head);
      if (known) known.push(entry);
      else index.set(head, [entry]);
    }
  }

  /** Every occurrence in the order of the text, the longest first where several begin at one word. */
  find(text: LinkText): PhraseRange<Id>[] {
    const found: PhraseRange<Id>[] = [];
    for (let first = 0; first < text.words.length; first++) {
      const { word = '', stem = '' } = text.words[first] ?? {};
      const here = [
        ...occurring(this.#byWord.get(word), text, first, 'word'),
        ...occurring(this.#byStem.get(stem), text, first, 'stem'),
      ];
      found.push(...here.sort((a, b) => b.last - a.last));
    }
    return found;
  }
}

function occurring<Id>(
  entries: readonly Entry<Id>[] | undefined,
  text: LinkText,
  first: number,
  by: keyof Pick<LinkWord, 'word' | 'stem'>,
): PhraseRange<Id>[] {
  return (entries ?? []).flatMap(({ id, parts, spelling }) => {
    const last = first + parts.length - 1;
    for (let index = 1; index < parts.length; index++) {
      const next = text.words[first + index];
      if (!next?.joins || next[by] !== parts[index]) return [];
    }
    if (spelling !== null && plain(anchorOf(text, { first, last })) !== spelling) return [];
    return [{ id, first, last }];
  });
}

/** Runs of at most `longest` words that a link may stand on, as stems parted by spaces, with the first place of each. */
export function linkableRuns(text: LinkText, longest: number, limit: number): Map<string, { first: number; last: number }> {
  const runs = new Map<string, { first: number; last: number }>();
  for (let first = 0; first < text.words.length && runs.size < limit; first++) {
    let stems = '';
    for (let last = first; last < Math.min(text.words.length, first + longest); last++) {
      const word = text.words[last];
      if (!word || word.refusal !== null || (last > first && !word.joins)) break;
      stems = last === first ? word.stem : `${stems} ${word.stem}`;
      if (!runs.has(stems)) runs.set(stems, { first, last });
    }
  }
  return runs;
}
