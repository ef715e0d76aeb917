// Tasks through HTTP: from waiting to completed, who may do what, and what a decision is bound to.
import type { Task, TaskEvent } from '@folio/contract/task-shapes';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildDocument, buildTeam, buildWorkspace } from '../../testing/build.ts';
import { startTestProduct, type TestAnswer, type TestCaller, type TestProduct } from '../../testing/test-product.ts';

let product: TestProduct;
let owner: TestCaller;
let manager: TestCaller;
let plain: TestCaller;
let reviewer: TestCaller;
let second: TestCaller;
let stranger: TestCaller;
let workspaceId: number;

beforeAll(async () => {
  product = await startTestProduct({ FOLIO_ROLE: 'web' });
  ({ owner, manager, plain, stranger, workspaceId } = await buildTeam(product));
  reviewer = await product.join(owner, 'Rita Reviewer', 'user');
  second = await product.join(owner, 'Sam Second', 'user');
  for (const { id } of [reviewer, second])
    await product.sql('insert into workspace_members (workspace_id, user_id) values ($1, $2)', [workspaceId, id]);
});
afterAll(() => product.stop());

const taskIn = (answer: TestAnswer) => {
  expect(answer.body).toMatchObject({ status: 'success' });
  return answer.body.task as Task;
};
const create = (caller: TestCaller, more: Record<string, unknown> = {}) =>
  caller.send('POST', '/features/tasks', { workspace_id: workspaceId, title: 'Guide to trail shoes', ...more });
const act = (caller: TestCaller, what: string, id: number, more: Record<string, unknown> = {}) =>
  caller.send('POST', `/features/tasks/${what}`, { id, ...more });
const show = async (id: number, caller = owner) => taskIn(await caller.get(`/features/tasks/${id}`));
const save = (caller: TestCaller, detailId: number, html: string, more: Record<string, unknown> = {}) =>
  caller.send('POST', '/services/orders/update', { order_detail_id: detailId, content: { html }, ...more });
const hashOf = async (id: number) => (await owner.get('/features/tasks/package', { id })).body.package_hash as string;
const history = async (id: number) =>
  (await owner.get('/features/tasks/history', { id, per_page: 100 })).body.taskHistory as TaskEvent[];

interface Result {
  id: number;
  code: string | null;
  message: string | null;
}
async function decide(caller: TestCaller, id: number, more: Record<string, unknown> = {}, hash?: string): Promise<Result> {
  const step = (await show(id)).active_step?.id ?? 0;
  const { status, body } = await caller.send('POST', '/features/tasks/decide', {
    decisions: [
      { id, step_id: step, package_hash: hash ?? (await hashOf(id)), ...(more.step_id ? { step_id: more.step_id } : {}) },
    ],
    verdict: 'approve',
    ...more,
  });
  expect([status, body]).toMatchObject([200, {}]);
  return (body.results as Result[])[0] as Result;
}

const html = '<h1>Trail shoes</h1><p>They grip.</p><p>Read <a href="https://shoes.example/a">more</a>.</p>';
/** A task of `plain` in review, with a document that they wrote. */
async function inReview(steps: Record<string, unknown>[], text = html) {
  const { detailId } = await buildDocument(product, plain, { workspaceId, html: text });
  const task = taskIn(await create(manager, { assignee_id: plain.id, order_detail_id: detailId, review_steps: steps }));
  expect((await act(plain, 'start', task.id)).status).toBe(200);
  const submitted = taskIn(await act(plain, 'submit', task.id, { note: 'Please look at the first part' }));
  expect(submitted.status).toBe('ready');
  return { id: task.id, detailId };
}
const byReviewer = (more: Record<string, unknown> = {}) => ({ name: 'Review', reviewer_ids: [reviewer.id], ...more });

