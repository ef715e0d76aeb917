// An order that is ordered again has its files to itself: neither loses them with the other, and their bytes are stored and counted once.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { startTestProduct, type TestCaller, type TestProduct } from '../../testing/test-product.ts';
import { sweepAssets } from '../assets/assets.jobs.ts';

let product: TestProduct;
let owner: TestCaller;
let photo: Buffer;

beforeAll(async () => {
  product = await startTestProduct();
  owner = await product.register('Owner Person');
  photo = await sharp({ create: { width: 120, height: 90, channels: 3, background: '#3366aa' } })
    .png()
    .toBuffer();
});
afterAll(() => product.stop());

async function upload(): Promise<number> {
  const form = new FormData();
  form.append('tool', 'image_resizer');
  form.append('field', 'images');
  form.append('file', new File([new Uint8Array(photo)], 'boot.png'));
  return ((await owner.send('POST', '/services/orders/upload', form)).body.asset as { id: number }).id;
}

const fieldsWith = (ids: number[]) => ({ images: ids, formats: ['instagram_square'], fit: 'contain' });

async function placeOrder(fields: Record<string, unknown>): Promise<number> {
  const { status, body } = await owner.send('POST', '/services/orders/create', { tool: 'image_resizer', fields });
  if (status !== 200) throw new Error(JSON.stringify(body));
  return (body.order as { order_details: { id: number }[] }).order_details[0]?.id ?? 0;
}

interface Shown {
  status: string;
  reason: string | null;
  assets: { url: string }[];
}

const delivered = (id: number): Promise<Shown> =>
  vi.waitFor(
    async () => {
      const { body } = await owner.get('/services/media/orders/show', { action: 'retrieve-html', order_detail_id: id });
      const [order] = body.orders as Shown[];
      expect(order).toMatchObject({ status: 'accepted', reason: null });
      return order as Shown;
    },
    { timeout: 30_000, interval: 100 },
  );

const statusOf = async (url: string) =>
  (await fetch(`${product.url}${url}`, { headers: { authorization: `Bearer ${owner.token}` } })).status;

const remove = async (id: number) =>
  expect((await owner.send('DELETE', '/services/orders/delete', { order_detail_id: id })).status).toBe(200);

/** As a day later. */
async function sweepNextDay(): Promise<void> {
  await product.sql(`update assets set created_at = created_at - interval '25 hours'`);
  await sweepAssets(product.kernel);
}

const usedBytes = async () => ((await owner.get('/admin/credits/summary')).body.storage as { used_bytes: number }).used_bytes;
/** Bytes on the disk that rows name, each once. */
const storedBytes = async () =>
  (
    await product.sql<{ bytes: number }>(
      'select coalesce(sum(bytes), 0)::int as bytes from (select distinct storage_key, bytes from assets) files',
    )
  )[0]?.bytes;

async function inputOf(detailId: number) {
  const [row] = await product.sql<{ id: number; storage_key: string }>(
    `select id, storage_key from assets where order_detail_id = $1 and role = 'input'`,
    [detailId],
  );
  return { id: row?.id ?? 0, path: join(product.kernel.config.dataDir, 'files', row?.storage_key ?? '') };
}

it('the second order delivers, is written again and downloads after the first and its files are gone', async () => {
  const uploaded = await upload();
  const first = await placeOrder(fieldsWith([uploaded]));
  await delivered(first);
  const { body } = await owner.get('/services/orders/form', { order_detail_id: first });
  const form = body.form as { fields: Record<string, unknown>; uploads: { id: number }[] };
  expect(form.uploads.map(({ id }) => id)).toEqual([uploaded]);
  const before = await usedBytes();
  const second = await placeOrder(form.fields);
  const own = await inputOf(second);
  expect(own).toEqual({ id: expect.any(Number), path: (await inputOf(first)).path });
  expect(own.id).not.toBe(uploaded);
  const shown = await delivered(second);
  // The result is a file more, the upload is not.
  const [made] = await product.sql<{ bytes: number }>(
    `select sum(bytes)::int as bytes from assets where order_detail_id = $1 and role = 'result'`,
    [second],
  );
  expect([await usedBytes(), await storedBytes()]).toEqual([before + (made?.bytes ?? 0), await usedBytes()]);

  await remove(first);
  await sweepNextDay();
  expect(await statusOf(`/api/services/orders/asset/${uploaded}`)).toBe(404);
  expect(await statusOf(`/api/services/orders/asset/${own.id}`)).toBe(200);
  expect(await statusOf(shown.assets[0]?.url ?? '')).toBe(200);
  expect(await usedBytes()).toBe(await storedBytes());
  // Ordered a third time from the second, with its whole file.
  const repeated = (await owner.get('/services/orders/form', { order_detail_id: second })).body.form as typeof form;
  expect(repeated.uploads.map(({ id }) => id)).toEqual([own.id]);
  const third = await placeOrder(repeated.fields);
  await delivered(third);

  await remove(second);
  await remove(third);
  expect(existsSync(own.path)).toBe(true);
  // Both rows of the bytes go at once, and count once.
  await sweepNextDay();
  expect([existsSync(own.path), await storedBytes(), await usedBytes()]).toEqual([false, 0, 0]);
});

it('two orders of one upload placed at once do not share it either', async () => {
  const uploaded = await upload();
  const ids = await Promise.all([placeOrder(fieldsWith([uploaded])), placeOrder(fieldsWith([uploaded]))]);
  const inputs = await Promise.all(ids.map(inputOf));
  expect(new Set(inputs.map(({ id }) => id)).size).toBe(2);
  expect(new Set(inputs.map(({ path }) => path)).size).toBe(1);
  for (const id of ids) await delivered(id);
  await Promise.all(ids.map(remove));
  await product.sql(`update assets set created_at = created_at - interval '25 hours'`);
  await Promise.all([sweepAssets(product.kernel), sweepAssets(product.kernel)]);
  expect([existsSync(inputs[0]?.path ?? ''), await storedBytes(), await usedBytes()]).toEqual([false, 0, 0]);
});
