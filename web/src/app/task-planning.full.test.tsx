import type { TaskTemplate } from '@folio/contract/task-templates';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { chooseWorkspace } from '../base/workspace.ts';
import { signedIn } from '../testing/caller.ts';
import { failWith } from '../testing/fake-api.ts';
import { fixDay } from '../testing/fix-day.ts';
import { renderRoute } from '../testing/render-route.tsx';
import { besideTasks, counts, entriesOf, entryOf, newsroom, nothing, row, task } from '../testing/tasks.ts';

fixDay();

const longName = 'A template with a very long name that does not fit into one line';
const template: TaskTemplate = {
  id: 3,
  workspace_id: 1,
  name: longName,
  fields: { description: 'As always', soft_keywords: ['grip'] },
  review_steps: [{ name: 'Editor', reviewer_ids: [1], required_approvals: 1, looks_at: [], days: 2 }],
  days: 4,
  revision: 5,
};
const team = {
  ...besideTasks,
  workspaces: { ...besideTasks.workspaces, show: { ...signedIn.workspaces.show, workspaces: [newsroom] } },
};
const canCreate = { ...counts, can: { create: true } };

beforeEach(() => chooseWorkspace(1));

test('a template is opened, changed and saved with what its form does not show; a refusal is said at its field', async () => {
  let isRefused = true;
  const { calls } = renderRoute('/task-assignment/templates', {
    ...team,
    taskTemplates: {
      show: { task_templates: [template], can: { create: true } },
      edit: () =>
        isRefused
          ? failWith(422, 'INVALID_INPUT', 'Check the highlighted fields', { name: ['This name is too long'] })
          : { message: 'Task template saved', task_template: template },
    },
  });
  expect((await screen.findByRole('link', { name: longName })).getAttribute('aria-current')).toBe('true');
  expect(screen.getByText('No tool, 1 review step, 4 working days')).toBeDefined();
  fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'Guide' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('This name is too long')).toBeDefined();
  isRefused = false;
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(calls.filter(({ name }) => name === 'taskTemplates.edit')).toHaveLength(2));
  expect(calls.findLast(({ name }) => name === 'taskTemplates.edit')?.body).toMatchObject({
    id: 3,
    revision: 5,
    name: 'Guide',
    fields: { description: 'As always', soft_keywords: ['grip'] },
    review_steps: [{ name: 'Editor', reviewer_ids: [1], days: 2 }],
    days: 4,
  });
});

test('a template is deleted after a question', async () => {
  const { calls } = renderRoute('/task-assignment/templates', {
    ...team,
    taskTemplates: { show: { task_templates: [template], can: { create: true } }, remove: { message: 'Deleted' } },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Delete' }));
  expect(await screen.findByText(/Tasks created from it are kept\./)).toBeDefined();
  expect(calls.some(({ name }) => name === 'taskTemplates.remove')).toBe(false);
  fireEvent.click(screen.getByRole('button', { name: 'Delete template' }));
  await waitFor(() => expect(calls.find(({ name }) => name === 'taskTemplates.remove')?.body).toEqual({ id: 3 }));
});

test('readers see the names of templates, and nothing to change them with', async () => {
  renderRoute('/task-assignment/templates', {
    ...team,
    taskTemplates: { show: { task_templates: [template], can: { create: false } } },
  });
  expect(await screen.findByText(longName)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'New template' })).toBeNull();
  expect(screen.queryByLabelText('Name')).toBeNull();
});

