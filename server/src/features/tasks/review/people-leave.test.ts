// Tasks after users leave the workspace or lose the permission to approve. No task stays with a former member.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildReviewTeam } from '../../../testing/review-team.ts';
import { startTestProduct, type TestCaller, type TestProduct } from '../../../testing/test-product.ts';

let product: TestProduct;
let team: Awaited<ReturnType<typeof buildReviewTeam>>;
beforeAll(async () => {
  product = await startTestProduct({ FOLIO_ROLE: 'web' });
  team = await buildReviewTeam(product);
});
afterAll(() => product.stop());

async function newMember(name: string): Promise<TestCaller & { id: number }> {
  const person = await product.join(team.owner, name, 'user');
  await product.sql('insert into workspace_members (workspace_id, user_id) values ($1, $2)', [team.workspaceId, person.id]);
  return person;
}
const leave = (id: number) =>
  team.owner.send('DELETE', '/features/workspace/delete_users', { id: team.workspaceId, users: [id] });
const stuckEvents = async () =>
  (await product.sql(
    `select data from raised_events where name = 'task.reminded' and data->>'reason_kind' = 'step_stuck' order by id`,
  )) as { data: { step: string; count: number; people: number[] } }[];

it('tasks of someone who leaves the workspace are unassigned, and managers are notified once of the steps that nobody can pass', async () => {
  const leaver = await newMember('Lea Leaver');
  const made = [];
  for (const name of ['First look', 'Second look'])
    made.push(team.taskIn(await team.create(team.manager, { review_steps: [{ name, reviewer_ids: [leaver.id] }] })));
  const assigned = team.taskIn(await team.create(team.manager, { assignee_id: leaver.id }));
  await team.create(team.manager, { review_steps: [team.byReviewer()] });
  expect((await leave(leaver.id)).status).toBe(200);
  expect((await team.show(assigned.id)).assignee).toBeNull();
  const events = await stuckEvents();
  expect(events).toHaveLength(1);
  expect(events[0]?.data).toMatchObject({ step: 'First look', count: 2 });
  expect(events[0]?.data.people).toEqual(expect.arrayContaining([team.manager.id, team.owner.id]));
  expect(events[0]?.data.people).not.toContain(team.reviewer.id);
  for (const { id } of made) await team.manager.send('DELETE', `/features/tasks/${id}`);
});

it('a reviewer who may not sign in any more leaves a step that managers are notified of', async () => {
  const reviewer = await newMember('Dora Disabled');
  const { id } = team.taskIn(await team.create(team.manager, { review_steps: [{ name: 'Facts', reviewer_ids: [reviewer.id] }] }));
  const before = (await stuckEvents()).length;
  const [seat] = (await product.sql('select id from seats where user_id = $1', [reviewer.id])) as { id: number }[];
  expect((await team.owner.send('POST', '/features/user-seats/edit', { id: seat?.id, is_disabled: true })).status).toBe(200);
  expect((await stuckEvents()).slice(before)).toMatchObject([{ data: { step: 'Facts', count: 1 } }]);
  await team.manager.send('DELETE', `/features/tasks/${id}`);
});

it('20 tasks given to someone who leaves at the same time are refused or unassigned', async () => {
  const leaver = await newMember('Rory Racer');
  const creating = Array.from({ length: 20 }, () => team.create(team.manager, { assignee_id: leaver.id }));
  const [left, ...answers] = await Promise.all([leave(leaver.id), ...creating]);
  expect(left?.status).toBe(200);
  for (const { status } of answers) expect([200, 422]).toContain(status);
  const [row] = await product.sql('select count(*)::int as count from tasks where assignee_id = $1', [leaver.id]);
  expect(row).toEqual({ count: 0 });
});

it('the last step of a task in review cannot be removed, and a step less approves what the others approved', async () => {
  const steps = [team.byReviewer(), { name: 'Second', reviewer_ids: [team.second.id] }];
  const { id } = await team.inReview(steps);
  const edit = (review_steps: unknown[]) => team.manager.send('PATCH', `/features/tasks/${id}`, { review_steps });
  expect(await edit([])).toMatchObject({ status: 409, body: { code: 'TASK_NEEDS_STEP' } });
  expect((await team.show(id)).status).toBe('ready');
  await team.decide(team.reviewer, id);
  expect((await edit([team.byReviewer()])).status).toBe(200);
  expect((await team.show(id)).status).toBe('approved');
  const events = await product.sql(
    `select data->>'to' as "to" from raised_events where name = 'task.changed' and subject_id = $1 order by id desc limit 1`,
    [id],
  );
  expect(events).toEqual([{ to: 'approved' }]);
});
