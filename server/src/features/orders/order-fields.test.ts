// Fields of an order as programs send them: files in a form, misspelt names, and a quote that is the price.

import { findTool } from '@folio/catalogue/catalogue';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestProduct, type TestCaller, type TestProduct } from '../../testing/test-product.ts';

let product: TestProduct;
let owner: TestCaller;
let photo: File;

beforeAll(async () => {
  product = await startTestProduct({ FOLIO_ROLE: 'web' });
  owner = await product.register('Owner Person');
  const png = await sharp({ create: { width: 120, height: 90, channels: 3, background: '#3366aa' } })
    .png()
    .toBuffer();
  photo = new File([new Uint8Array(png)], 'boot.png');
});
afterAll(() => product.stop());

const formOf = (entries: [string, string | File][]) => {
  const form = new FormData();
  for (const [name, value] of entries) form.append(name, value);
  return form;
};
const resizing = (files: File[]): [string, string | File][] => [
  ['tool', 'image_resizer'],
  ...files.map((file): [string, File] => ['fields[images][]', file]),
  ['fields[formats][]', 'instagram_square'],
  ['fields[fit]', 'contain'],
  ['folder_id', ''],
  ['brand_voice_id', ''],
];
const uploads = async () =>
  (await product.sql<{ count: number }>("select count(*)::int as count from assets where role = 'input'"))[0]?.count ?? 0;

describe('a form with files in a field of files', () => {
  it('is an order of these files', async () => {
    const { status, body } = await owner.send('POST', '/services/orders/create', formOf(resizing([photo, photo])));
    expect([status, body.message]).toEqual([200, expect.any(String)]);
    const { id } = body.order as { id: number };
    const [order] = await product.sql<{ images: number[] }>(`select fields->'images' as images from orders where id = $1`, [id]);
    const rows = await product.sql('select file_name, width from assets where id = any($1::int[])', [order?.images]);
    expect(rows).toEqual([
      { file_name: 'boot.png', width: 120 },
      { file_name: 'boot.png', width: 120 },
    ]);
  });
  it('costs what its quote says, for which nothing is kept', async () => {
    const before = await uploads();
    const quote = await owner.send('POST', '/services/orders/quote', formOf(resizing([photo])));
    expect(await uploads()).toBe(before);
    const placed = await owner.send('POST', '/services/orders/create', formOf(resizing([photo])));
    expect([quote.status, quote.body.price]).toEqual([200, (placed.body.order as { price: number }).price]);
  });
  it('names the field of a file that is of another kind', async () => {
    const { status, body } = await owner.send('POST', '/services/orders/create', formOf(resizing([new File(['x'], 'a.png')])));
    expect([status, Object.keys(body.errors as object)]).toEqual([415, ['images']]);
  });
  it('names the field that gets more files than it takes, before any is kept', async () => {
    const before = await uploads();
    const field = findTool('image_resizer')?.fields.find(({ name }) => name === 'images');
    const max = field && 'maxFiles' in field ? field.maxFiles : 0;
    const many = Array.from({ length: max + 1 }, () => photo);
    const { status, body } = await owner.send('POST', '/services/orders/create', formOf(resizing(many)));
    expect([status, Object.keys(body.errors as object), await uploads()]).toEqual([422, ['images'], before]);
  });
  it('repeated with its Idempotency-Key is one order', async () => {
    const send = () =>
      owner.send('POST', '/services/orders/create', formOf(resizing([photo])), { 'idempotency-key': 'files-once' });
    const [first, second] = [await send(), await send()];
    expect((second.body.order as { id: number }).id).toBe((first.body.order as { id: number }).id);
  });
});

const posting = { ...findTool('job_posting')?.example };

it.each([
  ['POST', '/services/orders/create', {}],
  ['POST', '/services/orders/quote', {}],
])('%s %s names each field that the tool does not have, and does nothing', async (verb, path, more) => {
  const fields = { ...posting, deadline: 'tomorrow', asignee: 'Jane' };
  const { status, body } = await owner.send(verb as 'POST', path, { tool: 'job_posting', fields, ...more });
  expect([status, body.errors]).toEqual([
    422,
    { deadline: ['This name is unknown. Check the spelling.'], asignee: ['This name is unknown. Check the spelling.'] },
  ]);
});

it('a step of a wizard names them too', async () => {
  const call = { tool: 'seo_article', step: 'topic', fields: { topic: 'Bread', keyword: 'bread' } };
  const { status, body } = await owner.send('PUT', '/services/orders/create', call);
  expect(status).toBe(422);
  expect(body.errors).toMatchObject({ keyword: ['This name is unknown. Check the spelling.'] });
});

it('human proofreading of a language without proofreaders is refused by quote and order', async () => {
  await product.sql('update platform_flags set has_human_services = true');
  const fields = { ...findTool('blog_post')?.example, language: 'pl-PL', human_proofreading: true };
  for (const path of ['quote', 'create']) {
    const { status, body } = await owner.send('POST', `/services/orders/${path}`, { tool: 'blog_post', fields });
    expect([status, Object.keys(body.errors as object)]).toEqual([422, ['human_proofreading']]);
  }
});

it('a price by the words of a text is shown up to the longest text', async () => {
  const { body } = await owner.get('/tools/text_summary');
  const { credits_from: from, credits_to: to } = body.tool as { credits_from: number; credits_to: number };
  const text = 'word '.repeat(1200);
  const quote = await owner.send('POST', '/services/orders/quote', { tool: 'text_summary', fields: { text } });
  expect(from).toBeLessThan(to);
  expect(quote.body.price).toBeLessThanOrEqual(to);
});
