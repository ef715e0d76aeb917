// The text of a source in paragraphs with the headings above them: marked with "#", or in notes, flyers and interviews a short
// line without a full stop.

import { linesOfParagraph } from '../../sources/normalise-text.ts';
import { isCommandLine } from './authors-voice.ts';

/** A paragraph of a source. */
export interface Paragraph {
  text: string;
  heading: string | null;
  /** Each line is an item of a list. */
  isList: boolean;
  /** Its lines are those of its author; else they may be broken anywhere. */
  isLined: boolean;
  /** It is an item of an agenda, which may have nothing to do with the others. */
  isOfAgenda: boolean;
}

/** A heading's number ("1.2.", "3)", "Punto 2.") is the source's own count and means nothing in another text; "5 ways to …" stays. */
const withoutNumber = (heading: string) =>
  heading.replace(/^(?:(?:punkt|top|point|item|punto|ponto)\s+)?(?:\d+(?:\.\d+)*[.):]|\d+(?:\.\d+)+)\s+/iu, '').trim();

/** Marker before the question of an interview. */
const askedBy = /^[—–]?\s*(?:(?:Frage|Question|Domanda|Pregunta|Pergunta|[QFDP])\s*:\s*)?(?=.*\?$)/u;
const nameOf = (line: string) => withoutNumber(line.replace(askedBy, ''));

/** An agenda item and its statement, in one line: "TOP 4 Cemetery wall. It is …". */
const agendaItem = /^(?:TOP|Punkt|Point|Item|Punto|Ponto)\s*\d+\s*[.:]?\s*([^.:]{3,80})[.:]\s+(.+)$/u;
const agendaNumber = /^(?:TOP|Punkt|Point|Item|Punto|Ponto)\s*\d/u;
const beforeAgendaItem = /\s(?=(?:TOP|Punkt|Point|Item|Punto|Ponto)\s\d+\s*[.:]?\s)/u;

/** A label of minutes and its statement, in one line: "2. Rents. The meeting agreed …". */
const numberedLabel = /^\d{1,2}[.)]\s+(\p{Lu}[^.:]{2,60})[.:]\s+(\p{Lu}.{20,})$/u;
/** End of a row in a price list. */
const priceAtEnd = /(?:[€£$]|R\$|CHF|EUR)\s?\d[\d.,]*$|\d[\d.,]*\s?(?:[€£$]|euros?|EUR|CHF)\.?$/iu;

const bullet = /^[-*•–✓]\s+/u;
/** Before an item: a bullet, "1)" or "a)". */
const listMark = /^(?:[-*•–✓]|\d{1,2}[.)]|[a-z]\))\s+/u;
const isInCapitals = (line: string) => line.length <= 60 && /\p{Lu}{3}/u.test(line) && !/\p{Ll}/u.test(line);

