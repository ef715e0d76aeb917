// Notification groups and preferences that are changed at the same time.
import { notificationEvents } from '@folio/contract/notifications';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildWorkspace } from '../../testing/build.ts';
import { startTestProduct, type TestAnswer, type TestCaller, type TestProduct } from '../../testing/test-product.ts';
import { whileLocked } from '../../testing/while-locked.ts';

let product: TestProduct;
let owner: TestCaller;
let member: TestCaller;

beforeAll(async () => {
  product = await startTestProduct({ FOLIO_ROLE: 'web' });
  owner = await product.register('Owner Person');
  member = await product.join(owner, 'Member Person', 'user');
});
afterAll(() => product.stop());

const twenty = <T>(run: (index: number) => Promise<T>) => Promise.all(Array.from({ length: 20 }, (_, index) => run(index)));
const statusesOf = (answers: TestAnswer[]) => new Set(answers.map(({ status }) => status));
const add = (more: object = {}) =>
  owner.send('POST', '/features/notification-groups/add', {
    name: 'Editors',
    events: ['order_finished'],
    in_app: true,
    email: false,
    rhythm: 'instant',
    members: [member.id],
    ...more,
  });

it('the members of a group are those of the last of twenty changes', async () => {
  const { id } = (await add()).body.notification_group as { id: number };
  const edit = () => owner.send('POST', '/features/notification-groups/edit', { id, members: [owner.id, member.id] });
  const lock = `select 1 from notification_group_members where group_id = ${id} for update`;
  expect(statusesOf(await whileLocked(product, lock, 20, () => twenty(edit)))).toEqual(new Set([200]));
  const members = await product.sql('select user_id from notification_group_members where group_id = $1 order by 1', [id]);
  expect(members).toEqual([{ user_id: owner.id }, { user_id: member.id }]);
});

it('a group that is deleted meanwhile is not found', async () => {
  const { id } = (await add()).body.notification_group as { id: number };
  const edit = () => owner.send('POST', '/features/notification-groups/edit', { id, members: [owner.id] });
  const lock = `delete from notification_groups where id = ${id}`;
  expect(statusesOf(await whileLocked(product, lock, 20, () => twenty(edit)))).toEqual(new Set([404]));
});

it('a group of a workspace that is deleted meanwhile is not made', async () => {
  const workspaceId = await buildWorkspace(product, owner);
  const lock = `delete from workspaces where id = ${workspaceId}`;
  const answers = await whileLocked(product, lock, 20, () => twenty(() => add({ workspace_id: workspaceId })));
  expect(statusesOf(answers)).toEqual(new Set([404]));
});

it('preferences in another order do not wait for each other', async () => {
  const save = (index: number) => {
    const preferences = notificationEvents.map((event) => ({ event, in_app: index % 3 === 0, email: true, rhythm: 'daily' }));
    if (index % 2 === 1) preferences.reverse();
    return member.send('POST', '/features/notifications/preferences', { preferences });
  };
  expect((await save(0)).status).toBe(200);
  const middle = notificationEvents[Math.floor(notificationEvents.length / 2)];
  const lock = `select 1 from notification_preferences where event = '${middle}' for update`;
  expect(statusesOf(await whileLocked(product, lock, 20, () => twenty(save)))).toEqual(new Set([200]));
});
