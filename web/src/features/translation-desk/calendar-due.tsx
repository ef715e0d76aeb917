import type { CalendarDue } from '@folio/contract/translation-calendar';
import { Link } from '@tanstack/react-router';
import { EmptyState } from '../../ui/empty-state.tsx';
import { formatWeekdayAndDay } from '../../ui/intl-format.ts';
import { Panel } from '../../ui/panel.tsx';
import { DueTime } from '../../ui/translation/due-time.tsx';
import { useText } from '../../ui/use-text.ts';
import classes from './calendar.module.css';
import { editorPath } from './editor-path.ts';

interface CalendarDueListProps {
  due: readonly CalendarDue[];
  /** More is due than is listed. */
  isCut: boolean;
}

/** Jobs and requests by the day they are due, in the reader's time zone. */
export function CalendarDueList({ due, isCut }: CalendarDueListProps) {
  const { t, language } = useText();
  const byDay = Map.groupBy(due, ({ due_at: at }) => new Date(at).toDateString());
  return (
    <Panel title={t('deskCalendar.due')} isFlush>
      {due.length === 0 ? <EmptyState title={t('deskCalendar.nothing')}>{t('deskCalendar.nothingLead')}</EmptyState> : null}
      {[...byDay].map(([day, entries]) => (
        <section key={day}>
          <h3 className={classes.day}>{formatWeekdayAndDay(new Date(day), language)}</h3>
          <ul>
            {entries.map((entry) => (
              <Entry key={`${entry.kind} ${entry.id}`} entry={entry} />
            ))}
          </ul>
        </section>
      ))}
      {isCut ? <p className={classes.hours}>{t('deskCalendar.cut')}</p> : null}
    </Panel>
  );
}

function Entry({ entry }: { entry: CalendarDue }) {
  const { t } = useText();
  const { kind, id, title, number, stage, linguist } = entry;
  const facts = [
    number,
    kind === 'request' ? t('deskCalendar.request') : stage ? t(`translationRequests.stages.${stage}`) : '',
    ...(kind === 'job' ? [linguist ?? t('translationDesk.assign.nobody')] : []),
  ];
  return (
    <li className={classes.entry}>
      <span className={classes.what}>
        {entry.is_mine ? (
          <Link to={editorPath(id)}>{title}</Link>
        ) : kind === 'request' ? (
          <Link to="/translation-manager/assignee-dashboard" search={{ tab: 'requests', request: id }}>
            {title}
          </Link>
        ) : (
          <strong>{title}</strong>
        )}
        <span className={classes.second}>{facts.join(', ')}</span>
      </span>
      <DueTime at={entry.due_at} />
    </li>
  );
}
