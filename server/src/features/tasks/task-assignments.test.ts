// Task assignments: the specification's calls, their permissions, and the effect of changed meta data on a review.
import type { TaskAssignment } from '@folio/contract/task-shapes';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildDocument } from '../../testing/build.ts';
import { connectModel, pairsReply } from '../../testing/model-for-tests.ts';
import { buildReviewTeam } from '../../testing/review-team.ts';
import { startTestProduct, type TestAnswer, type TestCaller, type TestProduct } from '../../testing/test-product.ts';

let product: TestProduct;
let team: Awaited<ReturnType<typeof buildReviewTeam>>;
let stranger: TestCaller;
let model: Awaited<ReturnType<typeof connectModel>>;
beforeAll(async () => {
  product = await startTestProduct({ FOLIO_ROLE: 'web' });
  const staff = await product.register('Staff Person');
  model = await connectModel(staff, [pairsReply('Trail shoes for rock', 'Trail shoes that last', 'Trail shoes, tested')]);
  team = await buildReviewTeam(product);
  stranger = await product.register('Foreign Person');
});
afterAll(async () => {
  model.close();
  await product.stop();
});

const path = '/tools/task_assignments';
const assignmentIn = ({ status, body }: TestAnswer) => {
  expect([status, body.message ?? '']).toEqual([200, expect.any(String)]);
  return body.taskAssignment as TaskAssignment;
};
const show = async (id: number, caller = team.owner) => assignmentIn(await caller.get(`${path}/${id}`));
const put = (caller: TestCaller, call: string, order_detail_id: number, more: Record<string, unknown> = {}) =>
  caller.send('PUT', `${path}/${call}/`, { order_detail_id, ...more });
const pair = (meta_title: string, meta_description = 'How they grip.') => ({
  metadata: { meta_title_description: { meta_title, meta_description } },
});
const save = (caller: TestCaller, detailId: number, more = pair('Trail shoes')) => put(caller, 'save-metadata', detailId, more);
const statusOf = async (id: number) => (await team.show(id)).status;
const kindsOf = async (id: number) => (await team.history(id)).map(({ kind }) => kind);

/** A task of `plain` that is being worked on. */
async function onGoing(more: Record<string, unknown> = {}) {
  const { detailId } = await buildDocument(product, team.plain, { workspaceId: team.workspaceId });
  const fields = { assignee_id: team.plain.id, order_detail_id: detailId, ...more };
  const { id } = team.taskIn(await team.create(team.manager, fields));
  expect((await team.act(team.plain, 'start', id)).status).toBe(200);
  return { id, detailId };
}
/** An approved task with one step for these parts. */
async function approved(looks_at: string[]) {
  const made = await team.inReview([team.byReviewer({ looks_at })]);
  expect(await team.decide(team.reviewer, made.id)).toMatchObject({ code: null });
  expect(await statusOf(made.id)).toBe('approved');
  return made;
}

it('shows the same task under its older names, with and without a slash at the end', async () => {
  const { id } = await onGoing({ title: 'Guide', description: 'Write it', due_date: '2026-12-04', category_name: 'Shoes' });
  const expected = { id, task_description: 'Write it', deadline: '2026-12-04', due_date: '2026-12-04' };
  for (const end of ['', '/']) {
    const list = await team.owner.get(`${path}${end}`, { workspace_id: team.workspaceId, search: 'Guide', sort: '-updated_at' });
    expect((list.body.task_assignments as unknown[])[0]).toMatchObject({ ...expected, metadata: null });
    expect(list.body).toMatchObject({ can: { create: true } });
    expect(assignmentIn(await team.reviewer.get(`${path}/${id}${end}`))).toMatchObject({
      ...expected,
      metadata: { category_name: 'Shoes', switchInput: false, meta_title_description: { meta_title: '' } },
      api_output: { optimized_meta_title_description: null },
      duplicates: [],
      can_change_metadata: false,
    });
    const { body } = await team.reviewer.get(`${path}/history/${id}${end}`);
    expect([(body.taskHistory as { kind: string }[])[0]?.kind, body.recordsTotal]).toEqual(['started', 2]);
  }
});

