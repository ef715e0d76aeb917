// Sentences that lean on the one before ("This is why …", "However, he …"): alone they would say something else, or nothing.
import { danglingLexicon } from '@folio/locales/lexicon';
import type { ComposerLanguage } from '../../core/engine-types.ts';

// "The agency also keeps …" takes up something said before, wherever "also" is near the beginning.

/** True where the sentence needs the one before it to be understood. */
export const leansOnPrevious = (sentence: string, language: ComposerLanguage): boolean =>
  danglingLexicon[language].openings.test(sentence.replace(/^["'«„“(\s]+/u, '')) ||
  danglingLexicon[language].pointsBack.test(sentence) ||
  danglingLexicon[language].alsoNearStart.test(sentence);
