// Cards that list open work as of now, each read by the rules of where it is kept.
import { type ListCardName, type WidgetName, widgetLimits, widgets } from '@folio/contract/widget-words';
import type { Widget } from '@folio/contract/widgets';
import type { Actor } from '../../kernel/actor.ts';
import { AppError } from '../../kernel/errors.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { scopeOf } from '../../kernel/policy.ts';
import { accountRows } from '../accounts/index.ts';
import { areTasksHidden, findOldestReview, listScheduledTasks, listTasks, type TaskRow, taskChoiceOf } from '../tasks/index.ts';
import { listRequests, refuseHiddenTranslations } from '../translation-desk/index.ts';
import { findDayIn, findLatestTrend, findReviewLoad, findStepsOf } from './list-cards.queries.ts';

type Card = Pick<Widget, 'figure' | 'series' | 'rows' | 'items' | 'source'> & Partial<Pick<Widget, 'oldest_at'>>;
type Item = Widget['items'][number];
type Task = TaskRow;

interface Reading {
  kernel: Kernel;
  actor: Actor;
  /** Of the call; null for Personal, where lists are the caller's own of all workspaces. */
  workspaceId: number | null;
  /** Day in the workspace. */
  today: string;
}

export const isListCard = (name: WidgetName): name is ListCardName => widgets[name].report === null;

const page = { page: 1, perPage: widgetLimits.rows };
const counted = (value: number): Card['figure'] => ({ unit: 'count', value, previous: null });
const bare = { note: '', day: null, time: null, state: null, request_state: null, is_late: false };
const cardOf = (count: number, items: Item[]): Card => ({ figure: counted(count), items, series: [], rows: [], source: null });
const later = (day: string, days: number) => new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);

const open = ['waiting', 'on_going', 'ready'] as const satisfies Task['status'][];
type Choice = Parameters<typeof taskChoiceOf>[1];

async function tasksOf({ kernel, actor, workspaceId, today }: Reading, choice: Omit<Choice, 'workspace_id'>): Promise<Card> {
  const filter = taskChoiceOf(actor, { workspace_id: workspaceId, ...choice });
  const { rows, filtered } = await listTasks(kernel.database, actor, { ...filter, ...page, sort: 'due_date' });
  const items = rows.map((task) => ({
    ...bare,
    id: task.id,
    title: task.title,
    path: `/task-assignment/${task.id}`,
    day: task.due_date,
    state: task.status,
    is_late: task.due_date !== null && task.due_date < today,
  }));
  return cardOf(filtered, items);
}

/** With the step that waits; late where that is due. */
async function waiting(reading: Reading): Promise<Card> {
  const { kernel, actor, workspaceId } = reading;
  const card = await tasksOf(reading, { view: 'review' });
  const oldest = await findOldestReview(
    kernel.database,
    actor,
    taskChoiceOf(actor, { workspace_id: workspaceId, view: 'review' }),
  );
  const steps = await findStepsOf(
    kernel.database,
    card.items.map(({ id }) => id),
  );
  const items = card.items.map((item) => {
    const step = steps.get(item.id);
    const day = step?.due ?? item.day;
    return { ...item, note: step?.name ?? '', day, is_late: day !== null && day < reading.today };
  });
  return { ...card, items, oldest_at: oldest?.toISOString() ?? null };
}

async function load({ kernel, actor, workspaceId }: Reading): Promise<Card | 'forbidden'> {
  const account = await accountRows.findAccount(kernel.database, actor.accountId);
  if (account?.branding.reports_by_person === false) return 'forbidden';
  const people = await findReviewLoad(
    kernel.database,
    workspaceId === null ? actor.workspaceIds : [workspaceId],
    widgetLimits.rows,
  );
  const rows = people.map(({ key, name, count }) => ({ key, name, unit: 'count' as const, value: count }));
  return { figure: null, series: [], items: [], rows, source: null };
}

/** Publications within the next two months. */
async function liveNext({ kernel, actor, workspaceId, today }: Reading): Promise<Card> {
  const choice = taskChoiceOf(actor, { workspace_id: workspaceId, view: 'all' });
  const range = { from: today, to: later(today, 61), limit: widgetLimits.rows - 1 };
  const scheduled = await listScheduledTasks(kernel.database, actor, choice, range);
  const items = scheduled.map(({ task, day, time }) => ({
    ...bare,
    id: task.id,
    title: task.title,
    path: `/task-assignment/${task.id}`,
    day,
    time,
    state: task.status === 'approved' ? ('planned' as const) : ('unapproved' as const),
  }));
  return { ...cardOf(0, items), figure: null };
}

async function translations({ kernel, actor, workspaceId }: Reading): Promise<Card> {
  await refuseHiddenTranslations(kernel, actor);
  const scope = scopeOf(actor, workspaceId);
  const groups = ['needs_answer', 'running'];
  const found = await Promise.all(groups.map((group) => listRequests(kernel.database, scope, { group, ...page })));
  const items = found
    .flatMap(({ rows }) => rows)
    .slice(0, widgetLimits.rows)
    .map((request) => ({
      ...bare,
      id: request.id,
      title: request.title,
      path: `/translation-requests/${request.id}`,
      day: request.wanted_by,
      request_state: request.state,
    }));
  return cardOf(
    found.reduce((sum, { filtered }) => sum + filtered, 0),
    items,
  );
}

/** The latest document of the last 30 days that has a keyword's popularity over time. */
async function trend({ kernel, actor, workspaceId }: Reading): Promise<Card> {
  const found = await findLatestTrend(kernel.database, scopeOf(actor, workspaceId));
  if (!found) return cardOf(0, []);
  const { id, title, source, keyword, points } = found;
  const series = [
    { name: keyword, unit: 'score' as const, points: points.map(({ date, popularity }) => ({ day: date, value: popularity })) },
  ];
  return { figure: null, rows: [], source, series, items: [{ ...bare, id, title, path: `/orders/${id}` }] };
}

const ofTasks = {
  my_tasks: (reading: Reading) => tasksOf(reading, { view: 'mine', status: ['waiting', 'on_going'] }),
  due: (reading: Reading) =>
    tasksOf(reading, {
      view: 'all',
      status: [...open],
      due_from: reading.today,
      due_to: later(reading.today, widgetLimits.dueDays - 1),
    }),
  overdue: (reading: Reading) => tasksOf(reading, { view: 'all', status: [...open], due_to: later(reading.today, -1) }),
  waiting,
  load,
  live_next: liveNext,
};

const readers: Record<ListCardName, (reading: Reading) => Promise<Card | 'forbidden'>> = { ...ofTasks, translations, trend };

/** A card as its caller may see it. Throws 404 for a workspace that the caller is not in. */
export async function readListCard(
  kernel: Kernel,
  actor: Actor,
  name: ListCardName,
  workspace: number | null | undefined,
): Promise<Card | 'forbidden'> {
  const { workspaceId } = scopeOf(actor, workspace);
  if (name in ofTasks && (await areTasksHidden(kernel.database, actor))) return 'forbidden';
  const today = await findDayIn(kernel.database, workspaceId);
  try {
    return await readers[name]({ kernel, actor, workspaceId, today });
  } catch (problem) {
    if (problem instanceof AppError && problem.status === 403) return 'forbidden';
    throw problem;
  }
}
