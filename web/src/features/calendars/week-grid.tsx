// A week by person, website or channel: work as bars over its days. A drop on another person gives the work to them.
import type { CalendarEntry } from '@folio/contract/calendar-entries';
import { websiteKinds } from '@folio/contract/website-kinds';
import { IconChevronDown, IconUser } from '@tabler/icons-react';
import { daysOfWeek, noonOf, today } from '../../base/calendar-days.ts';
import { PersonAvatar } from '../../base/person-avatar.tsx';
import { formatWeekday } from '../../ui/intl-format.ts';
import { Row } from '../../ui/row.tsx';
import { ScrollRegion } from '../../ui/scroll-region.tsx';
import { Text } from '../../ui/text.tsx';
import { useText } from '../../ui/use-text.ts';
import { type LaneKind, laneKinds } from './calendar-search.ts';
import { type EntryHandlers, EntryIcon, EntryLink, groupOf, toneOf, useEntryFacts } from './entry-mark.tsx';
import { keyOf, type Target } from './entry-moves.ts';
import classes from './week-grid.module.css';
import { type Bar, type Lane, weekBars, weekLanes } from './week-lanes.ts';

interface WeekGridProps {
  date: string;
  entries: readonly CalendarEntry[];
  lanes: LaneKind;
  /** Selects the grouping of rows. */
  onLanes?: ((lanes: LaneKind) => void) | undefined;
  people: readonly { id: number; name: string }[];
  websites: ReadonlyMap<number, string>;
  target: Target | null;
  handlers: EntryHandlers;
}

const namelessOf = { person: 'calendar.nobody', website: 'calendar.noWebsite', channel: 'calendar.noChannel' } as const;

export function WeekGrid({ date, entries, lanes: kind, onLanes, people, websites, target, handlers }: WeekGridProps) {
  const { t, language } = useText();
  const days = daysOfWeek(date);
  const kinds = Object.fromEntries(websiteKinds.map((one) => [one, t(`websites.kinds.${one}`)]));
  const now = today();
  const lanes = weekLanes(entries, kind, websites, kinds, kind === 'person' ? people : []);
  return (
    <ScrollRegion label={t('calendar.views.week')} className={classes.scroll}>
      <div className={classes.grid}>
        <div className={classes.head}>
          {onLanes ? <LaneChoice lanes={kind} onLanes={onLanes} /> : <span>{t(`calendar.lanes.${kind}`)}</span>}
          {days.map((day) => (
            <span key={day} data-today={day === now || undefined}>
              {formatWeekday(noonOf(day), language, 'short')} {noonOf(day).getDate()}
            </span>
          ))}
        </div>
        {lanes.map((lane) => (
          <WeekLane
            key={lane.id ?? 'none'}
            lane={lane}
            kind={kind}
            days={days}
            now={now}
            targetDay={target && (target.personId === undefined || target.personId === lane.id) ? target.to : null}
            handlers={handlers}
          />
        ))}
      </div>
    </ScrollRegion>
  );
}

function LaneChoice({ lanes, onLanes }: { lanes: LaneKind; onLanes: (lanes: LaneKind) => void }) {
  const { t } = useText();
  return (
    <span className={classes.choice}>
      <select
        aria-label={t('calendar.rows')}
        value={lanes}
        onChange={({ currentTarget }) => onLanes(laneKinds.find((one) => one === currentTarget.value) ?? 'person')}
      >
        {laneKinds.map((one) => (
          <option key={one} value={one}>
            {t(`calendar.lanes.${one}`)}
          </option>
        ))}
      </select>
      <IconChevronDown size={15} aria-hidden="true" />
    </span>
  );
}

interface WeekLaneProps {
  lane: Lane;
  kind: LaneKind;
  days: readonly string[];
  now: string;
  targetDay: string | null;
  handlers: EntryHandlers;
}

function WeekLane({ lane, kind, days, now, targetDay, handlers }: WeekLaneProps) {
  const { t } = useText();
  const bars = weekBars(lane.entries, days);
  const nameless = t(namelessOf[kind]);
  const countOf = (counted: (entry: CalendarEntry) => boolean) => bars.filter(({ entry }) => counted(entry)).length;
  const reviews = countOf((entry) => entry.kind === 'review_due');
  const tasks = countOf((entry) => groupOf(entry) === 'tasks') - reviews;
  const publications = countOf((entry) => groupOf(entry) === 'publications');
  const items = countOf((entry) => entry.kind === 'campaign_item');
  const late = countOf((entry) => entry.is_late);
  const counts = [
    tasks > 0 ? t('calendar.laneTasks', { count: tasks }) : '',
    reviews > 0 ? t('calendar.laneReviews', { count: reviews }) : '',
    publications > 0 ? t('calendar.lanePublications', { count: publications }) : '',
    items > 0 ? t('campaigns.summary.items', { count: items }) : '',
    late > 0 ? t('calendar.laneLate', { count: late }) : '',
  ];
  return (
    <section className={classes.lane} aria-label={lane.name || nameless}>
      <Row breaks flex="shrink" gap={10} align="stretch" className={classes.who}>
        {kind !== 'person' ? null : typeof lane.id !== 'number' ? (
          <span className={classes.nobody}>
            <IconUser size={16} aria-hidden="true" />
          </span>
        ) : (
          <PersonAvatar id={lane.id} name={lane.name} size={28} />
        )}
        <span>
          <Text as="strong" weight="medium" block>
            {lane.name || nameless}
          </Text>
          <Text as="span" size="sm" tone="muted">
            {counts.filter((one) => one !== '').join(', ')}
          </Text>
        </span>
      </Row>
      {days.map((day, index) => (
        <span
          key={day}
          className={classes.cell}
          style={{ gridColumn: index + 2 }}
          data-day={day}
          data-person={kind === 'person' ? (lane.id ?? '') : undefined}
          data-today={day === now || undefined}
          data-target={day === targetDay || undefined}
        />
      ))}
      <ul className={classes.bars}>
        {bars.map((bar) => (
          <WeekBar key={keyOf(bar.entry)} bar={bar} handlers={handlers} />
        ))}
      </ul>
    </section>
  );
}

function WeekBar({ bar: { entry, first, last, row }, handlers }: { bar: Bar; handlers: EntryHandlers }) {
  const factsOf = useEntryFacts();
  const key = keyOf(entry);
  const isPending = handlers.pendingKeys.has(key);
  const isMovable = entry.can.move;
  return (
    <Row
      as="li"
      size="xs"
      flex="shrink"
      px={8}
      py={6}
      gap={6}
      align="stretch"
      className={classes.bar}
      style={{ gridColumn: `${first} / ${last + 1}`, gridRow: row }}
      data-tone={toneOf(entry)}
      data-lifted={key === handlers.liftedKey || undefined}
      data-movable={isMovable || undefined}
      aria-busy={isPending || undefined}
    >
      <EntryIcon entry={entry} size={14} />
      <Text as="span" flex="shrink">
        <EntryLink entry={entry} isMovable={isMovable} handlers={handlers} className={classes.title} />
        <Text as="span" tone="muted" truncate block>
          {factsOf(entry)}
        </Text>
      </Text>
    </Row>
  );
}
