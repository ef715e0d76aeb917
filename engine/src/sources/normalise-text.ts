// The one form that every source's text has: a blank line parts paragraphs, "# " begins a heading.

/** Maximum characters stored of one source. Longer texts are cut at a paragraph. */
const maxTextLength = 600_000;

/** Joins the lines of each paragraph, keeps list items on lines of their own, drops non-text characters. */
export function normaliseText(text: string): string {
  const paragraphs = text
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(/[\u00ad\u200b-\u200d\u2060\ufeff]/g, '')
    .replace(/[\t\v\f\u00a0\u2000-\u200a\u202f\u3000]/g, ' ')
    // Remaining control characters are debris of a conversion.
    .replace(/[^\P{Cc}\n]/gu, '')
    .split(/\n[ ]*\n+/)
    .map((paragraph) =>
      paragraph
        .split('\n')
        .map((line) => line.replace(/ {2,}/g, ' ').trim())
        .filter((line) => line !== '')
        .join('\n'),
    )
    .filter((paragraph) => paragraph !== '');
  const whole = paragraphs.join('\n\n');
  if (whole.length <= maxTextLength) return whole;
  const end = whole.lastIndexOf('\n\n', maxTextLength);
  return whole.slice(0, end > 0 ? end : maxTextLength);
}

/** Joins the broken lines of running text; lines that begin with a list sign stay apart. */
export function joinWrappedLines(paragraph: string): string {
  return paragraph
    .replace(/(\p{L})-\n(?=\p{Ll})/gu, '$1')
    .replace(/\n(?!\s*(?:[-*•–·]|\d+[.)]) )/g, ' ')
    .replace(/ {2,}/g, ' ');
}

const listSign = /^(?:[-*•–·✓]|\d{1,2}[.)]|[a-z]\))\s/u;
const endMark = /[.!?…:;]["'”»“)]*$/u;
/** A row of figures ends with one. */
const endsWithAmount = /\d[\d.,]*\s?(?:[€£$%]|euros?|CHF)?$/iu;
/** "Date: 7 October" begins a row. */
const label = /^\p{Lu}\p{L}*\s?:\s/u;
/** Characters from which a line may have been broken by the edge of its page. */
const fullLine = 60;

/** True where a line of prose may go on in the next. */
const canContinue = (line: string, next: string): boolean =>
  !endMark.test(line) && !endsWithAmount.test(line) && !listSign.test(next) && !label.test(next) && /^\p{Ll}/u.test(next);

/**
 * The lines of a paragraph as its author wrote them. Lines that only the edge of their page broke are joined: those of a block of
 * which every line but the last is full, and of prose (it ends with a mark) where the next line begins small. Rows of prices, labels
 * and items stay apart.
 */
export function linesOfParagraph(paragraph: string): string[] {
  const all = paragraph
    .replace(/(\p{L})-\n(?=\p{Ll})/gu, '$1')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const isProse = endMark.test(all.at(-1) ?? '');
  const isFull = all.slice(0, -1).every((line) => line.length >= fullLine && !listSign.test(line));
  // Of two lines without an end mark the first may be a title.
  const isSet = isFull && (all.length > 2 || isProse);
  const lines: string[] = [];
  for (const [index, line] of all.entries()) {
    const before = all[index - 1];
    const isBroken = before !== undefined && !endMark.test(before) && (isSet || (isProse && canContinue(before, line)));
    if (isBroken) lines[lines.length - 1] += ` ${line}`;
    else lines.push(line);
  }
  return lines;
}
