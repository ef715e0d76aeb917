import type { Task, TaskEvent } from '@folio/contract/task-shapes';
import type { ToolDetail } from '@folio/contract/tool-definition';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { besideDocuments, jobPosting, signedIn } from '../testing/caller.ts';
import { answerOf, writtenDocument } from '../testing/documents.ts';
import { failWith } from '../testing/fake-api.ts';
import { renderRoute } from '../testing/render-route.tsx';
import { listOf, newsroom, nothing, task } from '../testing/tasks.ts';
import { tool as jobPostingForm } from '../testing/tool-detail.ts';

const hash = 'a'.repeat(64);
const step = {
  id: 5,
  position: 0,
  name: 'Editor',
  reviewers: [{ id: 1, name: 'Ada Byron' }],
  group: null,
  guest: null,
  required_approvals: 1,
  days: null,
  is_fixed: false,
  looks_at: [],
  due_date: null,
  state: 'active' as const,
  approvals: 0,
};
const inReview: Task = {
  ...task,
  status: 'ready',
  order_detail_id: 12,
  active_step: { id: 5, name: 'Editor', position: 0, total: 1 },
  review_steps: [step],
  can: { ...nothing, decide: true, withdraw: true },
};
const event: TaskEvent = {
  id: 1,
  kind: 'decided',
  user: { id: 1, name: 'Ada Byron' },
  impersonator: null,
  guest: null,
  at: '2026-11-02T10:00:00.000Z',
  round: 1,
  verdict: 'approve',
  note: null,
  step: 'Editor',
  package_hash: hash,
  version_id: 40,
};
const answers = {
  ...signedIn,
  ...besideDocuments,
  workspaces: { ...signedIn.workspaces, show: { ...signedIn.workspaces.show, workspaces: [newsroom] } },
  comments: { show: { comments: [], recordsTotal: 0, people: [] } },
  tools: { showTool: failWith(404, 'ORDER_NOT_FOUND', 'There is no such tool') },
  reviewLinks: { show: { review_links: [], can: { create: false } } },
};
const noPassages = { passages: [], totals: { engine: 0, person: 0, mixed: 0, words: 0 } };
const tasksWith = (shown: Task, events: TaskEvent[]) => ({
  show: { task: shown },
  history: { taskHistory: events, recordsTotal: events.length },
  package: { package_hash: hash, parts: [{ part: 'text' as const, hash }], version_id: 40 },
  changes: {
    since: { at: '2026-11-02T10:00:00.000Z', verdict: 'approve' as const },
    parts: [{ part: 'text' as const, is_changed: true, before: '<p>Old.</p>', after: '<p>New.</p>' }],
  },
  decide: { results: [{ id: 7, code: null, message: null, task: null }] },
});

test('the content of a task is the editor, with the review as its first panel, and a decision is on the drawn version', async () => {
  const { calls } = renderRoute('/task-assignment/7/content', {
    ...answers,
    documents: { show: answerOf(writtenDocument(12)) },
    tasks: tasksWith(inReview, []),
  });
  expect(await screen.findByRole('tab', { name: 'Review' })).toBeDefined();
  expect(screen.getByRole('tab', { name: 'Review' }).getAttribute('aria-selected')).toBe('true');
  expect(screen.getAllByRole('tab')[0]?.textContent).toBe('Review');
  expect(screen.getByText('Trail shoes grip on wet stone.')).toBeDefined();
  expect(screen.getByRole('heading', { name: 'Waits for you' })).toBeDefined();
  expect(await screen.findByText('0 of 1 step')).toBeDefined();
  fireEvent.click(await screen.findByRole('button', { name: 'Approve' }));
  await waitFor(() => expect(calls.some(({ name }) => name === 'tasks.decide')).toBe(true));
  expect(calls.find(({ name }) => name === 'tasks.decide')?.body).toMatchObject({
    verdict: 'approve',
    decisions: [{ id: 7, step_id: 5, package_hash: hash }],
  });
});

test('beside a document, its author reads why they cannot approve it', async () => {
  const { calls } = renderRoute('/task-assignment/7/content', {
    ...answers,
    documents: { show: answerOf(writtenDocument(12)) },
    tasks: tasksWith({ ...inReview, can: nothing, decide_refusal: 'You wrote or submitted this content.' }, []),
  });
  const approve = await screen.findByRole('button', { name: 'Approve' });
  expect(screen.getByText('You wrote or submitted this content.').id).toBe(approve.getAttribute('aria-describedby'));
  expect(screen.queryByRole('heading', { name: 'Waits for you' })).toBeNull();
  fireEvent.click(approve);
  await Promise.resolve();
  expect(calls.some(({ name }) => name === 'tasks.decide')).toBe(false);
});

