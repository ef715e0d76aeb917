// Moving a card with the mouse or pen. Touch scrolls instead; on a phone a task moves on its own page. The card that follows the pointer is
// moved without React, so that a board of thousands of cards is not drawn again at each step.
import type { TaskRow } from '@folio/contract/task-shapes';
import { type PointerEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { type BoardColumn, boardColumns, moveInto } from './board-moves.ts';

/** Pixels after which a press becomes a drag. */
const threshold = 6;

interface Press {
  task: TaskRow;
  x: number;
  y: number;
  /** Of the pointer within the card. */
  dx: number;
  dy: number;
  width: number;
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

  const end = () => {
    pressed.current = null;
    setDrag(null);
    setOver(null);
  };
  const onMove = useEffectEvent((event: globalThis.PointerEvent) => {
    const press = pressed.current;
    if (!press) return;
    if (!drag) {
      if (Math.hypot(event.clientX - press.x, event.clientY - press.y) < threshold) return;
      setDrag({ task: press.task, width: press.width });
    }
    follow(event.clientX - press.dx, event.clientY - press.dy);
    const column = columnAt(event.clientX, event.clientY);
    setOver(column && moveInto(press.task, column) ? column : null);
  });
  const onUp = useEffectEvent(() => {
    const press = pressed.current;
    if (!press) return;
    if (drag) {
      // The click that follows a drag opens nothing.
      const swallow = (click: MouseEvent) => {
        click.preventDefault();
        click.stopPropagation();
      };
      addEventListener('click', swallow, { capture: true, once: true });
      setTimeout(() => removeEventListener('click', swallow, { capture: true }), 50);
      if (over) onDrop(press.task, over);
    }
    end();
  });
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape' && pressed.current) end();
  });
  useEffect(() => {
    const moved = (event: globalThis.PointerEvent) => onMove(event);
    const released = () => onUp();
    const keyed = (event: KeyboardEvent) => onKey(event);
    const cancelled = () => {
      pressed.current = null;
      setDrag(null);
      setOver(null);
    };
    addEventListener('pointermove', moved);
    addEventListener('pointerup', released);
    addEventListener('pointercancel', cancelled);
    addEventListener('keydown', keyed);
    return () => {
      removeEventListener('pointermove', moved);
      removeEventListener('pointerup', released);
      removeEventListener('pointercancel', cancelled);
      removeEventListener('keydown', keyed);
    };
  }, []);
  return {
    dragged: drag?.task ?? null,
    width: drag?.width ?? 0,
    over,
    press: (event, task) => {
      if (event.button !== 0 || event.pointerType === 'touch') return;
      const box = event.currentTarget.getBoundingClientRect();
      pressed.current = {
        task,
        x: event.clientX,
        y: event.clientY,
        dx: event.clientX - box.left,
        dy: event.clientY - box.top,
        width: box.width,
      };
    },
  };
}