test('faults of a file are shown by row and column with their value, and nothing can be created until there are none', async () => {
  let isFaulty = true;
  const { calls } = renderRoute('/task-assignment/import', {
    ...team,
    taskViews: { counts: canCreate, show: { views: [] } },
    taskTemplates: { show: { task_templates: [], can: { create: true } } },
    bulkOrders: { show: { bulk_orders: [], rows: [], recordsTotal: 0, recordsFiltered: 0 } },
    taskBulk: {
      validate: () => ({
        rows: [{ row: 2, title: 'Müsli, Nüsse', cells: ['Müsli, Nüsse', '31.11.2026'] }],
        columns: ['title', 'due_date'],
        unknown_columns: ['colour'],
        count: 1,
        left_out: 0,
        faults: isFaulty ? [{ row: 2, column: 'due_date', message: 'Enter a valid date' }] : [],
        faults_total: isFaulty ? 250 : 0,
      }),
      create: { message: '1 task created', count: 1, left_out: 0, task_ids: [9] },
    },
    tasks: { list: { tasks: [], recordsTotal: 0, recordsFiltered: 0, can: { create: true } } },
  });
  const choose = async () => {
    const input = await waitFor(() => {
      const found = document.querySelector<HTMLInputElement>('input[type=file]');
      if (!found) throw new Error('No field for a file');
      return found;
    });
    fireEvent.change(input, { target: { files: [new File(['title'], 'tasks.csv', { type: 'text/csv' })] } });
  };
  await choose();
  const faults = within(await screen.findByRole('table', { name: 'Problems' }));
  expect(faults.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
    '2',
    'due_date',
    '31.11.2026',
    'Enter a valid date',
  ]);
  expect(screen.getByText('Showing the first 1 problems.')).toBeDefined();
  expect(screen.getByText('Ignored columns: colour')).toBeDefined();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Create 1 task' }).disabled).toBe(true);
  isFaulty = false;
  await choose();
  expect(await screen.findByText('1 task can be created. Nothing is created yet.')).toBeDefined();
  expect(screen.queryByRole('table', { name: 'Problems' })).toBeNull();
  const button = screen.getByRole('button', { name: 'Create 1 task' });
  fireEvent.click(button);
  fireEvent.click(button);
  await waitFor(() => expect(calls.filter(({ name }) => name === 'taskBulk.create')).toHaveLength(1));
});

