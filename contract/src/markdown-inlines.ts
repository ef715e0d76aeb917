// What stands within a paragraph of Markdown: emphasis, code, links and line breaks.

export type Inline =
  | { kind: 'text'; text: string }
  | { kind: 'strong' | 'emphasis' | 'struck'; children: Inline[] }
  | { kind: 'code'; text: string }
  /** `href` is http, https or mailto. */
  | { kind: 'link'; href: string; children: Inline[] }
  | { kind: 'break' };

/** Emphasis in emphasis; deeper marks are read as text. */
const deepest = 6;
/** No link or emphasis is longer than this, so that a text full of opening marks is read in a time that its length bounds. */
const longestSpan = 4000;

const special = /[\\`*_~![\n]|https?:\/\//g;
const address = /^https?:\/\/[^\s<>"'`]+/i;
const escapable = /[!-/:-@[-`{-~]/;
const isLetter = (character: string | undefined) => character !== undefined && /[\p{L}\p{N}]/u.test(character);
const isSpace = (character: string | undefined) => character === undefined || /\s/.test(character);

/** The address where it is one that may be opened, else null. */
function safeAddress(href: string): string | null {
  return /^(https?:\/\/|mailto:)\S+$/i.test(href) && URL.canParse(href) ? href : null;
}

interface Found {
  inline: Inline;
  end: number;
}

function findCode(text: string, at: number): Found | null {
  let width = 1;
  while (text[at + width] === '`') width += 1;
  const mark = '`'.repeat(width);
  const end = text.indexOf(mark, at + width);
  if (end === -1 || text[end + width] === '`') return null;
  return {
    inline: {
      kind: 'code',
      text: text
        .slice(at + width, end)
        .replaceAll('\n', ' ')
        .trim(),
    },
    end: end + width,
  };
}

function closingBracket(text: string, at: number, open: string, close: string): number {
  let depth = 0;
  for (let index = at; index < Math.min(text.length, at + longestSpan); index += 1) {
    if (text[index] === '\\') index += 1;
    else if (text[index] === open) depth += 1;
    else if (text[index] === close && (depth -= 1) === 0) return index;
  }
  return -1;
}

function findLink(text: string, at: number, depth: number): Found | null {
  const isPicture = text[at] === '!';
  const open = isPicture ? at + 1 : at;
  if (text[open] !== '[') return null;
  const middle = closingBracket(text, open, '[', ']');
  if (middle === -1 || text[middle + 1] !== '(') return null;
  const end = closingBracket(text, middle + 1, '(', ')');
  if (end === -1) return null;
  const label = text.slice(open + 1, middle);
  const href = safeAddress(
    text
      .slice(middle + 2, end)
      .trim()
      .split(/\s+/)[0]
      ?.replace(/^<|>$/g, '') ?? '',
  );
  const children = isPicture || depth >= deepest ? [{ kind: 'text' as const, text: label }] : readInlines(label, depth + 1);
  if (href === null) return { inline: { kind: 'text', text: label }, end: end + 1 };
  return {
    inline: { kind: 'link', href, children: label.trim() === '' ? [{ kind: 'text', text: href }] : children },
    end: end + 1,
  };
}

const spans = [
  { mark: '**', kind: 'strong' },
  { mark: '__', kind: 'strong' },
  { mark: '~~', kind: 'struck' },
  { mark: '*', kind: 'emphasis' },
  { mark: '_', kind: 'emphasis' },
] as const;

function closingMark(text: string, from: number, mark: string): number {
  const last = Math.min(text.length, from + longestSpan);
  for (let end = text.indexOf(mark, from); end !== -1 && end < last; end = text.indexOf(mark, end + 1)) {
    const isLonger = mark.length === 1 && text[end + 1] === mark;
    if (isLonger) {
      end += 1;
      continue;
    }
    const isWithinWord = mark.startsWith('_') && isLetter(text[end + mark.length]);
    if (end > from && !isSpace(text[end - 1]) && text[end - 1] !== '\\' && !isWithinWord) return end;
  }
  return -1;
}

function findSpan(text: string, at: number, depth: number): Found | null {
  const span = spans.find(({ mark }) => text.startsWith(mark, at));
  if (!span || depth >= deepest) return null;
  const from = at + span.mark.length;
  if (isSpace(text[from]) || (span.mark.startsWith('_') && isLetter(text[at - 1]))) return null;
  const end = closingMark(text, from, span.mark);
  if (end === -1) return null;
  return { inline: { kind: span.kind, children: readInlines(text.slice(from, end), depth + 1) }, end: end + span.mark.length };
}

function findAddress(text: string, at: number): Found | null {
  const found = address.exec(text.slice(at, at + 2048))?.[0].replace(/[.,;:!?)\]*_~]+$/, '');
  const href = found === undefined || isLetter(text[at - 1]) ? null : safeAddress(found);
  return href === null
    ? null
    : { inline: { kind: 'link', href, children: [{ kind: 'text', text: href }] }, end: at + href.length };
}

function findAt(text: string, at: number, depth: number): Found | null {
  const character = text[at];
  if (character === '\\') {
    const next = text[at + 1];
    return next !== undefined && escapable.test(next) ? { inline: { kind: 'text', text: next }, end: at + 2 } : null;
  }
  if (character === '\n') {
    const isHard = text.slice(Math.max(0, at - 2), at) === '  ' || text[at - 1] === '\\';
    return { inline: isHard ? { kind: 'break' } : { kind: 'text', text: ' ' }, end: at + 1 };
  }
  if (character === '`') return findCode(text, at);
  if (character === '[' || character === '!') return findLink(text, at, depth);
  return character === 'h' || character === 'H' ? findAddress(text, at) : findSpan(text, at, depth);
}

/** The inlines of a text; neighbouring texts are one. */
export function readInlines(text: string, depth = 0): Inline[] {
  const inlines: Inline[] = [];
  const push = (inline: Inline) => {
    const last = inlines.at(-1);
    if (inline.kind === 'text' && last?.kind === 'text') last.text += inline.text;
    else if (inline.kind !== 'text' || inline.text !== '') inlines.push({ ...inline });
  };
  const marks = new RegExp(special, 'g');
  let at = 0;
  for (let mark = marks.exec(text); mark; mark = marks.exec(text)) {
    const found = findAt(text, mark.index, depth);
    if (!found) {
      // A run of the same mark that opens nothing is text as a whole.
      let end = mark.index + 1;
      while (text[end] === mark[0] && /[*_~`]/.test(mark[0])) end += 1;
      marks.lastIndex = end;
      continue;
    }
    push({ kind: 'text', text: text.slice(at, mark.index) });
    push(found.inline);
    at = found.end;
    marks.lastIndex = at;
  }
  push({ kind: 'text', text: text.slice(at) });
  return inlines;
}
