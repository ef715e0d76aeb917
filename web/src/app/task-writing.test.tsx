import type { Task, TaskEvent } from '@folio/contract/task-shapes';
import type { ToolDetail } from '@folio/contract/tool-definition';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { sendHeldCalls } from '../base/held-calls.ts';
import { forgetOpened } from '../features/tasks/core/opened-reviews.ts';
import { besideDocuments, jobPosting, signedIn } from '../testing/caller.ts';
import { answerOf, writtenDocument } from '../testing/documents.ts';
import { type Answers, failWith } from '../testing/fake-api.ts';
import { renderRoute } from '../testing/render-route.tsx';
import { listOf, newsroom, nothing, task } from '../testing/tasks.ts';
import { tool as jobPostingForm } from '../testing/tool-detail.ts';

afterEach(forgetOpened);

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

/** A task in review that the reader decides on, with its document. */
const reviewed = (refusal: { code: string; message: string } | null = null): Answers => ({
  ...answers,
  documents: { show: answerOf(writtenDocument(12)) },
  tasks: {
    ...tasksWith(inReview, []),
    decide: { results: [{ id: 7, code: refusal?.code ?? null, message: refusal?.message ?? null, task: null }] },
  },
});
const findApprove = async () => {
  const button = await screen.findByRole('button', { name: 'Approve' });
  await waitFor(() => expect(button).toHaveProperty('disabled', false));
  return button;
};
const decisionsIn = (calls: { name: string }[]) => calls.filter(({ name }) => name === 'tasks.decide');

test('the content of a task is the editor, and an approval of the drawn version is sent after ten seconds', async () => {
  const { calls } = renderRoute('/task-assignment/7/content', reviewed());
  expect((await screen.findAllByRole('tab'))[0]?.textContent).toBe('Checks');
  expect(screen.getByText('Trail shoes grip on wet stone.')).toBeDefined();
  expect(screen.getAllByRole('heading', { level: 1 }).map(({ textContent }) => textContent)).toEqual([task.title]);
  expect(screen.getByRole('list', { name: 'Review steps' }).textContent).toContain('Editor, you');
  expect(await screen.findByText(/^You approve this version/)).toBeDefined();
  fireEvent.click(await findApprove());
  expect(await screen.findByText(/approved/)).toBeDefined();
  expect(decisionsIn(calls)).toEqual([]);
  // The focus goes to the next control, since the button is off now.
  expect(document.activeElement?.getAttribute('aria-label')).toBe(`Actions for ${task.title}`);
  await sendHeldCalls();
  expect(calls.find(({ name }) => name === 'tasks.decide')?.body).toMatchObject({
    verdict: 'approve',
    decisions: [{ id: 7, step_id: 5, package_hash: hash }],
  });
});

test('an approval by the key A is undone by the bar or by Z, and can be given again', async () => {
  const { calls } = renderRoute('/task-assignment/7/content', reviewed());
  await findApprove();
  fireEvent.keyDown(document.body, { key: 'a' });
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await findApprove();
  fireEvent.keyDown(document.body, { key: 'a' });
  await screen.findByRole('button', { name: 'Undo' });
  fireEvent.keyDown(document.body, { key: 'z' });
  await findApprove();
  await sendHeldCalls();
  expect(decisionsIn(calls)).toEqual([]);
  fireEvent.click(await findApprove());
  await screen.findByRole('button', { name: 'Undo' });
  await sendHeldCalls();
  expect(decisionsIn(calls)).toHaveLength(1);
});

test('a double click approves once', async () => {
  const { calls } = renderRoute('/task-assignment/7/content', reviewed());
  const approve = await findApprove();
  fireEvent.click(approve);
  fireEvent.click(approve);
  fireEvent.keyDown(document.body, { key: 'a' });
  await screen.findByRole('button', { name: 'Undo' });
  await sendHeldCalls();
  expect(decisionsIn(calls)).toHaveLength(1);
});

