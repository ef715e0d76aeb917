// Days of items and of their tasks move together, from either side, and only with permission to edit the other one.
import type { Campaign } from '@folio/contract/campaign-shapes';
import { addDays, daysBetween } from '@folio/contract/working-days';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildTask, buildWorkspace } from '../../testing/build.ts';
import { startTestProduct, type TestCaller, type TestProduct } from '../../testing/test-product.ts';

const api = '/tools/audience_campaigns';
let product: TestProduct;
let staff: TestCaller;
let manager: TestCaller;
let workspaceId: number;
let campaign: Campaign;
let itemId: number;
let task: number;

const show = async () => (await staff.get(`${api}/show`, { id: campaign.id })).body.campaign as Campaign;
const daysOfItem = async (id = itemId) => {
  const item = (await show()).plan.find((one) => one.id === id);
  return [item?.from, item?.to];
};
const daysOfTask = async (id = task) =>
  (await product.sql<{ days: string }>(`select start_date || ' ' || due_date as days from tasks where id = $1`, [id]))[0]?.days;
const moveItem = (from: string, to: string, more: Record<string, unknown> = {}) =>
  staff.send('POST', `${api}/items/move`, { id: itemId, from, to, ...more });
const moveTask = (more: Record<string, unknown>, caller = staff) =>
  caller.send('POST', '/features/tasks/move', { ids: [task], ...more });
async function addItem(name: string): Promise<number> {
  const item = { campaign_id: campaign.id, name, channel: 'Newsletter', from: '2026-11-10', to: '2026-11-12' };
  return ((await staff.send('PUT', `${api}/items/create`, item)).body.item as { id: number }).id;
}
async function addTask(id: number, days = ['2026-11-04', '2026-11-09']): Promise<number> {
  const made = await buildTask(product, staff, workspaceId);
  await product.sql('update tasks set start_date = $2, due_date = $3 where id = $1', [made, ...days]);
  expect((await staff.send('POST', `${api}/items/link`, { id, task_id: made })).status).toBe(200);
  return made;
}

beforeAll(async () => {
  product = await startTestProduct({ FOLIO_ROLE: 'web' });
  staff = await product.register('Staff Person');
  manager = await product.join(staff, 'Manager Person', 'intermediate');
  workspaceId = await buildWorkspace(product, staff, { name: 'Brenvik Outdoor', members: [manager] });
});
afterAll(() => product.stop());
beforeEach(async () => {
  const { body } = await staff.send('PUT', `${api}/create`, {
    workspace_id: workspaceId,
    name: 'Long weekend',
    from: '2026-11-02',
    to: '2026-11-30',
    contact: { name: 'Helene Brandt', email: 'helene@brenvik.example' },
  });
  campaign = body.campaign as Campaign;
  itemId = await addItem('Letter');
  task = await addTask(itemId);
});

describe('an item', () => {
  it('moves its task by as many days; a preview says so and changes nothing', async () => {
    const preview = (await moveItem('2026-11-12', '2026-11-14', { preview: true })).body;
    expect(preview.moved).toEqual([
      {
        id: task,
        title: 'Task',
        start_date: '2026-11-06',
        due_date: '2026-11-11',
        start_date_before: '2026-11-04',
        due_date_before: '2026-11-09',
      },
    ]);
    expect([await daysOfItem(), await daysOfTask()]).toEqual([['2026-11-10', '2026-11-12'], '2026-11-04 2026-11-09']);
    const done = (await moveItem('2026-11-12', '2026-11-14')).body;
    expect(done.moved).toEqual(preview.moved);
    expect([await daysOfItem(), await daysOfTask()]).toEqual([['2026-11-12', '2026-11-14'], '2026-11-06 2026-11-11']);
    await moveItem('2026-11-10', '2026-11-12');
    expect([await daysOfItem(), await daysOfTask()]).toEqual([['2026-11-10', '2026-11-12'], '2026-11-04 2026-11-09']);
  });
  it('that is stretched never makes its task end before it begins', async () => {
    await moveItem('2026-11-25', '2026-11-26');
    expect(await daysOfTask()).toBe('2026-11-19 2026-11-23');
    await moveItem('2026-11-10', '2026-11-26');
    await moveItem('2026-11-26', '2026-11-26');
    expect(await daysOfTask()).toBe('2026-11-20 2026-11-23');
  });
  it('moves those that follow its task, and their items', async () => {
    const next = await addItem('Follow-up');
    const follower = await addTask(next, ['2026-11-10', '2026-11-11']);
    await product.sql('update tasks set is_smart = true, after_task_id = $2 where id = $1', [follower, task]);
    const { moved } = (await moveItem('2026-11-12', '2026-11-14')).body as { moved: { id: number }[] };
    expect(moved.map(({ id }) => id)).toEqual([task, follower]);
    expect(await daysOfTask(follower)).toBe('2026-11-12 2026-11-13');
    expect(await daysOfItem(next)).toEqual(['2026-11-12', '2026-11-14']);
  });
});

