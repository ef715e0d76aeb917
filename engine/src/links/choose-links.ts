// Which of the possible links a text gets: the rules that hold for every link, however it was found.
import { type LinkRefusal, linkLimits } from '@folio/contract/link-words';
import type { LinkText } from './read-link-text.ts';
import { absoluteAddress, sameAddress } from './same-address.ts';

/** A possible link. Those that come first are taken first. */
export interface LinkCandidate {
  first: number;
  last: number;
  /** Lower case, as it is read. */
  anchor: string;
  url: string;
  /** True where the target may not be linked at all: it does not answer, moved, or wants no visitors. */
  isTargetClosed?: boolean;
  /** Most links of its rule in this text; any number where left out, although a target is linked once. */
  rule?: { id: number; most: number };
  isRejected?: boolean;
}

export interface ChoiceOptions {
  /** Address of the text itself; null for a draft. */
  ownUrl: string | null;
  /** Base URL of relative links in the text; its own URL by default. */
  baseUrl?: string;
  /** Most links of the text, those that it has included. */
  maxLinks: number;
}

export type Choice<Candidate> = { candidate: Candidate; refusal: LinkRefusal | null };

/** Most links of a text of this length. A short text may have one. */
export const linksFor = (words: number, maxLinks: number) =>
  words === 0 ? 0 : Math.min(maxLinks, Math.max(1, Math.floor(words / linkLimits.wordsPerLink)));

/** Why the words may not be one link whatever its target; null where they may. */
export function rangeRefusal(text: LinkText, { first, last }: { first: number; last: number }): LinkRefusal | null {
  for (let at = first; at <= last; at++) {
    const refusal = text.words[at]?.refusal ?? null;
    if (refusal) return refusal;
    if (at > first && !text.words[at]?.joins) return 'link';
  }
  return null;
}

/** Targets already linked, by the text or by earlier choices. */
class UsedRanges {
  readonly #targets = new Set<string>();
  readonly #anchors = new Map<string, string>();
  readonly #ranges: number[] = [];
  readonly #rules = new Map<number, number>();

  constructor({ links }: LinkText, base: string | null) {
    for (const { url, anchor, word } of links)
      this.add({ url: absoluteAddress(url, base), anchor: anchor.toLowerCase(), first: word });
  }

  get count(): number {
    return this.#ranges.length;
  }

  add({ url, anchor, first, rule }: Pick<LinkCandidate, 'url' | 'anchor' | 'first' | 'rule'>): void {
    const key = sameAddress(url);
    this.#targets.add(key);
    if (!this.#anchors.has(anchor)) this.#anchors.set(anchor, key);
    this.#ranges.push(first);
    if (rule) this.#rules.set(rule.id, (this.#rules.get(rule.id) ?? 0) + 1);
  }

  refuse({ url, anchor, first, last, rule }: LinkCandidate): LinkRefusal | null {
    const key = sameAddress(url);
    const other = this.#anchors.get(anchor);
    if (this.#targets.has(key) || (other !== undefined && other !== key)) return 'target_linked';
    if (rule && (this.#rules.get(rule.id) ?? 0) >= rule.most) return 'too_many';
    const gap = linkLimits.wordsBetween;
    return this.#ranges.some((at) => first - at < gap && at - last < gap) ? 'too_close' : null;
  }
}

/** Judges candidates in their order; each gets its refusal or none. */
export function chooseLinks<Candidate extends LinkCandidate>(
  text: LinkText,
  candidates: readonly Candidate[],
  { ownUrl, baseUrl, maxLinks }: ChoiceOptions,
): Choice<Candidate>[] {
  const taken = new UsedRanges(text, baseUrl ?? ownUrl);
  const most = linksFor(text.words.length, maxLinks);
  const own = ownUrl === null ? null : sameAddress(ownUrl);
  return candidates.map((candidate) => {
    const refusal =
      rangeRefusal(text, candidate) ??
      (own !== null && sameAddress(candidate.url) === own ? 'own_page' : null) ??
      (candidate.isTargetClosed ? 'target_closed' : null) ??
      (candidate.isRejected ? 'rejected' : null) ??
      taken.refuse(candidate) ??
      (taken.count >= most ? 'too_many' : null);
    if (refusal === null) taken.add(candidate);
    return { candidate, refusal };
  });
}
