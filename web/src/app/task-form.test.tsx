// The form of a task: three fields at first, every field of the specification in a folded group below.
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { chooseWorkspace } from '../base/workspace.ts';
import { besideDocuments, signedIn } from '../testing/caller.ts';
import { failWith } from '../testing/fake-api.ts';
import { renderRoute } from '../testing/render-route.tsx';
import { counts, newsroom, nothing, task } from '../testing/tasks.ts';

const none = { recordsTotal: 0, recordsFiltered: 0, can: { create: false } };
const team = {
  ...signedIn,
  websites: { show: { ...none, websites: [] } },
  brandVoices: besideDocuments.brandVoices,
  sources: besideDocuments.sources,
  documents: { show: failWith(404, 'NOT_FOUND', 'Not found') },
  workspaceSettings: { showOne: failWith(404, 'NOT_FOUND', 'Not found') },
  tools: { showTool: failWith(404, 'NOT_FOUND', 'Not found') },
  taskTemplates: { show: { task_templates: [], can: { create: false } } },
  workspaces: {
    ...signedIn.workspaces,
    show: { ...signedIn.workspaces.show, workspaces: [newsroom] },
    listUsers: { users: [], recordsTotal: 0, recordsFiltered: 0, can: { manage_members: false } },
  },
  taskViews: { counts, show: { views: [] } },
};
beforeEach(() => chooseWorkspace(1));
afterEach(() => vi.restoreAllMocks());

const change = (dialog: ReturnType<typeof within>, label: string, value: string) =>
  fireEvent.change(dialog.getByLabelText(label), { target: { value } });

test('every field of a task is changed in its form, and a fault in a folded group opens it', async () => {
  let isRefused = true;
  const { calls } = renderRoute('/task-assignment/7', {
    ...team,
    reviewLinks: { show: { review_links: [], can: { create: false } } },
    tasks: {
      list: { ...none, tasks: [] },
      show: { task: { ...task, linked_keywords: ['shoes'], can: { ...nothing, edit: true } } },
      edit: () =>
        isRefused
          ? failWith(422, 'INVALID_INPUT', 'Check the fields', { content_length: ['Must be at most 20000'] })
          : { message: 'Task saved', task },
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Actions for Guide to trail shoes' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Edit task' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit task' }));
  const keywords = dialog.getByText('Keywords and headings').closest('details') as HTMLDetailsElement;
  const brief = dialog.getByText('Brief').closest('details') as HTMLDetailsElement;
  expect([keywords.open, brief.open]).toEqual([false, false]);
  expect(keywords.textContent).toContain('1 keyword');
  change(dialog, 'Linked keywords', 'trail shoes\n\n grip ');
  change(dialog, 'Soft keywords', 'mud');
  change(dialog, 'H2 headings', 'Fit\nCare');
  change(dialog, 'Category', 'Shoes');
  change(dialog, 'Length in words', '800');
  change(dialog, 'Additional content', 'Name the river');
  fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('Must be at most 20000')).toBeDefined();
  expect([keywords.open, brief.open]).toEqual([true, false]);
  expect(keywords.textContent).toContain('3 keywords, 2 headings, Shoes');
  isRefused = false;
  fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(calls.filter(({ name }) => name === 'tasks.edit')).toHaveLength(2));
  expect(calls.findLast(({ name }) => name === 'tasks.edit')?.body).toMatchObject({
    linked_keywords: ['trail shoes', 'grip'],
    soft_keywords: ['mud'],
    h2_headings: ['Fit', 'Care'],
    category_name: 'Shoes',
    content_length: 800,
    additional_content: 'Name the river',
  });
});

test('/task-assignment/new opens the form of a new task, which closes to the list', async () => {
  const { router } = renderRoute('/task-assignment/new', {
    ...team,
    tasks: { list: { tasks: [], recordsTotal: 0, recordsFiltered: 0, can: { create: true } } },
    taskViews: { counts: { ...counts, can: { create: true } }, show: { views: [] } },
  });
  const dialog = within(await screen.findByRole('dialog', { name: 'New task' }));
  expect(dialog.getByLabelText('Title')).toBeDefined();
  expect(dialog.queryByText(/^This day is in the past/)).toBeNull();
  fireEvent.change(dialog.getByLabelText('Due'), { target: { value: '2020-01-02' } });
  expect(dialog.getByText('This day is in the past. The task is overdue at once.')).toBeDefined();
  fireEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'New task' })).toBeNull());
  expect(router.state.location.href).toBe('/task-assignment');
});

