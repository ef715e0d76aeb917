// An entry as the calendar draws it everywhere: its kind by icon and colour, its title, its time.
import type { CalendarEntry } from '@folio/contract/calendar-entries';
import type { CalendarGroup } from '@folio/contract/calendar-words';
import { calendarGroups } from '@folio/contract/calendar-words';
import {
  IconCheck,
  IconClipboardCheck,
  IconClipboardText,
  IconEye,
  IconLanguage,
  IconSpeakerphone,
  IconTransfer,
  IconUserCheck,
  IconWorldUp,
} from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { KeyboardEvent, PointerEvent } from 'react';
import { Row } from '../../ui/row.tsx';
import { Text } from '../../ui/text.tsx';
import { useText } from '../../ui/use-text.ts';
import classes from './entry-mark.module.css';
import { keyOf } from './entry-moves.ts';

const groups = Object.keys(calendarGroups) as CalendarGroup[];
export const groupOf = ({ kind }: Pick<CalendarEntry, 'kind'>): CalendarGroup =>
  groups.find((group) => calendarGroups[group].some((one) => one === kind)) ?? 'tasks';

const isDone = ({ state }: CalendarEntry) => state === 'published' || state === 'completed' || state === 'sent';

/** Color of an entry: late or failed before its kind. */
export function toneOf(entry: CalendarEntry): string {
  if (entry.is_late || entry.state === 'failed') return 'late';
  if (entry.state === 'unapproved') return 'unapproved';
  if (groupOf(entry) === 'publications') return 'publication';
  if (groupOf(entry) === 'campaigns') return isDone(entry) ? 'done' : 'campaign';
  return isDone(entry) ? 'done' : 'task';
}

const icons = {
  task_start: IconClipboardText,
  task_due: IconClipboardCheck,
  review_due: IconEye,
  publication: IconWorldUp,
  campaign_item: IconSpeakerphone,
  campaign_approval: IconUserCheck,
  translation_job: IconLanguage,
  translation_request: IconTransfer,
} as const;

export function EntryIcon({ entry, size }: { entry: CalendarEntry; size: number }) {
  const Icon = groupOf(entry) === 'tasks' && isDone(entry) ? IconCheck : icons[entry.kind];
  return <Icon size={size} stroke={1.8} aria-hidden="true" />;
}

/** A state of a campaign's item has another name than that of a task. */
const itemStates = {
  waiting: 'planned',
  on_going: 'in_production',
  ready: 'client_review',
  approved: 'approved',
  published: 'live',
} as const;

/** Summary of an entry: its state, the step of a review, the website, and the reason if its document is on hold or failed. */
export function useEntryFacts(): (entry: CalendarEntry) => string {
  const { t } = useText();
  const problemOf = ({ document_problem: problem }: CalendarEntry) => {
    if (problem === null) return '';
    const word = problem.is_cancelled ? 'cancelled' : problem.status === 'failed' ? 'failed' : 'hold';
    return [t(`status.${word}`), ...(problem.is_cancelled || problem.reason === null ? [] : [problem.reason])].join(', ');
  };
  const factsOf = (entry: CalendarEntry) => {
    const { kind, state, note, time, stage } = entry;
    const stated = state === 'sent' || state === 'failed' || state === 'planned' || state === 'unapproved';
    if (stated) return [t(`calendar.states.${state}`, { time: time ?? '' }), note].filter((one) => one !== '').join(', ');
    const name = state === 'changes' ? t('calendar.states.changes') : t(`tasks.states.${state}`);
    if (kind === 'campaign_approval') return [t('calendar.kinds.campaign_approval'), note].filter((one) => one !== '').join(', ');
    if (kind === 'campaign_item')
      return [note, t(`campaigns.itemStates.${itemStates[state as keyof typeof itemStates]}`)].join(', ');
    if (kind === 'translation_job' || kind === 'translation_request') {
      const what = stage ? t(`translationRequests.stages.${stage}`) : t('deskCalendar.request');
      return [note, what, name, ...(entry.is_late ? [t('calendar.late')] : [])].join(', ');
    }
    if (kind === 'review_due') return [note || t('calendar.kinds.review_due'), name].join(', ');
    const late = entry.is_late ? t('calendar.late') : '';
    return [kind === 'task_start' ? t('calendar.kinds.task_start') : '', name, late].filter((one) => one !== '').join(', ');
  };
  return (entry) => [factsOf(entry), problemOf(entry)].filter((one) => one !== '').join('. ');
}

export interface EntryHandlers {
  /** Keys of entries that were dropped and not answered yet. */
  pendingKeys: ReadonlySet<string>;
  liftedKey: string | null;
  onPress: (event: PointerEvent<HTMLElement>, entry: CalendarEntry) => void;
  onKeyDown: (event: KeyboardEvent<HTMLElement>, entry: CalendarEntry) => void;
  /** Opens a date dialog if dragging needs more room. */
  onAsk: (entry: CalendarEntry) => void;
}

/** The link of an entry, which is the element to focus, open and lift. */
export function EntryLink({
  entry,
  isMovable,
  handlers,
  className,
}: {
  entry: CalendarEntry;
  isMovable: boolean;
  handlers: EntryHandlers;
  className: string | undefined;
}) {
  const factsOf = useEntryFacts();
  const [to = '/', query = ''] = entry.path.split('?');
  // The server knows the search parameters of the page.
  const link: { to: string } = Object.assign({ to }, { search: Object.fromEntries(new URLSearchParams(query)) });
  return (
    <Link
      {...link}
      title={`${entry.title}\n${factsOf(entry)}`}
      className={className}
      data-entry={keyOf(entry)}
      draggable={false}
      {...(isMovable ? { 'aria-describedby': 'calendar-help' } : {})}
      onPointerDown={(event) => isMovable && handlers.onPress(event, entry)}
      onKeyDown={(event) => handlers.onKeyDown(event, entry)}
    >
      {entry.title}
    </Link>
  );
}

/** One line: icon, title, time. */
export function EntryChip({ entry, handlers, entryKey }: { entry: CalendarEntry; handlers: EntryHandlers; entryKey: string }) {
  const isPending = handlers.pendingKeys.has(entryKey);
  const isMovable = entry.can.move;
  return (
    <Row
      as="span"
      size="xs"
      weight="medium"
      flex="shrink"
      gap={6}
      className={classes.chip}
      data-tone={toneOf(entry)}
      data-lifted={entryKey === handlers.liftedKey || undefined}
      data-movable={isMovable || undefined}
      aria-busy={isPending || undefined}
    >
      <EntryIcon entry={entry} size={14} />
      <EntryLink entry={entry} isMovable={isMovable} handlers={handlers} className={classes.title} />
      {entry.time ? (
        <Text as="span" weight="regular" flex="none">
          {entry.time}
        </Text>
      ) : null}
    </Row>
  );
}
