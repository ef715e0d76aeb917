// The entries of the calendar: read from tasks and publications, which keep their dates; the calendar keeps none.
import type { CalendarEntry } from '@folio/contract/calendar-entries';
import { type CalendarKind, calendarKinds, calendarLimits, type EntryState } from '@folio/contract/calendar-words';
import type { Actor } from '../../kernel/actor.ts';
import { invalidField } from '../../kernel/errors.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { scopeOf } from '../../kernel/policy.ts';
import { campaignCalendar } from '../campaigns/index.ts';
import { orderPresent, orderRows } from '../orders/index.ts';
import { listSentTexts } from '../publishing/index.ts';
import {
  areTasksHidden,
  listDatedSteps,
  listDatedTasks,
  listScheduledTasks,
  namesOfTasks,
  type TaskRow,
  taskAbilities,
  taskChoiceOf,
} from '../tasks/index.ts';
import { listDeskDue } from '../translation-desk/index.ts';
import { findWebsiteKinds } from './calendars.queries.ts';
import { itemEntry, planEntry, seesCampaigns } from './campaign-entries.ts';
import { dueEntry } from './translation-entries.ts';

export interface EntryFilter {
  workspace_id?: number | null | undefined;
  from: string;
  to: string;
  kinds?: readonly CalendarKind[] | undefined;
  assignee_id?: number | undefined;
  website_id?: number | undefined;
  campaign_id?: number | undefined;
  tool?: string | undefined;
  /** These three of tasks alone. */
  view?: 'all' | 'mine' | 'review' | 'asked' | undefined;
  status?: TaskRow['status'][] | undefined;
  search?: string | undefined;
}

type Task = TaskRow;
/** An entry with the ids of its people and its document, until they are read. */
type Draft = Omit<CalendarEntry, 'people' | 'document_problem'> & { personIds: (number | null)[]; documentId: number | null };

const dayMs = 86_400_000;
const pathOf = (task: Pick<Task, 'id'>) => `/task-assignment/${task.id}`;
const stateOf = ({ status, round }: Task): EntryState => (status === 'on_going' && round > 1 ? 'changes' : status);
const isOver = ({ status }: Task) => status === 'approved' || status === 'published' || status === 'completed';

function checkRange({ from, to }: EntryFilter): void {
  const days = (Date.parse(to) - Date.parse(from)) / dayMs + 1;
  if (days < 1) throw invalidField('to', 'due_before_start');
  if (days > calendarLimits.days) throw invalidField('to', 'too_many_days', { max: calendarLimits.days });
}

const ofTask = (actor: Actor, kind: CalendarKind, task: Task, more: Partial<Draft> & Pick<Draft, 'from' | 'to'>): Draft => {
  const can = taskAbilities(actor, task, null);
  return {
    kind,
    id: task.id,
    workspace_id: task.workspace_id,
    title: task.title,
    path: pathOf(task),
    time: null,
    state: stateOf(task),
    note: '',
    personIds: [task.assignee_id],
    documentId: task.order_detail_id,
    website_id: task.website_id,
    channel: null,
    website_kind: null,
    revision: task.revision,
    is_fixed: false,
    is_late: false,
    can: { move: can.edit && !isOver(task), assign: can.edit && !isOver(task) },
    ...more,
  };
};

/** Work from its start to its due day; its start alone where another day follows. */
export function workEntries(actor: Actor, rows: readonly { task: Task; today: string }[], { from, to }: EntryFilter): Draft[] {
  return rows.flatMap(({ task, today }) => {
    const { start_date: start, due_date: due } = task;
    const found: Draft[] = [];
    if (due !== null && due >= from)
      found.push(ofTask(actor, 'task_due', task, { from: start ?? due, to: due, is_late: due < today && !isOver(task) }));
    if (start !== null && start !== due && start >= from && start <= to)
      found.push(ofTask(actor, 'task_start', task, { from: start, to: start }));
    return found;
  });
}

type DatedStep = Awaited<ReturnType<typeof listDatedSteps>>[number];

export const reviewEntry = (actor: Actor, { task, step, today }: DatedStep): Draft => {
  const day = step.due_date ?? '';
  const { move } = ofTask(actor, 'review_due', task, { from: day, to: day }).can;
  return ofTask(actor, 'review_due', task, {
    id: step.id,
    from: day,
    to: day,
    note: step.name,
    personIds: step.reviewer_ids,
    is_fixed: step.is_fixed,
    is_late: day < today,
    can: { move, assign: false },
  });
};

