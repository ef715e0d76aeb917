// How much each group counts. Groups that make no sense for a text (no keyword was named, it has no picture) are left out and the others
// share the 100 points. Why these weights: docs/decisions/2026-11-21-content-score.md.
import type { ScoreGroupName } from './score-types.ts';

export const weights: Record<ScoreGroupName, number> = {
  /** What the page is found for; the reason that most of these texts are ordered. */
  keywords: 25,
  /** How readers and machines find their way in the text. */
  headings: 15,
  /** Whether it is read to its end. */
  readability: 25,
  /** Enough to answer a question. */
  length: 5,
  /** What is seen of the page before anybody opens it. */
  meta: 15,
  /** Where the text leads, said in words that tell. */
  links: 10,
  /** Pictures for those who do not see them. */
  images: 5,
};
