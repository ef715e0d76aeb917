// Tasks for tests that render pages.
import type { CalendarEntry } from '@folio/contract/calendar-entries';
import type { Task, TaskRow } from '@folio/contract/task-shapes';
import { besideDocuments, signedIn } from './caller.ts';
import { type Answers, failWith } from './fake-api.ts';

/** Permissions of a user without any. */
export const nothing = {
  edit: false,
  delete: false,
  start: false,
  submit: false,
  withdraw: false,
  decide: false,
  reopen: false,
  close: false,
  publish: false,
  attach: false,
  remind: false,
};
export const row: TaskRow = {
  id: 7,
  workspace_id: 1,
  title: 'Guide to trail shoes',
  status: 'waiting',
  round: 1,
  priority: 'high',
  type: 'ai',
  request_type: 'new',
  tool_id: null,
  website_id: null,
  language: null,
  assignee: { id: 1, name: 'Mara Manager' },
  assignees_group: null,
  creator: { id: 1, name: 'Mara Manager' },
  start_date: null,
  due_date: '2020-01-02',
  publish_at: null,
  order_detail_id: null,
  document_problem: null,
  active_step: null,
  revision: 1,
  created_at: '2026-11-01T08:00:00.000Z',
  updated_at: '2026-11-01T08:00:00.000Z',
  can: nothing,
  decide_refusal: null,
};
export const task: Task = {
  ...row,
  description: 'For people who run on wet paths.',
  additional_content: '',
  brand_voice_id: null,
  additional_source_ids: [],
  linked_keywords: [],
  soft_keywords: [],
  h2_headings: [],
  category_name: '',
  content_length: null,
  page_url: '',
  is_smart: false,
  after_task_id: null,
  time_zone: 'Europe/Rome',
  publish_error: null,
  package_hash: null,
  review_steps: [],
  attachments: [],
};
/** A page of the list. */
export const listOf = (...tasks: TaskRow[]) => ({
  tasks,
  recordsTotal: tasks.length,
  recordsFiltered: tasks.length,
  can: { create: false },
});
/** The counts of the views. */
export const counts = { counts: { all: 3, mine: 1, review: 2, asked: 0, overdue: 1 }, can: { create: false } };
export const newsroom = {
  id: 1,
  name: 'Newsroom',
  members_count: 2,
  documents_count: 0,
  created_at: '2026-11-01T08:00:00.000Z',
  can: { update: false, delete: false, manage_members: false },
};

/** A task's due day as the calendar has it. */
export const entryOf = ({
  id,
  title,
  due_date: due,
  revision,
  can,
  assignee,
  document_problem: problem,
}: TaskRow): CalendarEntry => ({
  kind: 'task_due',
  id,
  workspace_id: 1,
  title,
  path: `/task-assignment/${id}`,
  from: due ?? '',
  to: due ?? '',
  time: null,
  state: 'waiting',
  note: '',
  people: assignee ? [assignee] : [],
  website_id: null,
  channel: null,
  document_problem: problem ?? null,
  website_kind: null,
  revision,
  is_fixed: false,
  is_late: false,
  can: { move: can.edit, assign: can.edit },
});
/** Response of the calendar. */
export const entriesOf = (...entries: CalendarEntry[]) => ({ entries, more: [], failed: [], can: { create: true } });

/** Requests of task pages beside tasks: no people, voices, websites or tools. */
export const besideTasks = {
  ...signedIn,
  workspaces: {
    ...signedIn.workspaces,
    listUsers: { users: [], recordsTotal: 0, recordsFiltered: 0 },
  },
  brandVoices: { show: besideDocuments.brandVoices.show },
  websites: { show: { websites: [], recordsTotal: 0, recordsFiltered: 0, can: { create: false } } },
  tools: { showTool: failWith(404, 'NOT_FOUND', 'There is no such tool.') },
} satisfies Answers;