it('takes the id in the body or at the end of the path, with and without a slash', async () => {
  const { id, detailId } = await onGoing();
  for (const [index, end] of ['', '/', `/${detailId}`, `/${detailId}/`].entries()) {
    const body = end.length > 1 ? {} : { order_detail_id: detailId };
    const send = (call: string, more: object) => team.plain.send('PUT', `${path}/${call}${end}`, { ...body, ...more });
    expect(assignmentIn(await send('save-metadata', pair(`Title ${index}`))).metadata?.meta_title_description.meta_title).toBe(
      `Title ${index}`,
    );
    const isOn = index % 2 === 0;
    expect(assignmentIn(await send('toggle-metadata', { switchInput: isOn })).metadata?.switchInput).toBe(isOn);
    const page_url = `https://shoes.example/${index}`;
    expect(assignmentIn(await send('update-pageurl', { page_url })).page_url).toBe(page_url);
    expect(assignmentIn(await send('metadata', {})).api_output.optimized_meta_title_description).not.toBeNull();
  }
  expect(await statusOf(id)).toBe('on_going');
});

it('is for managers and the assignee to change, for members to read and for nobody else', async () => {
  const { id, detailId } = await onGoing();
  const calls: [string, Record<string, unknown>][] = [
    ['save-metadata', pair('Title')],
    ['toggle-metadata', { switchInput: true }],
    ['update-pageurl', { page_url: 'https://shoes.example/' }],
    ['metadata', {}],
  ];
  for (const [call, more] of calls) {
    expect((await put(team.reviewer, call, detailId, more)).status).toBe(403);
    expect((await put(stranger, call, detailId, more)).body.code).toBe('TASK_NOT_FOUND');
    for (const caller of [team.owner, team.manager, team.plain])
      expect((await put(caller, call, detailId, more)).status).toBe(200);
  }
  expect((await stranger.get(`${path}/${id}`)).status).toBe(404);
  expect((await stranger.get(`${path}/history/${id}`)).status).toBe(404);
  expect((await stranger.send('PATCH', `${path}/${detailId}`, { title: 'Mine' })).status).toBe(404);
  const account = [team.owner.id];
  const hide = (isHidden: boolean) =>
    product.sql(
      `update accounts set branding = branding || jsonb_build_object('hide_generic_task_assignment', $2::bool)
       where id = (select account_id from users where id = $1)`,
      [...account, isHidden],
    );
  await hide(true);
  expect((await team.owner.get(path, { workspace_id: team.workspaceId })).body.code).toBe('TASKS_HIDDEN');
  expect((await team.owner.get(`${path}/${id}`)).body.code).toBe('TASKS_HIDDEN');
  for (const [call, more] of calls) expect((await put(team.owner, call, detailId, more)).body.code).toBe('TASKS_HIDDEN');
  await hide(false);
});

it('refuses wrong values, a state that is over and a completed task', async () => {
  const { id, detailId } = await onGoing();
  for (const page_url of [
    'shoes.example',
    'ftp://shoes.example/',
    'https://localhost',
    `https://shoes.example/${'a'.repeat(2000)}`,
  ])
    expect((await put(team.plain, 'update-pageurl', detailId, { page_url })).status).toBe(422);
  expect((await save(team.plain, detailId, pair('a'.repeat(301)))).body.errors).toHaveProperty('metadata');
  expect((await put(team.plain, 'toggle-metadata', detailId)).status).toBe(422);
  const { revision } = await show(id);
  expect(assignmentIn(await save(team.plain, detailId, { ...pair('One'), revision } as never)).revision).toBe(revision + 1);
  expect((await save(team.owner, detailId, { ...pair('Two'), revision } as never)).body.code).toBe('TASK_CHANGED');
  // The same words again change nothing.
  expect(assignmentIn(await save(team.plain, detailId, pair('One'))).revision).toBe(revision + 1);
  await product.sql(`update tasks set status = 'completed' where id = $1`, [id]);
  expect((await save(team.owner, detailId)).body.code).toBe('TASK_IS_COMPLETED');
  expect((await put(team.owner, 'metadata', detailId)).body.code).toBe('TASK_IS_COMPLETED');
});

it('reopens steps that look at meta data, and the old pair makes their approvals count again', async () => {
  const { id, detailId } = await approved(['meta']);
  const saved = assignmentIn(await save(team.plain, detailId));
  expect(saved.status).toBe('ready');
  expect(await kindsOf(id)).toEqual(expect.arrayContaining(['metadata_changed', 'reopened_by_edit']));
  const raised = await product.sql<{ data: object }>(
    `select data from raised_events where name = 'task.changed' and subject_id = $1 order by id desc limit 1`,
    [id],
  );
  expect(raised[0]?.data).toMatchObject({ from: 'approved', to: 'ready' });
  expect(assignmentIn(await save(team.plain, detailId, pair('', ''))).status).toBe('approved');
  // The switch alone changes the outgoing content too.
  await product.sql(
    `update task_metadata set optimized_meta_title = 'Optimized', optimized_meta_description = 'Words', optimized_at = now() where task_id = $1`,
    [id],
  );
  expect(assignmentIn(await put(team.plain, 'toggle-metadata', detailId, { switchInput: true })).status).toBe('ready');
  expect(assignmentIn(await put(team.plain, 'metadata', detailId)).status).toBe('ready');
  expect(assignmentIn(await put(team.plain, 'toggle-metadata', detailId, { switchInput: false })).status).toBe('approved');
});

