// The words by which a page is found in running text: its primary keyword, H1 and title, as stems.
import { baseOf } from '@folio/contract/languages';
import { stemOf } from '../text/stems.ts';
import { stopWordsOf } from '../text/stop-words.ts';
import { positionedWords } from './read-link-text.ts';

export type PhraseKind = 'title' | 'h1' | 'primary_kw';

/** Most words of a phrase. */
export const maxPhraseWords = 6;

const isTelling = (word: string, language: string) =>
  word.length > 2 && !stopWordsOf(baseOf(language)).has(word) && !/^\d+$/.test(word);

/** Returns the stems of a text's topical words, in their order. */
export const tellingStems = (text: string, language: string): string[] =>
  positionedWords(text, language)
    .filter(({ word }) => isTelling(word, language))
    .map(({ word }) => stemOf(word, language));

/** "Sleeping mats – Shop" is about sleeping mats. */
const withoutSite = (title: string) => title.split(/\s+[|–—·»-]\s+/)[0] ?? title;

function phraseOf(text: string, language: string, isShortFine: boolean): string | null {
  const words = positionedWords(text, language);
  if (words.length === 0 || words.length > maxPhraseWords) return null;
  const telling = words.filter(({ word }) => isTelling(word, language));
  // A single word is found everywhere; it must have been chosen.
  if (telling.length === 0 || (telling.length === 1 && !isShortFine && (telling[0]?.word.length ?? 0) < 5)) return null;
  return words.map(({ word }) => stemOf(word, language)).join(' ');
}

/** Phrases of a page, each once, with the strongest of its kinds. */
export function phrasesOfPage(
  page: { title: string | null; h1: string | null; primary_kw: string | null },
  language: string,
): { kind: PhraseKind; stems: string }[] {
  const texts: [PhraseKind, string | null][] = [
    ['primary_kw', page.primary_kw],
    ['h1', page.h1],
    ['h1', page.h1?.split(/:\s/)[0] ?? null],
    ['title', page.title && withoutSite(page.title)],
    ['title', (page.title && withoutSite(page.title).split(/:\s/)[0]) ?? null],
  ];
  const found = new Map<string, PhraseKind>();
  for (const [kind, text] of texts) {
    const stems = text ? phraseOf(text, language, kind === 'primary_kw') : null;
    if (stems !== null && !found.has(stems)) found.set(stems, kind);
  }
  return [...found].map(([stems, kind]) => ({ kind, stems }));
}
