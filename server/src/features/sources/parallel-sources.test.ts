// Sources of a workspace that the caller leaves meanwhile.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildWorkspace } from '../../testing/build.ts';
import { startTestProduct, type TestProduct } from '../../testing/test-product.ts';
import { whileLocked } from '../../testing/while-locked.ts';

let product: TestProduct;

beforeAll(async () => {
  product = await startTestProduct({ FOLIO_ROLE: 'web' });
});
afterAll(() => product.stop());

it('are not kept', async () => {
  const owner = await product.register('Owner Person');
  const workspaceId = await buildWorkspace(product, owner);
  let count = 0;
  const add = () => {
    const source = { name: 'Guide', type: 'url', url: `https://guide.example/${(count += 1)}` };
    return owner.send('PUT', '/features/additional-source/create', { ...source, workspace_id: workspaceId });
  };
  const lock = `delete from workspace_members where workspace_id = ${workspaceId}`;
  const answers = await whileLocked(product, lock, 20, () => Promise.all(Array.from({ length: 20 }, add)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([404]));
  expect(await product.sql('select id from additional_sources')).toEqual([]);
});
