// Moving and stretching bars of the timeline with mouse, pen or finger.
import type { Campaign, CampaignItem } from '@folio/contract/campaign-shapes';
import { type PointerEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { swallowClick } from '../../ui/swallow-click.ts';
import { type Days, type Grip, isElsewhere, movedDays } from './plan-moves.ts';

/** Pixels after which a press becomes a drag. */
const threshold = 5;
/** Pixels from an end within which that end is pulled; a short bar has a middle still. */
const endWidth = 10;

export interface BarMove {
  item: CampaignItem;
  days: Days;
}

interface Press {
  item: CampaignItem;
  grip: Grip;
  x: number;
  pixelsPerDay: number;
}

function gripAt(x: number, box: Pick<DOMRect, 'left' | 'right' | 'width'>, isRightToLeft = false): Grip {
  const reach = Math.min(endWidth, box.width / 4);
  if (x - box.left < reach) return isRightToLeft ? 'end' : 'start';
  return box.right - x < reach ? (isRightToLeft ? 'start' : 'end') : 'whole';
}

/** `days` are those of the timeline, which fill the lane of a bar. */
export function useBarDrag(campaign: Campaign, days: number, onDrop: (move: BarMove) => void) {
  const [dragged, setDragged] = useState<BarMove | null>(null);
  const pressed = useRef<Press | null>(null);
  const isDragging = useRef(false);
  const daysAt = ({ item, grip, x, pixelsPerDay }: Press, clientX: number) =>
    movedDays(item, grip, Math.round((clientX - x) / pixelsPerDay), campaign);
  const end = useEffectEvent(() => {
    pressed.current = null;
    isDragging.current = false;
    setDragged(null);
  });
  const onMove = useEffectEvent((event: globalThis.PointerEvent) => {
    const press = pressed.current;
    if (!press) return;
    if (!isDragging.current && Math.abs(event.clientX - press.x) < threshold) return;
    isDragging.current = true;
    const next = daysAt(press, event.clientX);
    setDragged((before) => (before && !isElsewhere(before.days, next) ? before : { item: press.item, days: next }));
  });
  const onUp = useEffectEvent((event: globalThis.PointerEvent) => {
    const press = pressed.current;
    if (!press) return;
    const next = isDragging.current ? daysAt(press, event.clientX) : null;
    if (isDragging.current) swallowClick();
    end();
    if (next && isElsewhere(press.item, next)) onDrop({ item: press.item, days: next });
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
    return () => stop.abort();
  }, []);
  return {
    dragged,
    press: (event: PointerEvent<HTMLElement>, item: CampaignItem) => {
      if (event.button !== 0 || pressed.current) return;
      const lane = event.currentTarget.parentElement?.getBoundingClientRect();
      if (!lane || lane.width === 0) return;
      const isRightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl';
      pressed.current = {
        item,
        grip: gripAt(event.clientX, event.currentTarget.getBoundingClientRect(), isRightToLeft),
        x: event.clientX,
        pixelsPerDay: (lane.width / days) * (isRightToLeft ? -1 : 1),
      };
    },
  };
}
