// Documents and folders do not go without a trace.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildDocument } from '../../testing/build.ts';
import { startTestProduct, type TestCaller, type TestProduct } from '../../testing/test-product.ts';

let product: TestProduct;
let owner: TestCaller;

beforeAll(async () => {
  product = await startTestProduct({ FOLIO_ROLE: 'web' });
  owner = await product.register('Owner Person');
});
afterAll(() => product.stop());

it('notes deleted documents, one entry a call', async () => {
  const made = [await buildDocument(product, owner), await buildDocument(product, owner)];
  const ids = made.map(({ detailId }) => detailId);
  const { status } = await owner.send('DELETE', '/services/orders/delete', { order_detail_ids: ids });
  expect(status).toBe(200);
  expect(await product.sql("select subject_name, details from audit_entries where action = 'document.deleted'")).toEqual([
    { subject_name: '2', details: { documents: 2 } },
  ]);
});

it('notes a deleted folder with what lay in it', async () => {
  const made = await owner.send('PUT', '/services/folders/create', { name: 'Autumn' });
  const id = (made.body.folder as { id: number }).id;
  expect((await owner.send('DELETE', '/services/folders/delete', { folder_id: id, contents: 'delete' })).status).toBe(200);
  expect(await product.sql("select subject_name, details from audit_entries where action = 'folder.deleted'")).toEqual([
    { subject_name: 'Autumn', details: { contents: 'delete', documents: 0 } },
  ]);
});
