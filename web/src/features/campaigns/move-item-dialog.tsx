// The question before an item moves: which tasks go along, and to which days.

import { FormDialog } from '../../ui/form-dialog.tsx';
import { formatDay } from '../../ui/intl-format.ts';
import { Row } from '../../ui/row.tsx';
import { Text } from '../../ui/text.tsx';
import { useText } from '../../ui/use-text.ts';
import { formatDays } from './campaign-format.ts';
import classes from './campaigns.module.css';
import type { AskedMove } from './use-plan-moves.ts';

interface MoveItemDialogProps {
  move: AskedMove;
  isBusy: boolean;
  onMove: () => void;
  onClose: () => void;
}

export function MoveItemDialog({ move: { item, days, moved }, isBusy, onMove, onClose }: MoveItemDialogProps) {
  const { t, language } = useText();
  const nameOf = (day: string | null) => (day === null ? t('taskPlanning.move.noDay') : formatDay(day, language));
  return (
    <FormDialog
      title={t('campaignPlan.moveTitle')}
      verb={t('taskPlanning.move.verb')}
      isBusy={isBusy}
      onClose={onClose}
      onSubmit={onMove}
    >
      <p>{t('campaignPlan.moveLead', { name: item.name, days: formatDays(days.from, days.to, language) })}</p>
      <Text size="sm" tone="quiet">
        {t('taskPlanning.move.also', { count: moved.length })}
      </Text>
      <ul aria-label={t('taskPlanning.move.also', { count: moved.length })}>
        {moved.map((task) => (
          <Row
            as="li"
            key={task.id}
            px={20}
            py={12}
            line="bottom"
            gap={16}
            rowGap={8}
            justify="between"
            wrap
            className={classes.row}
            data-flush
          >
            <Text as="span" breaks flex="shrink">
              {task.title}
            </Text>
            <Text as="span" size="sm" tone="quiet">
              {t('taskPlanning.move.from', { before: nameOf(task.due_date_before), after: nameOf(task.due_date) })}
            </Text>
          </Row>
        ))}
      </ul>
    </FormDialog>
  );
}
