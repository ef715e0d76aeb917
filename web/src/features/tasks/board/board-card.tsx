import type { TaskRow } from '@folio/contract/task-shapes';
import { IconChevronDown, IconChevronsUp } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { type KeyboardEvent, memo, type PointerEvent } from 'react';
import { ProblemLine } from '../../../base/document-problem.tsx';
import { PersonAvatar } from '../../../base/person-avatar.tsx';
import covering from '../../../ui/covering-link.module.css';
import { Row } from '../../../ui/row.tsx';
import { Text } from '../../../ui/text.tsx';
import { useText } from '../../../ui/use-text.ts';
import { DueDay } from '../core/due-day.tsx';
import { StepBars } from '../core/step-bars.tsx';
import { TaskStatusBadge } from '../core/task-status.tsx';
import classes from './board.module.css';

interface BoardCardProps {
  task: TaskRow;
  isLifted: boolean;
  /** Dropped, and not answered yet. */
  isPending: boolean;
  onPress: (event: PointerEvent<HTMLElement>, task: TaskRow) => void;
  onKeyDown: (event: KeyboardEvent<HTMLElement>, task: TaskRow) => void;
}

/** A task of the board; its link is the element to focus, open and lift. */
export const BoardCard = memo(function BoardCard(props: BoardCardProps) {
  const { task, isLifted, isPending, onPress, onKeyDown } = props;
  return (
    <li
      className={classes.card}
      data-lifted={isLifted || undefined}
      aria-busy={isPending || undefined}
      onPointerDown={(event) => onPress(event, task)}
    >
      <Link
        to="/task-assignment/$id/{-$tab}"
        params={{ id: String(task.id) }}
        className={`${covering.link} ${classes.title}`}
        draggable={false}
        data-card={task.id}
        aria-describedby="board-help"
        onKeyDown={(event) => onKeyDown(event, task)}
      >
        {task.title}
      </Link>
      <CardFacts task={task} />
    </li>
  );
});

const isBack = ({ status, round }: TaskRow) => status === 'rejected' || (status === 'on_going' && round > 1);

/** Details of a card under its title. */
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
      <ProblemLine problem={task.document_problem} />
      {step ? (
        <Text as="span" size="sm" tone="muted">
          {t('tasks.stepOf', {
            name: step.name || t('tasks.step', { number: step.position + 1 }),
            number: step.position + 1,
            total: step.total,
          })}
        </Text>
      ) : null}
      <Row as="span" size="sm" tone="muted" gap={8}>
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
      </Row>
    </>
  );
}
