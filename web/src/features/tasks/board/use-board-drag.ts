// Moving a card with the mouse or pen. Touch scrolls instead; on a phone a task moves on its own page. The card that follows the pointer is
// moved without React, so that a board of thousands of cards is not drawn anew at each step.
import type { TaskRow } from '@folio/contract/task-shapes';
import { type PointerEvent, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
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
  /** The column under the pointer that the card may enter. */
  over: BoardColumn | null;
  width: number;
  ghost: RefObject<HTMLDivElement | null>;
  press: (event: PointerEvent<HTMLElement>, task: TaskRow) => void;
}

const columnAt = (x: number, y: number): BoardColumn | null => {
  const name = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-column]')?.dataset['column'];
  return boardColumns.find((one) => one === name) ?? null;
};

export function useBoardDrag(onDrop: (task: TaskRow, column: BoardColumn) => void): BoardDrag {
  const [dragged, setDragged] = useState<TaskRow | null>(null);
  const [over, setOver] = useState<BoardColumn | null>(null);
  const pressed = useRef<Press | null>(null);
  const ghost = useRef<HTMLDivElement>(null);

  const end = () => {
    pressed.current = null;
    setDragged(null);
    setOver(null);
  };
  const onMove = useEffectEvent((event: globalThis.PointerEvent) => {
    const press = pressed.current;
    if (!press) return;
    if (!dragged) {
      if (Math.hypot(event.clientX - press.x, event.clientY - press.y) < threshold) return;
      setDragged(press.task);
    }
    if (ghost.current) ghost.current.style.translate = `${event.clientX - press.dx}px ${event.clientY - press.dy}px`;
    const column = columnAt(event.clientX, event.clientY);
    setOver(column && moveInto(press.task, column) ? column : null);
  });
  const onUp = useEffectEvent(() => {
    const press = pressed.current;
    if (!press) return;
    if (dragged) {
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
      setDragged(null);
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
    dragged,
    over,
    width: pressed.current?.width ?? 240,
    ghost,
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
