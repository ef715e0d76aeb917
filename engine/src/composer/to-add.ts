// What a composition says where something is missing.
import { generalPhrases } from '@folio/locales/phrases/general';
import { joinList } from '@folio/locales/writing/formats';
import { quoted } from '@folio/locales/writing/quotation-marks';
import type { ComposerLanguage } from '../engine-types.ts';

/** Names a fact that a professional would expect here and that the input does not hold. */
export const toAdd = (language: ComposerLanguage, what: string): string => generalPhrases[language].toAdd + what;

/** Asks for a sentence with keywords that nothing in the input allows to be said. */
export function keywordsToAdd(language: ComposerLanguage, keywords: readonly string[]): string {
  const named = keywords.map((keyword) => quoted(keyword, language));
  return toAdd(language, generalPhrases[language].keywordNote(joinList(named, language)));
}
