// Tools that hand tasks to others are of a workspace: everywhere else the server refuses them, whichever way they are ordered.
import { findTool, listTools } from '@folio/catalogue/catalogue';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildWorkspace } from '../../testing/build.ts';
import { csvOf, sendBulk } from '../../testing/table-files.ts';
import { startTestProduct, type TestCaller, type TestProduct } from '../../testing/test-product.ts';

let product: TestProduct;
let owner: TestCaller;
let workspace: number;

const sentence = 'This tool assigns tasks to other users. Select a workspace to use it';
const refusal = { status: 403, body: { status: 'error', code: 'TOOL_NEEDS_WORKSPACE', message: sentence } };
const slugs = listTools()
  .filter((tool) => tool.flags.has_task_assignment)
  .map((tool) => tool.slug);
const exampleOf = (slug: string) => findTool(slug)?.example ?? {};

beforeAll(async () => {
  product = await startTestProduct({ FOLIO_ROLE: 'web' });
  owner = await product.register('Task Giver');
  workspace = await buildWorkspace(product, owner);
});
afterAll(() => product.stop());

it('has such tools', () => {
  expect(slugs).toContain('managed_page_content');
});

it.each(slugs)('%s is refused in the personal workspace and placed in another', async (slug) => {
  const order = { tool: slug, fields: exampleOf(slug) };
  for (const scope of [{}, { workspace_id: null }]) {
    expect(await owner.send('POST', '/services/orders/create', { ...order, ...scope })).toMatchObject(refusal);
  }
  expect(await owner.send('POST', '/services/media/orders/create', order)).toMatchObject(refusal);
  expect((await owner.send('POST', '/services/orders/create', { ...order, workspace_id: workspace })).status).toBe(200);
  const [placed] = await product.sql<{ count: number }>(
    'select count(*)::int as count from order_details where tool_slug = $1 and workspace_id is null',
    [slug],
  );
  expect(placed?.count).toBe(0);
});

it.each(slugs)('many rows of %s are refused there too', async (slug) => {
  const file = csvOf('title\nSomething\n');
  for (const step of ['validate', 'create'] as const) {
    expect(await sendBulk(owner, step, { tool: slug, file })).toMatchObject(refusal);
  }
  expect(await sendBulk(owner, 'validate', { tool: slug, file, workspace_id: workspace })).toMatchObject({ status: 200 });
  const data = [exampleOf(slug)];
  expect(await owner.send('POST', `/tools/${slug}/create-request`, { data })).toMatchObject(refusal);
});
