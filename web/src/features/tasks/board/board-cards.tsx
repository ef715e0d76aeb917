// The cards of a column. Of many only those near the view are in the page.
import type { TaskRow } from '@folio/contract/task-shapes';
import { defaultRangeExtractor, type Range, useWindowVirtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useListTop } from '../../../ui/use-list-top.ts';
import classes from './board.module.css';
import { BoardCard } from './board-card.tsx';

interface BoardCardsProps {
  tasks: TaskRow[];
  liftedId: number | null;
  pendingIds: ReadonlySet<number>;
  onPress: (event: PointerEvent<HTMLElement>, task: TaskRow) => void;
  onKeyDown: (event: KeyboardEvent<HTMLElement>, task: TaskRow) => void;
}

/** Height of a card with a title of one line and its foot, in pixels, until it is measured. */
const usualHeight = 104;
const gap = 8;
/** Cards beyond both ends of the view. */
const spare = 6;

export function BoardCards({ tasks, liftedId, pendingIds, onPress, onKeyDown }: BoardCardsProps) {
  const list = useRef<HTMLUListElement>(null);
  const top = useListTop(list);
  const [focusedId, setFocusedId] = useState<number | null>(null);
  // At once, so that the next key finds the next card however fast the keys come.
  const focus = (id: number | null) => {
    if (id === null) return setFocusedId(null);
    flushSync(() => setFocusedId(id));
  };
  // The card with the focus and its neighbours, and the one that is moved, stay in the page wherever it is scrolled to.
  const kept = [focusedId, liftedId].flatMap((id) => {
    const index = id === null ? -1 : tasks.findIndex((task) => task.id === id);
    return index === -1 ? [] : [index - 1, index, index + 1].filter((near) => near in tasks);
  });
  // The rows are asked for in this component alone, which the compiler leaves as it is.
  // oxlint-disable-next-line react/incompatible-library -- as above
  const rows = useWindowVirtualizer({
    count: tasks.length,
    estimateSize: () => usualHeight,
    getItemKey: (index) => tasks[index]?.id ?? index,
    gap,
    overscan: spare,
    scrollMargin: top,
    rangeExtractor: (range: Range) => [...new Set([...defaultRangeExtractor(range), ...kept])].sort((a, b) => a - b),
  });
  return (
    <ul ref={list} className={classes.cards} style={{ height: rows.getTotalSize() }}>
      {rows.getVirtualItems().map(({ index, start }) => {
        const task = tasks[index];
        return task ? (
          <BoardCard
            key={task.id}
            ref={rows.measureElement}
            task={task}
            index={index}
            count={tasks.length}
            top={start - top}
            isLifted={task.id === liftedId}
            isPending={pendingIds.has(task.id)}
            onFocus={focus}
            onPress={onPress}
            onKeyDown={onKeyDown}
          />
        ) : null;
      })}
    </ul>
  );
}
