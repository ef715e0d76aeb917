// Favorite pages through HTTP.
import { maxFavoritePages } from '@folio/contract/favorite-page-words';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { buildDocument, buildTask, buildTeam } from '../../testing/build.ts';
import { startTestProduct, type TestCaller, type TestProduct } from '../../testing/test-product.ts';

let product: TestProduct;
let team: Awaited<ReturnType<typeof buildTeam>>;
beforeAll(async () => {
  product = await startTestProduct({ FOLIO_ROLE: 'web' });
  team = await buildTeam(product);
});
afterAll(() => product.stop());
beforeEach(() => product.sql('truncate favorite_pages'));

const add = (caller: TestCaller, path: string, title = 'A page') =>
  caller.send('POST', '/features/favorite-pages/add', { path, title });
const remove = (caller: TestCaller, path: string) => caller.send('POST', '/features/favorite-pages/remove', { path });
const list = async (caller: TestCaller) => {
  const { body } = await caller.get('/features/favorite-pages/show');
  return body.favorites as { path: string; title: string }[];
};
const pathsOf = async (caller: TestCaller) => (await list(caller)).map(({ path }) => path);

it('adds a page and a saved filter once, returns them with the caller, and removes them', async () => {
  await add(team.plain, '/calendar', 'Calendar');
  await add(team.plain, '/task-assignment?view=mine', 'My tasks');
  const repeated = await add(team.plain, '/calendar', 'Another name');
  const expected = [
    { path: '/calendar', title: 'Calendar' },
    { path: '/task-assignment?view=mine', title: 'My tasks' },
  ];
  expect([repeated.status, repeated.body.favorites]).toEqual([200, expected]);
  const { body } = await team.plain.get('/tools/show_user_info');
  expect((body.user_info as { favorite_pages: unknown }).favorite_pages).toEqual(expected);
  expect(await list(team.manager)).toEqual([]);
  await remove(team.manager, '/calendar');
  expect(await list(team.plain)).toEqual(expected);
  const first = await remove(team.plain, '/calendar');
  const second = await remove(team.plain, '/calendar');
  expect([first.status, second.status, second.body.favorites]).toEqual([200, 200, expected.slice(1)]);
});

it.each([
  'https://elsewhere.invalid/',
  '//elsewhere.invalid',
  'calendar',
  '/',
  '/orders#top',
  '/orders?a b',
  `/${'a'.repeat(300)}`,
])('rejects %s', async (path) => {
  const answer = await add(team.plain, path);
  expect([answer.status, Object.keys(answer.body.errors ?? {})]).toEqual([422, ['path']]);
});

it(`keeps at most ${maxFavoritePages} pages with 20 concurrent calls`, async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, (_, at) => add(team.plain, `/pages/page-${at}`)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(maxFavoritePages);
  const refused = answers.find(({ status }) => status !== 200);
  expect([refused?.status, refused?.body.code, refused?.body.message]).toEqual([
    409,
    'TOO_MANY_FAVORITE_PAGES',
    'You can have at most 5 favorites. Remove one first.',
  ]);
  expect(await list(team.plain)).toHaveLength(maxFavoritePages);
});

it('shows the present title of a document, until it is deleted', async () => {
  const { detailId } = await buildDocument(product, team.plain, { title: 'Trail shoes', workspaceId: team.workspaceId });
  expect((await add(team.stranger, `/orders/${detailId}`)).body.code).toBe('ORDER_NOT_FOUND');
  expect((await add(team.plain, '/orders/2147483647')).status).toBe(404);
  await add(team.plain, `/orders/${detailId}`, 'Trail shoes');
  await product.sql(`update order_details set title = 'Alpine shoes' where id = $1`, [detailId]);
  expect(await list(team.plain)).toEqual([{ path: `/orders/${detailId}`, title: 'Alpine shoes' }]);
  const deleted = await team.plain.send('DELETE', '/services/orders/delete', { order_detail_id: detailId });
  expect([deleted.status, await list(team.plain)]).toEqual([200, []]);
});

it('leaves out documents and tasks of a workspace that the user left, until the user is back', async () => {
  const { detailId } = await buildDocument(product, team.owner, { workspaceId: team.workspaceId });
  const taskId = await buildTask(product, team.owner, team.workspaceId);
  const paths = [`/orders/${detailId}`, `/task-assignment/${taskId}/brief`, '/calendar'];
  for (const path of paths) await add(team.plain, path);
  const place = [team.workspaceId, team.plain.id];
  await product.sql('delete from workspace_members where workspace_id = $1 and user_id = $2', place);
  expect(await pathsOf(team.plain)).toEqual(['/calendar']);
  expect((await add(team.plain, `/task-assignment/${taskId}`)).status).toBe(404);
  await product.sql('insert into workspace_members (workspace_id, user_id) values ($1, $2)', place);
  expect(await pathsOf(team.plain)).toEqual(paths);
});

it('leaves out tasks while the account hides them, and refuses to add one', async () => {
  const taskId = await buildTask(product, team.owner, team.workspaceId);
  await add(team.plain, `/task-assignment/${taskId}`);
  const hide = (isHidden: boolean) =>
    product.sql(
      `update accounts set branding = branding || jsonb_build_object('hide_generic_task_assignment', $2::boolean)
       where id = (select account_id from users where id = $1)`,
      [team.plain.id, isHidden],
    );
  await hide(true);
  expect([await list(team.plain), (await add(team.plain, `/task-assignment/${taskId}/brief`)).body.code]).toEqual([
    [],
    'TASKS_HIDDEN',
  ]);
  await hide(false);
  expect(await pathsOf(team.plain)).toEqual([`/task-assignment/${taskId}`]);
});
