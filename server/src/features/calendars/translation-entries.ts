// Due jobs and requests of the translation desk in the calendar, which does not move them.
import type { CalendarEntry } from '@folio/contract/calendar-entries';
import type { EntryState } from '@folio/contract/calendar-words';
import type { Actor } from '../../kernel/actor.ts';
import type { listDeskDue } from '../translation-desk/index.ts';

type Due = Awaited<ReturnType<typeof listDeskDue>>[number];

const changes = new Set<Due['state']>(['sent_back', 'revision']);
const waiting = new Set<Due['state']>(['new', 'offered', 'authorised', 'on_hold']);
const stateOf = ({ state }: Due): EntryState => (changes.has(state) ? 'changes' : waiting.has(state) ? 'waiting' : 'on_going');

/** The editor for the linguist of a job, else the request at the desk. */
const pathOf = (due: Due, actor: Actor) =>
  due.kind === 'job' && due.linguist_user_id === actor.id
    ? `/translation-manager/jobs/${due.id}`
    : `/translation-manager/assignee-dashboard?tab=requests&request=${due.request_id}`;

/** Days are those of UTC, by which the desk works. */
export function dueEntry(due: Due, actor: Actor, now: Date): CalendarEntry {
  const day = due.due_at.toISOString().slice(0, 10);
  return {
    kind: due.kind === 'job' ? 'translation_job' : 'translation_request',
    id: due.id,
    workspace_id: null,
    title: due.title,
    path: pathOf(due, actor),
    from: day,
    to: day,
    time: null,
    state: stateOf(due),
    note: due.number,
    people: due.linguist_user_id === null ? [] : [{ id: due.linguist_user_id, name: due.linguist ?? '' }],
    website_id: null,
    channel: null,
    ...(due.stage ? { stage: due.stage } : {}),
    document_problem: null,
    website_kind: null,
    revision: 0,
    is_fixed: true,
    is_late: due.due_at < now,
    can: { move: false, assign: false },
  };
}
