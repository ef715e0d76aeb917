// The segments as rows, of which only those near the view are in the page.
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useRef, useState } from 'react';
import classes from './segment-editor.module.css';
import { SegmentRow } from './segment-row.tsx';
import type { EditedSegments } from './use-segments.ts';

interface SegmentListProps {
  edited: EditedSegments;
  isOpen: boolean;
  confirmed: 'confirmed' | 'reviewed';
}

/** Height of a row of one line until it is measured, in pixels. */
const usualHeight = 62;

export function SegmentList({ edited, isOpen, confirmed }: SegmentListProps) {
  const list = useRef<HTMLUListElement>(null);
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    const measure = () => setTop(Math.round((list.current?.getBoundingClientRect().top ?? 0) + scrollY));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, []);
  const { segments } = edited;
  // The rows are asked for in this component alone, which the compiler leaves as it is.
  // oxlint-disable-next-line react/incompatible-library -- as above
  const rows = useWindowVirtualizer({
    count: segments.length,
    estimateSize: () => usualHeight,
    getItemKey: (index) => segments[index]?.id ?? index,
    overscan: 8,
    scrollMargin: top,
  });
  const goTo = (index: number) => {
    const segment = segments[index];
    if (!segment) return;
    rows.scrollToIndex(index, { align: 'auto' });
    requestAnimationFrame(() => document.getElementById(`segment-${segment.id}`)?.focus());
  };
  const goToNext = (index: number) => {
    const next = segments.findIndex(
      ({ status }, at) => at > index && status !== 'confirmed' && status !== 'reviewed' && status !== 'locked',
    );
    goTo(next === -1 ? index + 1 : next);
  };
  return (
    <ul ref={list} className={classes.rows} style={{ height: rows.getTotalSize() }}>
      {rows.getVirtualItems().map(({ index, start }) => {
        const segment = segments[index];
        return segment ? (
          <SegmentRow
            key={segment.id}
            ref={rows.measureElement}
            segment={segment}
            index={index}
            top={start - top}
            edited={edited}
            isOpen={isOpen}
            confirmed={confirmed}
            onNext={goToNext}
          />
        ) : null;
      })}
    </ul>
  );
}
