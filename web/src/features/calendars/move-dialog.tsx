// The question before an entry moves: to which day, which tasks move with it, and which fixed dates are missed.
import type { CalendarEntry } from '@folio/contract/calendar-entries';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { messageOf } from '../../base/api.ts';
import { daysBetween } from '../../base/calendar-days.ts';
import { DateField } from '../../ui/date-field.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { formatDay } from '../../ui/intl-format.ts';
import { ScrollRegion } from '../../ui/scroll-region.tsx';
import { Stack } from '../../ui/stack.tsx';
import { Text } from '../../ui/text.tsx';
import { useText } from '../../ui/use-text.ts';
import { type EntryMoved, movePreviewQuery } from './calendars.queries.ts';
import { movesOf, shifted, type Target } from './entry-moves.ts';
import classes from './move-dialog.module.css';

interface MoveDialogProps {
  entry: CalendarEntry;
  /** Drop position. */
  target: Target;
  isBusy: boolean;
  onMove: (target: Target) => void;
  onClose: () => void;
}

const isDay = (text: string) => !Number.isNaN(Date.parse(text));

export function MoveDialog({ entry, target: dropped, isBusy, onMove, onClose }: MoveDialogProps) {
  const { t } = useText();
  const [day, setDay] = useState(dropped.to);
  const target = day === dropped.to || !isDay(day) ? dropped : { ...dropped, ...shifted(dropped, daysBetween(dropped.to, day)) };
  const move = movesOf(entry, target).find(({ to, from }) => to !== undefined || from !== undefined);
  const isElsewhere = isDay(day) && move !== undefined;
  const preview = useQuery({ ...movePreviewQuery(move ?? { ...entry, to: entry.to }), enabled: isElsewhere && !isBusy });
  return (
    <FormDialog
      title={t(
        entry.kind === 'publication'
          ? 'calendar.move.publication'
          : entry.kind === 'review_due'
            ? 'calendar.move.review'
            : 'taskPlanning.move.title',
      )}
      verb={t('taskPlanning.move.verb')}
      isBusy={isBusy}
      isDisabled={!isElsewhere || (!preview.data && !isBusy)}
      onClose={onClose}
      onSubmit={() => onMove(target)}
    >
      <Text weight="medium" breaks>
        {entry.title}
      </Text>
      <DateField
        label={t(entry.kind === 'task_due' || entry.kind === 'review_due' ? 'taskPlanning.move.moveTo' : 'calendar.move.day')}
        data-autofocus
        value={day}
        error={preview.error ? messageOf(preview.error) : undefined}
        onChange={({ currentTarget }) => setDay(currentTarget.value)}
      />
      <Stack aria-live="polite" gap={12} className={classes.effects}>
        {isElsewhere && preview.isFetching && !preview.data ? <p>{t('taskPlanning.move.checking')}</p> : null}
        {isElsewhere && preview.data ? <Effects preview={preview.data} /> : null}
      </Stack>
    </FormDialog>
  );
}

function Effects({ preview: { moved, conflicts } }: { preview: EntryMoved }) {
  const { t, language } = useText();
  const nameOf = (day: string | null) => (day === null ? t('taskPlanning.move.noDay') : formatDay(day, language));
  const others = moved.filter(({ is_named: isNamed }) => !isNamed);
  const titles = new Map(moved.map(({ id, title }) => [id, title]));
  return (
    <>
      <Text weight="medium">
        {others.length === 0 ? t('taskPlanning.move.alone') : t('taskPlanning.move.also', { count: others.length })}
      </Text>
      {others.length > 0 ? (
        <ScrollRegion className={classes.list} label={t('taskPlanning.move.also', { count: others.length })}>
          <ul>
            {others.map((one) => (
              <li key={one.id}>
                <Text as="span" tone="strong" breaks className={classes.title}>
                  {one.title}
                </Text>
                <span>{t('taskPlanning.move.from', { before: nameOf(one.due_date_before), after: nameOf(one.due_date) })}</span>
              </li>
            ))}
          </ul>
        </ScrollRegion>
      ) : null}
      {conflicts.length > 0 ? (
        <Text as="div" tone="failed" px={14} py={12} filled className={classes.conflicts}>
          <Text weight="medium">{t('taskPlanning.move.conflicts')}</Text>
          <ul>
            {conflicts.map(({ step_id: id, task_id: taskId, step, due_date: due, days }) => (
              <li key={id}>
                <Text as="span" tone="strong" breaks className={classes.title}>
                  {titles.get(taskId)}
                </Text>
                <span>
                  {t('taskPlanning.move.conflict', { count: days, step: step || t('tasks.form.stepName'), day: nameOf(due) })}
                </span>
              </li>
            ))}
          </ul>
        </Text>
      ) : null}
    </>
  );
}
