import type { CalendarDue } from '@folio/contract/translation-calendar';
import { Link } from '@tanstack/react-router';
import { EmptyState } from '../../ui/empty-state.tsx';
import { formatWeekdayAndDay } from '../../ui/intl-format.ts';
import { Panel } from '../../ui/panel.tsx';
import { Row } from '../../ui/row.tsx';
import { Text } from '../../ui/text.tsx';
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
          <Text as="h3" size="sm" weight="semibold" className={classes.day}>
            {formatWeekdayAndDay(new Date(day), language)}
          </Text>
          <ul>
            {entries.map((entry) => (
              <Entry key={`${entry.kind} ${entry.id}`} entry={entry} />
            ))}
          </ul>
        </section>
      ))}
      {isCut ? (
        <Text size="sm" tone="quiet" px={20} py={10}>
          {t('deskCalendar.cut')}
        </Text>
      ) : null}
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
    <Row as="li" px={20} py={10} line="bottom" gap={16} rowGap={4} justify="between" wrap>
      <Text as="span" size="sm" breaks flex="shrink" className={classes.what}>
        {entry.is_mine ? (
          <Link to={editorPath(id)}>{title}</Link>
        ) : kind === 'request' ? (
          <Link to="/translation-manager/assignee-dashboard" search={{ tab: 'requests', request: id }}>
            {title}
          </Link>
        ) : (
          <strong>{title}</strong>
        )}
        <Text as="span" tone="quiet" weight="regular" block>
          {facts.join(', ')}
        </Text>
      </Text>
      <DueTime at={entry.due_at} />
    </Row>
  );
}
