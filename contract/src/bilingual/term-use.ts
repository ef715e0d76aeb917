// The words that a translation is bound to, in source and translation.
import { escapePattern } from '../escape.ts';

export interface Term {
  source: string;
  /** The same as the source if it stays untranslated. */
  target: string;
}

/** True where the text holds the term as a word or words of its own; a capital letter or a missing one makes no difference. */
export function containsTerm(text: string, term: string): boolean {
  const isWordly = /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{N}\s\p{P}]+$/u.test(term);
  if (!isWordly) return text.includes(term);
  return new RegExp(`(?<![\\p{L}\\p{N}])${escapePattern(term)}(?![\\p{L}\\p{N}])`, 'iu').test(text);
}

/** The terms that a text asks for; of two for the same words the first counts. */
export function termsIn(text: string, glossary: readonly Term[]): Term[] {
  const seen = new Set<string>();
  return glossary.filter(({ source }) => {
    const key = source.toLowerCase();
    if (seen.has(key) || !containsTerm(text, source)) return false;
    seen.add(key);
    return true;
  });
}

/** Terms of the source without their translation. An ending may follow: languages decline. */
export function missingTerms(source: string, translation: string, glossary: readonly Term[]): Term[] {
  const has = translation.toLowerCase();
  return termsIn(source, glossary).filter(({ target }) => !has.includes(target.toLowerCase()));
}