test('the documents of a bulk order become tasks; those that have one are counted', async () => {
  const order = {
    id: 12,
    order_id: 4,
    title: 'Winter guides',
    tool: 'seo_article',
    tool_name: 'SEO article',
    icon: 'article',
    macrocategory: 'seo',
    state: 'finished' as const,
    file_name: 'winter.csv',
    rows: 3,
    counts: { waiting: 0, in_progress: 0, ready: 3, approved: 0, failed: 0, cancelled: 0, on_hold: 0 },
    columns: [],
    price: 30,
    spent: 30,
    user: { id: 1, name: 'Mara Manager' },
    workspace_id: 1,
    folder_id: null,
    created_at: '2026-11-01T08:00:00.000Z',
    finished_at: '2026-11-01T09:00:00.000Z',
    can: { pause: false, resume: false, cancel: false, retry: false, approve: true, export: true },
  };
  const { calls } = renderRoute('/task-assignment/import', {
    ...team,
    taskViews: { counts: canCreate },
    taskTemplates: { show: { task_templates: [template], can: { create: true } } },
    bulkOrders: { show: { bulk_orders: [order], rows: [], recordsTotal: 1, recordsFiltered: 1 } },
    taskBulk: {
      validate: { rows: [], columns: [], unknown_columns: [], count: 2, left_out: 1, faults: [], faults_total: 0 },
      create: failWith(422, 'TASK_ROWS_WRONG', 'Someone left'),
    },
  });
  fireEvent.click(await screen.findByRole('radio', { name: /Bulk order/ }));
  fireEvent.click(await screen.findByRole('combobox', { name: 'Bulk order' }));
  fireEvent.click(await screen.findByRole('option', { name: 'Winter guides (12)', hidden: true }));
  expect(await screen.findByText('1 document already has a task and is skipped.')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Create 2 tasks' }));
  expect(await screen.findByText('Someone left')).toBeDefined();
  await waitFor(() => expect(calls.filter(({ name }) => name === 'taskBulk.validate')).toHaveLength(2));
  expect(calls.find(({ name }) => name === 'taskBulk.create')?.body).toMatchObject({ workspace_id: 1, from_bulk_order_id: 12 });
});

test('a task is moved with the keyboard once what follows it was shown, and back with undo; a refusal puts it back', async () => {
  const mine = { ...row, due_date: '2026-02-11', can: { ...nothing, edit: true } };
  let due = mine.due_date;
  let isRefused = true;
  const moved = (id: number, before: string, after: string, isNamed: boolean) => ({
    id,
    title: isNamed ? mine.title : 'The one after',
    start_date: null,
    start_date_before: null,
    due_date: after,
    due_date_before: before,
    steps: [],
    revision: 2,
    is_named: isNamed,
  });
  const answer = {
    entry: { ...entryOf({ ...mine, due_date: '2026-02-18' }), revision: 2 },
    moved: [moved(7, '2026-02-11', '2026-02-18', true), moved(8, '2026-02-12', '2026-02-19', false)],
    conflicts: [{ task_id: 8, step_id: 1, step: 'Legal', due_date: '2026-02-13', days: 4 }],
  };
  const { calls } = renderRoute('/calendar?of=tasks&date=2026-02-01', {
    ...team,
    taskViews: { counts: canCreate, show: { views: [] } },
    calendarEntries: {
      show: () => entriesOf(entryOf({ ...mine, due_date: due })),
      move: ({ body }) => {
        if ((body as { preview?: boolean }).preview) return answer;
        if (isRefused) return failWith(409, 'TASK_CHANGED', 'Someone else changed this task');
        due = '2026-02-18';
        return answer;
      },
    },
    taskDates: {
      restore: () => {
        due = '2026-02-11';
        return { tasks: [mine] };
      },
    },
  });
  const link = () => screen.findByRole('link', { name: mine.title });
  const dayNow = async () => (await link()).closest('[data-day]')?.getAttribute('data-day');
  const press = async (...keys: string[]) => {
    for (const key of keys) fireEvent.keyDown(await link(), { key });
  };
  await press(' ', 'ArrowDown');
  expect(document.querySelector('[data-target]')?.getAttribute('data-day')).toBe('2026-02-18');
  await press('Enter');
  const dialog = within(await screen.findByRole('dialog', { name: 'Move task' }));
  expect(await dialog.findByText('1 other task will also move:')).toBeDefined();
  expect(dialog.getByText('Legal: fixed date 13 Feb missed by 4 days')).toBeDefined();
  fireEvent.click(dialog.getByRole('button', { name: 'Move' }));
  expect(await screen.findByText('Not moved. Someone else changed this task')).toBeDefined();
  await waitFor(async () => expect(await dayNow()).toBe('2026-02-11'));
  isRefused = false;
  await press(' ', 'ArrowDown', 'Enter');
  fireEvent.click(within(await screen.findByRole('dialog', { name: 'Move task' })).getByRole('button', { name: 'Move' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(calls.some(({ name }) => name === 'taskDates.restore')).toBe(true));
  expect(calls.find(({ name }) => name === 'taskDates.restore')?.body).toEqual({
    tasks: [
      { id: 7, revision: 2, start_date: null, due_date: '2026-02-11', steps: [] },
      { id: 8, revision: 2, start_date: null, due_date: '2026-02-12', steps: [] },
    ],
  });
  await waitFor(async () => expect(await dayNow()).toBe('2026-02-11'));
});

test('who may remind finds it among the actions, and a refusal is said in the words of the server', async () => {
  const { calls } = renderRoute('/task-assignment/7', {
    ...team,
    reviewLinks: { show: { review_links: [], can: { create: false } } },
    tasks: { show: { task: { ...task, can: { ...nothing, remind: true } } } },
    taskDates: { remind: failWith(409, 'TASK_REMINDED_TODAY', 'Everyone was reminded today') },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Actions for Guide to trail shoes' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Send reminder' }));
  expect(await screen.findByText('Everyone was reminded today')).toBeDefined();
  expect(calls.filter(({ name }) => name === 'taskDates.remind')).toHaveLength(1);
});