type ScheduledTask = Awaited<ReturnType<typeof listScheduledTasks>>[number];

type WebsiteKinds = Awaited<ReturnType<typeof findWebsiteKinds>>;

const plannedEntry = (actor: Actor, { task, day, time }: ScheduledTask, kinds: WebsiteKinds): Draft => ({
  ...ofTask(actor, 'publication', task, { from: day, to: day }),
  time,
  state: task.status === 'approved' ? 'planned' : 'unapproved',
  website_id: task.publish_website_id,
  website_kind: kinds.get(task.publish_website_id ?? 0) ?? null,
  can: { move: taskAbilities(actor, task, null).publish, assign: false },
});

/** Scheduled texts, with their websites. */
export async function plannedEntries({ database }: Kernel, actor: Actor, scheduled: readonly ScheduledTask[]): Promise<Draft[]> {
  const kinds = await findWebsiteKinds(
    database,
    scheduled.flatMap(({ task }) => task.publish_website_id ?? []),
  );
  return scheduled.map((one) => plannedEntry(actor, one, kinds));
}

type SentText = Awaited<ReturnType<typeof listSentTexts>>[number];

const sentEntry = (sent: SentText): CalendarEntry => ({
  kind: 'publication',
  id: sent.id,
  workspace_id: sent.workspace_id,
  title: sent.title,
  path: `/orders/${sent.order_detail_id}`,
  from: sent.day,
  to: sent.day,
  time: sent.time,
  state: sent.isFailed ? 'failed' : 'sent',
  note: sent.website,
  people: [{ id: sent.user_id, name: sent.user }],
  website_id: sent.website_id,
  channel: null,
  document_problem: null,
  website_kind: sent.website_kind,
  revision: 0,
  is_fixed: false,
  is_late: false,
  can: { move: false, assign: false },
});

/** People and documents in place of their ids, with a query each for all. */
export async function presentDrafts(
  { database }: Kernel,
  { language }: Actor,
  drafts: readonly Draft[],
): Promise<CalendarEntry[]> {
  const names = await namesOfTasks(
    database,
    drafts.flatMap(({ personIds }) => personIds),
  );
  const stopped = await orderRows.listStopped(
    database,
    drafts.flatMap(({ documentId }) => documentId ?? []),
  );
  return drafts.map(({ personIds, documentId, ...entry }) => {
    const problem = stopped.get(documentId ?? 0);
    return {
      ...entry,
      people: personIds.flatMap((id) => (id === null ? [] : [{ id, name: names.get(id) ?? '' }])),
      document_problem: problem ? orderPresent.problemOf(problem, language) : null,
    };
  });
}

interface Read {
  entries: CalendarEntry[];
  hasMore: boolean;
}

const kindsOf = {
  work: ['task_start', 'task_due'],
  reviews: ['review_due'],
  publications: ['publication'],
  campaigns: ['campaign_item', 'campaign_approval'],
  translations: ['translation_job', 'translation_request'],
} as const;

