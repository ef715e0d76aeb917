// A week as a list of the days on which there is something: how a phone shows the calendar.
import type { CalendarEntry } from '@folio/contract/calendar-entries';
import { ActionIcon } from '@mantine/core';
import { IconCalendarShare } from '@tabler/icons-react';
import { daysOfWeek, noonOf, today } from '../../base/calendar-days.ts';
import { PersonAvatar } from '../../base/person-avatar.tsx';
import { dateFormat, formatWeekday } from '../../ui/intl-format.ts';
import { Row } from '../../ui/row.tsx';
import { Stack } from '../../ui/stack.tsx';
import { Text } from '../../ui/text.tsx';
import { useText } from '../../ui/use-text.ts';
import classes from './agenda.module.css';
import marks from './entry-mark.module.css';
import { type EntryHandlers, EntryIcon, EntryLink, toneOf, useEntryFacts } from './entry-mark.tsx';
import { dayOf, keyOf } from './entry-moves.ts';

interface AgendaProps {
  /** A day of the week that is shown. */
  date: string;
  entries: readonly CalendarEntry[];
  handlers: EntryHandlers;
}

/** Points under a day of the strip, at most. */
const maxPoints = 3;

export function Agenda({ date, entries, handlers }: AgendaProps) {
  const { t, language } = useText();
  const now = today();
  const days = daysOfWeek(date);
  const byDay = Map.groupBy(entries, dayOf);
  const nameOf = (day: string) => {
    const name = dateFormat(language, { weekday: 'long', day: 'numeric', month: 'long' }).format(noonOf(day));
    return day === now ? t('calendar.todayIs', { day: name }) : name;
  };
  const shown = days.filter((day) => byDay.has(day));
  return (
    <Stack gap={20}>
      <ol className={classes.strip}>
        {days.map((day) => (
          <li key={day}>
            <a href={`#day-${day}`} aria-current={day === now ? 'date' : undefined}>
              <Text as="span" size="sm" tone="muted">
                {formatWeekday(noonOf(day), language, 'short')}
              </Text>
              <span className={classes.number}>{noonOf(day).getDate()}</span>
              <Row as="span" gap={4} align="stretch" className={classes.points} aria-hidden="true">
                {Array.from({ length: Math.min(maxPoints, byDay.get(day)?.length ?? 0) }, (_, index) => (
                  <i key={index} />
                ))}
              </Row>
            </a>
          </li>
        ))}
      </ol>
      {shown.map((day) => (
        <section key={day} id={`day-${day}`} className={classes.day}>
          <h3>{nameOf(day)}</h3>
          <ul>
            {byDay.get(day)?.map((entry) => (
              <AgendaEntry key={keyOf(entry)} entry={entry} handlers={handlers} />
            ))}
          </ul>
        </section>
      ))}
    </Stack>
  );
}

function AgendaEntry({ entry, handlers }: { entry: CalendarEntry; handlers: EntryHandlers }) {
  const { t } = useText();
  const factsOf = useEntryFacts();
  const isPending = handlers.pendingKeys.has(keyOf(entry));
  const [person] = entry.people;
  return (
    <Row as="li" gap={12} className={classes.entry} aria-busy={isPending || undefined}>
      <span className={marks.tile} data-tone={toneOf(entry)}>
        <EntryIcon entry={entry} size={18} />
      </span>
      <Text as="span" flex="fill">
        <EntryLink
          entry={entry}
          isMovable={false}
          handlers={{ ...handlers, onKeyDown: () => undefined }}
          className={classes.title}
        />
        <Text as="span" size="sm" tone="muted" block>
          {factsOf(entry)}
        </Text>
      </Text>
      {person ? <PersonAvatar id={person.id} name={person.name} size={26} /> : null}
      {entry.can.move ? (
        <ActionIcon
          className={classes.mover}
          disabled={isPending}
          aria-label={t('taskPlanning.move.button', { name: entry.title })}
          onClick={() => handlers.onAsk(entry)}
        >
          <IconCalendarShare size={18} stroke={1.7} aria-hidden="true" />
        </ActionIcon>
      ) : null}
    </Row>
  );
}
