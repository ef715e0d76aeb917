// Weight of each group. Groups that make no sense for a text (no keyword was named, it has no picture) or that nothing is known of (no
// sources to compare with) are left out and the others share the 100 points. Why these weights: docs/decisions/2026-11-27-content-score.md.
import type { ScoreGroupName } from './score-types.ts';

export const weights: Record<ScoreGroupName, number> = {
  /** Covers the content of its sources and competitors' pages: more than keywords, headings and length together. */
  topic: 35,
  /** True if it is read to its end. */
  readability: 20,
  /** Keywords of the page. */
  keywords: 15,
  /** Structure of the text for readers and crawlers. */
  headings: 10,
  /** Search snippet of the page. */
  meta: 8,
  /** Links of the text, and their anchors. */
  links: 6,
  /** Images with alternative text. */
  images: 4,
  /** Enough to answer a question. */
  length: 2,
};
