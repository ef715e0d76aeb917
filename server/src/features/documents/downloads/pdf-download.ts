// A document as a PDF on A4: embedded typefaces, an outline to jump by, working links.
import type { Block, HeadingLevel, ParsedDocument } from './document-blocks.ts';
import { plainTextOf } from './document-blocks.ts';
import { fitImage, imageSize } from './image-size.ts';
import { drawTable } from './pdf-table.ts';
import { hairline, type PdfTag, PdfWriter, softInk, type TextStyle } from './pdf-writer.ts';

const body: TextStyle = { size: 11 };
const headingSizes: Record<HeadingLevel, number> = { 1: 22, 2: 15.5, 3: 13, 4: 11.5, 5: 11, 6: 11 };
const listIndent = 18;
const quoteIndent = 14;
const bullets = ['•', '–', '•'];

function drawHeading(writer: PdfWriter, heading: Extract<Block, { kind: 'heading' }>, next: Block | undefined): void {
  const size = headingSizes[heading.level];
  const style: TextStyle = { size, bold: true, lineGap: size * 0.1 };
  writer.space(heading.level === 1 ? 0 : size * 0.7);
  // A heading stays with the first lines of its text.
  writer.need(writer.heightOf(heading.content, style, writer.width) + (next?.kind === 'table' ? 130 : 64));
  writer.outlineEntry(heading.level, plainTextOf(heading.content).replace(/\n/g, ' '));
  writer.text(heading.content, style, { direction: heading.direction });
  writer.space(heading.level === 1 ? 12 : 5);
}

function drawList(writer: PdfWriter, list: Extract<Block, { kind: 'list' }>, style: TextStyle, depth: number): void {
  const marks = list.items.map((_, index) =>
    list.ordered ? `${list.start + index}.` : (bullets[depth % bullets.length] ?? '•'),
  );
  const widest = Math.max(...marks.map((mark) => writer.widthOf(mark, style)));
  const indent = Math.max(listIndent, widest + 8);
  list.items.forEach((item, index) => {
    writer.need(style.size * 2);
    const { y } = writer.document;
    const x = writer.isRightToLeft ? writer.right - indent : writer.left + indent - 7 - widest;
    writer.text([{ kind: 'text', text: marks[index] ?? '' }], style, { x, width: widest + 8 });
    writer.document.y = y;
    const widen = writer.narrow(indent);
    const [first, ...rest] = item;
    if (first?.kind === 'paragraph') {
      writer.text(first.content, style, { direction: first.direction });
      writer.space(3);
      drawBlocks(writer, rest, style, depth + 1);
    } else drawBlocks(writer, item, style, depth + 1);
    widen();
  });
  writer.space(depth === 0 ? 6 : 0);
}

function drawQuote(writer: PdfWriter, blocks: readonly Block[], style: TextStyle, depth: number): void {
  const first = writer.document.bufferedPageRange().count;
  writer.need(style.size * 3);
  const top = writer.document.y;
  const widen = writer.narrow(quoteIndent);
  drawBlocks(writer, blocks, { ...style, italic: true, color: softInk }, depth);
  widen();
  const bar = writer.isRightToLeft ? writer.right - 3 : writer.left + 3;
  const hasBroken = writer.document.bufferedPageRange().count > first && writer.document.y < top;
  const { y } = writer.document;
  // Over a page break the bar marks the part on the last page.
  writer.document
    .moveTo(bar, hasBroken ? writer.document.page.margins.top : top)
    .lineTo(bar, y - 6)
    .lineWidth(2)
    .stroke(hairline);
  writer.space(4);
}

function drawCode(writer: PdfWriter, text: string): void {
  writer.space(4);
  for (const line of text.split('\n')) {
    writer.text([{ kind: 'text', text: line.replaceAll('\t', '    ') || ' ', code: true }], { size: 9, lineGap: 2 });
  }
  writer.space(8);
}

function drawImage(writer: PdfWriter, image: Extract<Block, { kind: 'image' }>): void {
  const size = imageSize(image.bytes);
  if (!size) return;
  const fitted = fitImage({ width: size.width * 0.75, height: size.height * 0.75 }, writer.width, 500);
  writer.need(fitted.height + 8);
  try {
    writer.document.image(Buffer.from(image.bytes), writer.left, writer.document.y, fitted);
    writer.document.y += fitted.height + 8;
  } catch {
    // A broken picture is left out, the text around it is not.
  }
}

function draw(writer: PdfWriter, block: Block, style: TextStyle, depth: number, next: Block | undefined): void {
  switch (block.kind) {
    case 'heading':
      return drawHeading(writer, block, next);
    case 'paragraph': {
      const styled =
        block.style === 'lead'
          ? { ...style, size: 12.5, color: softInk }
          : block.style === 'note'
            ? { ...style, size: 9.5, color: softInk }
            : style;
      writer.text(block.content, styled, { direction: block.direction });
      return writer.space(style.size * 0.6);
    }
    case 'list':
      return drawList(writer, block, style, depth);
    case 'quote':
      return drawQuote(writer, block.blocks, style, depth);
    case 'code':
      return drawCode(writer, block.text);
    case 'table':
      writer.space(4);
      drawTable(writer, block.rows);
      return writer.space(14);
    case 'image':
      return drawImage(writer, block);
    case 'rule': {
      writer.space(8);
      const { y } = writer.document;
      writer.document.moveTo(writer.left, y).lineTo(writer.right, y).lineWidth(0.6).stroke(hairline);
      return writer.space(14);
    }
  }
}

function drawBlocks(writer: PdfWriter, blocks: readonly Block[], style: TextStyle, depth: number): void {
  blocks.forEach((block, index) => draw(writer, block, style, depth, blocks[index + 1]));
}

function tagOf(block: Block): PdfTag {
  switch (block.kind) {
    case 'heading':
      return `H${block.level}`;
    case 'paragraph':
      return 'P';
    case 'quote':
      return 'BlockQuote';
    case 'code':
      return 'Code';
    case 'image':
      return 'Figure';
    default:
      return 'Div';
  }
}

/** The document as a PDF file, tagged for programs that read it aloud. Letters that no embedded typeface has are boxes; it never fails because of them. */
export async function renderPdf(document: ParsedDocument): Promise<Uint8Array> {
  const writer = new PdfWriter(document);
  document.blocks.forEach((block, index) => {
    const alt = block.kind === 'image' ? block.alt : undefined;
    writer.tagged(tagOf(block), () => draw(writer, block, body, 0, document.blocks[index + 1]), alt);
  });
  return writer.end();
}
