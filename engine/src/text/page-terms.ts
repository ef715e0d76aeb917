// Words and phrases that a text is about, comparable across texts: forms of a word count as one.
import { stemOf } from './stems.ts';
import { stopWordsOf } from './stop-words.ts';
import { wordsOf } from './tokens.ts';

export interface Term {
  /** As most often written. */
  text: string;
  words: number;
  count: number;
}

const isTelling = (word: string) => word.length > 2 && /\p{L}/u.test(word);

/** Terms of one to three words by their stems. A phrase neither begins nor ends with a stop word, and never runs over a line. */
export function termsOf(text: string, language: string): Map<string, Term> {
  const stopWords = stopWordsOf(language);
  const spellings = new Map<string, Map<string, number>>();
  for (const line of text.split(/[\n.!?;:()|]+/)) {
    const words = wordsOf(line, language);
    for (let start = 0; start < words.length; start++) {
      for (let length = 1; length <= 3 && start + length <= words.length; length++) {
        const parts = words.slice(start, start + length);
        const ends = [parts[0] ?? '', parts.at(-1) ?? ''];
        if (ends.some((word) => stopWords.has(word) || !isTelling(word))) continue;
        const key = parts.map((word) => stemOf(word, language)).join(' ');
        const known = spellings.get(key) ?? new Map<string, number>();
        known.set(parts.join(' '), (known.get(parts.join(' ')) ?? 0) + 1);
        spellings.set(key, known);
      }
    }
  }
  return new Map(
    [...spellings].map(([key, forms]) => {
      const [text = ''] = [...forms].toSorted((a, b) => b[1] - a[1])[0] ?? [];
      const count = [...forms.values()].reduce((sum, one) => sum + one, 0);
      return [key, { text, words: key.split(' ').length, count }];
    }),
  );
}
