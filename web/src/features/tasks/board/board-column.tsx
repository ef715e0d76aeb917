// A column of the board: the cards that came with it, and further pages as they are asked for.
import type { TaskRow } from '@folio/contract/task-shapes';
import { taskViewLimits } from '@folio/contract/task-words';
import { Button } from '@mantine/core';
import { useQueries } from '@tanstack/react-query';
import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import { formatNumber } from '../../../ui/intl-format.ts';
import { Row } from '../../../ui/row.tsx';
import { WordBadge } from '../../../ui/state-badge.tsx';
import { Text } from '../../../ui/text.tsx';
import { useText } from '../../../ui/use-text.ts';
import type { TaskSearch } from '../core/task-search.ts';
import { boardQuery } from '../core/tasks.queries.ts';
import classes from './board.module.css';
import { BoardCards } from './board-cards.tsx';
import type { BoardColumn as ColumnName } from './board-moves.ts';

interface BoardColumnProps {
  column: ColumnName;
  search: TaskSearch;
  workspaceId: number | null;
  /** Of the first page, in the order of the column. */
  tasks: TaskRow[];
  /** Of all pages. */
  count: number;
  /** While a card is lifted: the verb of a drop here, null where it may not enter, undefined where none is lifted. */
  drop: { verb: string | null | undefined; isTarget: boolean };
  liftedId: number | null;
  /** Cards that were dropped and are not answered yet; those of further pages are not drawn where they were. */
  pendingIds: ReadonlySet<number>;
  onPress: (event: PointerEvent<HTMLElement>, task: TaskRow) => void;
  onKeyDown: (event: KeyboardEvent<HTMLElement>, task: TaskRow) => void;
}

const kinds = {
  waiting: 'off',
  on_going: 'progress',
  ready: 'hold',
  approved: 'ready',
  published: 'ready',
  completed: 'off',
} as const;

export function BoardColumn(props: BoardColumnProps) {
  const { column, search, workspaceId, tasks, count, drop, liftedId, pendingIds } = props;
  const { verb, isTarget } = drop;
  const { t, language } = useText();
  const [pages, setPages] = useState(1);
  const further = useQueries({
    queries: Array.from({ length: pages - 1 }, (_, index) => boardQuery(workspaceId, { ...search, status: column }, index + 2)),
  });
  const known = new Set(tasks.map(({ id }) => id));
  const more = further
    .flatMap(({ data }) => data?.columns.flatMap((one) => one.tasks) ?? [])
    .filter(({ id }) => !known.has(id) && !pendingIds.has(id));
  const shown = [...tasks, ...more];
  const name = t(`tasks.states.${column}`);
  const isLoading = further.some(({ isPending }) => isPending);
  return (
    <section
      className={classes.column}
      data-column={column}
      data-closed={verb === null || undefined}
      data-target={isTarget || undefined}
      aria-label={name}
    >
      <Row as="h2" size="sm" tone="muted" weight="regular" gap={8} className={classes.columnHead}>
        <WordBadge kind={kinds[column]}>{name}</WordBadge>
        <span>{formatNumber(count, language)}</span>
      </Row>
      {verb && isTarget ? (
        <Text size="sm" tone="accent" weight="semibold" className={classes.verb}>
          {verb}
        </Text>
      ) : null}
      <BoardCards tasks={shown} liftedId={liftedId} pendingIds={pendingIds} onPress={props.onPress} onKeyDown={props.onKeyDown} />
      {shown.length === 0 ? (
        <Text size="sm" tone="quiet" px={4} py={8} className={classes.empty}>
          {t('taskViews.board.empty')}
        </Text>
      ) : null}
      {count > pages * taskViewLimits.cards && shown.length < count ? (
        <Button variant="subtle" color="gray" loading={isLoading} onClick={() => setPages(pages + 1)}>
          {t('taskViews.board.more')}
        </Button>
      ) : null}
    </section>
  );
}
