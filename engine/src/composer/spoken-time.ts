// How long spoken words take, and how a time of a video or an episode is written.
import { countWords } from '@folio/contract/tool-price';

/** Words that are spoken in a minute. */
export const wordsPerMinute = 150;

/** "m:ss", as players write it. */
export const clock = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;

/** Where each part begins, in whole seconds, when the parts share `seconds` by their number of words; a part without words gets the share of ten. */
export function startsOf(parts: readonly string[], seconds: number): number[] {
  const weights = parts.map((part) => Math.max(10, countWords(part)));
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  let before = 0;
  return weights.map((weight) => {
    const start = Math.round((before / Math.max(1, whole)) * seconds);
    before += weight;
    return start;
  });
}