test('handing in sends what is unsaved first', async () => {
  const writing: Task = { ...inReview, status: 'on_going', can: { ...nothing, submit: true } };
  const document = writtenDocument(12);
  const { calls } = renderRoute('/task-assignment/7/content', {
    ...answers,
    documents: { show: answerOf(document), update: { order: { ...document, title: 'Trail shoes in autumn' } } },
    tasks: { ...tasksWith(writing, []), submit: { task: inReview } },
  });
  fireEvent.change(await screen.findByDisplayValue('Trail shoes'), { target: { value: 'Trail shoes in autumn' } });
  fireEvent.click(screen.getByRole('button', { name: 'Submit for review' }));
  await waitFor(() => expect(calls.some(({ name }) => name === 'tasks.submit')).toBe(true));
  const names = calls.map(({ name }) => name);
  expect(names.indexOf('documents.update')).toBeGreaterThan(-1);
  expect(names.indexOf('documents.update')).toBeLessThan(names.indexOf('tasks.submit'));
});

test('the page of a document has the review of its task too', async () => {
  const { calls } = renderRoute('/orders/12', {
    ...answers,
    publishing: { showPublications: { publications: [] } },
    documents: {
      show: answerOf(writtenDocument(12, { engine: { kind: 'computed', provider: null, model: null } })),
      provenance: noPassages,
    },
    tasks: { ...tasksWith(inReview, []), list: listOf(inReview) },
  });
  expect((await screen.findByRole('tab', { name: 'Review' })).getAttribute('aria-selected')).toBe('true');
  expect((await screen.findByRole('link', { name: 'Task 7' })).getAttribute('href')).toBe('/task-assignment/7/brief');
  expect(calls.find(({ name }) => name === 'tasks.list')?.query.get('order_detail_id')).toBe('12');
});

test('nobody decides on a version that is not the drawn one: the newer one is drawn first', async () => {
  const newer = writtenDocument(12, {
    content: { html: '<p>Trail shoes grip on ice.</p>' },
    version: { id: 40, number: 1, revision: 3, created_at: '2026-11-02T10:00:00.000Z' },
    updated_at: '2026-11-02T10:05:00.000Z',
  });
  let isSaved = false;
  let isDrawn: boolean | null = null;
  const { calls } = renderRoute('/task-assignment/7/content', {
    ...answers,
    documents: { show: () => answerOf(isSaved ? newer : writtenDocument(12)) },
    tasks: {
      ...tasksWith(inReview, []),
      decide: () => {
        isDrawn ??= screen.queryByText('Trail shoes grip on ice.') !== null;
        return { results: [{ id: 7, code: null, message: null, task: null }] };
      },
      // Someone saves just before the package is asked for.
      package: () => {
        isSaved = true;
        return { package_hash: hash, parts: [], version_id: 40 };
      },
    },
  });
  expect(await screen.findByRole('button', { name: 'Approve' })).toBeDefined();
  expect(calls.filter(({ name }) => name === 'tasks.package')).toHaveLength(2);
  await waitFor(() => {
    fireEvent.click(screen.getByRole('button', { name: 'Approve' }));
    expect(isDrawn).toBe(true);
  });
});

test('who decided before begins with what changed since, and the document is one step away', async () => {
  renderRoute('/task-assignment/7/content', {
    ...answers,
    documents: { show: answerOf(writtenDocument(12)) },
    tasks: tasksWith(inReview, [event]),
  });
  expect(await screen.findByRole('heading', { name: /Since your last approval/ })).toBeDefined();
  expect(screen.queryByRole('tab', { name: 'Review' })).toBeNull();
  fireEvent.click(screen.getByRole('link', { name: 'Document' }));
  expect(await screen.findByRole('tab', { name: 'Review' })).toBeDefined();
});

test('a task without a document says how it gets one', async () => {
  renderRoute('/task-assignment/7/content', {
    ...answers,
    tasks: tasksWith({ ...task, can: { ...nothing, edit: true, start: true } }, []),
  });
  expect(await screen.findByRole('heading', { name: 'No document yet' })).toBeDefined();
  expect(screen.getByRole('button', { name: 'Start' })).toBeDefined();
  expect(screen.getByRole('button', { name: 'Choose a document' })).toBeDefined();
});

const tool: ToolDetail = {
  ...jobPostingForm,
  slug: 'managed_page_content',
  name: 'Managed page content',
  has_task_assignment: true,
  fields: [
    { type: 'text', name: 'title', label: 'Task title', required: true, default: null },
    { type: 'textarea', name: 'task_description', label: 'Task description', required: false, default: null },
  ],
  credits: { ...jobPostingForm.credits, rule: 'fixed', amount: 60, per: null, basis: null },
  title_fields: ['title'],
};
const members = ['Ada Byron', 'Will Writer'].map((name, index) => ({
  user_id: index + 1,
  name,
  email: `${index}@example.com`,
  role: 'user' as const,
  is_disabled: false,
}));
const toolAnswers = {
  ...answers,
  tools: { showTool: { tool } },
  users: {
    ...signedIn.users,
    showUserInfo: {
      ...signedIn.users.showUserInfo,
      templates: [{ ...jobPosting, slug: tool.slug, name: tool.name, has_task_assignment: true }],
    },
  },
  workspaces: {
    ...answers.workspaces,
    listUsers: { users: members, recordsTotal: 2, recordsFiltered: 2 },
  },
  folders: { show: { folders: [] } },
  guidelines: {
    show: { guidelines: [], templates: [], default_id: null, recordsTotal: 0, recordsFiltered: 0, can: { create: false } },
  },
  analytics: { reportToolUse: failWith(503, 'SERVER_ERROR', 'Not reachable') },
};