it('leaves approvals of other parts as they are', async () => {
  const { id, detailId } = await approved(['text']);
  expect(assignmentIn(await save(team.plain, detailId)).status).toBe('approved');
  const { package_hash } = await team.show(id);
  expect(package_hash).toBe(await team.hashOf(id));
});

it('makes who changes meta data an author, who does not approve', async () => {
  const { id, detailId } = await team.inReview([{ name: 'Meta', reviewer_ids: [team.manager.id], looks_at: ['meta'] }]);
  expect((await save(team.manager, detailId)).status).toBe(200);
  expect(await team.decide(team.manager, id)).toMatchObject({ code: 'SELF_APPROVAL' });
});

it('publishes an approved task by its page URL, and only stores it before', async () => {
  const { id, detailId } = await team.inReview([team.byReviewer()]);
  const first = await put(team.plain, 'update-pageurl', detailId, { page_url: 'https://shoes.example/a' });
  expect(assignmentIn(first)).toMatchObject({ status: 'ready', page_url: 'https://shoes.example/a' });
  await team.decide(team.reviewer, id);
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => put(team.plain, 'update-pageurl', detailId, { page_url: 'https://shoes.example/b' })),
  );
  for (const answer of answers)
    expect(assignmentIn(answer)).toMatchObject({ status: 'published', page_url: 'https://shoes.example/b' });
  const kinds = await kindsOf(id);
  expect(kinds.filter((kind) => kind === 'published')).toHaveLength(1);
  expect(kinds.filter((kind) => kind === 'page_url_changed')).toHaveLength(2);
});

it('names other tasks with the same title, description or page URL', async () => {
  const [one, other] = [await onGoing(), await onGoing({ title: 'Other' })];
  for (const { detailId } of [one, other]) {
    await save(team.plain, detailId, pair('The same title', 'The same words'));
    await put(team.plain, 'update-pageurl', detailId, { page_url: 'https://shoes.example/same' });
  }
  const same = ['meta_description', 'meta_title', 'page_url'].map((field) => ({ task_id: other.id, title: 'Other', field }));
  expect((await show(one.id)).duplicates).toEqual(same);
  await product.sql(`update task_metadata set optimized_meta_title = 'Another', switch_input = true where task_id = $1`, [
    other.id,
  ]);
  expect((await show(one.id)).duplicates.map(({ field }) => field)).toEqual(['meta_description', 'page_url']);
});

it('changes fields by both names, and a status by its transition', async () => {
  const { id, detailId } = await onGoing();
  const patch = (caller: TestCaller, body: Record<string, unknown>) => caller.send('PATCH', `${path}/${detailId}/`, body);
  expect(
    assignmentIn(await patch(team.manager, { task_description: 'Shorter', deadline: '2026-12-24', priority: 'high' })),
  ).toMatchObject({
    description: 'Shorter',
    due_date: '2026-12-24',
    priority: 'high',
  });
  expect((await patch(team.plain, { title: 'Mine' })).status).toBe(403);
  expect((await patch(team.plain, { status: 'published' })).body.code).toBe('TASK_IS_ON_GOING');
  expect((await patch(team.reviewer, { status: 'ready' })).status).toBe(403);
  expect((await patch(team.manager, { status: 'completed', title: 'Other' })).status).toBe(409);
  expect((await show(id)).title).not.toBe('Other');
  const { revision } = await show(id);
  expect((await patch(team.plain, { status: 'ready', revision: revision - 1 })).body.code).toBe('TASK_CHANGED');
  // Without steps it is approved at once.
  expect(assignmentIn(await patch(team.plain, { status: 'ready', revision })).status).toBe('approved');
  expect((await patch(team.plain, { status: 'published' })).body.code).toBe('TASK_WITHOUT_WEBSITE');
  await product.sql(`update tasks set page_url = 'https://shoes.example/c' where id = $1`, [id]);
  expect(assignmentIn(await patch(team.plain, { status: 'published' })).status).toBe('published');
  expect(assignmentIn(await patch(team.manager, { status: 'completed' })).status).toBe('completed');
  expect(assignmentIn(await patch(team.manager, { status: 'on_going' }))).toMatchObject({ status: 'on_going', round: 2 });
});
