// Puts text on the pages of a PDF: runs in several faces on one line, page breaks, the foot of each page.
import PdfDocument from 'pdfkit';
import {
  type Direction,
  hasRightToLeft,
  type Inline,
  isRightToLeft,
  type ParsedDocument,
  plainTextOf,
  runsFromRight,
} from './document-blocks.ts';
import { type FaceName, PdfFonts } from './pdf-fonts.ts';
import { breakLines, type Piece, visualOrder } from './visual-order.ts';

export const ink = '#1c1b19';
export const softInk = '#5c5850';
const linkInk = '#14509c';
export const hairline = '#d9d5cc';

const margin = 72;
const a4Height = 841.89;

export interface TextStyle {
  size: number;
  color?: string;
  bold?: boolean;
  italic?: boolean;
  /** Distance between lines beside the font's own, in points. */
  lineGap?: number;
}

type InlineText = Extract<Inline, { kind: 'text' }>;

interface PositionedRun {
  face: FaceName;
  text: string;
  inline: InlineText;
}

/** Structure types for screen readers (PDF 1.7, 14.8.4). */
export type PdfTag = 'H1' | 'H2' | 'H3' | 'H4' | 'H5' | 'H6' | 'P' | 'BlockQuote' | 'Code' | 'Div' | 'Figure';

/** Content parted at its breaks; two breaks in a row have an empty line between them. */
function linesOf(content: readonly Inline[]): InlineText[][] {
  const lines: InlineText[][] = [[]];
  for (const inline of content) {
    if (inline.kind === 'break') lines.push([]);
    else lines.at(-1)?.push(inline);
  }
  return lines;
}

/** Size of raised and lowered letters, and the distance of the latter's base from the top of their line, in parts of the line's letter size. */
const scriptScale = 0.65;
const loweredBase = 1.2;

/** One PDF while it is written; positions and lengths are points from the top left corner. */
export class PdfWriter {
  readonly document: PDFKit.PDFDocument;
  private readonly fonts: PdfFonts;
  readonly isRightToLeft: boolean;
  private readonly chunks: Uint8Array[] = [];
  private readonly finished: Promise<void>;
  /** Left and right edge of the current text column; lists and quotations narrow it. */
  left = margin;
  right: number;

  constructor(parsed: ParsedDocument) {
    this.isRightToLeft = isRightToLeft(parsed.language);
    this.document = new PdfDocument({
      size: 'A4',
      margins: { top: margin, bottom: margin, left: margin, right: margin },
      bufferPages: true,
      lang: parsed.language,
      displayTitle: true,
      pdfVersion: '1.7',
      tagged: true,
      info: { Title: parsed.title, Author: parsed.author ?? 'Folio', Creator: 'Folio', Producer: 'Folio' },
    });
    this.fonts = new PdfFonts(this.document, parsed.language);
    this.right = this.document.page.width - margin;
    this.finished = new Promise((resolve, reject) => {
      this.document.on('data', (chunk: Uint8Array) => this.chunks.push(chunk));
      this.document.on('end', resolve);
      this.document.on('error', reject);
    });
  }

  get width(): number {
    return this.right - this.left;
  }

  /** The lowest place for text on a page. */
  get bottom(): number {
    return a4Height - margin;
  }

  /** Narrows the column on the side where lines begin; the returned function widens it again. */
  narrow(by: number): () => void {
    const { left, right } = this;
    if (this.isRightToLeft) this.right -= by;
    else this.left += by;
    return () => {
      this.left = left;
      this.right = right;
    };
  }

  /** Draws a part of the text with its tag; `alt` describes a figure. Parts are beside each other, never in one another. */
  tagged(tag: PdfTag, draw: () => void, alt?: string): void {
    this.document.addStructure(this.document.struct(tag, alt === undefined ? {} : { alt }, draw));
  }

  /** Moves down, unless at the top of a page. */
  space(points: number): void {
    if (this.document.y > margin + 1) this.document.y += points;
  }

  /** Begins a new page unless so many points are left on this one; the tagged part that is being drawn continues there. */
  need(points: number): void {
    if (this.document.y + points > this.bottom && this.document.y > margin + 1) this.document.continueOnNewPage();
  }

  /** Writes inline content as one paragraph from the current line on, or from `x` and in `width` where they are given. */
  text(
    content: readonly Inline[],
    style: TextStyle,
    area: { x?: number; width?: number; direction?: Direction | undefined } = {},
  ): void {
    const { x = this.left, width = this.right - x, direction } = area;
    const isFromRight = direction ? direction === 'rtl' : this.isRightToLeft || runsFromRight(content);
    if (isFromRight || hasRightToLeft(content)) return this.orderedText(content, style, { x, width, isFromRight });
    this.document.fontSize(style.size);
    this.document.x = x;
    // Each line that a break ends is a text of its own: pdfkit loses breaks within one that continues.
    for (const line of linesOf(content)) this.line(line, style, width);
    this.document.x = this.left;
  }

