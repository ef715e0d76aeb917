// A text as the rules for links see it: paragraphs, sentences and words with their positions in the markup, its links, and for each word
// whether it may be part of a link and why not.

import { baseOf } from '@folio/contract/languages';
import type { LinkRefusal } from '@folio/contract/link-words';
import { stemOf } from '../text/stems.ts';
import { PositionedText } from './decode-text.ts';
import { isInline, refusalOf } from './element-rules.ts';
import { plainSentences } from './plain-sentences.ts';
import { type MarkupPiece, type WalkOptions, walkMarkup } from './walk-markup.ts';

/** One word. `start` and `end` are positions in the markup. */
export interface LinkWord {
  start: number;
  end: number;
  /** In lower case. */
  word: string;
  stem: string;
  /** Position in `sentences`. */
  sentence: number;
  /** Position in the text of its sentence. */
  at: number;
  length: number;
  /** True where nothing but space or a hyphen parts it from the word before, in the same text node and sentence. */
  joins: boolean;
  refusal: LinkRefusal | null;
}

export interface LinkSentence {
  text: string;
  /** Running number of the paragraph, from 1. */
  paragraph: number;
}

export interface LinkParagraph {
  /** The markup of the paragraph, without the tags around it. */
  start: number;
  end: number;
}

/** A link that is in the text. */
export interface ExistingLink {
  url: string;
  anchor: string;
  /** From its opening tag to its closing one, and the anchor in between. */
  start: number;
  end: number;
  anchorStart: number;
  anchorEnd: number;
  paragraph: number;
  /** Number of words before it. */
  word: number;
}

export interface LinkText {
  html: string;
  words: LinkWord[];
  sentences: LinkSentence[];
  paragraphs: LinkParagraph[];
  links: ExistingLink[];
}

export interface ReadOptions extends WalkOptions {
  /** No markup: `<` and `&` are signs of the text. */
  isPlain?: boolean;
}

