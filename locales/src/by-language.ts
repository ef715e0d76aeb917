import type { InterfaceLanguage } from './languages.ts';
import { type Words, words } from './words.gen.ts';

/** One part of the words in each language. */
export const byLanguage = <Part>(part: (words: Words) => Part): Record<InterfaceLanguage, Part> =>
  Object.fromEntries(Object.entries(words).map(([code, own]) => [code, part(own)])) as Record<InterfaceLanguage, Part>;
