// A document as a Word file that opens in Word, LibreOffice and Google Docs with headings, lists, links and tables as such.
import {
  AlignmentType,
  BorderStyle,
  Document,
  ExternalHyperlink,
  Footer,
  HeadingLevel,
  ImageRun,
  type IParagraphOptions,
  type IRunOptions,
  Packer,
  PageNumber,
  Paragraph,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  TextRun,
  WidthType,
} from 'docx';
import { type Block, type Direction, type Inline, isRightToLeft, type ParsedDocument, runsFromRight } from './document-blocks.ts';
import { documentNumbering, documentStyles, listStep, orderedReference } from './docx-styles.ts';
import { fitImage, imageSize } from './image-size.ts';
import { columnCount, columnShares } from './table-columns.ts';

const headings = {
  1: HeadingLevel.HEADING_1,
  2: HeadingLevel.HEADING_2,
  3: HeadingLevel.HEADING_3,
  4: HeadingLevel.HEADING_4,
  5: HeadingLevel.HEADING_5,
  6: HeadingLevel.HEADING_6,
} as const;

/** Context of a block: list depth, quotation, and text direction. */
interface BlockContext {
  listDepth: number;
  isQuoted: boolean;
  isRightToLeft: boolean;
  nextList: () => number;
}

// XML 1.0 knows no other control characters, and Word refuses a file that has them.
const printable = (text: string) => text.replace(/[^\P{Cc}\t\n\r]|[\ufffe\uffff]/gu, '');

function renderInlines(content: readonly Inline[], context: BlockContext): (TextRun | ExternalHyperlink)[] {
  return content.map((inline) => {
    if (inline.kind === 'break') return new TextRun({ break: 1 });
    const options: IRunOptions = {
      text: printable(inline.text),
      ...(inline.bold && { bold: true }),
      ...(inline.italic && { italics: true }),
      ...(inline.underline && { underline: {} }),
      ...(inline.strike && { strike: true }),
      ...(inline.script === 'super' && { superScript: true }),
      ...(inline.script === 'sub' && { subScript: true }),
      ...(inline.code && { font: 'Consolas', size: 20 }),
      ...(context.isRightToLeft && { rightToLeft: true }),
    };
    return inline.href
      ? new ExternalHyperlink({ link: inline.href, children: [new TextRun({ ...options, style: 'Hyperlink' })] })
      : new TextRun(options);
  });
}

function paragraph(
  content: readonly Inline[],
  outer: BlockContext,
  options: IParagraphOptions = {},
  direction?: Direction,
): Paragraph {
  const isRightToLeft = direction ? direction === 'rtl' : outer.isRightToLeft || runsFromRight(content);
  const context = { ...outer, isRightToLeft };
  return new Paragraph({
    ...(context.isQuoted && { style: 'BlockQuotation' }),
    ...(context.isRightToLeft && { bidirectional: true }),
    ...options,
    children: renderInlines(content, context),
  });
}

function renderList(list: Extract<Block, { kind: 'list' }>, context: BlockContext): (Paragraph | Table)[] {
  const level = Math.min(context.listDepth, 8);
  const reference = list.ordered ? orderedReference(list.start) : 'bullets';
  const numbering = { reference, level, instance: context.nextList() };
  const inside = { ...context, listDepth: context.listDepth + 1 };
  return list.items.flatMap((item) => {
    const [first, ...rest] = item;
    if (first?.kind !== 'paragraph')
      return [paragraph([], context, { numbering }), ...item.flatMap((block) => render(block, inside))];
    const opening = paragraph(first.content, context, { numbering, spacing: { after: 80 } }, first.direction);
    return [opening, ...rest.flatMap((block) => render(block, inside))];
  });
}