describe('the way of a task', () => {
  it('goes from waiting to completed, and its history says who did what', async () => {
    const { id } = await inReview([byReviewer(), { name: 'Legal', reviewer_ids: [second.id] }]);
    expect((await show(id, reviewer)).can).toMatchObject({ decide: true, edit: false });
    expect((await show(id, second)).can.decide).toBe(false);
    expect(await decide(reviewer, id)).toMatchObject({ code: null });
    expect(await show(id)).toMatchObject({ status: 'ready', active_step: { name: 'Legal', position: 1, total: 2 } });
    expect(await decide(second, id)).toMatchObject({ code: null });
    const approved = await show(id);
    expect(approved).toMatchObject({ status: 'approved', package_hash: await hashOf(id) });
    expect(taskIn(await act(plain, 'close', id)).status).toBe('completed');
    expect((await history(id)).map(({ kind, user }) => [kind, user?.name ?? null])).toEqual([
      ['closed', 'Plain Person'],
      ['approved', null],
      ['decided', 'Sam Second'],
      ['decided', 'Rita Reviewer'],
      ['submitted', 'Plain Person'],
      ['started', 'Plain Person'],
      ['created', 'Manager Person'],
    ]);
  });

  it('is approved at once where it has no steps', async () => {
    const { detailId } = await buildDocument(product, plain, { workspaceId });
    const { id } = taskIn(await create(manager, { assignee_id: plain.id, order_detail_id: detailId }));
    await act(plain, 'start', id);
    expect(taskIn(await act(plain, 'submit', id)).status).toBe('approved');
  });

  it('needs a document to be submitted', async () => {
    const { id } = taskIn(await create(manager, { assignee_id: plain.id }));
    await act(plain, 'start', id);
    const { status, body } = await act(plain, 'submit', id);
    expect([status, body.code]).toEqual([409, 'TASK_WITHOUT_DOCUMENT']);
  });

  it('goes back with changes asked for, which need a note, and begins another round', async () => {
    const { id, detailId } = await inReview([byReviewer()]);
    const step = (await show(id)).active_step?.id;
    const without = await reviewer.send('POST', '/features/tasks/decide', {
      decisions: [{ id, step_id: step, package_hash: await hashOf(id) }],
      verdict: 'changes',
    });
    expect([without.status, without.body.errors]).toEqual([422, { note: ['Write what should change'] }]);
    expect(await decide(reviewer, id, { verdict: 'changes', note: 'Shorter' })).toMatchObject({ code: null });
    expect(await show(id)).toMatchObject({ status: 'on_going', round: 2, active_step: null });
    await save(plain, detailId, '<p>Shorter.</p>');
    expect(taskIn(await act(plain, 'submit', id))).toMatchObject({ status: 'ready', round: 2 });
  });

  it('is rejected and reopened, or withdrawn', async () => {
    const { id } = await inReview([byReviewer()]);
    expect(taskIn(await act(plain, 'withdraw', id)).status).toBe('on_going');
    await act(plain, 'submit', id);
    await decide(reviewer, id, { verdict: 'reject', note: 'Off topic' });
    expect((await show(id)).status).toBe('rejected');
    expect((await act(plain, 'reopen', id)).status).toBe(403);
    expect(taskIn(await act(manager, 'reopen', id))).toMatchObject({ status: 'on_going', round: 2 });
    const again = await act(manager, 'reopen', id);
    expect([again.status, again.body.code, again.body.message]).toEqual([
      409,
      'TASK_IS_ON_GOING',
      'This task is being worked on',
    ]);
  });
});