test.each([
  ['TASK_CONTENT_CHANGED', 'The content has changed since you opened it. Look at the changes and decide again'],
  ['TASK_STEP_OVER', 'This review step is not active: it was decided, or an earlier step reviews changed content first'],
])('an approval that is refused (%s) says why, and the decision is open again', async (code, message) => {
  renderRoute('/task-assignment/7/content', reviewed({ code, message }));
  fireEvent.click(await findApprove());
  await screen.findByRole('button', { name: 'Undo' });
  await sendHeldCalls();
  expect(await screen.findByText(`${task.title}: ${message}`)).toBeDefined();
  expect(await findApprove()).toBeDefined();
});

test('nothing is approved without a network', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { calls } = renderRoute('/task-assignment/7/content', reviewed());
  const approve = await screen.findByRole('button', { name: 'Approve' });
  online.mockReturnValue(true);
  await findApprove();
  online.mockReturnValue(false);
  fireEvent.click(approve);
  expect(await screen.findByText('You are offline. Nothing was sent.')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  expect(decisionsIn(calls)).toEqual([]);
  online.mockRestore();
});

test('all tabs have the same head, and content that was not seen is shown before it is approved', async () => {
  const { calls, router } = renderRoute('/task-assignment/7/brief', reviewed());
  fireEvent.click(await screen.findByRole('button', { name: 'Approve' }));
  expect(await screen.findByText('Check the content first, then decide.')).toBeDefined();
  await waitFor(() => expect(router.state.location.pathname).toBe('/task-assignment/7/content'));
  const approve = await findApprove();
  const title = screen.getByRole('heading', { level: 1 });
  fireEvent.click(screen.getByRole('link', { name: 'History' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/task-assignment/7/history'));
  // Neither the title nor the buttons render again, and the viewed content can be approved here too.
  expect(screen.getByRole('heading', { level: 1 })).toBe(title);
  expect(screen.getByRole('button', { name: 'Approve' })).toBe(approve);
  fireEvent.click(approve);
  await screen.findByRole('button', { name: 'Undo' });
  await sendHeldCalls();
  expect(decisionsIn(calls)).toHaveLength(1);
});

test('changes are requested with a note', async () => {
  const { calls } = renderRoute('/task-assignment/7/content', reviewed());
  await findApprove();
  fireEvent.click(screen.getByRole('button', { name: 'Request changes' }));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.click(dialog.getByRole('button', { name: 'Request changes' }));
  expect(await dialog.findByText('Describe what should change')).toBeDefined();
  fireEvent.change(dialog.getByRole('textbox', { name: 'Note' }), { target: { value: 'Name the river.' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Request changes' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await findApprove();
  await sendHeldCalls();
  expect(decisionsIn(calls)).toEqual([]);
});

test('reject, an approval with a note and what is done with the document are in the one menu', async () => {
  const { calls } = renderRoute('/task-assignment/7/content', reviewed());
  await findApprove();
  fireEvent.click(screen.getByRole('button', { name: `Actions for ${task.title}` }));
  expect(await screen.findByRole('menuitem', { name: 'Reject' })).toBeDefined();
  expect(await screen.findByRole('menuitem', { name: 'Version history', hidden: true })).toBeDefined();
  expect(await screen.findByRole('menuitem', { name: 'Download', hidden: true })).toBeDefined();
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Approve with a note', hidden: true }));
  const second = within(await screen.findByRole('dialog'));
  fireEvent.change(second.getByRole('textbox', { name: 'Note' }), { target: { value: 'Well done.' } });
  fireEvent.click(second.getByRole('button', { name: 'Approve' }));
  await screen.findByRole('button', { name: 'Undo' });
  await sendHeldCalls();
  expect(calls.find(({ name }) => name === 'tasks.decide')?.body).toMatchObject({ verdict: 'approve', note: 'Well done.' });
});

test('beside a document, its author reads why they cannot approve it', async () => {
  const { calls } = renderRoute('/task-assignment/7/content', {
    ...answers,
    documents: { show: answerOf(writtenDocument(12)) },
    tasks: tasksWith({ ...inReview, can: nothing, decide_refusal: 'You wrote or submitted this content.' }, []),
  });
  const approve = await screen.findByRole('button', { name: 'Approve' });
  expect(screen.getByText('You wrote or submitted this content.').id).toBe(approve.getAttribute('aria-describedby'));
  expect(screen.queryByRole('heading', { name: 'Needs your review' })).toBeNull();
  fireEvent.click(approve);
  fireEvent.keyDown(document.body, { key: 'a' });
  await sendHeldCalls();
  expect(decisionsIn(calls)).toEqual([]);
});

test('handing in sends what is unsaved first', async () => {
  const writing: Task = { ...inReview, status: 'on_going', can: { ...nothing, submit: true } };
  const document = writtenDocument(12);
  const { calls } = renderRoute('/task-assignment/7/content', {
    ...answers,
    publishing: { showPublications: { publications: [] } },
    documents: { show: answerOf(document), update: { order: { ...document, title: 'Trail shoes in autumn' } } },
    tasks: { ...tasksWith(writing, []), submit: { task: inReview } },
  });
  fireEvent.click(await screen.findByRole('tab', { name: 'Details' }));
  fireEvent.change(await screen.findByRole('textbox', { name: 'Document title' }), {
    target: { value: 'Trail shoes in autumn' },
  });
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
  expect((await screen.findByRole('tab', { name: 'Checks' })).getAttribute('aria-selected')).toBe('true');
  expect((await screen.findByRole('link', { name: 'Task 7' })).getAttribute('href')).toBe('/task-assignment/7/brief');
  expect(calls.find(({ name }) => name === 'tasks.list')?.query.get('order_detail_id')).toBe('12');
  fireEvent.click(await findApprove());
  expect(await screen.findByRole('button', { name: 'Undo' })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Download' })).toBeNull();
});

test('nobody decides on a version that is not the drawn one: the newer one is drawn first', async () => {
  const newer = writtenDocument(12, {
    content: { html: '<p>Trail shoes grip on ice.</p>' },
    version: { id: 40, number: 1, revision: 3, created_at: '2026-11-02T10:00:00.000Z' },
    updated_at: '2026-11-02T10:05:00.000Z',
  });
  let isSaved = false;
  let isDrawn: boolean | null = null;
  renderRoute('/task-assignment/7/content', {
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
  fireEvent.click(await findApprove());
  await screen.findByRole('button', { name: 'Undo' });
  await sendHeldCalls();
  expect(isDrawn).toBe(true);
});

test('who decided before begins with what changed since, and the document is one step away', async () => {
  renderRoute('/task-assignment/7/content', {
    ...answers,
    documents: { show: answerOf(writtenDocument(12)) },
    tasks: tasksWith(inReview, [event]),
  });
  expect(await screen.findByRole('heading', { name: /Since your last approval/ })).toBeDefined();
  expect(screen.queryByRole('tab', { name: 'Checks' })).toBeNull();
  fireEvent.click(screen.getByRole('link', { name: 'Document' }));
  expect(await screen.findByRole('tab', { name: 'Checks' })).toBeDefined();
});

test('a task without a document says how it gets one', async () => {
  renderRoute('/task-assignment/7/content', {
    ...answers,
    tasks: tasksWith({ ...task, can: { ...nothing, edit: true, start: true } }, []),
  });
  expect(await screen.findByRole('heading', { name: 'No document yet' })).toBeDefined();
  expect(screen.getByRole('button', { name: 'Start' })).toBeDefined();
  expect(screen.getByRole('button', { name: 'Choose document' })).toBeDefined();
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
          ? failWith(422, 'INVALID_INPUT', 'Check the form', { 'task.assignee_id': ['This user is not in the workspace'] })
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
  const fault = await screen.findByText('This user is not in the workspace');
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
  fireEvent.click(screen.getByRole('button', { name: 'Show task fields' }));
  expect(screen.getByLabelText(/^Task title/)).toHaveProperty('value', 'Guide to trail shoes');
  expect(sessionStorage.getItem('folio.1.draft.managed_page_content')).toContain('My own page');
});

test('the number of a task and that it has no date are two facts', async () => {
  renderRoute('/task-assignment/7/content', {
    ...answers,
    documents: { show: answerOf(writtenDocument(12)) },
    tasks: tasksWith({ ...inReview, due_date: null }, []),
  });
  await screen.findByRole('tab', { name: 'Checks' });
  const title = screen.getByRole('heading', { level: 1, name: task.title });
  expect(title.parentElement?.textContent).toContain('Task 7, no due date');
});
