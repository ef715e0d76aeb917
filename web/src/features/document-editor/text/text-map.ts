// The editor's text as one string, and where each of its characters is in the document: blocks are parted by a line break.
import type { ChosenPassage } from '@folio/contract/quote-anchor';
import { anchorOf, findQuote, type QuoteAnchor } from '@folio/contract/quote-anchor';
import type { Node } from '@tiptap/pm/model';
import type { EditorState } from '@tiptap/pm/state';

export interface TextMap {
  text: string;
  /** Of each character of the text, its place in the document. */
  offsets: number[];
}

export function readTextMap(doc: Node): TextMap {
  let text = '';
  const offsets: number[] = [];
  const push = (unit: string, position: number) => {
    text += unit;
    offsets.push(position);
  };
  doc.descendants((block, position) => {
    if (!block.isTextblock) return true;
    if (text) push('\n', position);
    block.forEach((inline, offset) => {
      const start = position + 1 + offset;
      if (!inline.isText) push('\n', start);
      for (let index = 0; index < (inline.text?.length ?? 0); index += 1) push(inline.text?.charAt(index) ?? '', start + index);
    });
    return false;
  });
  return { text, offsets };
}

/** Position of a quote in the document; null if it is missing. */
export function findPassage(
  { text, offsets }: TextMap,
  { quote, anchor }: { quote: string; anchor: QuoteAnchor },
): { from: number; to: number } | null {
  const range = findQuote(text, quote, anchor);
  const [first, last] = range ? [offsets[range.start], offsets[range.end - 1]] : [];
  return first === undefined || last === undefined ? null : { from: first, to: last + 1 };
}

const maxQuoteLength = 2000;

/** Selected text, trimmed; null if it is empty. */
export function readSelection({ doc, selection }: EditorState): ChosenPassage | null {
  const { text, offsets } = readTextMap(doc);
  let start = offsets.findIndex((position) => position >= selection.from);
  let end = offsets.findLastIndex((position) => position < selection.to) + 1;
  if (start < 0) return null;
  while (start < end && /\s/.test(text.charAt(start))) start += 1;
  while (end > start && /\s/.test(text.charAt(end - 1))) end -= 1;
  end = Math.min(end, start + maxQuoteLength);
  return end > start ? { quote: text.slice(start, end), anchor: anchorOf(text, { start, end }) } : null;
}
