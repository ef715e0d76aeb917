import type { TaskRow } from '@folio/contract/task-shapes';
import { IconChevronDown, IconChevronsUp } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { type KeyboardEvent, memo, type PointerEvent, type Ref } from 'react';
import { PersonAvatar } from '../../../base/person-avatar.tsx';
import covering from '../../../ui/covering-link.module.css';
import { useText } from '../../../ui/use-text.ts';
import { DueDay } from '../due-day.tsx';
import { StepBars } from '../step-bars.tsx';
import { TaskStatusBadge } from '../task-status.tsx';
import classes from './board.module.css';

interface BoardCardProps {
  ref: Ref<HTMLLIElement>;
  task: TaskRow;
  /** Its place among the cards that the column has loaded, and their count. */
  index: number;
  count: number;
  /** Pixels from the beginning of the list. */
  top: number;
  isLifted: boolean;
  /** Dropped, and not answered yet. */
  isPending: boolean;
  /** Gets the id of the task, or null when the focus leaves. */
  onFocus: (id: number | null) => void;
  onPress: (event: PointerEvent<HTMLElement>, task: TaskRow) => void;
  onKeyDown: (event: KeyboardEvent<HTMLElement>, task: TaskRow) => void;
}

/** A task of the board; its link is what is focused, opened and lifted. */
export const BoardCard = memo(function BoardCard(props: BoardCardProps) {
  const { ref, task, index, count, top, isLifted, isPending, onFocus, onPress, onKeyDown } = props;
  return (
    <li
      ref={ref}
      className={classes.card}
      style={{ transform: `translateY(${top}px)` }}
      data-index={index}
      aria-setsize={count}
      aria-posinset={index + 1}
      data-lifted={isLifted || undefined}
      aria-busy={isPending || undefined}
      onPointerDown={(event) => onPress(event, task)}
    >
      <Link
        to="/task-assignment/$id/{-$tab}"
        params={{ id: String(task.id) }}
        className={`${covering.link} ${classes.title}`}
        draggable={false}
        data-card
        aria-describedby="board-help"
        onKeyDown={(event) => onKeyDown(event, task)}
        onFocus={() => onFocus(task.id)}
        onBlur={() => onFocus(null)}
      >
        {task.title}
      </Link>
      <CardFacts task={task} />
    </li>
  );
});

const isBack = ({ status, round }: TaskRow) => status === 'rejected' || (status === 'on_going' && round > 1);

/** What a card says under its title. */
export function CardFacts({ task }: { task: TaskRow }) {
  const { t } = useText();
  const step = task.active_step;
  return (
    <>
      {isBack(task) ? (
        <span>
          <TaskStatusBadge task={task} />
        </span>
      ) : null}
      {step ? (
        <span className={classes.step}>
          {t('tasks.stepOf', {
            name: step.name || t('tasks.step', { number: step.position + 1 }),
            number: step.position + 1,
            total: step.total,
          })}
        </span>
      ) : null}
      <span className={classes.foot}>
        {task.assignee ? <PersonAvatar id={task.assignee.id} name={task.assignee.name} size={22} /> : null}
        <DueDay task={task} />
        {task.priority === 'high' ? (
          <IconChevronsUp className={classes.high} size={16} aria-label={t('tasks.priorities.high')} />
        ) : null}
        {task.priority === 'low' ? (
          <IconChevronDown className={classes.low} size={16} aria-label={t('tasks.priorities.low')} />
        ) : null}
        <span className={classes.end}>
          <StepBars task={task} />
        </span>
      </span>
    </>
  );
}