/** Readers by entry kind. A kind that fails is returned as failed beside the others. */
function readers(
  kernel: Kernel,
  actor: Actor,
  filter: EntryFilter,
  isHidden: boolean,
): Partial<Record<keyof typeof kindsOf, () => Promise<Read>>> {
  const { database } = kernel;
  const { workspace_id, from, to, assignee_id: userId, website_id, tool } = filter;
  const range = { from, to, limit: calendarLimits.entries };
  const ofCampaigns = { ...range, campaignId: filter.campaign_id };
  const choice = taskChoiceOf(actor, {
    workspace_id,
    view: filter.view ?? 'all',
    status: filter.status,
    search: filter.search,
    assignee_id: userId,
    website_id,
    tool,
  });
  const cut = <Row>(rows: Row[]) => rows.slice(0, calendarLimits.entries);
  const publications = async () => {
    const { accountId, workspaceId } = scopeOf(actor, workspace_id);
    const planned = isHidden ? [] : await listScheduledTasks(database, actor, choice, range);
    const sent = await listSentTexts(database, {
      accountId,
      workspaceIds: choice.workspaceIds,
      ownOf: workspaceId === null ? actor.id : null,
      ...(workspaceId === null ? { userId: actor.id } : { userId }),
      websiteId: website_id,
      tool,
      ...range,
    });
    const drafts = await plannedEntries(kernel, actor, cut(planned));
    return {
      entries: [...(await presentDrafts(kernel, actor, drafts)), ...cut(sent).map(sentEntry)],
      hasMore: planned.length > range.limit || sent.length > range.limit,
    };
  };
  // A campaign has no person, tool or state of a task that it could be narrowed by.
  const isNarrowed = userId !== undefined || tool !== undefined;
  const campaigns = async () => {
    if (isNarrowed || !(await seesCampaigns(kernel, actor))) return { entries: [], hasMore: false };
    const items = await campaignCalendar.listDatedItems(database, choice.workspaceIds, ofCampaigns);
    const plans = await campaignCalendar.listWaitingPlans(database, choice.workspaceIds, ofCampaigns);
    const entries = [...cut(items).map((item) => itemEntry(item, actor.language)), ...cut(plans).map(planEntry)];
    return {
      entries: entries.filter((entry) => website_id === undefined || entry.website_id === website_id),
      hasMore: items.length > range.limit || plans.length > range.limit,
    };
  };
  // The desk works for all workspaces: its jobs have a linguist, and neither a website nor a tool.
  const translations = async () => {
    if (website_id !== undefined || tool !== undefined) return { entries: [], hasMore: false };
    const due = await listDeskDue(database, actor, from, to, calendarLimits.entries + 1);
    const own = due.filter((one) => userId === undefined || one.linguist_user_id === userId);
    return {
      entries: cut(own).map((one) => dueEntry(one, actor, kernel.clock.now())),
      hasMore: due.length > calendarLimits.entries,
    };
  };
  if (filter.campaign_id !== undefined) return { campaigns };
  if (isHidden) return { publications, campaigns, translations };
  return {
    publications,
    campaigns,
    translations,
    work: async () => {
      const rows = await listDatedTasks(database, actor, choice, range);
      return {
        entries: await presentDrafts(kernel, actor, workEntries(actor, cut(rows), filter)),
        hasMore: rows.length > range.limit,
      };
    },
    reviews: async () => {
      // In Personal: reviews that wait for the caller, as the tasks there are the caller's.
      const { workspaceId } = scopeOf(actor, workspace_id);
      const reviewer = userId ?? (workspaceId === null ? actor.id : undefined);
      const everywhere = workspaceId === null ? { ...choice, view: 'all' as const } : choice;
      const rows = await listDatedSteps(database, actor, everywhere, range, reviewer);
      const drafts = cut(rows).map((row) => reviewEntry(actor, row));
      return { entries: await presentDrafts(kernel, actor, drafts), hasMore: rows.length > range.limit };
    },
  };
}

/** All entries with a date within the days; if the account hides tasks, only sent publications. Throws 422 at `to` for more than 62 days. */
export async function showEntries(
  kernel: Kernel,
  actor: Actor,
  filter: EntryFilter,
): Promise<{ entries: CalendarEntry[]; more: CalendarKind[]; failed: CalendarKind[] }> {
  checkRange(filter);
  const isHidden = await areTasksHidden(kernel.database, actor);
  const wanted = new Set(filter.kinds ?? calendarKinds);
  const entries: CalendarEntry[] = [];
  const more: CalendarKind[] = [];
  const failed: CalendarKind[] = [];
  for (const [name, read] of Object.entries(readers(kernel, actor, filter, isHidden))) {
    const kinds = kindsOf[name as keyof typeof kindsOf].filter((kind) => wanted.has(kind));
    if (kinds.length === 0) continue;
    try {
      const found = await read();
      entries.push(...found.entries.filter(({ kind }) => wanted.has(kind)));
      if (found.hasMore) more.push(...kinds);
    } catch (problem) {
      kernel.log.warn({ err: problem, kinds }, 'A kind of calendar entries could not be read');
      failed.push(...kinds);
    }
  }
  const byDay = (a: CalendarEntry, b: CalendarEntry) =>
    a.from.localeCompare(b.from) || (a.time ?? '').localeCompare(b.time ?? '') || a.title.localeCompare(b.title);
  return { entries: entries.sort(byDay), more, failed };
}
