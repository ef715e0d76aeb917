// A title inside a sentence: its first letter goes down where the language writes common words small.
import type { InterfaceLanguage } from '../languages.ts';
import { smallWordsLexicon } from '../lexicon.gen.ts';

function isSmall(word: string, language: InterfaceLanguage): boolean {
  const { words, elisions } = smallWordsLexicon[language];
  return words.split(' ').includes(word) || elisions.split(' ').includes(word);
}

const keepsCapital =
  /^(?:I|English|German|French|Italian|Spanish|European|American|British|Chinese|Japanese|Portuguese|Latin)\b|^\S*(?:ian|ish|ese)\b/;

/** A place behind a title: in brackets, or after a dash where it holds brackets itself. */
export const inBrackets = (text: string): string => (text.includes('(') ? ` – ${text}` : ` (${text})`);

/** The phrase as it stands inside a sentence; German nouns, acronyms and names written with inner capitals stay as they are. */
export function insideSentence(phrase: string, language: InterfaceLanguage): string {
  // "À partir de", "A mano", "O queijo": a small word of one letter.
  if (language !== 'de' && /^[AÀEOY]\s\p{Ll}/u.test(phrase)) return phrase.replace(/^./u, (letter) => letter.toLocaleLowerCase());
  if (language === 'de' || !/^\p{Lu}\p{Ll}+(?:[\s,;:/'’)-]|$)/u.test(phrase)) return phrase;
  // "Wi-Fi" writes itself with a capital in the middle.
  if (/^\S+\p{Lu}/u.test(phrase)) return phrase;
  if (language === 'en' && keepsCapital.test(phrase)) return phrase;
  // "St Brendan's Primary", "Backend Engineer": two capitals in a row are a name or a title, unless the first is an article.
  const [first = '', second = ''] = phrase.split(/\s+/u);
  if (/^\p{Lu}/u.test(second) && !isSmall(first.toLocaleLowerCase(), language)) return phrase;
  // "Digital Marketing Manager" is written as a title: all of it keeps its capitals.
  const later = phrase
    .split(/\s+/u)
    .slice(1)
    .filter((word) => word.length > 3);
  if (later.length > 0 && later.every((word) => /^\p{Lu}/u.test(word))) return phrase;
  return phrase.replace(/^\p{Lu}/u, (letter) => letter.toLocaleLowerCase());
}