describe('a task', () => {
  it('moves its item by as many days, also when it is edited and when the move is undone', async () => {
    const { moved, tasks } = (await moveTask({ start_date: '2026-11-06', due_date: '2026-11-12' })).body as unknown as {
      moved: { id: number; start_date_before: string; due_date_before: string; steps: unknown[] }[];
      tasks: { revision: number }[];
    };
    expect(await daysOfItem()).toEqual(['2026-11-12', '2026-11-15']);
    const undone = await staff.send('POST', '/features/tasks/move/undo', {
      tasks: moved.map((one) => ({
        id: one.id,
        revision: tasks[0]?.revision,
        start_date: one.start_date_before,
        due_date: one.due_date_before,
        steps: one.steps,
      })),
    });
    expect(undone.status).toBe(200);
    expect([await daysOfItem(), await daysOfTask()]).toEqual([['2026-11-10', '2026-11-12'], '2026-11-04 2026-11-09']);
    const edited = await staff.send('PATCH', `/features/tasks/${task}`, { due_date: '2026-11-10' });
    expect([edited.status, await daysOfItem()]).toEqual([200, ['2026-11-10', '2026-11-13']]);
    await moveTask({ due_date: '2026-11-11', preview: true });
    expect(await daysOfItem()).toEqual(['2026-11-10', '2026-11-13']);
  });
  it('of several moves the item once, and leaves the others', async () => {
    const other = await addTask(itemId);
    await moveTask({ ids: [task, other], start_date: '2026-11-05', due_date: '2026-11-10' });
    expect(await daysOfItem()).toEqual(['2026-11-11', '2026-11-13']);
    await moveTask({ start_date: '2026-11-06', due_date: '2026-11-11' });
    expect([await daysOfItem(), await daysOfTask(other)]).toEqual([['2026-11-12', '2026-11-14'], '2026-11-05 2026-11-10']);
  });
  it('does not move its item out of the campaign, nor one that is dropped or over', async () => {
    const refused = await moveTask({ start_date: '2026-11-24', due_date: '2026-11-30' });
    expect([refused.status, refused.body.errors]).toEqual([422, { due_date: ['This item is outside the campaign dates'] }]);
    expect(await daysOfTask()).toBe('2026-11-04 2026-11-09');
    await staff.send('POST', `${api}/items/drop`, { id: itemId });
    expect((await moveTask({ start_date: '2026-11-24', due_date: '2026-11-30' })).status).toBe(200);
    expect(await daysOfItem()).toEqual(['2026-11-10', '2026-11-12']);
  });
  it('of a running campaign asks the client once more', async () => {
    const { state_hash } = (await staff.send('POST', `${api}/propose`, { id: campaign.id })).body.campaign as Campaign;
    await staff.send('POST', `${api}/decide`, { id: campaign.id, state_hash, verdict: 'approve', note: 'by telephone' });
    await staff.send('POST', `${api}/start`, { id: campaign.id });
    await moveTask({ start_date: '2026-11-05', due_date: '2026-11-10' });
    expect(await show()).toMatchObject({ state: 'running', is_changed_since_approval: true });
  });
  it('is moved alone by who may not edit the campaign, and by staff of an account that hides campaigns', async () => {
    expect((await moveTask({ start_date: '2026-11-05', due_date: '2026-11-10' }, manager)).status).toBe(200);
    expect([await daysOfItem(), await daysOfTask()]).toEqual([['2026-11-10', '2026-11-12'], '2026-11-05 2026-11-10']);
    const account = 'id = (select account_id from users where id = $1)';
    await product.sql(`update accounts set branding = branding || '{"hide_audience": true}' where ${account}`, [staff.id]);
    expect((await moveTask({ start_date: '2026-11-06', due_date: '2026-11-11' })).status).toBe(200);
    await product.sql(`update accounts set branding = branding - 'hide_audience' where ${account}`, [staff.id]);
    expect(await daysOfItem()).toEqual(['2026-11-10', '2026-11-12']);
  });
});

it('twenty moves at once from both sides leave item and task as far apart as they were', async () => {
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, at) => {
      const day = addDays('2026-11-10', at % 10);
      if (at % 2 === 0) return moveItem(day, addDays(day, 2));
      return moveTask({ start_date: addDays(day, -6), due_date: addDays(day, -1) });
    }),
  );
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  const [from = '', to = ''] = await daysOfItem();
  const [start = '', due = ''] = (await daysOfTask())?.split(' ') ?? [];
  expect([daysBetween(start, from), daysBetween(due, to)]).toEqual([6, 3]);
});
