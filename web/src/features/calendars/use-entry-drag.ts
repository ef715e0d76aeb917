// Moving an entry of the calendar with mouse, pen or finger. A finger lifts it by resting on it, so that a swipe still scrolls. What follows the
// pointer is moved without React, so that a month of entries is not drawn again at each step.
import type { CalendarEntry } from '@folio/contract/calendar-entries';
import { type PointerEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { daysBetween } from '../../base/calendar-days.ts';
import { swallowClick } from '../../ui/swallow-click.ts';
import { dayOf, shifted, type Target } from './entry-moves.ts';

/** Pixels after which a press becomes a drag, or a resting finger a swipe. */
const threshold = 6;
/** For which a finger rests until it lifts the task. */
const restMs = 400;

interface Spot {
  day: string;
  /** Of a lane of the week: a person's id, or null for nobody; undefined without lanes of people. */
  personId: number | null | undefined;
}

interface Press {
  entry: CalendarEntry;
  /** The day on which it was pressed. */
  day: string;
  x: number;
  y: number;
  /** Of the pointer within the entry. */
  dx: number;
  dy: number;
  width: number;
  /** Null for mouse and pen. */
  rest: ReturnType<typeof setTimeout> | null;
}

export interface EntryDrag {
  dragged: CalendarEntry | null;
  /** Width of the element that follows the pointer, in pixels. */
  width: number;
  /** Target position. */
  target: Target | null;
  press: (event: PointerEvent<HTMLElement>, entry: CalendarEntry) => void;
}

/** The day and lane under a point, also below an entry that spans days. */
function spotAt(x: number, y: number): Spot | null {
  for (const element of document.elementsFromPoint(x, y)) {
    const cell = element.closest<HTMLElement>('[data-day]');
    const day = cell?.dataset['day'];
    if (!cell || !day) continue;
    const lane = cell.dataset['person'];
    return { day, personId: lane === undefined ? undefined : lane === '' ? null : Number(lane) };
  }
  return null;
}

/** `follow` positions the element that follows the pointer, in pixels of the window. */
export function useEntryDrag(
  follow: (x: number, y: number) => void,
  onLift: (entry: CalendarEntry) => void,
  onDrop: (entry: CalendarEntry, target: Target) => void,
): EntryDrag {
  const [drag, setDrag] = useState<{ entry: CalendarEntry; width: number } | null>(null);
  const [target, setTarget] = useState<Target | null>(null);
  const pressed = useRef<Press | null>(null);
  const isDragging = useRef(false);

  const targetAt = (press: Press, x: number, y: number): Target | null => {
    const spot = spotAt(x, y);
    return spot && { ...shifted(press.entry, daysBetween(press.day, spot.day)), personId: spot.personId };
  };
  const lift = (press: Press) => {
    isDragging.current = true;
    setDrag({ entry: press.entry, width: press.width });
    onLift(press.entry);
    requestAnimationFrame(() => follow(press.x - press.dx, press.y - press.dy));
  };
  const end = useEffectEvent(() => {
    if (pressed.current?.rest) clearTimeout(pressed.current.rest);
    pressed.current = null;
    isDragging.current = false;
    setDrag(null);
    setTarget(null);
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
    const next = targetAt(press, event.clientX, event.clientY);
    // The same day is the same target, so that nothing is drawn or asked for again.
    setTarget((before) => (before?.to === next?.to && before?.personId === next?.personId ? before : next));
  });
  const onUp = useEffectEvent((event: globalThis.PointerEvent) => {
    const press = pressed.current;
    if (!press) return;
    const next = isDragging.current ? targetAt(press, event.clientX, event.clientY) : null;
    if (isDragging.current) swallowClick();
    end();
    if (next) onDrop(press.entry, next);
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
    dragged: drag?.entry ?? null,
    width: drag?.width ?? 0,
    target,
    press: (event, entry) => {
      if (event.button !== 0 || pressed.current) return;
      const box = event.currentTarget.getBoundingClientRect();
      const press: Press = {
        entry,
        day: spotAt(event.clientX, event.clientY)?.day ?? dayOf(entry),
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
