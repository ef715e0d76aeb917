// Tasks through HTTP: from waiting to completed, their permissions, and their lists.

import type { Task } from '@folio/contract/task-shapes';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildDocument, buildWorkspace } from '../../testing/build.ts';
import { posting } from '../../testing/job-posting.ts';
import { buildReviewTeam } from '../../testing/review-team.ts';
import { startTestProduct, type TestAnswer, type TestCaller, type TestProduct } from '../../testing/test-product.ts';

let product: TestProduct;
let team: Awaited<ReturnType<typeof buildReviewTeam>>;
beforeAll(async () => {
  product = await startTestProduct({ FOLIO_ROLE: 'web' });
  team = await buildReviewTeam(product);
});
afterAll(() => product.stop());

describe('the way of a task', () => {
  it('goes from waiting to completed, and its history says who did what', async () => {
    const { id } = await team.inReview([team.byReviewer(), { name: 'Legal', reviewer_ids: [team.second.id] }]);
    expect((await team.show(id, team.reviewer)).can).toMatchObject({ decide: true, edit: false });
    expect((await team.show(id, team.second)).can.decide).toBe(false);
    expect(await team.decide(team.reviewer, id)).toMatchObject({ code: null });
    expect(await team.show(id)).toMatchObject({ status: 'ready', active_step: { name: 'Legal', position: 1, total: 2 } });
    expect(await team.decide(team.second, id)).toMatchObject({ code: null });
    const approved = await team.show(id);
    expect(approved).toMatchObject({ status: 'approved', package_hash: await team.hashOf(id) });
    expect(team.taskIn(await team.act(team.plain, 'close', id)).status).toBe('completed');
    expect((await team.history(id)).map(({ kind, user }) => [kind, user?.name ?? null])).toEqual([
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
    const { detailId } = await buildDocument(product, team.plain, { workspaceId: team.workspaceId });
    const { id } = team.taskIn(await team.create(team.manager, { assignee_id: team.plain.id, order_detail_id: detailId }));
    await team.act(team.plain, 'start', id);
    expect(team.taskIn(await team.act(team.plain, 'submit', id)).status).toBe('approved');
  });

  it('needs a document to be submitted', async () => {
    const { id } = team.taskIn(await team.create(team.manager, { assignee_id: team.plain.id }));
    await team.act(team.plain, 'start', id);
    const { status, body } = await team.act(team.plain, 'submit', id);
    expect([status, body.code]).toEqual([409, 'TASK_WITHOUT_DOCUMENT']);
  });

  it('goes back with changes asked for, which need a note, and begins another round', async () => {
    const { id, detailId } = await team.inReview([team.byReviewer()]);
    const step = (await team.show(id)).active_step?.id;
    for (const [verdict, sentence] of [
      ['changes', 'Describe what should change'],
      ['reject', 'Write why you reject it'],
    ]) {
      const without = await team.reviewer.send('POST', '/features/tasks/decide', {
        decisions: [{ id, step_id: step, package_hash: await team.hashOf(id) }],
        verdict,
      });
      expect([without.status, without.body.errors]).toEqual([422, { note: [sentence] }]);
    }
    expect(await team.decide(team.reviewer, id, { verdict: 'changes', note: 'Shorter' })).toMatchObject({ code: null });
    expect(await team.show(id)).toMatchObject({ status: 'on_going', round: 2, active_step: null });
    await team.save(team.plain, detailId, '<p>Shorter.</p>');
    expect(team.taskIn(await team.act(team.plain, 'submit', id))).toMatchObject({ status: 'ready', round: 2 });
  });

  it('is rejected and reopened, or withdrawn', async () => {
    const { id } = await team.inReview([team.byReviewer()]);
    expect(team.taskIn(await team.act(team.plain, 'withdraw', id)).status).toBe('on_going');
    await team.act(team.plain, 'submit', id);
    await team.decide(team.reviewer, id, { verdict: 'reject', note: 'Off topic' });
    expect((await team.show(id)).status).toBe('rejected');
    expect((await team.act(team.plain, 'reopen', id)).status).toBe(403);
    expect(team.taskIn(await team.act(team.manager, 'reopen', id))).toMatchObject({ status: 'on_going', round: 2 });
    const refused = await team.act(team.manager, 'reopen', id);
    expect([refused.status, refused.body.code, refused.body.message]).toEqual([
      409,
      'TASK_IS_ON_GOING',
      'This task is in progress',
    ]);
  });
});

describe('an order of a task', () => {
  const order = (taskId: number, workspaceId: number | null = team.workspaceId) =>
    team.plain.send('POST', '/services/orders/create', {
      tool: 'job_posting',
      task_id: taskId,
      workspace_id: workspaceId,
      fields: posting,
    });
  const detailOf = ({ body }: TestAnswer) => (body.order as { order_details: { id: number }[] }).order_details[0]?.id;

  it('begins on the brief where its tool was deleted', async () => {
    const facts = { name: 'Short lived', description: '', icon: 'file', brief: '', fields: [], defaults: {}, hidden_fields: [] };
    const made = await team.owner.send('PUT', '/admin/custom-tools/create', { ...facts, base_slug: 'job_posting' });
    const tool = made.body.custom_tool as { id: number; slug: string };
    const { id } = team.taskIn(await team.create(team.manager, { assignee_id: team.plain.id, tool_id: tool.slug }));
    expect((await team.owner.send('DELETE', '/admin/custom-tools/delete', { id: tool.id })).status).toBe(200);
    expect((await team.act(team.plain, 'start', id)).body.path).toBe(`/task-assignment/${id}/brief`);
    expect((await team.show(id)).tool).toEqual({ name: 'Short lived', is_deleted: true });
  });

  it('writes its document, and a second one is a document like any other', async () => {
    const { id } = team.taskIn(await team.create(team.manager, { assignee_id: team.plain.id, tool_id: 'job_posting' }));
    expect((await team.act(team.plain, 'start', id)).body.path).toBe(`/tools/job_posting?task=${id}`);
    const first = detailOf(await order(id));
    expect((await team.show(id)).order_detail_id).toBe(first);
    expect((await order(id)).status).toBe(200);
    expect((await team.show(id)).order_detail_id).toBe(first);
  });

  it('of another workspace is refused, and nothing is ordered', async () => {
    const elsewhere = await buildWorkspace(product, team.owner, { name: 'Elsewhere', members: [team.plain] });
    const { id } = team.taskIn(await team.create(team.manager));
    const count = async () => (await product.sql<{ count: number }>('select count(*)::int as count from orders'))[0]?.count;
    const before = await count();
    for (const workspaceId of [elsewhere, null]) {
      const { status, body } = await order(id, workspaceId);
      expect([status, body.code]).toEqual([404, 'TASK_NOT_FOUND']);
    }
    expect((await order(999_999)).status).toBe(404);
    expect([await count(), (await team.show(id)).order_detail_id]).toEqual([before, null]);
  });
});

describe('rights', () => {
  it('plain users read and act on what is theirs, managers manage, strangers find nothing', async () => {
    const { id } = team.taskIn(await team.create(team.manager, { assignee_id: team.plain.id }));
    expect((await team.create(team.plain)).status).toBe(403);
    expect((await team.plain.send('PATCH', `/features/tasks/${id}`, { title: 'Mine' })).status).toBe(403);
    expect((await team.plain.send('DELETE', `/features/tasks/${id}`)).status).toBe(403);
    expect((await team.act(team.reviewer, 'start', id)).status).toBe(403);
    expect((await team.stranger.get(`/features/tasks/${id}`)).status).toBe(404);
    const elsewhere = await buildWorkspace(product, team.owner, { name: 'Elsewhere' });
    expect((await team.create(team.manager, { workspace_id: elsewhere })).status).toBe(404);
    expect((await team.manager.send('DELETE', `/features/tasks/${id}`)).status).toBe(200);
    expect((await team.manager.get(`/features/tasks/${id}`)).status).toBe(404);
  });

  it('nothing is there where the company hides tasks', async () => {
    const hide = (isHidden: boolean) =>
      product.sql(
        `update accounts set branding = branding || jsonb_build_object('hide_generic_task_assignment', $2::boolean)
         where id = (select account_id from users where id = $1)`,
        [team.owner.id, isHidden],
      );
    await hide(true);
    const { status, body } = await team.owner.get('/features/tasks', { workspace_id: team.workspaceId });
    expect([status, body.code]).toEqual([403, 'TASKS_HIDDEN']);
    expect((await team.create(team.manager)).status).toBe(403);
    await hide(false);
  });

  it('a document with an open task is not deleted, nor taken out of the workspace', async () => {
    const { detailId } = await buildDocument(product, team.owner, { workspaceId: team.workspaceId });
    const { id } = team.taskIn(await team.create(team.manager, { order_detail_id: detailId }));
    const gone = await team.owner.send('DELETE', `/services/orders/delete?order_detail_id=${detailId}`);
    expect([gone.status, gone.body.message]).toEqual([409, `This document belongs to task ${id}`]);
    const moved = await team.owner.send('POST', '/services/orders/move', { order_detail_id: detailId, workspace_id: null });
    expect([moved.status, moved.body.code]).toEqual([409, 'DOCUMENT_OF_TASK']);
  });

  it('decisions are not changed in the database, and go with their task alone', async () => {
    const { id } = await team.inReview([team.byReviewer()]);
    await team.decide(team.reviewer, id);
    await expect(product.sql(`update task_events set verdict = 'reject' where task_id = $1`, [id])).rejects.toThrow(
      'Events of tasks are not changed',
    );
    await expect(product.sql('delete from task_events where task_id = $1', [id])).rejects.toThrow(
      'Events of tasks are not changed',
    );
    await product.sql('delete from tasks where id = $1', [id]);
    expect(await product.sql('select id from task_events where task_id = $1', [id])).toEqual([]);
  });
});

describe('lists', () => {
  beforeEach(async () => void (await product.sql('delete from tasks')));
  const list = async (caller: TestCaller, query: Record<string, string | number> = {}) =>
    ((await caller.get('/features/tasks', { workspace_id: team.workspaceId, ...query })).body.tasks as Task[]).map(
      ({ title }) => title,
    );

  it('show what is mine, what waits for my word and what I asked for', async () => {
    await team.create(team.manager, { title: 'Of Plain', assignee_id: team.plain.id, due_date: '2026-12-01' });
    await team.create(team.manager, { title: 'Of everybody', assignees_group: 'user' });
    await team.create(team.owner, { title: 'Of admins', assignees_group: 'admin', due_date: '2026-11-30' });
    const { id } = await team.inReview([team.byReviewer()]);
    expect(await list(team.plain)).toEqual(['Of admins', 'Of Plain', 'Of everybody', 'Guide to trail shoes']);
    expect(await list(team.plain, { view: 'mine' })).toEqual(['Of Plain', 'Of everybody', 'Guide to trail shoes']);
    expect(await list(team.reviewer, { view: 'review' })).toEqual(['Guide to trail shoes']);
    await team.decide(team.reviewer, id);
    expect(await list(team.reviewer, { view: 'review' })).toEqual([]);
    expect(await list(team.owner, { view: 'asked' })).toEqual(['Of admins']);
    expect(await list(team.owner, { search: 'OF P', status: 'waiting' })).toEqual(['Of Plain']);
    expect(await list(team.owner, { due_from: '2026-12-01' })).toEqual(['Of Plain']);
    expect(await list(team.owner, { sort: '-title', per_page: 1, page: 2 })).toEqual(['Of everybody']);
  });

  it('without a workspace show what is mine in all of them', async () => {
    await team.create(team.manager, { title: 'Of Plain', assignee_id: team.plain.id });
    await team.create(team.manager, { title: 'Of Rita', assignee_id: team.reviewer.id });
    const { body } = await team.plain.get('/features/tasks');
    expect((body.tasks as Task[]).map(({ title }) => title)).toEqual(['Of Plain']);
  });

  it('wrong fields are named', async () => {
    const { status, body } = await team.create(team.manager, {
      title: '',
      start_date: '2026-12-02',
      due_date: '2026-12-01',
    });
    expect([status, Object.keys(body.errors as object)]).toEqual([422, ['title']]);
    const more = await team.create(team.manager, {
      start_date: '2026-12-02',
      due_date: '2026-12-01',
      assignee_id: team.stranger.id,
      tool_id: 'no_such_tool',
    });
    expect(more.body.errors).toEqual({
      due_date: ['The due date is before the start date'],
      assignee_id: ['This user is not in the workspace'],
      tool_id: ['Choose one of the options'],
    });
  });
});
