// What suggestions do to one text: where each link goes, what the text is then, and how they are taken out again.
import type { LinkRel, PlaceRefusal } from '@folio/contract/link-words';
import { textOfHtml } from '@folio/engine/document/plain-text';
import { type ChoiceOptions, chooseLinks, placeRefusal } from '@folio/engine/links/choose-links';
import { type LinkPlace, locateLink, locatePlace } from '@folio/engine/links/locate-link';
import { anchorOf } from '@folio/engine/links/match-phrases';
import { type LinkText, readLinkText } from '@folio/engine/links/read-link-text';
import { changeLinks, type LinkChanges, type LinkToMove, type LinkToSet, takeOutLinks } from '@folio/engine/links/set-links';

/** What a plan needs of a suggestion. */
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

const placeOf = ({ sentence, anchor, anchor_at: anchorAt, paragraph }: PlannedLink): LinkPlace => ({
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
  /** What the links are after the changes. */
  html: string;
  placed: Link[];
  missing: Link[];
}

/** Where links go that were judged before; those whose words are not there any more are missing. */
export function planLinks<Link extends PlannedLink>(given: PlanText, links: readonly Link[]): Plan<Link> {
  const text = read(given);
  const set: Placed<Link>[] = [];
  const move: { link: Link; change: LinkToMove }[] = [];
  const taken = new Set<number>();
  for (const link of links) {
    if (link.replaced_url !== null) {
      const found = locateLink(text, link.replaced_url, placeOf(link));
      if (!found || taken.has(found.start)) continue;
      taken.add(found.start);
      move.push({ link, change: { start: found.start, anchorStart: found.anchorStart, url: link.target_url } });
      continue;
    }
    const place = locatePlace(text, placeOf(link));
    const refusal = place && placeRefusal(text, place);
    const overlaps = place && set.some(({ first, last }) => place.first <= last && first <= place.last);
    if (place && refusal === null && !overlaps) set.push({ link, ...place });
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

/** The links that a text may get together, of those that were suggested for it one by one; the others with the reason. */
export function chooseForText<Link extends PlannedLink>(
  given: PlanText,
  links: readonly Link[],
  options: ChoiceOptions,
): { chosen: Link[]; refused: { link: Link; refusal: PlaceRefusal | 'missing' }[] } {
  const text = read(given);
  const refused: { link: Link; refusal: PlaceRefusal | 'missing' }[] = [];
  const chosen: Link[] = [];
  const candidates = links.flatMap((link) => {
    if (link.replaced_url !== null) {
      if (locateLink(text, link.replaced_url, placeOf(link))) chosen.push(link);
      else refused.push({ link, refusal: 'missing' });
      return [];
    }
    const place = locatePlace(text, placeOf(link));
    if (!place) refused.push({ link, refusal: 'missing' });
    return place ? [{ ...place, anchor: anchorOf(text, place).toLowerCase(), url: link.target_url, link }] : [];
  });
  for (const { candidate, refusal } of chooseLinks(text, candidates, options))
    if (refusal === null) chosen.push(candidate.link);
    else refused.push({ link: candidate.link, refusal });
  return { chosen, refused };
}

/** The place of other words in the sentence of a link; null where a link may not stand on them. */
export function placeOfAnchor(given: PlanText, link: PlannedLink, anchor: string): { anchor: string; anchorAt: number } | null {
  const text = read(given);
  const place = locatePlace(text, { ...placeOf(link), anchor });
  if (!place || placeRefusal(text, place) !== null) return null;
  return { anchor: anchorOf(text, place), anchorAt: text.words[place.first]?.at ?? 0 };
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
      const place = locatePlace(text, placeOf(link));
      const word = place && text.words[place.first];
      return [link.id, (word && text.sentences[word.sentence]?.text) ?? link.sentence];
    }),
  );
  const moved = links.filter(({ replaced_url: old }) => old !== null);
  const reading = read(now);
  const back = moved.flatMap((link) => {
    const found = locateLink(reading, link.target_url, placeOf(link));
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
  const out = takeOutLinks(html, set, { hasShortcodes: now.isRaw });
  const removed = [...back.map(({ link }) => link), ...out.removed.map(({ link }) => link)];
  return { html: out.html, removed, kept: links.filter((link) => !removed.includes(link)) };
}

/** True where two texts say the same, whatever their links. */
export const saysTheSame = (a: string, b: string): boolean => textOfHtml(a) === textOfHtml(b);
