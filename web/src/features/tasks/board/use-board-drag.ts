// Moving a card with the mouse, a pen or a finger. A finger lifts a card by a long press; before that it scrolls. The card that follows the
// pointer is moved without React, so that a board of thousands of cards is not drawn again at each step.
import type { TaskRow } from '@folio/contract/task-shapes';
import { type PointerEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { swallowClick } from '../../../ui/swallow-click.ts';
import { type BoardColumn, boardColumns, moveInto } from './board-moves.ts';
import { scrollAtEdge } from './scroll-at-edge.ts';

/** Pixels after which a press becomes a drag. */
const threshold = 6;
/** Milliseconds after which a finger that stays where it is lifts the card. */
const longPressMs = 400;

interface Press {
  task: TaskRow;
  x: number;
  y: number;
  /** Of the pointer within the card. */
  dx: number;
  dy: number;
  width: number;
  /** Of a finger: a move before the long press scrolls. */
  isTouch: boolean;
}

export interface BoardDrag {
  dragged: TaskRow | null;
  /** Of the card that follows the pointer, in pixels. */
  width: number;
  /** The column under the pointer that the card may enter. */
  over: BoardColumn | null;
  press: (event: PointerEvent<HTMLElement>, task: TaskRow) => void;
}

const columnAt = (x: number, y: number): BoardColumn | null => {
  const name = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-column]')?.dataset['column'];
  return boardColumns.find((one) => one === name) ?? null;
};

/** `follow` puts the card that follows the pointer somewhere, in pixels of the window. */
export function useBoardDrag(
  follow: (x: number, y: number) => void,
  onDrop: (task: TaskRow, column: BoardColumn) => void,
): BoardDrag {
  const [drag, setDrag] = useState<{ task: TaskRow; width: number } | null>(null);
  const [over, setOver] = useState<BoardColumn | null>(null);
  const pressed = useRef<Press | null>(null);

  /** Ends the scrolling of a card that a finger lifted; null while none is. */
  const lifted = useRef<(() => void) | null>(null);
  const finger = useRef({ x: 0, y: 0 });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const end = () => {
    clearTimeout(timer.current);
    pressed.current = null;
    lifted.current?.();
    lifted.current = null;
    setDrag(null);
    setOver(null);
  };
  const findColumn = () => {
    const task = pressed.current?.task;
    const column = columnAt(finger.current.x, finger.current.y);
    setOver(task && column && moveInto(task, column) ? column : null);
  };
  const lift = (board: Element | null) => {
    const press = pressed.current;
    if (!press) return;
    finger.current = { x: press.x, y: press.y };
    lifted.current = scrollAtEdge(board, () => finger.current, findColumn);
    setDrag({ task: press.task, width: press.width });
    requestAnimationFrame(() => follow(press.x - press.dx, press.y - press.dy));
  };
  const onMove = useEffectEvent((event: globalThis.PointerEvent) => {
    const press = pressed.current;
    if (!press) return;
    if (!drag) {
      if (Math.hypot(event.clientX - press.x, event.clientY - press.y) < threshold) return;
      if (press.isTouch) return end();
      setDrag({ task: press.task, width: press.width });
    }
    follow(event.clientX - press.dx, event.clientY - press.dy);
    finger.current = { x: event.clientX, y: event.clientY };
    findColumn();
  });
  const onUp = useEffectEvent(() => {
    const press = pressed.current;
    if (!press) return;
    if (drag) {
      swallowClick();
      if (over) onDrop(press.task, over);
    }
    end();
  });
  const onCancel = useEffectEvent(() => end());
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape' && pressed.current) end();
  });
  useEffect(() => {
    const moved = (event: globalThis.PointerEvent) => onMove(event);
    const released = () => onUp();
    const keyed = (event: KeyboardEvent) => onKey(event);
    const cancelled = () => onCancel();
    // The page does not scroll, and the link's own menu stays closed, while a finger moves a card.
    const touched = (event: Event) => {
      if (lifted.current) event.preventDefault();
    };
    addEventListener('touchmove', touched, { passive: false });
    addEventListener('contextmenu', touched);
    addEventListener('pointermove', moved);
    addEventListener('pointerup', released);
    addEventListener('pointercancel', cancelled);
    addEventListener('keydown', keyed);
    return () => {
      removeEventListener('pointermove', moved);
      removeEventListener('pointerup', released);
      removeEventListener('pointercancel', cancelled);
      removeEventListener('keydown', keyed);
      removeEventListener('touchmove', touched);
      removeEventListener('contextmenu', touched);
      clearTimeout(timer.current);
    };
  }, []);
  return {
    dragged: drag?.task ?? null,
    width: drag?.width ?? 0,
    over,
    press: (event, task) => {
      if (event.button !== 0) return;
      const isTouch = event.pointerType === 'touch';
      clearTimeout(timer.current);
      const box = event.currentTarget.getBoundingClientRect();
      pressed.current = {
        task,
        x: event.clientX,
        y: event.clientY,
        dx: event.clientX - box.left,
        dy: event.clientY - box.top,
        width: box.width,
        isTouch,
      };
      if (!isTouch) return;
      const board = event.currentTarget.closest('[data-board]');
      timer.current = setTimeout(() => lift(board), longPressMs);
    },
  };
}
