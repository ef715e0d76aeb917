// Styles of a Word document: real heading styles, so that its outline, navigation pane and table of contents work.
import { AlignmentType, BorderStyle, type IParagraphStyleOptions, type IStylesOptions, LevelFormat, LineRuleType } from 'docx';

const font = 'Georgia';
const ink = '1C1B19';

const heading = (size: number, before: number, after: number) => ({
  run: { font, size, bold: true, color: ink },
  paragraph: { spacing: { before, after, line: 264, lineRule: LineRuleType.AUTO }, keepNext: true, keepLines: true },
});

const paragraphStyles: IParagraphStyleOptions[] = [
  {
    id: 'Lead',
    name: 'Lead',
    basedOn: 'Normal',
    next: 'Normal',
    quickFormat: true,
    run: { size: 25, color: '45423D' },
    paragraph: { spacing: { after: 200, line: 312, lineRule: LineRuleType.AUTO } },
  },
  { id: 'Note', name: 'Note', basedOn: 'Normal', next: 'Normal', quickFormat: true, run: { size: 19, color: '6B675F' } },
  {
    id: 'BlockQuotation',
    name: 'Block quotation',
    basedOn: 'Normal',
    quickFormat: true,
    run: { italics: true, color: '45423D' },
    paragraph: {
      indent: { left: 340 },
      border: { left: { style: BorderStyle.SINGLE, size: 18, color: 'D9D5CC', space: 10 } },
    },
  },
  {
    id: 'SourceCode',
    name: 'Source code',
    basedOn: 'Normal',
    run: { font: 'Consolas', size: 19 },
    paragraph: { spacing: { after: 0, line: 260, lineRule: LineRuleType.AUTO }, shading: { fill: 'F6F4F0' } },
  },
];

/** Styles of the whole document; sizes are half points, distances twentieths of a point. */
export const documentStyles: IStylesOptions = {
  default: {
    document: {
      run: { font, size: 22, color: ink },
      paragraph: { spacing: { after: 160, line: 300, lineRule: LineRuleType.AUTO } },
    },
    heading1: heading(40, 0, 240),
    heading2: heading(29, 360, 120),
    heading3: heading(25, 280, 100),
    heading4: heading(22, 240, 80),
    heading5: heading(22, 240, 80),
    heading6: heading(22, 240, 80),
    hyperlink: { run: { color: '14509C', underline: {} } },
  },
  paragraphStyles,
};

const maxListDepth = 9;
const bullets = ['•', '◦', '▪'];
/** Indent of each list level, in twentieths of a point. */
export const listStep = 432;

const indentOf = (level: number) => ({
  left: listStep * (level + 1),
  hanging: listStep,
});

const levels = (format: (level: number) => { format: (typeof LevelFormat)[keyof typeof LevelFormat]; text: string }, start = 1) =>
  Array.from({ length: maxListDepth }, (_, level) => ({
    level,
    ...format(level),
    start: level === 0 ? start : 1,
    alignment: AlignmentType.LEFT,
    style: { paragraph: { indent: indentOf(level), spacing: { after: 80 } } },
  }));

/** Name of the numbering of ordered lists that begin at `start`. */
export const orderedReference = (start: number) => `ordered-${start}`;

/** Bullets, and one numbering for each number at which a list of the document begins. */
export function documentNumbering(starts: ReadonlySet<number>) {
  const bulleted = {
    reference: 'bullets',
    levels: levels((level) => ({ format: LevelFormat.BULLET, text: bullets[level % bullets.length] ?? '•' })),
  };
  const ordered = [...starts].map((start) => ({
    reference: orderedReference(start),
    levels: levels((level) => ({ format: LevelFormat.DECIMAL, text: `%${level + 1}.` }), start),
  }));
  return { config: [bulleted, ...ordered] };
}