test('a new task takes files; one that is refused is named, and the others are attached', async () => {
  let attached = 0;
  const { calls } = renderRoute('/task-assignment/new', {
    ...team,
    tasks: {
      list: { tasks: [], recordsTotal: 0, recordsFiltered: 0, can: { create: true } },
      create: { message: 'Task created', task },
      show: { task },
    },
    reviewLinks: { show: { review_links: [], can: { create: false } } },
    taskAttachments: {
      create: () => {
        attached += 1;
        return attached === 1
          ? failWith(422, 'INVALID_INPUT', 'Check the highlighted fields', { file: ['empty.txt is empty'] })
          : { task };
      },
    },
    taskViews: { counts: { ...counts, can: { create: true } }, show: { views: [] } },
  });
  const dialog = within(await screen.findByRole('dialog', { name: 'New task' }));
  change(dialog, 'Title', 'Guide to trail shoes');
  const names = ['empty.txt', 'plan.pdf', 'notes.txt', 'program.exe'];
  fireEvent.change(dialog.getByLabelText('Attach files'), { target: { files: names.map((name) => new File(['1'], name)) } });
  expect(await dialog.findByText('program.exe: this file type is not supported')).toBeDefined();
  fireEvent.click(dialog.getByRole('button', { name: 'Remove notes.txt' }));
  expect(dialog.queryByText('notes.txt')).toBeNull();
  expect(calls.filter(({ name }) => name === 'taskAttachments.create')).toEqual([]);
  fireEvent.click(dialog.getByRole('button', { name: 'Create task' }));
  expect(await screen.findByText('empty.txt is empty')).toBeDefined();
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'New task' })).toBeNull());
  const called = calls.map(({ name }) => name).filter((name) => /tasks\.create|taskAttachments/.test(name));
  expect(called).toEqual(['tasks.create', 'taskAttachments.create', 'taskAttachments.create']);
});

test('a task whose files are not sent, since the connection is gone by then, stays; each of them is named', async () => {
  const { calls } = renderRoute('/task-assignment/new', {
    ...team,
    tasks: {
      list: { tasks: [], recordsTotal: 0, recordsFiltered: 0, can: { create: true } },
      create: () => {
        vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
        return { message: 'Task created', task };
      },
      show: { task },
    },
    reviewLinks: { show: { review_links: [], can: { create: false } } },
    taskViews: { counts: { ...counts, can: { create: true } }, show: { views: [] } },
  });
  const dialog = within(await screen.findByRole('dialog', { name: 'New task' }));
  change(dialog, 'Title', 'Guide to trail shoes');
  const files = ['plan.pdf', 'notes.txt'].map((name) => new File(['1'], name));
  fireEvent.change(dialog.getByLabelText('Attach files'), { target: { files } });
  fireEvent.click(dialog.getByRole('button', { name: 'Create task' }));
  for (const { name } of files) expect(await screen.findByText(`${name}: You are offline. Nothing was sent.`)).toBeDefined();
  expect(await screen.findByText('Task created')).toBeDefined();
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'New task' })).toBeNull());
  // The task is made once, whatever follows.
  expect(calls.filter(({ name }) => name === 'tasks.create')).toHaveLength(1);
  expect(calls.filter(({ name }) => name === 'taskAttachments.create')).toEqual([]);
});

test('a new task can be created and started at once', async () => {
  const { calls, router } = renderRoute('/task-assignment/new', {
    ...team,
    tasks: {
      list: { tasks: [], recordsTotal: 0, recordsFiltered: 0, can: { create: true } },
      create: { message: 'The task was created', task },
      show: { task },
      start: { task, path: '/task-assignment/7/content' },
      history: { taskHistory: [], recordsTotal: 0 },
    },
    reviewLinks: { show: { review_links: [], can: { create: false } } },
    taskViews: { counts: { ...counts, can: { create: true } }, show: { views: [] } },
  });
  const dialog = within(await screen.findByRole('dialog', { name: 'New task' }));
  change(dialog, 'Title', 'Guide to trail shoes');
  fireEvent.click(dialog.getByRole('button', { name: 'Create and start' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/task-assignment/7/content'));
  expect(calls.find(({ name }) => name === 'tasks.start')?.body).toMatchObject({ id: 7, revision: 1 });
});

test('a form that something was typed into asks before Escape closes it, an untouched one does not', async () => {
  const { router } = renderRoute('/task-assignment/new', {
    ...team,
    tasks: { list: { tasks: [], recordsTotal: 0, recordsFiltered: 0, can: { create: true } } },
    taskViews: { counts: { ...counts, can: { create: true } }, show: { views: [] } },
  });
  const dialog = within(await screen.findByRole('dialog', { name: 'New task' }));
  fireEvent.keyDown(dialog.getByLabelText('Title'), { key: 'S' });
  change(dialog, 'Title', 'Snowshoes');
  fireEvent.keyDown(dialog.getByLabelText('Title'), { key: 'Escape' });
  expect(await screen.findByText(/You have unsaved changes in “New task”/)).toBeDefined();
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
  await waitFor(() => expect(screen.queryByText(/You have unsaved changes in “New task”/)).toBeNull());
  expect(dialog.getByLabelText('Title')).toHaveProperty('value', 'Snowshoes');
  change(dialog, 'Title', '');
  fireEvent.keyDown(dialog.getByLabelText('Title'), { key: 'Escape' });
  await waitFor(() => expect(router.state.location.href).toBe('/task-assignment'));
});