const orderedDetail = { id: 12, description: null, status: 'accepted', reason: null, is_cancelled: false } as const;

test('the form of a tool with tasks asks for the task; a manual one costs nothing, and its faults are shown at their fields', async () => {
  document.cookie = 'workspace=1';
  let isRefused = true;
  const { calls, router } = renderRoute('/tools/managed_page_content', {
    ...toolAnswers,
    documents: { show: answerOf(writtenDocument(12)) },
    orders: {
      create: () =>
        isRefused
          ? failWith(422, 'INVALID_INPUT', 'Check the form', { 'task.assignee_id': ['This person is not in the workspace'] })
          : {
              order: {
                id: 12,
                title: 'Cargo bikes',
                tool: tool.slug,
                price: 0,
                order_details: [{ ...orderedDetail, name: 'Cargo bikes' }],
              },
            },
    },
    tasks: { ...tasksWith({ ...task, order_detail_id: 12 }, []), list: listOf(task) },
  });
  expect(await screen.findByText('60 credits')).toBeDefined();
  fireEvent.change(await screen.findByLabelText(/^Task title/), { target: { value: 'Cargo bikes' } });
  fireEvent.click(await screen.findByRole('combobox', { name: 'Type' }));
  fireEvent.click(await screen.findByRole('option', { name: 'Manual/BAU', hidden: true }));
  expect(await screen.findByText('Free')).toBeDefined();
  fireEvent.change(screen.getByLabelText('Due'), { target: { value: '2026-12-04' } });
  fireEvent.click(screen.getByRole('combobox', { name: 'Assignee' }));
  fireEvent.click(await screen.findByRole('option', { name: 'Will Writer', hidden: true }));
  fireEvent.click(screen.getByRole('button', { name: 'Create task' }));
  const fault = await screen.findByText('This person is not in the workspace');
  expect(screen.getByRole('combobox', { name: 'Assignee' }).getAttribute('aria-describedby')).toContain(fault.id);
  expect(calls.find(({ name }) => name === 'orders.create')?.body).toMatchObject({
    task: { type: 'manual', due_date: '2026-12-04', priority: 'medium', assignee_id: 2 },
  });
  isRefused = false;
  fireEvent.click(screen.getByRole('button', { name: 'Create task' }));
  await waitFor(() => expect(router.state.location.href).toBe('/task-assignment/7/content?show=document'));
});

test('starting a task fills in the form of its tool, and keeps what was being filled in', async () => {
  document.cookie = 'workspace=1';
  const mine = { values: { title: 'My own page' }, urls: [], step: 0, visited: 0, orderId: null, sourceIds: [], proposedFor: {} };
  sessionStorage.setItem('folio.1.draft.managed_page_content', JSON.stringify(mine));
  renderRoute('/tools/managed_page_content?task=7', { ...toolAnswers, tasks: tasksWith(task, []) });
  expect(await screen.findByLabelText(/^Task title/)).toHaveProperty('value', 'Guide to trail shoes');
  expect(screen.getByLabelText(/^Task description/)).toHaveProperty('value', 'For people who run on wet paths.');
  expect((await screen.findByRole('link', { name: /for task 7: Guide to trail shoes/ })).getAttribute('href')).toBe(
    '/task-assignment/7/brief',
  );
  expect(screen.queryByRole('combobox', { name: 'Type' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Show my earlier input' }));
  expect(screen.getByLabelText(/^Task title/)).toHaveProperty('value', 'My own page');
  fireEvent.click(screen.getByRole('button', { name: 'Show the fields of the task' }));
  expect(screen.getByLabelText(/^Task title/)).toHaveProperty('value', 'Guide to trail shoes');
  expect(sessionStorage.getItem('folio.1.draft.managed_page_content')).toContain('My own page');
});

test('the number of a task and that it has no date are two facts', async () => {
  renderRoute('/task-assignment/7/content', {
    ...answers,
    documents: { show: answerOf(writtenDocument(12)) },
    tasks: tasksWith({ ...inReview, due_date: null }, []),
  });
  await screen.findByRole('tab', { name: 'Review' });
  const title = screen.getByRole('heading', { level: 1, name: task.title });
  expect(title.parentElement?.textContent).toContain('Task 7, No date');
});
