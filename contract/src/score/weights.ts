// How much each group counts. Groups that make no sense for a text (no keyword was named, it has no picture) or that nothing is known of (no
// sources to compare with) are left out and the others share the 100 points. Why these weights: docs/decisions/2026-11-27-content-score.md.
import type { ScoreGroupName } from './score-types.ts';

export const weights: Record<ScoreGroupName, number> = {
  /** Whether it says what its sources and competitors' pages say: more than keywords, headings and length together. */
  topic: 35,
  /** Whether it is read to its end. */
  readability: 20,
  /** What the page is found for. */
  keywords: 15,
  /** How readers and machines find their way in the text. */
  headings: 10,
  /** What is seen of the page before anybody opens it. */
  meta: 8,
  /** Where the text leads, said in words that tell. */
  links: 6,
  /** Pictures for those who do not see them. */
  images: 4,
  /** Enough to answer a question. */
  length: 2,
};
