import { formatDeadlineAlone, timeUntil } from '../deadline-format.ts';
import { formatDateTime } from '../intl-format.ts';
import { Text } from '../text.tsx';
import { useText } from '../use-text.ts';
import classes from './due-time.module.css';

interface DueTimeProps {
  /** ISO time; null without one. */
  at: string | null;
  /** Nothing is late any more. */
  isOver?: boolean;
}

/** When something is due: the time of day for today and tomorrow, else the day; a time that has passed is marked, also in words. */
export function DueTime({ at, isOver = false }: DueTimeProps) {
  const { t, language } = useText();
  if (at === null)
    return (
      <Text as="span" tone="quiet">
        {t('translationRequests.noDue')}
      </Text>
    );
  const isLate = !isOver && timeUntil(at) < 0;
  return (
    <Text
      as="time"
      dateTime={at}
      title={formatDateTime(at, language)}
      nowrap
      className={classes.due}
      data-late={isLate || undefined}
    >
      {isLate ? <span className="visually-hidden">{t('translationRequests.overdue')} </span> : null}
      {formatDeadlineAlone(at, language)}
    </Text>
  );
}
