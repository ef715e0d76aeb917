// Caret or selection from before the editor existed, mapped into the editor: its lines break alike.
import type { Editor } from '@tiptap/core';

interface Point {
  x: number;
  y: number;
}

/** The text in reading mode, and the actions in it until now. */
export interface ReadText {
  paper: Element;
  /** Asks for the editor. */
  button: Element;
  /** True if someone has put the caret into it. */
  isWanted: boolean;
  /** True while a pointer is pressed on it. */
  isPressed: boolean;
  /** Last pointer position, a point of the window. */
  pressed: Point | null;
}

/** Initial state of the editor. */
export interface WritingStart {
  /** Points of the paper in CSS pixels from its corner, the same for a caret; null for the beginning of the text. */
  caret: { from: Point; to: Point } | null;
}

const cornerOf = (paper: Element): Point => {
  const { left, top } = paper.getBoundingClientRect();
  return { x: left, y: top };
};

/** The middle of a line's edge, from the corner of the paper. */
const edge = (line: DOMRect, side: 'left' | 'right', corner: Point): Point => ({
  x: line[side] - corner.x,
  y: (line.top + line.bottom) / 2 - corner.y,
});

function readCaret({ paper, pressed }: ReadText): WritingStart['caret'] {
  const corner = cornerOf(paper);
  const selection = paper.ownerDocument.getSelection();
  if (selection && selection.rangeCount > 0 && paper.contains(selection.anchorNode)) {
    const lines = selection.getRangeAt(0).getClientRects();
    const [first, last] = [lines[0], lines[lines.length - 1]];
    if (first && last)
      return { from: edge(first, 'left', corner), to: edge(last, selection.isCollapsed ? 'left' : 'right', corner) };
  }
  if (!pressed) return null;
  const point = { x: pressed.x - corner.x, y: pressed.y - corner.y };
  return { from: point, to: point };
}

/** Undefined if the caret is not in the text and the focus is not on its button. */
export const readStart = (text: ReadText | null): WritingStart | undefined =>
  text && (text.isWanted || text.button === document.activeElement) ? { caret: readCaret(text) } : undefined;

/** Puts the caret where it was wanted, without moving the text. */
export function beginWriting(editor: Editor, paper: Element, { caret }: WritingStart): void {
  const corner = cornerOf(paper);
  const positionAt = ({ x, y }: Point) => editor.view.posAtCoords({ left: corner.x + x, top: corner.y + y })?.pos ?? 1;
  const selection = caret ? { from: positionAt(caret.from), to: positionAt(caret.to) } : 1;
  editor.commands.setTextSelection(selection);
  // Tiptap's own command waits for a frame, and a key that comes meanwhile would go nowhere.
  editor.view.focus();
}
