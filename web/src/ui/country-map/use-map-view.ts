// Visible part of a map: whole, or nearer and moved by dragging.
import { type PointerEvent, useRef, useState } from 'react';
import type { Position, Size } from './draw-countries.ts';

interface View {
  scale: number;
  x: number;
  y: number;
}

const whole: View = { scale: 1, x: 0, y: 0 };
const nearest = 8;
/** Pixels that a pointer may tremble without dragging. */
const tremble = 4;

/** Keeps the edges of the drawing outside of the visible area. */
function within({ scale, x, y }: View, { width, height }: Size): View {
  const limit = (value: number, length: number) => Math.min(0, Math.max(value, length * (1 - scale)));
  return { scale, x: limit(x, width), y: limit(y, height) };
}

export function useMapView(size: Size) {
  const [view, setView] = useState(whole);
  const [isDragging, setDragging] = useState(false);
  const start = useRef<{ x: number; y: number; view: View } | null>(null);
  const dragged = useRef(false);
  const focusOn = ([x, y]: Position, scale: number) =>
    setView(within({ scale, x: size.width / 2 - x * scale, y: size.height / 2 - y * scale }, size));
  const { scale } = view;
  const toScreen = ([x, y]: Position): Position => [x * scale + view.x, y * scale + view.y];
  return {
    scale,
    transform: `translate(${view.x} ${view.y}) scale(${scale})`,
    toScreen,
    isWhole: scale <= 1,
    isNearest: scale >= nearest,
    isDragging,
    /** One step nearer or farther, around a country or the middle. */
    zoom: (step: 1 | -1, at?: Position) => {
      const next = Math.min(nearest, Math.max(1, scale * 2 ** step));
      const middle: Position = [(size.width / 2 - view.x) / scale, (size.height / 2 - view.y) / scale];
      focusOn(at ?? middle, next);
    },
    /** Moves a position into the visible area. */
    reveal: (position: Position) => {
      const [x, y] = toScreen(position);
      if (x < 20 || y < 20 || x > size.width - 20 || y > size.height - 20) focusOn(position, scale);
    },
    /** True right after a drag, because its end does not count as a click. */
    wasDragged: () => dragged.current,
    drag: {
      onPointerDown: ({ clientX, clientY }: PointerEvent) => {
        dragged.current = false;
        if (scale > 1) start.current = { x: clientX, y: clientY, view };
      },
      onPointerMove: ({ clientX, clientY }: PointerEvent) => {
        const begun = start.current;
        if (!begun) return;
        const [x, y] = [clientX - begun.x, clientY - begun.y];
        if (!dragged.current && Math.hypot(x, y) < tremble) return;
        dragged.current = true;
        setDragging(true);
        setView(within({ ...begun.view, x: begun.view.x + x, y: begun.view.y + y }, size));
      },
      onPointerUp: () => {
        start.current = null;
        setDragging(false);
      },
      onPointerLeave: () => {
        start.current = null;
        setDragging(false);
      },
    },
  };
}
