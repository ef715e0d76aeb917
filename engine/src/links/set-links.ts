// Setting links into markup and taking them out again. Only tags are added and removed: the text between them stays byte for byte.
import type { LinkRel } from '@folio/contract/link-words';
import { escapeHtml } from '../document/markup.ts';
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

/** The markup with the links. Throws where two overlap or one holds a tag. */
export function setLinks(html: string, links: readonly LinkToSet[]): string {
  let result = '';
  let from = 0;
  for (const { start, end, url, rel } of links.toSorted((a, b) => a.start - b.start)) {
    if (start < from || end <= start || /[<>]/.test(html.slice(start, end))) throw new Error('A link must be set on text alone');
    result += `${html.slice(from, start)}${openingTag(url, rel)}${html.slice(start, end)}</a>`;
    from = end;
  }
  return result + html.slice(from);
}

/** A link that was set, as it is known for taking it out. */
export interface SetLink {
  url: string;
  rel: LinkRel;
  anchor: string;
  sentence: string;
}

export interface TakenOut<Link> {
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
export function takeOutLinks<Link extends SetLink>(
  html: string,
  links: readonly Link[],
  options: { hasShortcodes?: boolean } = {},
): TakenOut<Link> {
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
    [start, anchorStart],
    [anchorEnd, end],
  ]);
  let result = '';
  let from = 0;
  for (const [start = 0, end = 0] of cuts.toSorted(([a = 0], [b = 0]) => a - b)) {
    result += html.slice(from, start);
    from = end;
  }
  return {
    html: result + html.slice(from),
    removed: links.filter((link) => found.has(link)),
    kept: links.filter((link) => !found.has(link)),
  };
}

/** Paragraphs that differ between a text and the same text with links. */
export function changedParagraphs(before: LinkText, links: readonly LinkToSet[]) {
  return before.paragraphs.flatMap(({ start, end }, index) => {
    const inside = links.filter((link) => link.start >= start && link.end <= end);
    if (inside.length === 0) return [];
    const html = before.html.slice(start, end);
    const moved = inside.map((link) => ({ ...link, start: link.start - start, end: link.end - start }));
    return [{ paragraph: index + 1, before: html, after: setLinks(html, moved) }];
  });
}
