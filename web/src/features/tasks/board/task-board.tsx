// The board: a column a status. A drop makes the transition and says its verb; columns that a card may not enter are grey while it is moved.
import type { TaskRow } from '@folio/contract/task-shapes';
import type { TaskStatus } from '@folio/contract/task-words';
import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, type PointerEvent, type ReactNode, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { EmptyCard } from '../../../ui/empty-card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { SkeletonRows } from '../../../ui/skeleton-rows.tsx';
import { useKeptFocus } from '../../../ui/use-kept-focus.ts';
import { useText } from '../../../ui/use-text.ts';
import { TaskFilters } from '../core/task-filters.tsx';
import type { TaskViewProps } from '../core/task-list-view.tsx';
import { boardQuery } from '../core/tasks.queries.ts';
import classes from './board.module.css';
import { CardFacts } from './board-card.tsx';
import { BoardColumn } from './board-column.tsx';
import { boardColumns, type BoardColumn as ColumnName, columnOf, moveInto } from './board-moves.ts';
import { useBoardDrag } from './use-board-drag.ts';
import { useBoardKeys } from './use-board-keys.ts';
import { useBoardMoves } from './use-board-moves.ts';

/** Callbacks that stay the same, so that cards are not drawn again with every step of a drag. */
function useStable<Words extends unknown[]>(run: (...words: Words) => void): (...words: Words) => void {
  const latest = useRef(run);
  useLayoutEffect(() => {
    latest.current = run;
  });
  return useCallback((...words: Words) => latest.current(...words), []);
}

export function TaskBoard({ search, view, workspaceId, onChange, create }: TaskViewProps & { create: ReactNode }) {
  const { t } = useText();
  const { status: _status, ...filters } = search;
  const { data, isPending, refetch } = useQuery(boardQuery(workspaceId, filters));
  const nameOf = (status: TaskStatus) => t(`tasks.states.${columnOf(status)}`);
  const [said, say] = useState('');
  const ghost = useRef<HTMLDivElement>(null);
  const follow = (x: number, y: number) => {
    if (ghost.current) ghost.current.style.translate = `${x}px ${y}px`;
  };
  const { pending, drop } = useBoardMoves({
    onMoved: (task, column) => say(t('taskViews.board.dropped', { name: task.title, column: nameOf(column) })),
    onRefused: (task, message) => say(t('taskViews.board.failed', { name: task.title, column: nameOf(task.status), message })),
  });
  const keepFocus = useKeptFocus(pending.size > 0);
  const keys = useBoardKeys(say, (task, column) => {
    keepFocus(() => document.querySelector<HTMLElement>(`[data-card="${task.id}"]`));
    drop(task, column);
  });
  const drag = useBoardDrag(follow, drop);
  const onPress = useStable((event: PointerEvent<HTMLElement>, task: TaskRow) => drag.press(event, task));
  const onKeyDown = useStable((event: KeyboardEvent<HTMLElement>, task: TaskRow) => keys.onKeyDown(event, task));
  const moved = drag.dragged ?? keys.lifted?.task ?? null;
  const target = drag.dragged ? drag.over : (keys.lifted?.column ?? null);

  const counts = new Map(data?.columns.map(({ status, count }) => [status, count]));
  const all = data?.columns.flatMap(({ tasks }) => tasks) ?? [];
  const isIn = (task: TaskRow, column: ColumnName) => (pending.get(task.id) ?? columnOf(task.status)) === column;
  const verbOf = (column: ColumnName) => {
    if (!moved) return undefined;
    const move = moveInto(moved, column);
    if (move) return t(`tasks.moves.${move}`);
    return columnOf(moved.status) === column ? undefined : null;
  };
  const pendingIds = new Set(pending.keys());
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const isFiltered = Boolean(search.search ?? search.assignee ?? search.due);
  return (
    <>
      <Panel isFlush className={classes.filters}>
        <TaskFilters search={search} workspaceId={workspaceId} onChange={onChange} />
      </Panel>
      <p id="board-help" className="visually-hidden">
        {t('taskViews.board.help')}
      </p>
      <output className="visually-hidden" aria-live="assertive">
        {said}
      </output>
      {isPending ? <SkeletonRows rows={8} /> : null}
      {!isPending && !data ? <ErrorState title={t('tasks.failed')} onRetry={() => void refetch()} /> : null}
      {data && total === 0 ? (
        <Panel isFlush>
          {isFiltered ? (
            <EmptyState
              title={t('tasks.nothing')}
              onClear={() => onChange({ search: undefined, status: undefined, assignee: undefined, due: undefined })}
            >
              {t('tasks.nothingLead')}
            </EmptyState>
          ) : (
            <EmptyCard title={t(`tasks.empty.${view}`)} sample={t('samples.tasks', { returnObjects: true })} action={create}>
              {t(create || view !== 'all' ? `tasks.emptyLead.${view}` : 'tasks.emptyPlain')}
            </EmptyCard>
          )}
        </Panel>
      ) : null}
      {data && total > 0 ? (
        <section className={classes.board} data-board aria-label={t('taskViews.layout.board')}>
          {boardColumns.map((column) => (
            <BoardColumn
              key={column}
              column={column}
              search={filters}
              workspaceId={workspaceId}
              tasks={all.filter((task) => isIn(task, column))}
              count={(counts.get(column) ?? 0) + (column === 'ready' ? (counts.get('rejected') ?? 0) : 0)}
              drop={{
                verb: verbOf(column),
                isTarget: target === column && moved !== null && moveInto(moved, column) !== null,
              }}
              liftedId={moved?.id ?? null}
              pendingIds={pendingIds}
              onPress={onPress}
              onKeyDown={onKeyDown}
            />
          ))}
        </section>
      ) : null}
      {drag.dragged ? (
        <div ref={ghost} className={classes.ghost} style={{ width: drag.width }} aria-hidden="true">
          <span className={classes.title}>{drag.dragged.title}</span>
          <CardFacts task={drag.dragged} />
        </div>
      ) : null}
    </>
  );
}