function renderTable(rows: Extract<Block, { kind: 'table' }>['rows'], context: BlockContext): Table {
  const border = { style: BorderStyle.SINGLE, size: 4, color: 'D9D5CC' };
  const columns = columnCount(rows);
  const hasHead = rows[0]?.every((cell) => cell.isHeader) ?? false;
  const textWidth = 9026;
  return new Table({
    width: { size: textWidth, type: WidthType.DXA },
    columnWidths: columnShares(rows, columns).map((share) => Math.floor(textWidth * share)),
    layout: TableLayoutType.FIXED,
    borders: { top: border, bottom: border, left: border, right: border, insideHorizontal: border, insideVertical: border },
    visuallyRightToLeft: context.isRightToLeft,
    rows: rows.map(
      (row, index) =>
        new TableRow({
          tableHeader: hasHead && index === 0,
          cantSplit: true,
          children: row.map((cell, cellIndex) => {
            // A short last cell takes the columns that its row leaves over: Word wants every row equally wide.
            const used = row.slice(0, cellIndex).reduce((sum, one) => sum + one.columnSpan, 0);
            const span = cellIndex === row.length - 1 ? columns - used : cell.columnSpan;
            const bold = (inline: Inline): Inline => (inline.kind === 'text' ? { ...inline, bold: true } : inline);
            return new TableCell({
              columnSpan: Math.max(1, span),
              margins: { top: 80, bottom: 80, left: 120, right: 120 },
              ...(cell.isHeader && { shading: { fill: 'F6F4F0' } }),
              children: [paragraph(cell.isHeader ? cell.content.map(bold) : cell.content, context, { spacing: { after: 0 } })],
            });
          }),
        }),
    ),
  });
}

function renderImage(image: Extract<Block, { kind: 'image' }>): Paragraph[] {
  const size = imageSize(image.bytes);
  if (!size) return [];
  return [
    new Paragraph({
      children: [
        new ImageRun({
          type: image.mimeType === 'image/png' ? 'png' : 'jpg',
          data: image.bytes,
          transformation: fitImage(size, 600, 800),
          altText: { name: image.alt, description: image.alt, title: image.alt },
        }),
      ],
    }),
  ];
}

function render(block: Block, context: BlockContext): (Paragraph | Table)[] {
  const indent = context.listDepth > 0 ? { indent: { left: listStep * context.listDepth } } : {};
  switch (block.kind) {
    case 'heading':
      return [paragraph(block.content, { ...context, isQuoted: false }, { heading: headings[block.level] }, block.direction)];
    case 'paragraph':
      return [
        paragraph(
          block.content,
          context,
          { ...indent, ...(block.style && { style: block.style === 'lead' ? 'Lead' : 'Note' }) },
          block.direction,
        ),
      ];
    case 'list':
      return renderList(block, context);
    case 'quote':
      return block.blocks.flatMap((inner) => render(inner, { ...context, isQuoted: true }));
    case 'code':
      return block.text
        .split('\n')
        .map((line) => paragraph([{ kind: 'text', text: line }], { ...context, isRightToLeft: false }, { style: 'SourceCode' }));
    case 'table':
      return [renderTable(block.rows, context), new Paragraph({ spacing: { after: 120 }, children: [] })];
    case 'image':
      return renderImage(block);
    default:
      // A rule is all that is left.
      return [
        new Paragraph({ border: { bottom: { style: BorderStyle.SINGLE, size: 6, color: 'D9D5CC', space: 1 } }, children: [] }),
      ];
  }
}

function listStarts(blocks: readonly Block[]): number[] {
  return blocks.flatMap((block) => {
    if (block.kind === 'quote') return listStarts(block.blocks);
    if (block.kind !== 'list') return [];
    return [...(block.ordered ? [block.start] : []), ...block.items.flatMap(listStarts)];
  });
}

const footer = () =>
  new Footer({
    children: [
      new Paragraph({
        alignment: AlignmentType.CENTER,
        children: [new TextRun({ children: [PageNumber.CURRENT], size: 18, color: '6B675F' })],
      }),
    ],
  });

/** The document as a .docx file on A4, with title, author and language among its properties. */
export async function renderDocx(document: ParsedDocument): Promise<Uint8Array> {
  let lists = 0;
  const context: BlockContext = {
    listDepth: 0,
    isQuoted: false,
    isRightToLeft: isRightToLeft(document.language),
    nextList: () => {
      lists += 1;
      return lists;
    },
  };
  const language = { value: document.language, ...(context.isRightToLeft && { bidirectional: document.language }) };
  const styles = documentStyles;
  const file = new Document({
    title: printable(document.title),
    creator: printable(document.author ?? 'Folio'),
    styles: {
      ...styles,
      default: {
        ...styles.default,
        document: { ...styles.default?.document, run: { ...styles.default?.document?.run, language } },
      },
    },
    numbering: documentNumbering(new Set(listStarts(document.blocks))),
    sections: [
      {
        properties: {
          page: { size: { width: 11906, height: 16838 }, margin: { top: 1440, right: 1440, bottom: 1440, left: 1440 } },
        },
        footers: { default: footer() },
        children: document.blocks.flatMap((block) => render(block, context)),
      },
    ],
  });
  return new Uint8Array(await Packer.toBuffer(file));
}