  private line(content: readonly InlineText[], style: TextStyle, width: number): void {
    const runs = content.flatMap((inline): PositionedRun[] => {
      const face = { bold: style.bold || inline.bold, italic: style.italic || inline.italic, code: inline.code };
      return this.fonts.part(inline.text, face).map((run) => ({ ...run, inline }));
    });
    const lineGap = style.lineGap ?? style.size * 0.25;
    if (runs.length === 0) {
      this.fonts.use('serif');
      this.document.y += this.document.currentLineHeight(true) + lineGap;
    }
    runs.forEach((run, index) => {
      const { href, script } = run.inline;
      const baseline = this.baseline(style, script);
      this.use(run.face, script ? style.size * scriptScale : style.size);
      this.document.fillColor(href ? linkInk : (style.color ?? ink)).text(run.text, {
        width,
        lineGap,
        continued: index < runs.length - 1,
        link: href ?? null,
        underline: href !== undefined || run.inline.underline === true,
        strike: run.inline.strike === true,
        baseline,
      });
    });
    // The height of a line is that of its last run.
    if (runs.at(-1)?.inline.script) this.document.y += this.document.currentLineHeight(true) * (1 / scriptScale - 1);
    this.document.fontSize(style.size);
  }

  /** Text that runs from right to left, or both ways: each piece is put where it stands. */
  private orderedText(
    content: readonly Inline[],
    style: TextStyle,
    { x, width, isFromRight }: { x: number; width: number; isFromRight: boolean },
  ): void {
    const runsOf = ({ text, inline: { bold, italic, code } }: Piece) =>
      this.fonts.part(text, { bold: style.bold || bold, italic: style.italic || italic, code });
    const use = (face: FaceName, { inline }: Piece) => this.use(face, inline.script ? style.size * scriptScale : style.size);
    const widthOf = (piece: Piece) =>
      runsOf(piece).reduce((sum, run) => {
        use(run.face, piece);
        return sum + this.document.widthOfString(run.text);
      }, 0);
    const lineHeight = style.size * 1.2 + (style.lineGap ?? style.size * 0.25);
    for (const line of breakLines(content, width, widthOf)) {
      this.need(lineHeight);
      const { y } = this.document;
      const pieces = visualOrder(line, isFromRight ? 'rtl' : 'ltr');
      let at = isFromRight ? x + width - pieces.reduce((sum, piece) => sum + widthOf(piece), 0) : x;
      for (const piece of pieces) {
        const { href, underline, strike, script } = piece.inline;
        for (const run of runsOf(piece)) {
          const baseline = this.baseline(style, script);
          use(run.face, piece);
          this.document.fillColor(href ? linkInk : (style.color ?? ink)).text(run.text, at, y, {
            lineBreak: false,
            link: href ?? null,
            underline: href !== undefined || underline === true,
            strike: strike === true,
            baseline,
          });
          at += this.document.widthOfString(run.text);
        }
      }
      this.document.y = y + lineHeight;
    }
    this.document.x = this.left;
  }

  /** All faces of a line stand on one base, that of its ordinary letters. Smaller letters that hang from the top of the line are raised. */
  private baseline({ size }: TextStyle, script: InlineText['script']): number {
    return -size * (script === 'sub' ? loweredBase : this.fonts.ascent * (script === 'super' ? scriptScale : 1));
  }

  private use(face: FaceName, size: number): void {
    this.fonts.use(face);
    this.document.fontSize(size);
  }

  /** Height of inline content in a column, in points; measured in one face, so a line more or less is possible. */
  heightOf(content: readonly Inline[], style: TextStyle, width: number): number {
    const text = plainTextOf(content);
    this.fonts.use(this.fonts.part(text, { bold: style.bold })[0]?.face ?? 'serif');
    return this.document.fontSize(style.size).heightOfString(text || ' ', { width, lineGap: style.lineGap ?? style.size * 0.25 });
  }

  /** Width of plain text on one line, in points. */
  widthOf(text: string, style: TextStyle): number {
    return this.fonts.part(text, { bold: style.bold }).reduce((sum, run) => {
      this.fonts.use(run.face);
      return sum + this.document.fontSize(style.size).widthOfString(run.text);
    }, 0);
  }

  /** Entries of the reader's outline pane, nested by heading level. */
  private readonly outline: { level: number; item: PDFKit.PDFOutline }[] = [];

  outlineEntry(level: number, title: string): void {
    while ((this.outline.at(-1)?.level ?? 0) >= level) this.outline.pop();
    const parent = this.outline.at(-1)?.item ?? this.document.outline;
    this.outline.push({ level, item: parent.addItem(title) });
  }

  private writePageNumbers(): void {
    const { start, count } = this.document.bufferedPageRange();
    if (count < 2) return;
    for (let page = start; page < start + count; page++) {
      this.document.switchToPage(page);
      // Below the margin pdfkit would begin a new page.
      this.document.page.margins.bottom = 0;
      this.fonts.use('serif');
      this.document.markContent('Artifact', { type: 'Pagination' });
      this.document
        .fontSize(9)
        .fillColor(softInk)
        .text(`${page - start + 1} / ${count}`, margin, a4Height - margin / 2 - 9, {
          width: this.right - margin,
          align: 'center',
          lineBreak: false,
        });
      this.document.endMarkedContent();
    }
  }

  /** Numbers the pages and closes the file. */
  async end(): Promise<Uint8Array> {
    this.writePageNumbers();
    this.document.end();
    await this.finished;
    return new Uint8Array(Buffer.concat(this.chunks));
  }
}