/** True for a line that names the following text: short, with an initial capital, and no end mark except a question mark. */
const isNamingLine = (line: string): boolean =>
  line.length <= (line.endsWith('?') ? 140 : 90) &&
  line.split(/\s+/u).length <= (line.endsWith('?') ? 20 : 12) &&
  /^(?:[—–]\s?)?["'«„“¿]?[\p{Lu}\d]/u.test(line) &&
  !/[.,;:!…–-]["'”»)]*$/u.test(line.replace(/\s\([^)]*\)$/u, '')) &&
  !bullet.test(line) &&
  !/[|@{}<>]|https?:|\d{5,}|\d{4}(?!\s*$)/u.test(line) &&
  // "Duration: about 90 minutes" says something itself.
  !(/:\s*\S/u.test(line) && !isInCapitals(line) && !line.endsWith('?')) &&
  !priceAtEnd.test(line) &&
  (/\p{Ll}/u.test(line) || isInCapitals(line));

/** The lines of a block; items of an agenda in one line are lines of their own. */
const linesOf = (block: string): string[] => linesOfParagraph(block).flatMap((line) => line.split(beforeAgendaItem));

const paragraphOf = (lines: readonly string[], heading: string | null, isLined: boolean, isOfAgenda = false): Paragraph => ({
  isLined,
  isOfAgenda,
  text: lines.map((line) => line.replace(listMark, '')).join('\n'),
  heading,
  isList: lines.length > 1 && lines.every((line) => listMark.test(line)),
});

function paragraphsOfMarkup(text: string): Paragraph[] {
  const paragraphs: Paragraph[] = [];
  let heading: string | null = null;
  let lines: string[] = [];
  const close = () => {
    if (lines.length > 0) paragraphs.push(paragraphOf(lines, heading, false));
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

/** The parts of a block that begin with a line that names them, or an item of an agenda. */
interface Part {
  name: string | null;
  lines: string[];
  isOfAgenda: boolean;
}

function partsOf(lines: readonly string[]): Part[] {
  const parts: Part[] = [];
  const isNumbered = lines.filter((line) => numberedLabel.test(line)).length > 1;
  for (const [index, line] of lines.entries()) {
    const [, label, text] = (isNumbered && numberedLabel.exec(line)) || [];
    if (label !== undefined && text !== undefined) {
      parts.push({ name: label.trim(), lines: [text], isOfAgenda: false });
      continue;
    }
    const [, item, said] = agendaItem.exec(line) ?? [];
    const isName = isNamingLine(line) && index < lines.length - 1 && (index === 0 || isInCapitals(line) || line.endsWith('?'));
    if (item !== undefined && said !== undefined) parts.push({ name: item.trim(), lines: [said], isOfAgenda: true });
    else if (isName) parts.push({ name: nameOf(line), lines: [], isOfAgenda: agendaNumber.test(line) });
    else if (parts.length > 0) parts.at(-1)?.lines.push(line);
    else parts.push({ name: null, lines: [line], isOfAgenda: false });
  }
  return parts.filter((part) => part.lines.length > 0);
}

/** Lines that are whole sentences are paragraphs of their own; rows belong together. */
const groupsOf = (lines: readonly string[]): (readonly string[])[] =>
  lines.length > 1 && lines.every((line) => /[.!?]["'”»“)]*$/u.test(line) && line.split(/\s+/u).length > 4)
    ? lines.map((line) => [line])
    : [lines];

function paragraphsOfPlainText(text: string, isFirst: boolean): Paragraph[] {
  const blocks = text
    .split(/\n\s*\n/u)
    .map(linesOf)
    .filter((lines) => lines.length > 0);
  const paragraphs: Paragraph[] = [];
  /** A heading that stands alone is of all blocks up to the next; one on the first line of a block is the block's. */
  let alone: string | null = null;
  for (const [index, lines] of blocks.entries()) {
    const [first = '', ...others] = lines;
    const isAlone = others.length === 0 && isNamingLine(first) && index < blocks.length - 1;
    const isTitled = index === 0 && !first.endsWith('?') && !/^\d/u.test(first);
    if (isAlone && !(isTitled && isFirst)) {
      alone = nameOf(first);
      continue;
    }
    const parts = isAlone ? [{ name: null, lines, isOfAgenda: false }] : partsOf(lines);
    const [title] = parts;
    // The title of the first source stands above all of it, and is one of its lines.
    if (isFirst && isTitled && title && title.name !== null && !title.isOfAgenda && parts.length === 1)
      parts[0] = { ...title, name: null, lines: [title.name, ...title.lines] };
    if (parts.some(({ name }) => name !== null)) alone = null;
    // The title of a leaflet in capitals is above all of it.
    if (!isFirst && index === 0 && parts.length === 1 && title?.name && isInCapitals(title.name)) alone = title.name;
    for (const part of parts)
      for (const group of groupsOf(part.lines)) paragraphs.push(paragraphOf(group, part.name ?? alone, true, part.isOfAgenda));
  }
  return paragraphs;
}

/** The paragraphs of a source; `isPlain` for text that was typed, in which headings have no mark, `isFirst` for the first of an order. */
export const paragraphsOfSource = (text: string, isPlain: boolean, isFirst = true): Paragraph[] =>
  isPlain && !/^#{1,6}\s+\S/mu.test(text) ? paragraphsOfPlainText(text, isFirst) : paragraphsOfMarkup(text);