const unspaced = new Set(['zh', 'ja', 'th', 'lo', 'km', 'my']);
const wordPattern = /[\p{L}\p{N}][\p{L}\p{N}\p{M}\u00ad]*/gu;
const joint = /^[\s\p{Pd}'’]{1,3}$/u;

/** Words of a text with their positions; the same for texts and keywords. */
export function positionedWords(text: string, language: string): { word: string; at: number; length: number }[] {
  const base = baseOf(language);
  if (unspaced.has(base)) {
    const found: { word: string; at: number; length: number }[] = [];
    for (const { segment, index, isWordLike } of new Intl.Segmenter(base, { granularity: 'word' }).segment(text))
      if (isWordLike) found.push({ word: segment.toLowerCase(), at: index, length: segment.length });
    return found;
  }
  return [...text.matchAll(wordPattern)].map((match) => ({
    word: match[0].replaceAll('\u00ad', '').normalize('NFC').toLowerCase(),
    at: match.index,
    length: match[0].length,
  }));
}

/** Share of a table's cells with figures from which on it is one of figures. */
const figuresFrom = 0.5;
const isFigure = (text: string) => /\d/.test(text) && text.replace(/[\d\s.,:;%€$£¥+\-–−/×x]/g, '').length <= 3;

/** Number of words that end before a position of the markup; words before `from` do. */
function wordsBefore(words: readonly LinkWord[], from: number, position: number): number {
  let [low, high] = [from, words.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((words[middle]?.end ?? 0) <= position) low = middle + 1;
    else high = middle;
  }
  return low;
}

interface TableFacts {
  cells: number;
  figures: number;
  words: LinkWord[];
}

class LinkTextReader {
  readonly result: LinkText;
  readonly #language: string;
  readonly #isPlain: boolean;
  readonly #open: string[] = [];
  readonly #counts = new Map<string, number>();
  readonly #tables: TableFacts[] = [];
  readonly #allTables: TableFacts[] = [];
  readonly #refusals: LinkRefusal[] = [];
  /** Refusal of each character of the block. */
  #charRefusals: (LinkRefusal | null)[] = [];
  #block = new PositionedText();
  #blockStart = 0;
  #node = 0;
  #link: (Omit<ExistingLink, 'end' | 'anchorEnd' | 'anchor' | 'word' | 'paragraph'> & { from: number }) | null = null;
  #pendingLinks: { link: ExistingLink; from: number }[] = [];
  #cell: string | null = null;
  #isFirst = true;

  constructor(html: string, language: string, isPlain: boolean) {
    this.#language = language;
    this.#isPlain = isPlain;
    this.result = { html, words: [], sentences: [], paragraphs: [], links: [] };
  }

  text(start: number, end: number): void {
    const before = this.#block.text.length;
    this.#node += 1;
    this.#block.append(this.result.html, start, end, this.#node, this.#isPlain);
    const refusal = this.#refusals.at(-1) ?? null;
    for (let at = before; at < this.#block.text.length; at++) this.#charRefusals.push(refusal);
    if (this.#cell !== null) this.#cell += this.#block.text.slice(before);
  }

  tag({ kind, name, start, end }: MarkupPiece): void {
    if (name === 'br' || name === 'shortcode') this.#endBlock(start, end);
    else if (!isInline(name)) this.#endBlock(start, end);
    if (kind === 'open') this.#opens(name, start, end);
    else if (kind === 'close') this.#closes(name, start, end);
  }

  #opens(name: string, start: number, end: number): void {
    this.#open.push(name);
    this.#counts.set(name, (this.#counts.get(name) ?? 0) + 1);
    const refusal = refusalOf(name);
    if (refusal) this.#refusals.push(refusal);
    if (name === 'a') {
      const [, url = ''] = /\shref\s*=\s*["']?([^"'\s>]*)/i.exec(this.result.html.slice(start, end)) ?? [];
      this.#link = { url: url.replaceAll('&amp;', '&'), start, anchorStart: end, from: this.#block.text.length };
    }
    if (name === 'table') {
      const facts = { cells: 0, figures: 0, words: [] };
      this.#tables.push(facts);
      this.#allTables.push(facts);
    }
    if (name === 'td') this.#cell = '';
  }

  #closes(name: string, start: number, end: number): void {
    if (!this.#counts.get(name)) return;
    if (name === 'a' && this.#link) {
      const { from, ...link } = this.#link;
      const anchor = this.#block.text.slice(from).trim();
      this.#pendingLinks.push({ link: { ...link, end, anchorEnd: start, anchor, paragraph: 0, word: 0 }, from });
      this.#link = null;
    }
    for (let last = this.#open.pop(); last !== undefined; last = this.#open.pop()) {
      this.#counts.set(last, (this.#counts.get(last) ?? 1) - 1);
      if (refusalOf(last)) this.#refusals.pop();
      if (last === 'td') this.#endCell();
      if (last === 'table') this.#tables.pop();
      if (last === name) return;
    }
  }

  #endCell(): void {
    const table = this.#tables.at(-1);
    if (table && this.#cell?.trim()) {
      table.cells += 1;
      if (isFigure(this.#cell)) table.figures += 1;
    }
    this.#cell = null;
  }

  #endBlock(start: number, next: number): void {
    const block = this.#block;
    if (block.text.trim() !== '') {
      this.result.paragraphs.push({ start: this.#blockStart, end: start });
      this.#readBlock(block, this.result.paragraphs.length);
    }
    this.#pendingLinks = [];
    if (this.#link) this.#link.from = 0;
    this.#block = new PositionedText();
    this.#charRefusals = [];
    this.#blockStart = next;
  }

  #readBlock(block: PositionedText, paragraph: number): void {
    const { words, sentences, links } = this.result;
    const firstWord = words.length;
    const table = this.#tables.at(-1);
    for (const { at: sentenceAt, text } of plainSentences(block.text)) {
      const isRunning = !table && [null, 'link'].includes(this.#charRefusals[sentenceAt] ?? null);
      const isOpening: boolean = this.#isFirst && isRunning;
      if (isOpening) this.#isFirst = false;
      const found = positionedWords(text, this.#language);
      for (const [index, { word, at, length }] of found.entries()) {
        const from = sentenceAt + at;
        const to = from + length - 1;
        const before = found[index - 1];
        const gap = before ? text.slice(before.at + before.length, at) : '';
        const item: LinkWord = {
          start: block.starts[from] ?? 0,
          end: block.ends[to] ?? 0,
          word,
          stem: stemOf(word, this.#language),
          sentence: sentences.length,
          at,
          length,
          joins: before !== undefined && joint.test(gap) && block.nodes[sentenceAt + before.at] === block.nodes[to],
          refusal:
            this.#charRefusals[from] ??
            (block.nodes[from] === block.nodes[to] ? null : 'link') ??
            (isOpening ? 'first_sentence' : null),
        };
        words.push(item);
        table?.words.push(item);
      }
      sentences.push({ text, paragraph });
    }
    for (const { link, from } of this.#pendingLinks) {
      const at = block.starts[from] ?? link.start;
      links.push({ ...link, paragraph, word: wordsBefore(words, firstWord, at) });
    }
  }

  finish(): LinkText {
    this.#endBlock(this.result.html.length, this.result.html.length);
    for (const { cells, figures, words } of this.#allTables)
      if (cells > 0 && figures / cells >= figuresFrom) for (const word of words) word.refusal ??= 'table';
    return this.result;
  }
}

/** Reads a text: sanitized markup, raw markup of a website, or plain text with a paragraph per line. */
export function readLinkText(html: string, language: string, { isPlain = false, ...walk }: ReadOptions = {}): LinkText {
  const reader = new LinkTextReader(html, language, isPlain);
  if (isPlain) {
    for (const match of html.matchAll(/[^\r\n]+|[\r\n]+/g)) {
      const end = match.index + match[0].length;
      if (/^[\r\n]/.test(match[0])) reader.tag({ kind: 'void', name: 'br', start: match.index, end });
      else reader.text(match.index, end);
    }
    return reader.finish();
  }
  for (const piece of walkMarkup(html, walk)) {
    if (piece.kind === 'text') reader.text(piece.start, piece.end);
    else reader.tag(piece);
  }
  return reader.finish();
}
