// Link score, 0 to 100: fit of the anchor 40, nearness of passage and target 30, need of the target 20, place in the text 10.

export interface LinkFacts {
  /** 0 to 1. */
  fit: number;
  /** 0 to 1. */
  nearness: number;
  /** Number of pages that link to the target, in all and from content; null if it is not a page of the website. */
  linksIn: number | null;
  linksInContent: number;
  /** Of its first word in the text, 0 at its beginning and 1 at its end. */
  position: number;
}

const share = (value: number) => Math.min(1, Math.max(0, value));

/** Need of an orphan, a page with few links and any other. */
function needOf({ linksIn, linksInContent }: LinkFacts): number {
  if (linksIn === null) return 0;
  if (linksIn === 0) return 20;
  if (linksInContent < 2) return 14;
  return linksInContent < 5 ? 8 : 2;
}

export const confidenceOf = (facts: LinkFacts): number =>
  Math.round(40 * share(facts.fit) + 30 * share(facts.nearness) + needOf(facts) + 10 * (1 - share(facts.position)));

/** Nearness by shared words: how many of the target's telling words are around the anchor, beside those of the anchor itself. */
export function sharedNearness(passage: ReadonlySet<string>, target: ReadonlySet<string>, anchor: ReadonlySet<string>): number {
  const wanted = [...target].filter((stem) => !anchor.has(stem));
  const shared = wanted.filter((stem) => passage.has(stem)).length;
  return wanted.length === 0 ? 0.5 : share(0.3 + (0.7 * shared) / Math.min(4, wanted.length));
}
