// How easily a text reads, by the formula that was made for its language. All give about 0 (hard) to 100 (easy).
import type { InterfaceLanguage } from '@folio/contract/languages';
import { readabilityFormulas } from '@folio/contract/readability/formulas';
import { syllablesOf } from '@folio/contract/readability/syllables';

/** Below what suits general readers a text loses points over this many units. */
const fallsOver = 40;
/** Fewer words tell nothing. */
const fewestWords = 30;

const wordPattern = /[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu;

export const baseOf = (language: string): string => language.toLocaleLowerCase().split(/[-_]/)[0] ?? 'en';

/** The language whose formula and rules of syllables a text is measured by; null where there are none. */
function measuredAs(language: string): InterfaceLanguage | null {
  const known = Object.keys(readabilityFormulas) as InterfaceLanguage[];
  return known.find((one) => baseOf(one) === baseOf(language)) ?? null;
}

/** The formula's value, 0 to 100, and how far it is easy enough (0 to 1); null without a formula or with too few words. */
export function readReadability(
  sentences: readonly string[],
  language: string,
): { formula: string; value: number; share: number } | null {
  const measured = measuredAs(language);
  const words = sentences.flatMap((sentence) => sentence.match(wordPattern) ?? []);
  if (!measured || words.length < fewestWords) return null;
  const { compute, goals, name } = readabilityFormulas[measured];
  const value = compute({
    words: words.length,
    sentences: sentences.length,
    syllables: words.reduce((sum, word) => sum + syllablesOf(word.toLocaleLowerCase(measured), measured), 0),
    letters: words.reduce((sum, word) => sum + (word.match(/[\p{L}\p{N}]/gu)?.length ?? 0), 0),
  });
  const shown = Math.round(Math.min(100, Math.max(0, value)));
  return { formula: name, value: shown, share: Math.min(1, Math.max(0, 1 - (goals.general - shown) / fallsOver)) };
}
