// The storage limit of an account: counted on every way in and out, and never exceeded.
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTask, buildWorkspace } from '../../testing/build.ts';
import { upload } from '../../testing/chat-calls.ts';
import { startTestProduct, type TestCaller, type TestProduct } from '../../testing/test-product.ts';
import { sweepAssets } from './assets.jobs.ts';

let product: TestProduct;
let owner: TestCaller;

const summary = '/admin/credits/summary';
const maxBytes = Math.ceil(0.00001 * 1000 ** 3);
const aText = 'Beans. '.repeat(200);

beforeAll(async () => {
  product = await startTestProduct({ STORAGE_LIMIT_GB: '0.00001' });
  owner = await product.register('Owner Person');
});
afterAll(() => product.stop());

const storage = async () => (await owner.get(summary)).body.storage as { used_bytes: number; limit_bytes: number };
const filesOf = async (area: string) =>
  (await readdir(join(product.kernel.config.dataDir, 'files', area)).catch(() => [])).length;

function addSource(name: string) {
  const form = new FormData();
  form.append('name', name);
  form.append('type', 'file');
  form.append('file', new File([aText], `${name}.txt`, { type: 'text/plain' }));
  return owner.send('PUT', '/features/additional-source/create', form);
}

it('twenty files at once never exceed it; the refused leave no bytes', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, (_, at) => addSource(`beans-${at}`)));
  const kept = answers.filter(({ status }) => status === 200).length;
  const refused = answers.filter(({ status }) => status === 507);
  expect([kept, kept + refused.length]).toEqual([Math.floor(maxBytes / aText.length), 20]);
  expect(refused[0]?.body).toMatchObject({ code: 'STORAGE_FULL', message: expect.stringContaining('your company') as string });
  expect(await storage()).toEqual({ used_bytes: kept * aText.length, limit_bytes: maxBytes });
  expect(await filesOf('sources')).toBe(kept);
});

it('gives room back with what is deleted', async () => {
  const before = await storage();
  const [source] = await product.sql<{ id: number }>('select id from additional_sources order by id limit 1');
  expect((await owner.send('DELETE', '/features/additional-source/delete', { id: source?.id })).status).toBe(200);
  expect(await storage()).toEqual({ ...before, used_bytes: before.used_bytes - aText.length });
});

it('counts what comes with a question, with a task and what orders many, and refuses it', async () => {
  const before = await storage();
  const wav = new Uint8Array(Buffer.concat([Buffer.from('RIFF\x24\x00\x00\x00WAVEfmt ', 'latin1'), Buffer.alloc(28)]));
  await upload(owner, 'a.wav', wav);
  expect((await storage()).used_bytes).toBe(before.used_bytes + wav.length);
  await product.sql('update storage_limit set max_bytes = 10');
  expect((await upload(owner, 'b.wav', wav)).status).toBe(507);
  expect(await filesOf('chats')).toBe(1);
  const bulk = new FormData();
  bulk.append('tool', 'blog_post');
  bulk.append('file', new File(['topic\nBeans\n'], 'b.csv'));
  expect((await owner.send('POST', '/services/orders/bulk/validate', bulk)).status).toBe(507);
  expect(await filesOf('bulk')).toBe(0);
  const attached = new FormData();
  attached.append('id', String(await buildTask(product, owner, await buildWorkspace(product, owner))));
  attached.append('file', new File([aText], 'beans.txt'));
  expect((await owner.send('POST', '/features/tasks/attachments/create', attached)).status).toBe(507);
  expect(await filesOf('tasks')).toBe(0);
});

it('measures files of before by and by, refusing none', async () => {
  const before = await storage();
  await product.sql('update additional_sources set bytes = null');
  expect((await storage()).used_bytes).toBeLessThan(before.used_bytes);
  await sweepAssets(product.kernel);
  expect(await storage()).toEqual(before);
});
