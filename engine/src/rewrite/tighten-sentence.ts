// Removes dispensable parts of a sentence: remarks in brackets and filler words. Adds nothing.
import { fillersLexicon } from '@folio/locales/lexicon';
import type { ComposerLanguage } from '../core/engine-types.ts';

const patterns = new Map<ComposerLanguage, RegExp>();

function fillerPattern(language: ComposerLanguage): RegExp {
  const known = patterns.get(language);
  if (known) return known;
  const made = new RegExp(
    `(?<![\\p{L}\\p{N}’'-])(?:${fillersLexicon[language].fillers.replaceAll(',', '|')})(?![\\p{L}\\p{N}’'-])`,
    'giu',
  );
  patterns.set(language, made);
  return made;
}

/** Earlier in its clause a negation makes it carry weight: "is not very hard" is not "is not hard". */
const negated =
  /(?:(?<!\p{L})(?:not|never|nicht|kein\p{L}*|nie|non|mai|no|nunca|ni|ne|pas|jamais|não|nem)(?!\p{L})|n['’])[^,;:]*$/iu;

const tidy = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .replace(/\s+([,.;:!?…])/g, '$1')
    .replace(/^[\s,;:–—-]+/u, '')
    .replace(/,(?=[,.;!?])/g, '')
    .trim();

const capitalised = (text: string) => text.replace(/\p{L}/u, (letter) => letter.toLocaleUpperCase());
const minWords = 3;

/** The sentence without brackets and fillers; itself where nothing can go. A bracket with a figure is a fact and stays. */
export function tightenSentence(sentence: string, language: ComposerLanguage): string {
  const open = sentence.replace(/\s*\(([^()]*)\)/g, (whole, inner: string) => (/\d/.test(inner) ? whole : ''));
  const lean = open.replace(fillerPattern(language), (word, at: number) => {
    const after = open.slice(at + word.length);
    const isLast = /^\s*[.!?…"”»]*$/u.test(after);
    return isLast ||
      negated.test(open.slice(0, at)) ||
      fillersLexicon[language].needed.test(open.slice(0, at)) ||
      fillersLexicon[language].elides?.test(after)
      ? word
      : '';
  });
  const clean = tidy(lean);
  // The rest must still be a sentence.
  if (clean === tidy(sentence) || clean.split(' ').length < minWords) return sentence;
  return /^\P{L}*\p{Lu}/u.test(sentence) ? capitalised(clean) : clean;
}
