// Effects of suggestions on one text: position of each link, the resulting text, and the removal.
import type { LinkRefusal, LinkRel } from '@folio/contract/link-words';
import { textOfHtml } from '@folio/engine/document/plain-text';
import { type ChoiceOptions, chooseLinks, rangeRefusal } from '@folio/engine/links/choose-links';
import { locateLink, locateOpenRange, locateRange, type SentenceRange } from '@folio/engine/links/locate-link';
import { anchorOf } from '@folio/engine/links/match-phrases';
import { type LinkText, readLinkText } from '@folio/engine/links/read-link-text';
import { changeLinks, type LinkChanges, type LinkToMove, type LinkToSet, removeLinks } from '@folio/engine/links/set-links';

/** Suggestion data for a plan. */
export interface PlannedLink {
  id: number;
  target_url: string;
  anchor: string;
  sentence: string;
  anchor_at: number;
  paragraph: number;
  rel: LinkRel;
  replaced_url: string | null;
}

export interface PlanText {
  html: string;
  language: string;
  /** Raw markup of a website. */
  isRaw: boolean;
}

const rangeOf = ({ sentence, anchor, anchor_at: anchorAt, paragraph }: PlannedLink): SentenceRange => ({
  sentence,
  anchor,
  anchorAt,
  paragraph,
});

const read = ({ html, language, isRaw }: PlanText): LinkText => readLinkText(html, language, { hasShortcodes: isRaw });

interface Placed<Link> {
  link: Link;
  first: number;
  last: number;
}

function setAt(text: LinkText, { link, first, last }: Placed<PlannedLink>): LinkToSet {
  return { start: text.words[first]?.start ?? 0, end: text.words[last]?.end ?? 0, url: link.target_url, rel: link.rel };
}

export interface Plan<Link> {
  text: LinkText;
  changes: LinkChanges;
  /** Links after the changes. */
  html: string;
  placed: Link[];
  missing: Link[];
}

/** Positions of formerly validated suggestions. Those with missing words are left out. */
export function planLinks<Link extends PlannedLink>(given: PlanText, links: readonly Link[]): Plan<Link> {
  const text = read(given);
  const set: Placed<Link>[] = [];
  const move: { link: Link; change: LinkToMove }[] = [];
  const taken = new Set<number>();
  for (const link of links) {
    if (link.replaced_url !== null) {
      const found = locateLink(text, link.replaced_url, rangeOf(link));
      if (!found || taken.has(found.start)) continue;
      taken.add(found.start);
      move.push({ link, change: { start: found.start, anchorStart: found.anchorStart, url: link.target_url } });
      continue;
    }
    const range = locateRange(text, rangeOf(link));
    const refusal = range && rangeRefusal(text, range);
    const overlaps = range && set.some(({ first, last }) => range.first <= last && first <= range.last);
    if (range && refusal === null && !overlaps) set.push({ link, ...range });
  }
  const changes = { set: set.map((placed) => setAt(text, placed)), move: move.map(({ change }) => change) };
  const placed = [...set.map(({ link }) => link), ...move.map(({ link }) => link)];
  return {
    text,
    changes,
    html: changeLinks(given.html, changes),
    placed: links.filter((link) => placed.includes(link)),
    missing: links.filter((link) => !placed.includes(link)),
  };
}

/** A link at another place of the text. */
function movedTo<Link extends PlannedLink>(text: LinkText, link: Link, { first, last }: { first: number; last: number }): Link {
  const word = text.words[first];
  const sentence = word && text.sentences[word.sentence];
  return {
    ...link,
    anchor: anchorOf(text, { first, last }),
    anchor_at: word?.at ?? 0,
    sentence: sentence?.text ?? link.sentence,
    paragraph: sentence?.paragraph ?? link.paragraph,
  };
}

/**
 * The links that a text may get together, of those that were suggested for it one by one; the others with the reason. They were found in
 * pages as readers see them: where the raw markup has the words in a part that may not be changed, as a shortcode, the link moves to the
 * next place of its anchor.
 */
export function chooseForText<Link extends PlannedLink>(
  given: PlanText,
  links: readonly Link[],
  options: ChoiceOptions,
): { chosen: Link[]; refused: { link: Link; refusal: LinkRefusal | 'missing' }[] } {
  const text = read(given);
  const refused: { link: Link; refusal: LinkRefusal | 'missing' }[] = [];
  const chosen: Link[] = [];
  const candidates = links.flatMap((link) => {
    if (link.replaced_url !== null) {
      if (locateLink(text, link.replaced_url, rangeOf(link))) chosen.push(link);
      else refused.push({ link, refusal: 'missing' });
      return [];
    }
    const range = locateRange(text, rangeOf(link));
    const other = given.isRaw && range && rangeRefusal(text, range) !== null ? locateOpenRange(text, link.anchor) : null;
    const open = other ?? range;
    if (!open) refused.push({ link, refusal: 'missing' });
    const placed = other ? movedTo(text, link, other) : link;
    return open ? [{ ...open, anchor: anchorOf(text, open).toLowerCase(), url: link.target_url, link: placed }] : [];
  });
  for (const { candidate, refusal } of chooseLinks(text, candidates, options))
    if (refusal === null) chosen.push(candidate.link);
    else refused.push({ link: candidate.link, refusal });
  return { chosen, refused };
}

/** The place of other words in the sentence of a link; null where a link may not stand on them. */
export function rangeOfAnchor(given: PlanText, link: PlannedLink, anchor: string): { anchor: string; anchorAt: number } | null {
  const text = read(given);
  const range = locateRange(text, { ...rangeOf(link), anchor });
  if (!range || rangeRefusal(text, range) !== null) return null;
  return { anchor: anchorOf(text, range), anchorAt: text.words[range.first]?.at ?? 0 };
}

/** A text without the links of a run that are still as they were set. `before` is the text that they were set in. */
export function undoLinks<Link extends PlannedLink>(
  now: PlanText,
  before: PlanText,
  links: readonly Link[],
): { html: string; removed: Link[]; kept: Link[] } {
  const { text, placed } = planLinks(before, links);
  // The sentences as this text has them: a website may typeset them otherwise than where the links were found.
  const own = new Map(
    placed.map((link) => {
      const range = locateRange(text, rangeOf(link));
      const word = range && text.words[range.first];
      return [link.id, (word && text.sentences[word.sentence]?.text) ?? link.sentence];
    }),
  );
  const moved = links.filter(({ replaced_url: old }) => old !== null);
  const reading = read(now);
  const back = moved.flatMap((link) => {
    const found = locateLink(reading, link.target_url, rangeOf(link));
    return found ? [{ link, change: { start: found.start, anchorStart: found.anchorStart, url: link.replaced_url ?? '' } }] : [];
  });
  const html = changeLinks(now.html, { set: [], move: back.map(({ change }) => change) });
  const set = links
    .filter(({ replaced_url: old }) => old === null)
    .map((link) => ({
      link,
      url: link.target_url,
      rel: link.rel,
      anchor: link.anchor,
      sentence: own.get(link.id) ?? link.sentence,
    }));
  const out = removeLinks(html, set, { hasShortcodes: now.isRaw });
  const removed = [...back.map(({ link }) => link), ...out.removed.map(({ link }) => link)];
  return { html: out.html, removed, kept: links.filter((link) => !removed.includes(link)) };
}

/** True where two texts say the same, whatever their links. */
export const saysTheSame = (a: string, b: string): boolean => textOfHtml(a) === textOfHtml(b);
