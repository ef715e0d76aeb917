// Matches of words in a document. Blocks are searched one by one, so a match never runs over the end of a paragraph.
import { escapePattern } from '@folio/contract/escape';
import type { Node } from '@tiptap/pm/model';

export interface FindWish {
  words: string;
  isCaseKept: boolean;
  isWholeWord: boolean;
}

export interface Match {
  from: number;
  to: number;
}

/** More are counted by nobody. */
const maxMatches = 5000;

/** Finds the words with any kind of space between them; null where there is nothing to look for. */
function patternOf({ words, isCaseKept, isWholeWord }: FindWish): RegExp | null {
  if (words.trim() === '') return null;
  const body = words
    .split(/[\s\u00a0]+/u)
    .map(escapePattern)
    .join('[\\s\\u00a0]+');
  return new RegExp(isWholeWord ? `(?<![\\p{L}\\p{N}_])${body}(?![\\p{L}\\p{N}_])` : body, isCaseKept ? 'gu' : 'giu');
}

export function findMatches(doc: Node, wish: FindWish): Match[] {
  const pattern = patternOf(wish);
  if (!pattern) return [];
  const matches: Match[] = [];
  doc.descendants((node, position) => {
    if (!node.isTextblock) return matches.length < maxMatches;
    // Nodes without text count as one character that no words match.
    const text = node.textBetween(0, node.content.size, '\ufffc', '\ufffc');
    for (const match of text.matchAll(pattern)) {
      if (matches.length >= maxMatches) break;
      const from = position + 1 + match.index;
      matches.push({ from, to: from + match[0].length });
    }
    return false;
  });
  return matches;
}

/** The match at or after a place; the first one again after the last. -1 without matches. */
export function matchFrom(matches: readonly Match[], position: number): number {
  const next = matches.findIndex(({ from }) => from >= position);
  return next < 0 && matches.length > 0 ? 0 : next;
}
