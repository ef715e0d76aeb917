// Moving a task of the calendar with mouse, pen or finger. A finger lifts it by resting on it, so that a swipe still scrolls. What follows the
// pointer is moved without React, so that a month of tasks is not drawn again at each step.
import type { TaskRow } from '@folio/contract/task-shapes';
import { type PointerEvent, useEffect, useEffectEvent, useRef, useState } from 'react';

/** Pixels after which a press becomes a drag, or a resting finger a swipe. */
const threshold = 6;
/** For which a finger rests until it lifts the task. */
const restMs = 400;

interface Press {
  task: TaskRow;
  x: number;
  y: number;
  /** Of the pointer within the task. */
  dx: number;
  dy: number;
  width: number;
  /** Null for mouse and pen. */
  rest: ReturnType<typeof setTimeout> | null;
}

export interface DayDrag {
  dragged: TaskRow | null;
  /** Of what follows the pointer, in pixels. */
  width: number;
  /** The day under the pointer. */
  over: string | null;
  press: (event: PointerEvent<HTMLElement>, task: TaskRow) => void;
}

const dayAt = (x: number, y: number): string | null =>
  document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-day]')?.dataset['day'] ?? null;

/** The click that follows a drag opens nothing. */
function swallowClick(): void {
  const swallow = (click: MouseEvent) => {
    click.preventDefault();
    click.stopPropagation();
  };
  addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => removeEventListener('click', swallow, { capture: true }), 50);
}

/** `follow` puts what follows the pointer somewhere, in pixels of the window. */
export function useDayDrag(
  follow: (x: number, y: number) => void,
  onLift: (task: TaskRow) => void,
  onDrop: (task: TaskRow, day: string) => void,
): DayDrag {
  const [drag, setDrag] = useState<{ task: TaskRow; width: number } | null>(null);
  const [over, setOver] = useState<string | null>(null);
  const pressed = useRef<Press | null>(null);
  const isDragging = useRef(false);

  const lift = (press: Press) => {
    isDragging.current = true;
    setDrag({ task: press.task, width: press.width });
    onLift(press.task);
    requestAnimationFrame(() => follow(press.x - press.dx, press.y - press.dy));
  };
  const end = useEffectEvent(() => {
    if (pressed.current?.rest) clearTimeout(pressed.current.rest);
    pressed.current = null;
    isDragging.current = false;
    setDrag(null);
    setOver(null);
  });
  const onMove = useEffectEvent((event: globalThis.PointerEvent) => {
    const press = pressed.current;
    if (!press) return;
    if (!isDragging.current) {
      if (Math.hypot(event.clientX - press.x, event.clientY - press.y) < threshold) return;
      if (press.rest) return end();
      lift(press);
    }
    follow(event.clientX - press.dx, event.clientY - press.dy);
    setOver(dayAt(event.clientX, event.clientY));
  });
  const onUp = useEffectEvent((event: globalThis.PointerEvent) => {
    const press = pressed.current;
    if (!press) return;
    const day = isDragging.current ? dayAt(event.clientX, event.clientY) : null;
    if (isDragging.current) swallowClick();
    end();
    if (day && day !== press.task.due_date) onDrop(press.task, day);
  });
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape' && pressed.current) end();
  });
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    addEventListener('pointermove', (event) => onMove(event), { signal });
    addEventListener('pointerup', (event) => onUp(event), { signal });
    addEventListener('pointercancel', () => end(), { signal });
    addEventListener('keydown', (event) => onKey(event), { signal });
    // A lifted task is dragged; the page does not scroll under it, and no menu opens over it.
    addEventListener('touchmove', (event) => isDragging.current && event.preventDefault(), { signal, passive: false });
    addEventListener('contextmenu', (event) => pressed.current?.rest && event.preventDefault(), { signal });
    return () => stop.abort();
  }, []);
  return {
    dragged: drag?.task ?? null,
    width: drag?.width ?? 0,
    over,
    press: (event, task) => {
      if (event.button !== 0 || pressed.current) return;
      const box = event.currentTarget.getBoundingClientRect();
      const press: Press = {
        task,
        x: event.clientX,
        y: event.clientY,
        dx: event.clientX - box.left,
        dy: event.clientY - box.top,
        width: box.width,
        rest: null,
      };
      if (event.pointerType === 'touch') press.rest = setTimeout(() => lift(press), restMs);
      pressed.current = press;
    },
  };
}
