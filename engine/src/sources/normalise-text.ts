// The one form that every source's text has: a blank line parts paragraphs, "# " begins a heading.

/** Most characters kept of one source; what lies beyond is cut at a paragraph. */
const maxTextLength = 600_000;

/** Joins the lines of each paragraph, keeps list items on lines of their own, drops what is not text. */
export function normaliseText(text: string): string {
  const paragraphs = text
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(/[\u00ad\u200b-\u200d\u2060\ufeff]/g, '')
    .replace(/[\t\v\f\u00a0\u2000-\u200a\u202f\u3000]/g, ' ')
    // What is left of control characters is debris of a conversion.
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

/** Joins the broken lines of running text; lines that begin with a list sign or end a short line stay apart. */
export function joinWrappedLines(paragraph: string): string {
  return paragraph
    .replace(/(\p{L})-\n(?=\p{Ll})/gu, '$1')
    .replace(/\n(?!\s*(?:[-*•–·]|\d+[.)]) )/g, ' ')
    .replace(/ {2,}/g, ' ');
}
