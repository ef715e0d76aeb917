// Measure and price of human stages: one rule for the server's quote and for a coordinator's.

import type { WordBands } from './translation-quote.ts';
import type { RequestKind, StageName } from './translation-words.ts';

/** Share of a word's rate by its match in the memory; source: translation-desk, "Quote". */
const shares: Record<keyof WordBands, number> = {
  context: 0.2,
  exact: 0.2,
  repetitions: 0.2,
  high: 0.4,
  medium: 0.6,
  low: 0.8,
  new: 1,
};
/** Least credits of a stage of people. */
export const minStage = 100;
/** Words of a page of a certified translation. */
export const pageWords = 250;

/** Words to pay: new ones whole, known ones by their share. */
export const wordsToPay = (bands: WordBands): number =>
  Math.ceil(Object.entries(bands).reduce((sum, [band, words]) => sum + words * shares[band as keyof WordBands], 0));

/** Unit of a stage of people: a certified translation by pages, everything else by words. */
export function stageUnits(
  kind: RequestKind,
  stage: StageName,
  line: { words: number; bands: WordBands },
): { unit: 'words' | 'pages'; amount: number } {
  const isPaged = kind === 'certified' && stage === 'translation';
  return isPaged
    ? { unit: 'pages', amount: Math.max(1, Math.ceil(line.words / pageWords)) }
    : { unit: 'words', amount: wordsToPay(line.bands) };
}

/** Credits of a stage of people at a rate for each word or page. */
export const stageCredits = (amount: number, rate: number): number => Math.max(minStage, Math.ceil(amount * rate - 1e-9));
