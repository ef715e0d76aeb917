// Readability of a text, by the formula for its language. All give about 0 (hard) to 100 (easy).
import { baseOf, type InterfaceLanguage } from '../languages.ts';
import { countReadSentences, type ReadSentence } from '../readability/count-text.ts';
import { indexOf, readabilityFormulas } from '../readability/formulas.ts';

/** Below the level for general readers a text loses points over this many units. */
const fallsOver = 40;
/** Fewer words are too few to judge. */
const minWords = 30;

/** The language with the formula and syllable rules for a text; null if there are none. */
function measuredAs(language: string): InterfaceLanguage | null {
  const known = Object.keys(readabilityFormulas) as InterfaceLanguage[];
  return known.find((one) => baseOf(one) === baseOf(language)) ?? null;
}

/** The formula's value, 0 to 100, and how far it is easy enough (0 to 1); null without a formula or with too few words. */
export function readReadability(
  sentences: readonly ReadSentence[],
  language: string,
): { formula: string; value: number; share: number } | null {
  const measured = measuredAs(language);
  if (!measured) return null;
  const { counts } = countReadSentences(sentences, measured);
  if (counts.words < minWords) return null;
  const formula = readabilityFormulas[measured];
  const value = indexOf(formula, counts);
  return { formula: formula.name, value, share: Math.min(1, Math.max(0, 1 - (formula.goals.general - value) / fallsOver)) };
}
