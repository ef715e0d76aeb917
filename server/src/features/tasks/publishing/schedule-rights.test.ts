// A schedule publishes for its author: a lost permission at the due time ends it as failed.
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { buildReviewTeam } from '../../../testing/review-team.ts';
import { startTestProduct, type TestCaller, type TestProduct } from '../../../testing/test-product.ts';
import { whileLocked } from '../../../testing/while-locked.ts';
import { publishDueTasks } from './schedule-publish.ts';

let product: TestProduct;
let team: Awaited<ReturnType<typeof buildReviewTeam>>;
let websiteId: number;
/** The author of the schedule. Each test has a new user, because each loses something. */
let scheduler: TestCaller;
let people = 0;

beforeAll(async () => {
  product = await startTestProduct({ FOLIO_ROLE: 'web' });
  team = await buildReviewTeam(product);
  const [website] = await product.sql<{ id: number }>(
    `insert into websites (account_id, user_id, workspace_id, name, url, language, kind)
     select account_id, id, $2, 'Shop', 'https://shoes.example', 'en', 'download' from users where id = $1 returning id`,
    [team.manager.id, team.workspaceId],
  );
  websiteId = website?.id ?? 0;
});
afterAll(() => product.stop());
beforeEach(async () => {
  people += 1;
  scheduler = await product.join(team.owner, `Scheduler ${people}`, 'intermediate');
  await product.sql('insert into workspace_members (workspace_id, user_id) values ($1, $2)', [team.workspaceId, scheduler.id]);
});

async function schedule(more: Record<string, unknown> = {}) {
  const task = await team.inReview([team.byReviewer()], undefined, { website_id: websiteId });
  await team.decide(team.reviewer, task.id);
  if (Object.keys(more).length > 0)
    await product.sql('update tasks set assignee_id = $2 where id = $1', [task.id, more['assignee_id']]);
  const at = new Date(Date.now() + 3_600_000).toISOString();
  expect((await team.act(scheduler, 'publish', task.id, { publish_at: at })).status).toBe(200);
  await product.sql(`update tasks set publish_at = now() - interval '1 minute' where id = $1`, [task.id]);
  return task;
}
const publishDue = () => publishDueTasks(product.kernel, new AbortController().signal);
const publications = (detailId: number) => product.sql('select 1 from publications where order_detail_id = $1', [detailId]);
const state = async (id: number) =>
  (
    await product.sql<{ status: string; publish_at: Date | null; publish_error: string | null }>(
      'select status, publish_at, publish_error from tasks where id = $1',
      [id],
    )
  )[0];
const sentence = 'The person who scheduled this is no longer allowed to publish it. Publish or schedule it again.';

const role = (name: string) => product.sql('update users set role = $2 where id = $1', [scheduler.id, name]);
const losses: Record<string, { lose: (id: number) => Promise<unknown>; isAssignee?: true }> = {
  'the role': { lose: () => role('user') },
  'the workspace': { lose: () => product.sql('delete from workspace_members where user_id = $1', [scheduler.id]) },
  'the login': { lose: () => product.sql('update users set disabled_at = now() where id = $1', [scheduler.id]) },
  'the seat': {
    lose: async () => {
      const [seat] = await product.sql<{ id: number }>('select id from seats where user_id = $1', [scheduler.id]);
      const { status } = await team.owner.send('DELETE', '/features/user-seats/delete', { id: seat?.id });
      expect(status).toBe(200);
    },
  },
  'the assignment, which was their only right': {
    lose: async (id) => {
      await role('user');
      await product.sql('update tasks set assignee_id = $2 where id = $1', [id, team.second.id]);
    },
    isAssignee: true,
  },
};

it.each(Object.entries(losses))(
  'who scheduled lost %s: nothing is published, and people see why',
  async (_, { lose, isAssignee }) => {
    if (isAssignee) await role('user');
    const { id, detailId } = await schedule(isAssignee ? { assignee_id: scheduler.id } : {});
    await lose(id);
    await publishDue();
    expect(await publications(detailId)).toEqual([]);
    expect(await state(id)).toEqual({ status: 'approved', publish_at: null, publish_error: 'task_scheduler_lost_right' });
    expect((await team.show(id)).publish_error).toBe(sentence);
    expect((await team.history(id)).filter(({ kind }) => kind === 'publish_failed')).toHaveLength(1);
    const [raised] = await product.sql<{ data: Record<string, unknown> }>(
      `select data from raised_events where subject_id = $1 and data->>'reason_kind' = 'publish_failed'`,
      [id],
    );
    expect(raised?.data).toMatchObject({
      reason: 'task_scheduler_lost_right',
      people: expect.arrayContaining([team.manager.id]) as number[],
    });
    // Another person with the right publishes it by hand.
    expect((await team.act(team.manager, 'publish', id)).status).toBe(200);
    expect(await publications(detailId)).toHaveLength(1);
    expect((await team.show(id)).publish_error).toBeNull();
  },
);

it('a right that is withdrawn while the schedule waits for the task refuses it', async () => {
  await role('user');
  const { id, detailId } = await schedule({ assignee_id: scheduler.id });
  await whileLocked(product, `update tasks set assignee_id = ${team.second.id} where id = ${id}`, 1, publishDue);
  expect(await publications(detailId)).toEqual([]);
  expect(await state(id)).toMatchObject({ publish_at: null, publish_error: 'task_scheduler_lost_right' });
});

it('a role that is lost while the schedule waits for the task refuses it', async () => {
  const { id, detailId } = await schedule();
  const lock = `select from tasks where id = ${id} for update; update users set role = 'user' where id = ${scheduler.id}`;
  await whileLocked(product, lock, 1, publishDue);
  expect(await publications(detailId)).toEqual([]);
  expect(await state(id)).toMatchObject({ publish_at: null, publish_error: 'task_scheduler_lost_right' });
});

it('an assignee who is no manager publishes at the time that they chose', async () => {
  await role('user');
  const { id, detailId } = await schedule({ assignee_id: scheduler.id });
  await publishDue();
  expect(await publications(detailId)).toHaveLength(1);
  expect(await state(id)).toMatchObject({ publish_at: null, publish_error: null });
});

it('a company that hides tasks publishes none of them', async () => {
  const { id, detailId } = await schedule();
  const hide = (isHidden: boolean) =>
    product.sql(
      `update accounts set branding = branding || jsonb_build_object('hide_generic_task_assignment', $2::boolean)
      where id = (select account_id from users where id = $1)`,
      [team.owner.id, isHidden],
    );
  await hide(true);
  await publishDue();
  await hide(false);
  expect(await publications(detailId)).toEqual([]);
  expect((await team.show(id)).publish_error).toBe('Your company does not use tasks');
});
