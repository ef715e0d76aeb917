// The text of a stored document, read from its sanitised HTML as the browser's editor reads its own blocks.
import { DomUtils, parseDocument } from 'htmlparser2';
import type { DocumentText, TextBlock } from './document-text.ts';

type MarkupNode = ReturnType<typeof parseDocument>['children'][number];
type MarkupElement = Extract<MarkupNode, { attribs: object }>;

const { isTag, isText } = DomUtils;

/** Elements that hold blocks or text, and make a block of the text directly in them. */
const containers = new Set(
  'ul ol li blockquote figure table caption thead tbody tfoot tr th td figcaption p h1 h2 h3 h4 h5 h6 pre'.split(' '),
);
/** Links that the editor keeps. */
const safeLink = /^(https?:\/\/|mailto:)/i;
const levelOf = (name: string): number => (/^h[1-6]$/.test(name) ? Number(name.slice(1)) : 0);

class TextReader {
  readonly text: DocumentText = { blocks: [], links: [], pictures: [] };
  #pieces: string[] = [];
  #links: { address: string; words: string }[] = [];
  #isPlain = false;
  #block: { level: number; isEngines: boolean; isPre: boolean } = { level: 0, isEngines: false, isPre: false };
  /** The link and the emphasis that the read text is in. */
  #address: string | null = null;
  #emphasis = 0;
  /** True if the last text stood in a link: one to the same address then continues. */
  #endsInLink = false;

  /** Ends the open block; without text it is none. */
  #endBlock(): void {
    const raw = this.#pieces.join('');
    const joined = this.#block.isPre ? raw : raw.replace(/[ \t\r\n\f]+/g, ' ').replace(/^ | $/g, '');
    if (joined !== '') {
      const block: TextBlock = { level: this.#block.level, text: joined };
      if (this.#block.isEngines && !this.#isPlain) block.isNote = true;
      this.text.blocks.push(block);
      this.text.links.push(...this.#links.map((link) => ({ ...link, line: joined })));
    }
    this.#pieces = [];
    this.#links = [];
    this.#isPlain = false;
    this.#endsInLink = false;
  }

  #addText(data: string): void {
    const text = this.#block.isPre ? data : data.replace(/[ \t\r\n\f]+/g, ' ');
    this.#pieces.push(text);
    if (this.#emphasis === 0 && text.trim() !== '') this.#isPlain = true;
    const open = this.#address === null ? null : this.#links.at(-1);
    if (open) open.words += text;
    this.#endsInLink = this.#address !== null;
  }

  #readInline(node: MarkupElement): void {
    const { name, attribs } = node;
    if (name === 'br') {
      this.#pieces.push(' ');
      return;
    }
    const address = name === 'a' ? attribs['href'] : undefined;
    const isLink = address !== undefined && safeLink.test(address);
    const before = this.#address;
    if (isLink) {
      this.#address = address;
      const last = this.#links.at(-1);
      if (!this.#endsInLink || last?.address !== address) this.#links.push({ address, words: '' });
    }
    if (name === 'em') this.#emphasis += 1;
    for (const child of node.children) this.read(child);
    if (name === 'em') this.#emphasis -= 1;
    if (isLink) this.#address = before;
  }

  read(node: MarkupNode): void {
    if (isText(node)) {
      this.#addText(node.data);
      return;
    }
    if (!isTag(node)) return;
    const { name, attribs } = node;
    if (name === 'img') {
      this.#endBlock();
      this.text.pictures.push(attribs['alt'] ?? '');
    } else if (name === 'hr') this.#endBlock();
    else if (containers.has(name)) {
      this.#endBlock();
      const around = this.#block;
      this.#block = {
        level: levelOf(name),
        isEngines: attribs['data-origin'] === 'engine' && name === 'p',
        isPre: name === 'pre',
      };
      for (const child of node.children) this.read(child);
      this.#endBlock();
      this.#block = around;
    } else this.#readInline(node);
  }

  finish(): DocumentText {
    this.#endBlock();
    return this.text;
  }
}

/** Headings, paragraphs, links and pictures of sanitised HTML, in reading order. */
export function readHtmlText(html: string): DocumentText {
  const reader = new TextReader();
  for (const node of parseDocument(html, { decodeEntities: true }).children) reader.read(node);
  return reader.finish();
}