describe('an approval holds for what was seen', () => {
  it('of another content it is refused', async () => {
    const { id, detailId } = await inReview([byReviewer()]);
    const seen = await hashOf(id);
    await save(plain, detailId, '<p>Something else.</p>');
    expect(await decide(reviewer, id, {}, seen)).toMatchObject({
      code: 'TASK_CONTENT_CHANGED',
      message: 'The content has changed since you opened it. Look at the changes and decide again',
    });
    expect((await show(id)).status).toBe('ready');
  });

  it('at another step than the active one it is refused', async () => {
    const { id } = await inReview([byReviewer(), { name: 'Legal', reviewer_ids: [reviewer.id, second.id] }]);
    const later = (await show(id)).review_steps[1]?.id;
    expect(await decide(reviewer, id, { step_id: later })).toMatchObject({ code: 'TASK_STEP_OVER' });
    expect((await history(id)).some(({ kind }) => kind === 'decided')).toBe(false);
  });

  it('an edit reopens only the steps that look at it, and a passage put back makes the approval count again', async () => {
    const { id, detailId } = await inReview([
      byReviewer({ looks_at: ['text'] }),
      { name: 'Links', reviewer_ids: [second.id], looks_at: ['links'] },
    ]);
    await decide(reviewer, id);
    await decide(second, id);
    expect((await show(id)).status).toBe('approved');
    await save(plain, detailId, html.replace('shoes.example/a', 'shoes.example/b'));
    const states = async () => (await show(id)).review_steps.map(({ state }) => state);
    expect([(await show(id)).status, await states()]).toEqual(['ready', ['passed', 'active']]);
    await save(plain, detailId, html.replace('They grip', 'They slip'));
    expect(await states()).toEqual(['active', 'pending']);
    await save(plain, detailId, html);
    expect([(await show(id)).status, await states()]).toEqual(['approved', ['passed', 'passed']]);
    const kinds = (await history(id)).map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === 'reopened_by_edit')).toHaveLength(1);
  });

  it('marks of origin and typing spaces are no change, a title is', async () => {
    const { id, detailId } = await inReview([byReviewer()]);
    await decide(reviewer, id);
    await save(plain, detailId, html.replace('<p>They grip.</p>', '<p>  They   grip. </p>'));
    expect((await show(id)).status).toBe('approved');
    await save(plain, detailId, html, { title: 'Another title' });
    expect((await show(id)).status).toBe('ready');
  });

  it('shows what changed since the last approval of the caller', async () => {
    const { id, detailId } = await inReview([byReviewer()]);
    const first = (await reviewer.get('/features/tasks/changes', { id })).body;
    expect(first).toMatchObject({ since: null });
    await decide(reviewer, id);
    await save(plain, detailId, html.replace('shoes.example/a', 'shoes.example/b'));
    const { since, parts } = (await reviewer.get('/features/tasks/changes', { id })).body;
    expect(since).toMatchObject({ verdict: 'approve' });
    expect(parts).toMatchObject([
      { part: 'text', is_changed: false },
      { part: 'media', is_changed: false },
      { part: 'meta', is_changed: false },
      { part: 'links', is_changed: true, before: 'more → https://shoes.example/a', after: 'more → https://shoes.example/b' },
    ]);
  });
});

describe('nobody approves their own work', () => {
  it('not the author, also by another account that they act as', async () => {
    const { id, detailId } = await inReview([{ name: 'All', group: 'user' }]);
    expect(await decide(plain, id)).toMatchObject({ code: 'SELF_APPROVAL', message: 'Nobody approves their own work' });
    await save(reviewer, detailId, html.replace('grip', 'hold'));
    expect(await decide(reviewer, id)).toMatchObject({ code: 'SELF_APPROVAL' });
    expect(await decide(second, id)).toMatchObject({ code: null });
    expect((await show(id)).status).toBe('approved');
  });

  it('not the person who acts as the reviewer', async () => {
    const { id, detailId } = await inReview([byReviewer()]);
    await save(owner, detailId, html.replace('grip', 'hold'));
    const asked = await owner.send('POST', '/services/auth/impersonation_token', { id: reviewer.id });
    const token = (asked.body as { token: string }).token;
    const acting = await owner.send('POST', '/services/auth/impersonate', { userId: reviewer.id, token });
    const caller = product.as((acting.body['service-api'] as { token: string }).token, reviewer.id);
    expect(await decide(caller, id)).toMatchObject({ code: 'SELF_APPROVAL' });
    await caller.send('POST', '/services/auth/leave_impersonation');
    expect(await decide(reviewer, id)).toMatchObject({ code: null });
  });

  it('unless the workspace allows it', async () => {
    await product.sql('update workspaces set allow_self_approval = true where id = $1', [workspaceId]);
    const { id } = await inReview([{ name: 'All', group: 'user' }]);
    expect(await decide(plain, id)).toMatchObject({ code: null });
    await product.sql('update workspaces set allow_self_approval = false where id = $1', [workspaceId]);
  });

  it('is said where too few others are left', async () => {
    const { body, status } = await create(manager, { assignee_id: plain.id, review_steps: [{ reviewer_ids: [plain.id] }] });
    expect([status, body.errors]).toEqual([422, { 'review_steps.0': ['Only 0 people can approve this step'] }]);
    const { detailId } = await buildDocument(product, plain, { workspaceId });
    const { id } = taskIn(
      await create(manager, { order_detail_id: detailId, assignees_group: 'user', review_steps: [byReviewer()] }),
    );
    await act(reviewer, 'start', id);
    const answer = await act(reviewer, 'submit', id);
    expect([answer.status, answer.body.code]).toEqual([409, 'TASK_WITHOUT_REVIEWERS']);
  });
});

