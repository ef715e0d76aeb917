// A file larger than its field takes is answered alike wherever it is given: 413, with the field and its name.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildDocument, buildTask, buildWorkspace } from '../testing/build.ts';
import { startTestProduct, type TestCaller, type TestProduct } from '../testing/test-product.ts';

let product: TestProduct;
let owner: TestCaller;
let detailId: number;
let taskId: number;

beforeAll(async () => {
  product = await startTestProduct({ FOLIO_ROLE: 'web' });
  owner = await product.register('Owner Person');
  ({ detailId } = await buildDocument(product, owner));
  taskId = await buildTask(product, owner, await buildWorkspace(product, owner));
});
afterAll(() => product.stop());

const large = new Uint8Array(10 * 1024 * 1024 + 1);

it.each<[string, 'POST' | 'PUT', string, string, () => Record<string, string>]>([
  ['an upload for a tool', 'POST', '/services/orders/upload', 'a.png', () => ({ tool: 'image_resizer', field: 'images' })],
  ['a picture', 'POST', '/services/orders/upload_picture', 'a.png', () => ({ order_detail_id: String(detailId), alt: '' })],
  ['a source', 'PUT', '/features/additional-source/create', 'a.txt', () => ({ name: 'Notes', type: 'file' })],
  ['a file of a task', 'POST', '/features/tasks/attachments/create', 'a.pdf', () => ({ id: String(taskId) })],
  ['what comes with a question', 'POST', '/services/orders/tools/aichat/upload', 'a.wav', () => ({})],
])('%s', async (_, method, path, name, fields) => {
  const form = new FormData();
  for (const [field, value] of Object.entries(fields())) form.append(field, value);
  form.append('file', new File([large], name));
  const { status, body } = await owner.send(method, path, form);
  expect([status, body.code, body.errors]).toEqual([413, 'INVALID_INPUT', { file: [expect.stringContaining(name)] }]);
});
