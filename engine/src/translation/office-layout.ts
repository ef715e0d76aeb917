// Kinds of paragraphs in Word, PowerPoint and Excel files: headings, items, cells. Read along with their words.
import type { ParagraphKind } from '@folio/contract/translation-words';
import { strFromU8 } from 'fflate';

/** Level of a heading by the id of its style. */
export type Styles = ReadonlyMap<string, number>;

/** Reads the headings among the styles of a Word file; style names are English in files of every language. */
export function readStyles(bytes: Uint8Array | undefined): Styles {
  const styles = new Map<string, number>();
  if (!bytes) return styles;
  for (const style of strFromU8(bytes).split('<w:style ').slice(1)) {
    const id = /\bw:styleId="([^"]*)"/.exec(style)?.[1];
    const name = /<w:name w:val="([^"]*)"/.exec(style)?.[1]?.toLowerCase() ?? '';
    const level = /^heading ([1-6])$/.exec(name)?.[1] ?? (name === 'title' ? '1' : undefined);
    if (id !== undefined && level !== undefined) styles.set(id, Number(level));
  }
  return styles;
}

/** Pattern of the tags that set the kind of the words after them. */
export const layoutTags: string = String.raw`<w:pStyle\b[^>]*>|<w:numPr\b|<\/?(?:w|a):tc\b|<p:sp\b|<p:ph\b[^>]*>`;

const headings = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'] as const;

/** Follows the tags of one part; `kind` is of the paragraph that was read last. */
export class Layout {
  readonly #styles: Styles;
  readonly #isSheet: boolean;
  #cells = 0;
  #paragraph: ParagraphKind = 'p';
  #shape: ParagraphKind = 'p';

  constructor(styles: Styles, isSheet: boolean) {
    this.#styles = styles;
    this.#isSheet = isSheet;
  }

  /** False for a tag that is none of layout; one that begins or ends a paragraph is both. */
  read(tag: string): boolean {
    const style = /^<w:pStyle\b[^>]*\bw:val="([^"]*)"/.exec(tag)?.[1];
    if (style !== undefined) this.#paragraph = headings[(this.#styles.get(style) ?? 0) - 1] ?? this.#paragraph;
    else if (tag.startsWith('<w:numPr')) this.#paragraph = this.#paragraph === 'p' ? 'li' : this.#paragraph;
    else if (tag.startsWith('<p:sp')) this.#shape = 'p';
    else if (tag.startsWith('<p:ph')) this.#shape = /\btype="(?:title|ctrTitle)"/.test(tag) ? 'h2' : 'p';
    else if (/^<\/?[wa]:tc/.test(tag)) this.#cells = Math.max(0, this.#cells + (tag.startsWith('</') ? -1 : 1));
    else return tag.startsWith('<w:pStyle');
    return true;
  }

  /** Returns the kind of the words before the end of a paragraph. */
  kind(): ParagraphKind {
    if (this.#isSheet || this.#cells > 0) return 'td';
    return this.#shape === 'p' ? this.#paragraph : this.#shape;
  }

  /** A paragraph begins. */
  begin(): void {
    this.#paragraph = 'p';
  }
}

/** The part of a file that a reader knows by name; empty for the main text and for cells. */
export function sectionOf(path: string): string {
  const name = /([^/]+)\.xml$/.exec(path)?.[1] ?? '';
  return name === 'document' || name === 'sharedStrings' ? '' : name;
}
