// Rows that name a page or a file by its address: nothing is fetched to price them. Each reserves its maximum cost and is charged for its needs.
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { loud } from '@folio/engine/translation/testing/order-translation';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { connectModel } from '../../testing/model-for-tests.ts';
import { csvOf, sendBulk } from '../../testing/table-files.ts';
import { startTestProduct, type TestCaller, type TestProduct } from '../../testing/test-product.ts';

let product: TestProduct;
let owner: TestCaller;
let site: Server;
let base: string;
let fetched = 0;
const cleanUp: (() => unknown)[] = [];

const sentences = (words: number) => Array.from({ length: words / 3 }, () => 'Dry boots last.').join(' ');
const pageOf = (words: number) => `<html lang="en"><body><p>${sentences(words)}</p></body></html>`;
const answers: Record<string, [type: string, text: string]> = {
  '/long': ['text/html', pageOf(600)],
  '/short': ['text/html', pageOf(30)],
  '/endless': ['text/html', pageOf(3003)],
  '/note.txt': ['text/plain', sentences(900)],
  '/book.txt': ['text/plain', sentences(3003)],
};

beforeAll(async () => {
  site = createServer((request, response) => {
    fetched += 1;
    const [type, text] = answers[request.url ?? ''] ?? ['text/plain', ''];
    response.writeHead(text === '' ? 404 : 200, { 'content-type': type });
    response.end(text);
  });
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  const { port } = site.address() as AddressInfo;
  base = `http://127.0.0.1:${port}`;
  product = await startTestProduct({ FETCH_ALLOW: `127.0.0.1:${port}` });
  owner = await product.register('Row Owner');
  cleanUp.push((await connectModel(owner, [loud], 'translation')).close);
});
afterAll(async () => {
  for (const step of cleanUp) step();
  site.closeAllConnections();
  site.close();
  await product.stop();
});

const balance = async () => {
  const rows = await product.sql<{ sum: number }>('select coalesce(sum(amount), 0)::int as sum from credit_movements');
  return rows[0]?.sum;
};

/** Places the rows and waits for their end. */
async function placed(tool: string, text: string) {
  const call = { tool, fields: { target_language: 'de' } };
  const asked = fetched;
  const judged = await sendBulk(owner, 'validate', { ...call, file: csvOf(text) });
  expect([judged.status, judged.body.is_valid, fetched]).toEqual([200, true, asked]);
  const before = await balance();
  const { status, body } = await sendBulk(owner, 'create', { ...call, file: csvOf(text) });
  expect(status).toBe(200);
  const { id } = body.bulk_order as { id: number };
  const rows = await vi.waitFor(
    async () => {
      const { body: shown } = await owner.get('/services/orders/bulk/show', { bulk_order_id: id, per_page: 100 });
      expect((shown.bulk_orders as { state: string }[])[0]?.state).toBe('finished');
      return shown.rows as { order_detail_id: number; state: string; reason: string | null; price: number }[];
    },
    { timeout: 30_000, interval: 100 },
  );
  return { judged: judged.body, rows, spent: (before ?? 0) - ((await balance()) ?? 0) };
}

it('pages hold the price of 3,000 words, and cost the words they have', async () => {
  const { judged, rows, spent } = await placed('website_translation', `page_url\n${base}/long\n${base}/short\n`);
  expect([judged.price, judged.price_is_maximum]).toEqual([300, true]);
  const states = await product.sql(
    'select state, price from (select status as state, price, row_number from order_details) d order by row_number',
  );
  expect(rows.map((row) => row.state)).toEqual(['ready', 'ready']);
  expect(states).toEqual([
    { state: 'accepted', price: 30 },
    { state: 'accepted', price: 20 },
  ]);
  expect(spent).toBe(50);
});

it('a page with more words than are held is not made, says so and costs nothing', async () => {
  const { judged, rows, spent } = await placed('website_translation', `page_url\n${base}/endless\n`);
  expect(judged.price).toBe(150);
  expect(rows).toMatchObject([{ state: 'failed' }]);
  const { body } = await owner.get('/services/orders/show', {
    action: 'retrieve-html',
    order_detail_id: rows[0]?.order_detail_id ?? 0,
  });
  expect(JSON.stringify(body.orders)).toContain(`${base}/endless exceeds the 3,000-word limit of a bulk row`);
  expect(spent).toBe(0);
});

it('files are named by a column, and cost as pages do', async () => {
  const { judged, rows, spent } = await placed(
    'document_translation',
    `files,target_language\n${base}/note.txt,de\n${base}/note.txt,fr\n${base}/book.txt,de\n`,
  );
  expect([judged.price, judged.price_is_maximum]).toEqual([450, true]);
  expect(rows.map((row) => row.state)).toEqual(['ready', 'ready', 'failed']);
  expect(spent).toBe(90);
});

it('code that a row brings is counted, and what is known is shown as the price itself', async () => {
  const file = csvOf(`html_code\n"<p>${sentences(600)}</p>"\n`);
  const { body } = await sendBulk(owner, 'validate', { tool: 'website_translation', fields: { target_language: 'de' }, file });
  expect([body.price, body.price_is_maximum]).toEqual([30, false]);
});

it('an upload cannot be named by rows', async () => {
  const form = new FormData();
  form.append('tool', 'document_translation');
  form.append('field', 'files');
  form.append('file', new File([sentences(30)], 'note.txt'));
  const { id } = (await owner.send('POST', '/services/orders/upload', form)).body.asset as { id: number };
  const call = { tool: 'document_translation', fields: { target_language: 'de' }, file: csvOf(`files\n${id}\n`) };
  const { status, body } = await sendBulk(owner, 'create', call);
  expect([status, JSON.stringify(body.errors)]).toEqual([422, expect.stringContaining('enter https URLs of the files')]);
});
