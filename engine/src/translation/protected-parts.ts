// What a translation must carry over letter by letter, and what is left to translate.
import { hasWords, protectedParts, unequalParts, withoutMarks } from '@folio/contract/bilingual/protected-parts';
import { countWords } from '@folio/contract/tool-price';

/** Parts that the translation lacks, has too often or made up. */
export const brokenParts = (source: string, translation: string): string[] =>
  unequalParts(protectedParts(source), protectedParts(translation));

/** Words of the segments that are worth a translation, without their tags: what a translation is priced by and what its document says. */
export function wordsToTranslate(segments: readonly string[]): number {
  return segments.filter(hasWords).reduce((sum, text) => sum + countWords(withoutMarks(text)), 0);
}
