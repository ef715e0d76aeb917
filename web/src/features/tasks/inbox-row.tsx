import type { TaskRow } from '@folio/contract/task-shapes';
import covering from '../../ui/covering-link.module.css';
import { Text } from '../../ui/text.tsx';
import { useText } from '../../ui/use-text.ts';
import { DueDay } from './core/due-day.tsx';
import { openedDecision } from './core/opened-reviews.ts';
import classes from './review-inbox.module.css';

interface InboxRowProps {
  task: TaskRow;
  isOpen: boolean;
  isSelected: boolean;
  onOpen: () => void;
  onSelect: () => void;
}

/** A task of the inbox; the whole row opens it, the box selects it. */
export function InboxRow({ task, isOpen, isSelected, onOpen, onSelect }: InboxRowProps) {
  const { t } = useText();
  const { active_step: step } = task;
  const wasOpened = openedDecision(task.id, step?.id) !== null;
  const facts = [
    step ? step.name || t('tasks.step', { number: step.position + 1 }) : null,
    task.assignee?.name,
    wasOpened ? t('taskViews.inbox.opened') : null,
  ];
  return (
    <li className={classes.row} data-task={task.id} data-open={isOpen || undefined}>
      <input
        type="checkbox"
        aria-label={t('taskViews.select.one', { name: task.title })}
        checked={isSelected}
        onChange={onSelect}
      />
      <button type="button" className={`${covering.link} ${classes.title}`} aria-current={isOpen || undefined} onClick={onOpen}>
        {task.title}
      </button>
      <Text as="span" size="sm" nowrap>
        <DueDay task={task} />
      </Text>
      <Text as="span" size="sm" tone="muted" className={classes.facts}>
        {facts.filter(Boolean).join(', ')}
      </Text>
    </li>
  );
}
