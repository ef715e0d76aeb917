// The calendar of `/calendar`: entries of a month, a week or an agenda, moved by mouse, finger and keyboard.
import type { CalendarEntry } from '@folio/contract/calendar-entries';
import { type CalendarGroup, calendarGroups, calendarLimits } from '@folio/contract/calendar-words';
import { useQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useRef, useState } from 'react';
import { messageOf } from '../../base/api.ts';
import { daysOfMonth, daysOfWeek } from '../../base/calendar-days.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { Panel } from '../../ui/panel.tsx';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';
import { Text } from '../../ui/text.tsx';
import { useKeptFocus } from '../../ui/use-kept-focus.ts';
import { useText } from '../../ui/use-text.ts';
import { Agenda } from './agenda.tsx';
import classes from './calendar.module.css';
import { CalendarBar, type CalendarBarProps } from './calendar-bar.tsx';
import type { CalendarViewName, LaneKind } from './calendar-search.ts';
import { type EntriesFilter, entriesQuery, spanOf } from './calendars.queries.ts';
import { DragTip } from './drag-tip.tsx';
import { type EntryHandlers, groupOf } from './entry-mark.tsx';
import { keyOf } from './entry-moves.ts';
import { MonthGrid } from './month-grid.tsx';
import { useEntryDrag } from './use-entry-drag.ts';
import { useEntryKeys } from './use-entry-keys.ts';
import { useEntryMoves } from './use-entry-moves.ts';
import { WeekGrid } from './week-grid.tsx';

const MoveDialog = lazy(() => import('./move-dialog.tsx').then((module) => ({ default: module.MoveDialog })));

interface CalendarProps {
  view: CalendarViewName;
  /** A day of the shown period. */
  date: string;
  filter: EntriesFilter;
  /** Groups that the reader can see. */
  groups?: readonly CalendarGroup[];
  /** A group that is switched off; null where the groups are not chosen. */
  hidden: CalendarGroup | undefined | null;
  lanes?: LaneKind;
  onLanes?: (lanes: LaneKind) => void;
  people?: readonly { id: number; name: string }[];
  websites?: ReadonlyMap<number, string>;
  /** Null where there is one view. */
  onView: ((view: CalendarViewName) => void) | null;
  onDate: (date: string | undefined) => void;
  onHide?: (group: CalendarGroup | undefined) => void;
  /** Null without filters. */
  filters?: CalendarBarProps['filters'];
  scope?: ReactNode;
  /** Empty state of the calendar, with the days that have no entry. */
  renderEmpty: (days: ReactNode) => ReactNode;
}

const noWebsites: ReadonlyMap<number, string> = new Map();

export function Calendar(props: CalendarProps) {
  const {
    view,
    date,
    filter,
    groups = [],
    hidden,
    lanes = 'person',
    onLanes,
    people = [],
    websites = noWebsites,
    onView,
    onDate,
    onHide,
    filters = null,
    scope,
    renderEmpty,
  } = props;
  const { t } = useText();
  const days = view === 'month' ? daysOfMonth(date.slice(0, 7)) : daysOfWeek(date);
  const input = { ...filter, ...spanOf(view, date) };
  const { data, error, isPending, refetch } = useQuery(entriesQuery(input));
  const [said, say] = useState('');
  const ghost = useRef<HTMLDivElement>(null);
  const moves = useEntryMoves(say);
  const keepFocus = useKeptFocus(moves.pending.size > 0 || moves.asked !== null);
  const keys = useEntryKeys(days, say, (entry, target) => {
    const find = (selector: string) => document.querySelector<HTMLElement>(selector);
    // A day that shows only some of its entries has a button for the others.
    keepFocus(() => find(`[data-entry="${keyOf(entry)}"]`) ?? find(`[data-day="${target.to}"] button`));
    moves.drop(entry, target);
  });
  const follow = (x: number, y: number) => {
    if (ghost.current) ghost.current.style.translate = `${x}px ${y}px`;
  };
  const drag = useEntryDrag(follow, (entry) => say(t('taskPlanning.move.picked', { name: entry.title })), moves.drop);
  const moved = drag.dragged ?? keys.lifted?.entry ?? null;
  const target = drag.dragged ? drag.target : (keys.lifted?.target ?? null);
  const all = data?.entries ?? [];
  const entries = all
    .filter((entry) => hidden === null || groupOf(entry) !== hidden)
    .map((entry): CalendarEntry => {
      const dropped = moves.pending.get(keyOf(entry));
      return dropped ? { ...entry, from: dropped.from, to: dropped.to } : entry;
    });
  const handlers: EntryHandlers = {
    pendingKeys: new Set(moves.pending.keys()),
    liftedKey: moved && keyOf(moved),
    onPress: drag.press,
    onKeyDown: keys.onKeyDown,
    onAsk: moves.ask,
  };
  const failed = (Object.keys(calendarGroups) as CalendarGroup[]).filter((group) =>
    calendarGroups[group].some((kind) => data?.failed.some((one) => one === kind)),
  );
  const chips = hidden === null || !onHide ? null : { groups, hidden, entries: all, onHide };
  const isEmpty = entries.length === 0;
  const shown =
    view === 'agenda' ? (
      <Agenda date={date} entries={entries} handlers={handlers} />
    ) : (
      <Panel isFlush>
        {view === 'month' ? (
          <MonthGrid
            month={date.slice(0, 7)}
            entries={entries}
            targetDay={target?.to ?? null}
            isMoving={moved !== null}
            handlers={handlers}
          />
        ) : (
          <WeekGrid
            date={date}
            entries={entries}
            lanes={lanes}
            onLanes={onLanes}
            people={people}
            websites={websites}
            target={target}
            handlers={handlers}
          />
        )}
      </Panel>
    );
  return (
    <>
      <CalendarBar view={view} date={date} chips={chips} filters={filters} scope={scope} onView={onView} onDate={onDate} />
      {failed.map((group) => (
        <Text key={group} role="alert" tone="muted" mb={12} px={14} py={10} className={classes.note}>
          {t('calendar.failedGroup', { group: t(`calendar.groups.${group}`) })}
        </Text>
      ))}
      {data && data.more.length > 0 ? (
        <Text tone="muted" mb={12} px={14} py={10} className={classes.note}>
          {t('calendar.hasMore', { count: calendarLimits.entries })}
        </Text>
      ) : null}
      <p id="calendar-help" className="visually-hidden">
        {t('calendar.help')}
      </p>
      {isPending ? (
        <Panel isFlush>
          <SkeletonRows rows={8} />
        </Panel>
      ) : null}
      {!isPending && !data ? (
        <Panel isFlush>
          <ErrorState title={t('calendar.failed')} message={messageOf(error)} onRetry={() => void refetch()} />
        </Panel>
      ) : null}
      {data ? (isEmpty ? renderEmpty(shown) : shown) : null}
      <output className="visually-hidden" aria-live="assertive">
        {said}
      </output>
      {drag.dragged ? <DragTip ref={ghost} entry={drag.dragged} target={drag.target} width={drag.width} /> : null}
      <Suspense fallback={null}>
        {moves.asked ? (
          <MoveDialog
            key={keyOf(moves.asked.entry)}
            entry={moves.asked.entry}
            target={moves.asked.target}
            isBusy={moves.isBusy}
            onMove={(chosen) => moves.asked && moves.confirm(moves.asked.entry, chosen)}
            onClose={moves.cancel}
          />
        ) : null}
      </Suspense>
    </>
  );
}
