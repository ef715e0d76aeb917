// The segments as rows, of which only those near the view are in the page.
import type { TranslationJob } from '@folio/contract/translation-jobs';
import type { Segment } from '@folio/contract/translation-segments';
import { useMediaQuery } from '@mantine/hooks';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { useListTop } from '../../ui/use-list-top.ts';
import classes from './core/segment-editor.module.css';
import { type EditorTerm, type FindIssues, termFinder } from './core/segment-issues.ts';
import type { SegmentShortcuts } from './core/segment-shortcuts.ts';
import type { EditedSegments } from './core/use-segments.ts';
import type { ListItem } from './list-items.ts';
import { SectionRow } from './section-row.tsx';
import type { RowKeys } from './segment-keys.ts';
import { SegmentRow } from './segment-row.tsx';

interface SegmentListProps {
  job: TranslationJob;
  items: readonly ListItem[];
  edited: EditedSegments;
  terms: readonly EditorTerm[];
  issuesOf: FindIssues;
  shortcuts: SegmentShortcuts;
  isOpen: boolean;
  activeId: number | null;
  showsChanges: boolean;
  keysOf: (segment: Segment) => RowKeys;
  onOpen: (segmentId: number) => void;
}

/** Height of a row of one line until it is measured, in pixels. */
const usualHeight = 43;
const sectionHeight = 36;
/** The bars of the page, with a little air. */
const barHeight = 128;
/** On narrow pages the panel lies over the lowest 38 % of the window, and its edge eight pixels higher. */
const panelShare = 0.38;
const panelGap = 24;

export function SegmentList(props: SegmentListProps) {
  const { job, items, edited, terms, issuesOf, shortcuts, isOpen, activeId, showsChanges, keysOf, onOpen } = props;
  const termsOf = useMemo(() => termFinder(terms), [terms]);
  const list = useRef<HTMLUListElement>(null);
  const top = useListTop(list);
  const hasPanelBelow = useMediaQuery('(max-width: 1199px)', false, { getInitialValueInEffect: false });
  // oxlint-disable-next-line react/incompatible-library -- this component alone reads the rows, and the compiler skips it
  const rows = useWindowVirtualizer({
    count: items.length,
    estimateSize: (index) => (items[index]?.type === 'section' ? sectionHeight : usualHeight),
    getItemKey: (index) => items[index]?.key ?? index,
    overscan: 12,
    scrollMargin: top,
    scrollPaddingStart: barHeight,
    scrollPaddingEnd: hasPanelBelow ? window.innerHeight * panelShare + panelGap : 0,
  });
  const showActive = useEffectEvent((id: number) => {
    const index = items.findIndex((item) => item.type === 'segment' && item.segment.id === id);
    if (index >= 0) rows.scrollToIndex(index, { align: 'auto' });
  });
  useEffect(() => {
    if (activeId !== null) showActive(activeId);
  }, [activeId, isOpen]);
  return (
    <ul ref={list} className={classes.rows} style={{ height: rows.getTotalSize() }}>
      {rows.getVirtualItems().map(({ index, start }) => {
        const item = items[index];
        if (item?.type === 'section')
          return <SectionRow key={item.key} ref={rows.measureElement} item={item} index={index} top={start - top} />;
        const segment = item?.segment;
        return segment ? (
          <SegmentRow
            key={segment.id}
            ref={rows.measureElement}
            job={job}
            segment={segment}
            role={item.role}
            shortcuts={shortcuts}
            index={index}
            top={start - top}
            edited={edited}
            isOpen={isOpen}
            isActive={segment.id === activeId}
            showsChanges={showsChanges}
            issues={issuesOf(segment)}
            terms={termsOf(segment)}
            keysOf={keysOf}
            onOpen={onOpen}
          />
        ) : null;
      })}
    </ul>
  );
}