describe('many at once', () => {
  it('of 20 who take a task of a group one does, and the others read who', async () => {
    const { id } = taskIn(await create(manager, { assignees_group: 'user' }));
    const people = [plain, reviewer, second];
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => act(people[index % 3] as TestCaller, 'start', id)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const { assignee } = await show(id);
    const taken = answers.filter(({ body }) => body.code === 'TASK_TAKEN');
    expect(new Set(taken.map(({ body }) => body.message))).toEqual(new Set([`${assignee?.name} has just taken this task`]));
    expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true);
  });

  it('20 approvals of one person count once, and two people at once count twice', async () => {
    const { id } = await inReview([{ name: 'Two', reviewer_ids: [reviewer.id, second.id], required_approvals: 2 }]);
    const step = (await show(id)).active_step?.id ?? 0;
    await Promise.all(Array.from({ length: 20 }, () => decide(reviewer, id, { step_id: step })));
    expect(await show(id)).toMatchObject({ status: 'ready', review_steps: [{ approvals: 1 }] });
    await decide(second, id);
    expect((await show(id)).status).toBe('approved');
  });

  it('edits and decisions at once never leave approved what was not seen', async () => {
    const { id, detailId } = await inReview([byReviewer()]);
    const step = (await show(id)).active_step?.id ?? 0;
    const hash = await hashOf(id);
    const edits = Array.from({ length: 10 }, (_, index) => save(plain, detailId, `<p>Version ${index}.</p>`));
    const decisions = Array.from({ length: 10 }, () => decide(reviewer, id, { step_id: step }, hash));
    await Promise.all([...edits, ...decisions]);
    expect((await show(id)).status).toBe('ready');
    await save(plain, detailId, html);
    const wasSeen = (await history(id)).some(({ kind }) => kind === 'decided');
    expect((await show(id)).status).toBe(wasSeen ? 'approved' : 'ready');
  });

  it('20 tasks with one document: one gets it', async () => {
    const { detailId } = await buildDocument(product, plain, { workspaceId });
    const answers = await Promise.all(Array.from({ length: 20 }, () => create(manager, { order_detail_id: detailId })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const refused = answers.filter(({ status }) => status === 422);
    expect(refused.map(({ body }) => body.errors)).toEqual(
      Array.from({ length: 19 }, () => ({ order_detail_id: ['This document has a task already'] })),
    );
  });
});

describe('rights', () => {
  it('plain users read and act on what is theirs, managers manage, strangers find nothing', async () => {
    const { id } = taskIn(await create(manager, { assignee_id: plain.id }));
    expect((await create(plain)).status).toBe(403);
    expect((await plain.send('PATCH', `/features/tasks/${id}`, { title: 'Mine' })).status).toBe(403);
    expect((await plain.send('DELETE', `/features/tasks/${id}`)).status).toBe(403);
    expect((await act(reviewer, 'start', id)).status).toBe(403);
    expect((await stranger.get(`/features/tasks/${id}`)).status).toBe(404);
    const elsewhere = await buildWorkspace(product, owner, { name: 'Elsewhere' });
    expect((await create(manager, { workspace_id: elsewhere })).status).toBe(404);
    expect((await manager.send('DELETE', `/features/tasks/${id}`)).status).toBe(200);
    expect((await manager.get(`/features/tasks/${id}`)).status).toBe(404);
  });

  it('nothing is there where the company hides tasks', async () => {
    const hide = (isHidden: boolean) =>
      product.sql(
        `update accounts set branding = branding || jsonb_build_object('hide_generic_task_assignment', $2::boolean)
         where id = (select account_id from users where id = $1)`,
        [owner.id, isHidden],
      );
    await hide(true);
    const { status, body } = await owner.get('/features/tasks', { workspace_id: workspaceId });
    expect([status, body.code]).toEqual([403, 'TASKS_HIDDEN']);
    expect((await create(manager)).status).toBe(403);
    await hide(false);
  });

  it('a document with an open task is not deleted, nor taken out of the workspace', async () => {
    const { detailId } = await buildDocument(product, owner, { workspaceId });
    const { id } = taskIn(await create(manager, { order_detail_id: detailId }));
    const gone = await owner.send('DELETE', `/services/orders/delete?order_detail_id=${detailId}`);
    expect([gone.status, gone.body.message]).toEqual([409, `Task ${id} needs this document`]);
    const moved = await owner.send('POST', '/services/orders/move', { order_detail_id: detailId, workspace_id: null });
    expect([moved.status, moved.body.code]).toEqual([409, 'DOCUMENT_OF_TASK']);
  });

  it('decisions are not changed in the database, and go with their task alone', async () => {
    const { id } = await inReview([byReviewer()]);
    await decide(reviewer, id);
    await expect(product.sql(`update task_events set verdict = 'reject' where task_id = $1`, [id])).rejects.toThrow();
    await expect(product.sql('delete from task_events where task_id = $1', [id])).rejects.toThrow();
    await product.sql('delete from tasks where id = $1', [id]);
    expect(await product.sql('select id from task_events where task_id = $1', [id])).toEqual([]);
  });
});

describe('lists', () => {
  beforeEach(async () => void (await product.sql('delete from tasks')));
  const list = async (caller: TestCaller, query: Record<string, string | number> = {}) =>
    ((await caller.get('/features/tasks', { workspace_id: workspaceId, ...query })).body.tasks as Task[]).map(
      ({ title }) => title,
    );

  it('show what is mine, what waits for my word and what I asked for', async () => {
    await create(manager, { title: 'Of Plain', assignee_id: plain.id, due_date: '2026-12-01' });
    await create(manager, { title: 'Of everybody', assignees_group: 'user' });
    await create(owner, { title: 'Of admins', assignees_group: 'admin', due_date: '2026-11-30' });
    const { id } = await inReview([byReviewer()]);
    expect(await list(plain)).toEqual(['Of admins', 'Of Plain', 'Of everybody', 'Guide to trail shoes']);
    expect(await list(plain, { view: 'mine' })).toEqual(['Of Plain', 'Of everybody', 'Guide to trail shoes']);
    expect(await list(reviewer, { view: 'review' })).toEqual(['Guide to trail shoes']);
    await decide(reviewer, id);
    expect(await list(reviewer, { view: 'review' })).toEqual([]);
    expect(await list(owner, { view: 'asked' })).toEqual(['Of admins']);
    expect(await list(owner, { search: 'OF P', status: 'waiting' })).toEqual(['Of Plain']);
    expect(await list(owner, { due_from: '2026-12-01' })).toEqual(['Of Plain']);
    expect(await list(owner, { sort: '-title', per_page: 1, page: 2 })).toEqual(['Of everybody']);
  });

  it('without a workspace show what is mine in all of them', async () => {
    await create(manager, { title: 'Of Plain', assignee_id: plain.id });
    await create(manager, { title: 'Of Rita', assignee_id: reviewer.id });
    const { body } = await plain.get('/features/tasks');
    expect((body.tasks as Task[]).map(({ title }) => title)).toEqual(['Of Plain']);
  });

  it('wrong fields are named', async () => {
    const { status, body } = await create(manager, {
      title: '',
      start_date: '2026-12-02',
      due_date: '2026-12-01',
    });
    expect([status, Object.keys(body.errors as object)]).toEqual([422, ['title']]);
    const more = await create(manager, {
      start_date: '2026-12-02',
      due_date: '2026-12-01',
      assignee_id: stranger.id,
      tool_id: 'no_such_tool',
    });
    expect(more.body.errors).toEqual({
      due_date: ['The due date is before the start'],
      assignee_id: ['This person is not in the workspace'],
      tool_id: ['Choose one of the options'],
    });
  });
});
