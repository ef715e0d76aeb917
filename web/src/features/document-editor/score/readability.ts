// How easily a text reads, by the formula that was made for its language. All give about 0 (hard) to 100 (easy).
import { baseOf, type InterfaceLanguage } from '@folio/contract/languages';
import { countSentences } from '@folio/contract/readability/count-sentences';
import { indexOf, readabilityFormulas } from '@folio/contract/readability/formulas';

/** Below what suits general readers a text loses points over this many units. */
const fallsOver = 40;
/** Fewer words tell nothing. */
const fewestWords = 30;

/** Words as a reader tells them: what is joined by an apostrophe or hyphen is one. */
export const wordsIn = (text: string): string[] => text.match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu) ?? [];

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
  if (!measured) return null;
  const words = sentences.map((sentence) => wordsIn(sentence.toLocaleLowerCase(measured)));
  const { counts } = countSentences(words, measured);
  if (counts.words < fewestWords) return null;
  const formula = readabilityFormulas[measured];
  const value = indexOf(formula, counts);
  return { formula: formula.name, value, share: Math.min(1, Math.max(0, 1 - (formula.goals.general - value) / fallsOver)) };
}
