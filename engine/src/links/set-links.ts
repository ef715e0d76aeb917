// Setting links into markup and taking them out again. Only tags are added and removed: the text between them stays byte for byte.

import { escapeHtml } from '@folio/contract/escape';
import type { LinkRel } from '@folio/contract/link-words';
import { type ExistingLink, type LinkText, readLinkText } from './read-link-text.ts';

/** A link to set, around the markup from `start` to `end`, which must lie in one text node. */
export interface LinkToSet {
  start: number;
  end: number;
  url: string;
  rel: LinkRel;
}

/** The opening tag as it is set. */
const openingTag = (url: string, rel: LinkRel): string => `<a href="${escapeHtml(url)}"${rel === 'none' ? '' : ` rel="${rel}"`}>`;

/** The same as documents keep it: the sanitiser adds `noopener`. */
const keptTag = (url: string, rel: LinkRel): string =>
  `<a href="${escapeHtml(url)}" rel="${rel === 'none' ? 'noopener' : `noopener ${rel}`}">`;

/** A change of the markup: `text` replaces the range from `start` to `end`. */
interface Edit {
  start: number;
  end: number;
  text: string;
}

function applyEdits(html: string, edits: readonly Edit[]): string {
  let result = '';
  let from = 0;
  for (const { start, end, text } of edits.toSorted((a, b) => a.start - b.start || a.end - b.end)) {
    if (start < from) throw new Error('Two changes of links overlap');
    result += html.slice(from, start) + text;
    from = end;
  }
  return result + html.slice(from);
}

function editsOfSet(html: string, { start, end, url, rel }: LinkToSet): Edit[] {
  if (end <= start || /[<>]/.test(html.slice(start, end))) throw new Error('A link must be set on text alone');
  return [
    { start, end: start, text: openingTag(url, rel) },
    { start: end, end, text: '</a>' },
  ];
}

/** An existing link that is to lead elsewhere; nothing else of its tag changes. */
export interface LinkToMove {
  /** Start of its opening tag. */
  start: number;
  anchorStart: number;
  url: string;
}

function editOfMove(html: string, { start, anchorStart, url }: LinkToMove): Edit {
  const tag = html.slice(start, anchorStart);
  const found = /(\shref\s*=\s*)("[^"]*"|'[^']*')/i.exec(tag);
  if (!found) throw new Error('A link must have an address to be moved');
  const [whole, name = ''] = found;
  const at = start + found.index + name.length;
  return { start: at, end: start + found.index + whole.length, text: `"${escapeHtml(url)}"` };
}

export interface LinkChanges {
  set: readonly LinkToSet[];
  move: readonly LinkToMove[];
}

/** The markup with new links and with others that lead elsewhere. Throws where two overlap or one holds a tag. */
export const changeLinks = (html: string, { set, move }: LinkChanges): string =>
  applyEdits(html, [...set.flatMap((link) => editsOfSet(html, link)), ...move.map((link) => editOfMove(html, link))]);

/** The markup with the links. Throws where two overlap or one holds a tag. */
export const setLinks = (html: string, links: readonly LinkToSet[]): string => changeLinks(html, { set: links, move: [] });

/** A link that was set, as it is known for taking it out. */
export interface SetLink {
  url: string;
  rel: LinkRel;
  anchor: string;
  sentence: string;
}

export interface RemovedLinks<Link> {
  html: string;
  removed: Link[];
  /** Those that are not there as they were set. */
  kept: Link[];
}

/** The sentence around a link. */
function sentenceAround(text: LinkText, link: ExistingLink): string {
  const word = text.words[link.word];
  return (word && text.sentences[word.sentence]?.text) ?? '';
}

/** Takes links out that are still as they were set: same tag, same anchor; in their sentence, or nowhere else. */
export function removeLinks<Link extends SetLink>(
  html: string,
  links: readonly Link[],
  options: { hasShortcodes?: boolean } = {},
): RemovedLinks<Link> {
  const text = readLinkText(html, 'en', options);
  const free = new Set(text.links);
  const matches = ({ url, rel, anchor }: SetLink) => {
    const tags = [openingTag(url, rel), keptTag(url, rel)];
    return [...free].filter((link) => link.anchor === anchor && tags.includes(html.slice(link.start, link.anchorStart)));
  };
  const found = new Map<Link, ExistingLink>();
  const claim = (link: Link, one: ExistingLink | undefined) => {
    if (!one) return;
    found.set(link, one);
    free.delete(one);
  };
  // Those in their own sentence first, so that none of them is taken for another one.
  for (const link of links)
    claim(
      link,
      matches(link).find((one) => sentenceAround(text, one) === link.sentence),
    );
  for (const link of links.filter((one) => !found.has(one))) {
    const others = matches(link);
    if (others.length === 1) claim(link, others[0]);
  }
  const cuts = [...found.values()].flatMap(({ start, anchorStart, anchorEnd, end }) => [
    { start, end: anchorStart, text: '' },
    { start: anchorEnd, end, text: '' },
  ]);
  return {
    html: applyEdits(html, cuts),
    removed: links.filter((link) => found.has(link)),
    kept: links.filter((link) => !found.has(link)),
  };
}

/** Paragraphs that differ between a text and the same text with changed links. */
export function changedParagraphs(before: LinkText, { set, move }: LinkChanges) {
  return before.paragraphs.flatMap(({ start, end }, index) => {
    const sets = set.filter((link) => link.start >= start && link.end <= end);
    const moves = move.filter((link) => link.start >= start && link.anchorStart <= end);
    if (sets.length + moves.length === 0) return [];
    const html = before.html.slice(start, end);
    const after = changeLinks(html, {
      set: sets.map((link) => ({ ...link, start: link.start - start, end: link.end - start })),
      move: moves.map((link) => ({ ...link, start: link.start - start, anchorStart: link.anchorStart - start })),
    });
    return [{ paragraph: index + 1, before: html, after }];
  });
}
