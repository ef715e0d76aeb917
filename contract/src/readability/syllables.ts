// Number of spoken syllables of a word. Rules of spelling, not a dictionary: right for nearly all words of running text.
import { syllablesLexicon } from '@folio/locales/lexicon';
import type { InterfaceLanguage } from '../languages.ts';

// A real word is shorter. Longer ones (an address, a run of letters) are measured by their beginning so that no input is slow.
const maxWordLength = 60;

// An address is looked at, not spoken.
const isAddress = (word: string) => /:\/\/|^www\.|@/.test(word);

/** Syllables of a lower-case word, at least 1; a figure written in digits counts as one, and so does an address of a page or mailbox. */
export function syllablesOf(word: string, language: InterfaceLanguage): number {
  return /\p{L}/u.test(word) && !isAddress(word) ? syllablesLexicon[language](word.normalize('NFC').slice(0, maxWordLength)) : 1;
}
