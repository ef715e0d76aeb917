// Models mark a sentence taken from a source with [S3]. Here the marks become `<span data-source="3">` around the sentence,
// or are taken out where only plain text is wanted. A mark that names no given source says nothing and goes away.

const markPattern =
  /[ \t\u00a0]*\[\s*S\s*\d+(?:\s*[,;]\s*S?\s*\d+)*\s*\](?:[ \t\u00a0]*\[\s*S\s*\d+(?:\s*[,;]\s*S?\s*\d+)*\s*\])*/gi;
// A sentence runs through these and ends at every other tag.
const inlineTag = /^<\/?(?:a|abbr|b|cite|code|em|i|mark|q|s|small|span|strong|sub|sup|u)\b/i;

/** The text without its citation marks, and without the space that stood before them. */
export function withoutMarks(text: string): string {
  return text.replace(markPattern, '');
}

/** The same for every string of a result. */
export function withoutMarksDeep(value: unknown): unknown {
  if (typeof value === 'string') return withoutMarks(value);
  if (Array.isArray(value)) return value.map(withoutMarksDeep);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, withoutMarksDeep(item)]));
}

const sentences = new Intl.Segmenter(undefined, { granularity: 'sentence' });

/** Returns the start of the last sentence of `text`; a passage such as "One. Two." yields the start of "Two.". */
function lastSentenceStart(text: string): number {
  let start = 0;
  for (const { segment, index } of sentences.segment(text)) {
    if (/[\p{L}\p{N}]/u.test(segment)) start = index;
  }
  return start + (text.slice(start).match(/^\s*/)?.[0].length ?? 0);
}

const removed = -1;

/** For each character of a block's text: the source that it comes from, 0 for none, -1 where it is part of a mark. */
function ownersOf(text: string, known: ReadonlySet<number>): Int32Array {
  const owners = new Int32Array(text.length);
  let previousEnd = 0;
  for (const match of text.matchAll(markPattern)) {
    const source = (match[0].match(/\d+/g) ?? []).map(Number).find((id) => known.has(id));
    const markEnd = match.index + match[0].length;
    if (source !== undefined) {
      const start = previousEnd + lastSentenceStart(text.slice(previousEnd, match.index));
      owners.fill(source, start, match.index);
      // "… by a third [S3]." keeps its full stop with the sentence.
      if (/^[.!?…。]/u.test(text.slice(markEnd))) owners[markEnd] = source;
    }
    owners.fill(removed, match.index, markEnd);
    previousEnd = markEnd;
  }
  return owners;
}

function rewrite(text: string, owners: Int32Array): string {
  const pieces: { owner: number; text: string }[] = [];
  [...text.matchAll(/./gsu)].forEach(({ 0: character, index }) => {
    const owner = owners[index] ?? 0;
    if (owner === removed) return;
    const last = pieces.at(-1);
    if (last?.owner === owner) last.text += character;
    else pieces.push({ owner, text: character });
  });
  return pieces
    .map((piece) => (piece.owner === 0 ? piece.text : `<span data-source="${piece.owner}">${piece.text}</span>`))
    .join('');
}

function rewriteBlock(tokens: readonly string[], known: ReadonlySet<number>): string {
  const text = tokens.filter((token) => !token.startsWith('<')).join('');
  if (text.search(markPattern) === -1) return tokens.join('');
  const owners = ownersOf(text, known);
  let offset = 0;
  return tokens
    .map((token) => {
      if (token.startsWith('<')) return token;
      offset += token.length;
      return rewrite(token, owners.subarray(offset - token.length, offset));
    })
    .join('');
}

/** Turns the marks of sanitised HTML into spans with `data-source`; `ids` are the sources that were given. */
export function citeSources(html: string, ids: Iterable<number>): string {
  if (!html.includes('[')) return html;
  const known = new Set(ids);
  let cited = '';
  let block: string[] = [];
  for (const token of html.match(/<[^>]*>|[^<]+/g) ?? []) {
    const endsBlock = token.startsWith('<') && !inlineTag.test(token);
    if (endsBlock) {
      cited += rewriteBlock(block, known) + token;
      block = [];
    } else block.push(token);
  }
  return cited + rewriteBlock(block, known);
}

/** Sanitised HTML without marks of origin: a model may write marks in square brackets, not claim an origin. */
export function withoutOrigins(html: string): string {
  return html.replace(/<[^>]*>/g, (tag) => tag.replace(/\sdata-(?:source|origin|unsourced)="[^"]*"/g, ''));
}

/** The ids of the sources that a finished document names, in the order of their first passage. */
export function sourcesIn(html: string): number[] {
  return [...new Set([...html.matchAll(/data-source="(\d+)"/g)].map((match) => Number(match[1])))];
}
