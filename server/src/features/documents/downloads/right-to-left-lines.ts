// Lines of right-to-left text for a writer that lays words from left to right: it shapes a word, but does not order words.
import type { Inline } from './document-blocks.ts';

type TextInline = Extract<Inline, { kind: 'text' }>;

/** A word, or a row of left-to-right words that keep their order, with the marks of its text. */
export interface Word {
  text: string;
  inline: TextInline;
}

const runsRightToLeft = (text: string) => /[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(text);
const hasLetters = (text: string) => /[\p{L}\p{N}]/u.test(text);

/** Joins neighbours that run from left to right, so that a quoted name does not come out backwards. */
function joinForeignWords(words: readonly Word[]): Word[] {
  const joined: Word[] = [];
  for (const word of words) {
    const last = joined.at(-1);
    const isForeign = !runsRightToLeft(word.text) && hasLetters(word.text);
    const follows = last !== undefined && last.inline === word.inline && !runsRightToLeft(last.text) && hasLetters(last.text);
    if (isForeign && follows) last.text += ` ${word.text}`;
    else joined.push({ ...word });
  }
  return joined;
}

/** Breaks content into lines no wider than `width`; the words of a line are in the order in which they are from left to right. */
export function breakRightToLeft(
  content: readonly Inline[],
  width: number,
  widthOf: (word: Word) => number,
  space: number,
): Word[][] {
  const lines: Word[][] = [];
  let line: Word[] = [];
  let filled = 0;
  const endLine = () => {
    if (line.length > 0) lines.push(joinForeignWords(line).toReversed());
    line = [];
    filled = 0;
  };
  for (const inline of content) {
    if (inline.kind === 'break') {
      endLine();
      continue;
    }
    for (const text of inline.text.split(' ').filter(Boolean)) {
      const word = { text, inline };
      const needed = widthOf(word);
      if (filled > 0 && filled + space + needed > width) endLine();
      line.push(word);
      filled += (filled > 0 ? space : 0) + needed;
    }
  }
  endLine();
  return lines;
}
