// An article's markup: each sentence in a span that names its source, links where their words are, the list of sources.

import { escapeHtml, escapePattern } from '@folio/contract/escape';
import type { SourceText } from '../../core/engine-types.ts';
import { factsId, type Passage } from './passages.ts';

export interface AnchorLink {
  anchor: string;
  url: string;
}

/** Reads "anchor text | https://address" lines; lines without a web address are left out. */
export function readAnchorLinks(text: string): AnchorLink[] {
  return text.split('\n').flatMap((line) => {
    const match = /^(.+?)\s*[|\t]\s*(https?:\/\/\S+)\s*$/.exec(line.trim());
    const [, anchor, url] = match ?? [];
    return anchor !== undefined && url !== undefined && URL.canParse(url) ? [{ anchor: anchor.trim(), url }] : [];
  });
}

/** Puts each link once where its words first are in running text. */
export class LinkPlacer {
  #open: AnchorLink[];

  constructor(links: readonly AnchorLink[]) {
    this.#open = [...links];
  }

  /** Links with an anchor text that did not occur. */
  get unplaced(): readonly AnchorLink[] {
    return this.#open;
  }

  /** The sentence as escaped markup, with at most one link in it. */
  mark(sentence: string): string {
    for (const link of this.#open) {
      const match = new RegExp(`(?<![\\p{L}\\p{N}])${escapePattern(link.anchor)}(?![\\p{L}\\p{N}])`, 'iu').exec(sentence);
      if (!match) continue;
      this.#open = this.#open.filter((other) => other !== link);
      const end = match.index + match[0].length;
      return `${escapeHtml(sentence.slice(0, match.index))}<a href="${escapeHtml(link.url)}">${escapeHtml(match[0])}</a>${escapeHtml(sentence.slice(end))}`;
    }
    return escapeHtml(sentence);
  }
}

const maxParagraphLength = 80;

/** Source headings to quote with the text below them: all, or interview questions other than the section's heading. */
export type QuotedHeadings = 'all' | { questionsBut: string } | 'none';

function isHeadingQuoted(above: string, quoted: QuotedHeadings): boolean {
  if (typeof quoted === 'string') return quoted === 'all';
  return above.endsWith('?') && above.toLocaleLowerCase() !== quoted.questionsBut.toLocaleLowerCase();
}

/** Passages as quotations: runs that stood together stay together, and a quotation never mixes sources. */
export function passagesHtml(passages: readonly Passage[], links: LinkPlacer, headings: QuotedHeadings = 'none'): string {
  const paragraphs: Passage[][] = [];
  for (const passage of passages) {
    const current = paragraphs.at(-1);
    const last = current?.at(-1);
    const words = current?.reduce((sum, one) => sum + one.words, 0) ?? 0;
    const continues = last !== undefined && last.paragraph === passage.paragraph && last.sourceIndex === passage.sourceIndex;
    // Text under another heading is another thought.
    const isNearby = last?.sourceIndex === passage.sourceIndex && last.heading === passage.heading;
    const isAlike = last?.isItem === passage.isItem;
    const belongs = isAlike && (continues || (isNearby && !passage.isItem && words + passage.words <= maxParagraphLength));
    if (current && belongs) current.push(passage);
    else paragraphs.push([passage]);
  }
  return paragraphs
    .map((paragraph, index) => {
      const above = paragraph[0]?.heading ?? null;
      const isNew = above !== null && above !== paragraphs[index - 1]?.[0]?.heading;
      const name = isNew && isHeadingQuoted(above, headings) ? `<p><strong>${escapeHtml(above)}</strong></p>` : '';
      const spans = paragraph.map((passage, at) => {
        const before = paragraph[at - 1];
        const isGap = before?.paragraph === passage.paragraph && passage.position > before.position + 1 && !passage.isItem;
        return `${isGap ? '[…] ' : ''}<span data-source="${passage.source.id}">${links.mark(passage.text)}</span>`;
      });
      const isList = paragraph[0]?.isItem && paragraph.length > 1;
      const html = isList ? `<ul>${spans.map((span) => `<li>${span}</li>`).join('')}</ul>` : `<p>${spans.join(' ')}</p>`;
      return paragraph[0]?.source.id === factsId ? html : `<blockquote>${name}${html}</blockquote>`;
    })
    .join('');
}

/** Sources as a numbered list of titles, each linked where it has an address; give them in the order in which they are first quoted. */
export function sourcesHtml(sources: readonly SourceText[]): string {
  const items = sources.map((source) => {
    const title = escapeHtml(source.title.trim() === '' ? (source.url ?? '') : source.title.trim());
    return `<li>${source.url === null ? title : `<a href="${escapeHtml(source.url)}">${title}</a>`}</li>`;
  });
  return `<ol>${items.join('')}</ol>`;
}

/** Links that found no place in the text, as a list. */
export function linksHtml(links: readonly AnchorLink[]): string {
  return `<ul>${links.map(({ anchor, url }) => `<li><a href="${escapeHtml(url)}">${escapeHtml(anchor)}</a></li>`).join('')}</ul>`;
}
