// The parts of a text that a translation must copy letter by letter, and the rest to translate.
import { hasWords, protectedParts, unequalParts, withoutMarks } from '@folio/contract/bilingual/protected-parts';
import { countWords } from '@folio/contract/tool-price';

/** Parts that the translation lacks, has too often or made up. */
export const brokenParts = (source: string, translation: string): string[] =>
  unequalParts(protectedParts(source), protectedParts(translation));

/**
 * Returns the words of the segments to translate, without their tags. The price is based on them, and the document shows them.
 */
export function wordsToTranslate(segments: readonly string[]): number {
  return segments.filter(hasWords).reduce((sum, text) => sum + countWords(withoutMarks(text)), 0);
}
