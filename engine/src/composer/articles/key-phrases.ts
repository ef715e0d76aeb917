// The terms that a text keeps coming back to: one to three words without stop words, by frequency and length.
import type { ComposerLanguage } from '../../core/engine-types.ts';
import { stemOf } from '../../text/stems.ts';
import { stopWordsOf } from '../../text/stop-words.ts';
import { wordsOf } from '../../text/tokens.ts';

interface Candidate {
  text: string;
  count: number;
  length: number;
}

/** The terms of the texts, strongest first, each as it is written most plainly; at most `most`. */
export function keyPhrasesOf(texts: readonly string[], language: ComposerLanguage, most: number): string[] {
  const stopWords = stopWordsOf(language);
  const candidates = new Map<string, Candidate>();
  for (const text of texts) {
    const words = wordsOf(text, language);
    const isOpen = words.map((word) => !stopWords.has(word) && word.length > 2 && !/\d/.test(word));
    for (let start = 0; start < words.length; start++) {
      for (let length = 1; length <= 3 && start + length <= words.length; length++) {
        if (!isOpen[start + length - 1]) break;
        const phrase = words.slice(start, start + length);
        const text = phrase.join(' ');
        const key = phrase.map((word) => stemOf(word, language)).join(' ');
        const known = candidates.get(key);
        if (known) known.count += 1;
        else candidates.set(key, { text, count: 1, length });
      }
    }
  }
  const ranked = [...candidates.entries()]
    .filter(([, { count }]) => count > 1)
    .sort(([, a], [, b]) => b.count * (0.6 + b.length * 0.4) - a.count * (0.6 + a.length * 0.4));
  const taken: string[] = [];
  const phrases: string[] = [];
  for (const [key, { text }] of ranked) {
    if (phrases.length >= most) break;
    if (taken.some((other) => other.includes(key) || key.includes(other))) continue;
    taken.push(key);
    phrases.push(text);
  }
  return phrases;
}
