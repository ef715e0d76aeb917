// Drag tip at the pointer: the entry, its new day, and the other entries that would move.
import type { CalendarEntry } from '@folio/contract/calendar-entries';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import type { Ref } from 'react';
import { messageOf } from '../../base/api.ts';
import { noonOf } from '../../base/calendar-days.ts';
import { formatWeekdayAndDay } from '../../ui/intl-format.ts';
import { useText } from '../../ui/use-text.ts';
import { movePreviewQuery } from './calendars.queries.ts';
import classes from './drag-tip.module.css';
import { movesOf, type Target } from './entry-moves.ts';

/** Milliseconds on a day before the other moved entries are fetched. */
const restMs = 250;

export function DragTip({
  ref,
  entry,
  target,
  width,
}: {
  ref: Ref<HTMLDivElement>;
  entry: CalendarEntry;
  target: Target | null;
  width: number;
}) {
  const { t, language } = useText();
  const [rested] = useDebouncedValue(target, restMs);
  const move = rested ? movesOf(entry, rested).find(({ to, from }) => to !== undefined || from !== undefined) : undefined;
  const preview = useQuery({ ...movePreviewQuery(move ?? entry), enabled: move !== undefined && rested === target });
  const others = preview.data?.moved.filter(({ is_named: isNamed }) => !isNamed).length ?? 0;
  const missed = preview.data?.conflicts.length ?? 0;
  return (
    <div ref={ref} className={classes.ghost} style={{ width: Math.min(width, 260) }} aria-hidden="true">
      <span className={classes.title}>{entry.title}</span>
      {target ? (
        <span className={classes.tip}>
          <strong>{formatWeekdayAndDay(noonOf(target.to), language)}</strong>
          {preview.error && move ? <span>{messageOf(preview.error)}</span> : null}
          {preview.data && move ? (
            <>
              <span>{others === 0 ? t('taskPlanning.move.alone') : t('calendar.alsoMove', { count: others })}</span>
              {missed > 0 ? <span>{t('calendar.missed', { count: missed })}</span> : null}
            </>
          ) : null}
        </span>
      ) : null}
    </div>
  );
}
