// The text of a source in paragraphs with the headings above them: marked with "#", or in notes, flyers and interviews a short
// line without a full stop.

import { isCommandLine } from './authors-voice.ts';

/** A paragraph of a source. */
export interface Paragraph {
  text: string;
  heading: string | null;
  /** Each line is an item of a list. */
  isList: boolean;
}

/** A heading's number ("1.2.", "3)", "Punto 2.") is the source's own count and means nothing in another text; "5 ways to …" stays. */
const withoutNumber = (heading: string) =>
  heading.replace(/^(?:(?:punkt|top|point|item|punto|ponto)\s+)?(?:\d+(?:\.\d+)*[.):]|\d+(?:\.\d+)+)\s+/iu, '').trim();

const listMark = /^[-*•–]\s+/u;

/** A line that names what follows: short, begun with a capital, without an end mark but the one of a question. */
const isNamingLine = (line: string): boolean =>
  line.length <= 90 &&
  line.split(/\s+/u).length <= 12 &&
  /^["'«„“¿]?[\p{Lu}\d]/u.test(line) &&
  !/[.,;:!…–-]["'”»)]*$/u.test(line) &&
  !listMark.test(line) &&
  !/[|@{}<>]|https?:|\d{4,}/u.test(line) &&
  /\p{Ll}/u.test(line);

const linesOf = (block: string) =>
  block
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

const paragraphOf = (lines: readonly string[], heading: string | null): Paragraph => ({
  text: lines.map((line) => line.replace(listMark, '')).join('\n'),
  heading,
  isList: lines.length > 1 && lines.every((line) => listMark.test(line)),
});

function paragraphsOfMarkup(text: string): Paragraph[] {
  const paragraphs: Paragraph[] = [];
  let heading: string | null = null;
  let lines: string[] = [];
  const close = () => {
    if (lines.length > 0) paragraphs.push(paragraphOf(lines, heading));
    lines = [];
  };
  for (const line of text.split('\n').map((one) => one.trim())) {
    const found = /^#{1,6}\s+(.+)$/.exec(line)?.[1];
    if (found !== undefined || line === '') close();
    // In a text without markup the prompt of a shell looks like a heading.
    if (found !== undefined && isCommandLine(found)) continue;
    if (found !== undefined) heading = withoutNumber(found.trim());
    else if (line !== '') lines.push(line);
  }
  close();
  return paragraphs;
}

function paragraphsOfPlainText(text: string): Paragraph[] {
  const blocks = text
    .split(/\n\s*\n/u)
    .map(linesOf)
    .filter((lines) => lines.length > 0);
  const paragraphs: Paragraph[] = [];
  let heading: string | null = null;
  /** A heading on the first line of a block is the block's; one that stands alone is of all blocks up to the next. */
  let isAttached = false;
  for (const [index, lines] of blocks.entries()) {
    const [first = '', ...others] = lines;
    if (isAttached) heading = null;
    isAttached = false;
    if (!isNamingLine(first)) paragraphs.push(paragraphOf(lines, heading));
    else if (others.length > 0) {
      heading = withoutNumber(first);
      isAttached = true;
      paragraphs.push(paragraphOf(others, heading));
      // The first line of all names the source.
    } else heading = index === 0 || index === blocks.length - 1 ? null : withoutNumber(first);
  }
  return paragraphs;
}

/** The paragraphs of a source; `isPlain` for text that was typed, in which headings have no mark. */
export const paragraphsOfSource = (text: string, isPlain: boolean): Paragraph[] =>
  isPlain && !/^#{1,6}\s+\S/mu.test(text) ? paragraphsOfPlainText(text) : paragraphsOfMarkup(text);
