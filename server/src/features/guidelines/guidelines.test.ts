import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTeam } from '../../testing/build.ts';
import { posting } from '../../testing/job-posting.ts';
import { startTestProduct, type TestCaller, type TestProduct } from '../../testing/test-product.ts';

let product: TestProduct;
let owner: TestCaller;
let manager: TestCaller;
let plain: TestCaller;
let stranger: TestCaller;
let workspaceId: number;

beforeAll(async () => {
  product = await startTestProduct({ FOLIO_ROLE: 'web' });
  ({ owner, stranger, manager, plain, workspaceId } = await buildTeam(product));
});
afterAll(() => product.stop());

const create = async (caller: TestCaller, more: Record<string, unknown> = {}) => {
  const { status, body } = await caller.send('PUT', '/tools/create_user_guideline', { title: 'Spring', ...more });
  if (status !== 200) throw new Error(`${status}: ${JSON.stringify(body)}`);
  return body.guideline as { id: number; guideline_id: number; can: object };
};
const titles = async (caller: TestCaller, query: Record<string, string | number> = {}) =>
  ((await caller.get('/tools/show_user_guidelines', query)).body.guidelines as { title: string }[]).map((one) => one.title);

it('keeps personal briefings to oneself and those of a workspace to its members', async () => {
  await create(owner, { title: 'Mine' });
  await create(manager, { title: 'Ours', overall_goal: 'More visits', workspace_id: workspaceId });
  expect(await titles(owner)).toEqual(['Mine']);
  expect(await titles(plain)).toEqual([]);
  expect(await titles(plain, { workspace_id: workspaceId })).toEqual(['Ours']);
  expect((await stranger.get('/tools/show_user_guidelines', { workspace_id: workspaceId })).status).toBe(404);
});

it('lets managers change and delete, plain users only use', async () => {
  const { guideline_id } = await create(owner, { workspace_id: workspaceId });
  const edit = { guideline_id, structure: 'Three parts' };
  expect((await plain.send('POST', '/tools/edit_user_guideline', edit)).status).toBe(403);
  expect((await stranger.send('POST', '/tools/edit_user_guideline', edit)).status).toBe(404);
  expect((await manager.send('POST', '/tools/edit_user_guideline', edit)).body.guideline).toMatchObject({
    title: 'Spring',
    structure: 'Three parts',
  });
  await product.sql('update workspaces set default_guideline_id = $1', [guideline_id]);
  const defaultHere = async () => (await plain.get('/tools/show_user_guidelines', { workspace_id: workspaceId })).body.default_id;
  expect(await defaultHere()).toBe(guideline_id);
  expect((await plain.get('/tools/show_user_guidelines')).body.default_id).toBeNull();
  expect((await manager.send('DELETE', '/tools/delete_user_guideline', { guideline_id })).status).toBe(200);
  expect(await defaultHere()).toBeNull();
  expect(await product.sql('select id from workspaces where default_guideline_id is not null')).toEqual([]);
});

it('offers templates in the reader’s language, and names what is missing', async () => {
  await product.sql(`update users set locale = 'de' where id = $1`, [manager.id]);
  const { body } = await manager.get('/tools/show_user_guidelines');
  expect((body.templates as { title: string }[])[0]?.title).toBe('Blogartikel');
  const missing = await owner.send('PUT', '/tools/create_user_guideline', { title: ' ' });
  expect([missing.status, Object.keys(missing.body.errors as object)]).toEqual([422, ['title']]);
});

it('steers an order through its prompt only where it may be used', async () => {
  const { id } = await create(owner, { title: 'Not here' });
  const refused = await plain.send('POST', '/services/orders/create', {
    tool: 'job_posting',
    fields: posting,
    workspace_id: workspaceId,
    guideline_id: id,
  });
  expect(refused.status).toBe(404);
});
