// The cards of a column. All that are loaded are in the page; the browser lays out and paints only those near the view
// (`content-visibility` in board.module.css), so that scrolling runs no script.
import type { TaskRow } from '@folio/contract/task-shapes';
import { type KeyboardEvent, type PointerEvent, useDeferredValue } from 'react';
import classes from './board.module.css';
import { BoardCard } from './board-card.tsx';

interface BoardCardsProps {
  tasks: TaskRow[];
  liftedId: number | null;
  pendingIds: ReadonlySet<number>;
  onPress: (event: PointerEvent<HTMLElement>, task: TaskRow) => void;
  onKeyDown: (event: KeyboardEvent<HTMLElement>, task: TaskRow) => void;
}

/** Cards of a column that are drawn at once; the others follow while the browser is idle. */
const first = 12;

export function BoardCards({ tasks, liftedId, pendingIds, onPress, onKeyDown }: BoardCardsProps) {
  const drawn = useDeferredValue(tasks.length, first);
  return (
    <ul className={classes.cards}>
      {tasks.slice(0, Math.max(drawn, first)).map((task) => (
        <BoardCard
          key={task.id}
          task={task}
          isLifted={task.id === liftedId}
          isPending={pendingIds.has(task.id)}
          onPress={onPress}
          onKeyDown={onKeyDown}
        />
      ))}
    </ul>
  );
}
