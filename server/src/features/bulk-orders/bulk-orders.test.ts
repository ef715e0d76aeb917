// Bulk orders while a worker runs: rows are written one after the other, and one notification reports the end.
import type { ScriptedReply } from '@folio/engine/models/testing/model-server';
import { unzipSync } from 'fflate';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { connectModel } from '../../testing/model-for-tests.ts';
import { csvOf, formOf, sendBulk } from '../../testing/table-files.ts';
import { startTestProduct, type TestCaller, type TestProduct } from '../../testing/test-product.ts';

let product: TestProduct;
let staff: TestCaller;
let owner: TestCaller;
const cleanUp: (() => unknown)[] = [];

beforeAll(async () => {
  product = await startTestProduct();
  staff = await product.register('Staff Person');
  owner = await product.register('Marta Ferri');
});
const tidy = async () => {
  for (const step of cleanUp.splice(0).toReversed()) await step();
};
afterEach(tidy);
afterAll(() => product.stop());

interface Shown {
  id: number;
  order_id: number;
  state: string;
  counts: Record<string, number>;
}
type Row = { order_detail_id: number; title: string; row_number: number; state: string; fields: Record<string, unknown> };

const showOne = async (id: number, query: Record<string, string | number> = {}) => {
  const { body } = await owner.get('/services/orders/bulk/show', { bulk_order_id: id, per_page: 100, ...query });
  const [bulk] = body.bulk_orders as [Shown];
  return { bulk, rows: body.rows as Row[], body };
};

const until = (id: number, check: (bulk: Shown) => boolean) =>
  vi.waitFor(
    async () => {
      const { bulk } = await showOne(id);
      if (!check(bulk)) throw new Error(`Still ${bulk.state}: ${JSON.stringify(bulk.counts)}`);
      return bulk;
    },
    { timeout: 30_000, interval: 100 },
  );

const placeBulk = async (text: string, more: Record<string, unknown> = {}) => {
  const { status, body } = await sendBulk(owner, 'create', { tool: 'review_response', file: csvOf(text), ...more });
  expect([status, body.errors]).toEqual([200, undefined]);
  return body.bulk_order as Shown;
};

async function connect(replies: readonly ScriptedReply[]) {
  const model = await connectModel(staff, replies);
  cleanUp.push(
    () => model.close(),
    () => product.sql('delete from model_connections'),
    () => product.sql('delete from model_choices'),
  );
  return model;
}

describe('a bulk order', () => {
  it('becomes a document a row, in a folder and with a title of its own, and its owner is notified once', async () => {
    const { body } = await owner.send('PUT', '/services/folders/create', { name: 'Autumn' });
    const { id: folderId } = body.folder as { id: number };
    const text =
      'business;review;language;facts;versions\n"Zelt ""Höhle""";"Leicht; 2,1 kg";Deutsch;"Das Zelt ist wasserdicht, wie Sie sagen.";\nSchlafsack;Daune;de;;\nMat;Foam;en;;3';
    const { id } = await placeBulk(text, { title: 'Herbst 2026', folder_id: folderId });
    const done = await until(id, (bulk) => bulk.state === 'finished');
    expect(done).toMatchObject({
      title: 'Herbst 2026',
      counts: { ready: 3, failed: 0 },
      spent: 35,
      price: 35,
      folder_id: folderId,
    });
    const { rows } = await showOne(id);
    expect(rows.map((row) => [row.row_number, row.fields['business'], row.state])).toEqual([
      [2, 'Zelt "Höhle"', 'ready'],
      [3, 'Schlafsack', 'ready'],
      [4, 'Mat', 'ready'],
    ]);
    const document = await owner.get('/services/orders/show', {
      action: 'retrieve-html',
      order_detail_id: rows[0]?.order_detail_id,
    });
    expect((document.body.orders as [{ content: { html: string } }])[0].content.html).toContain('wasserdicht');
    await vi.waitFor(
      async () => {
        const { body: inbox } = await owner.get('/features/notifications/show');
        expect((inbox.notifications as { text: string; path: string }[]).map(({ text: words, path }) => [words, path])).toEqual([
          ['“Herbst 2026”: 3 of 3 ready', `/orders/bulk/${id}`],
        ]);
      },
      { timeout: 15_000 },
    );
    expect(
      await product.sql(
        `select credits_available = (select sum(amount) from credit_movements where account_id = a.id) as adds_up, credits_reserved as reserved
         from accounts a where id = (select account_id from users where id = $1)`,
        [owner.id],
      ),
    ).toEqual([{ adds_up: true, reserved: 0 }]);
  });
  it('costs of each row what came of it: one version of the two that were ordered', async () => {
    const text = 'Thank you for your review. We are glad that the tent kept you dry on your first night out.';
    await connect([{ kind: 'text', text: JSON.stringify({ responses: [{ title: '1', text }] }) }]);
    const { id } = await placeBulk('business,review,language\nTent,Dry,en\nMat,Warm,en');
    const done = await until(id, (bulk) => bulk.state === 'finished');
    expect(done).toMatchObject({ counts: { ready: 2, failed: 0 }, spent: 10, price: 20 });
  });
  it('is searched and filtered row by row', async () => {
    const { id } = await placeBulk('business,review\nTent,Light\nMat,Foam');
    await until(id, (bulk) => bulk.state === 'finished');
    const found = await showOne(id, { search: 'mat' });
    expect([found.rows.length, found.body.recordsFiltered, found.body.recordsTotal]).toEqual([1, 1, 2]);
    expect((await showOne(id, { state: 'failed' })).rows).toEqual([]);
  });
  it('runs beside single orders and other bulk orders: a slow model holds up neither', async () => {
    const hanging = await connect([{ kind: 'hang' }]);
    const rows = Array.from({ length: 30 }, (_, i) => `Tent ${i},Light`).join('\n');
    const slow = await placeBulk(`business,review\n${rows}`);
    await vi.waitFor(() => expect(hanging.requests.length).toBeGreaterThanOrEqual(4), { timeout: 10_000 });
    const { body } = await owner.send('POST', '/services/orders/create', {
      tool: 'review_response',
      fields: { business: 'Single', review: 'Quick' },
    });
    const single = (body.order as { order_details: { id: number }[] }).order_details[0]?.id;
    await vi.waitFor(
      async () =>
        expect(await product.sql('select status from order_details where id = $1', [single])).toEqual([
          { status: 'in_progress' },
        ]),
      { timeout: 5000, interval: 20 },
    );
    const rowsNow = await product.sql<{ status: string; reason: string | null; is_handed: boolean; count: number }>(
      `select status, reason, queued_at is not null as is_handed, count(*)::int from order_details where bulk_order_id = $1
       group by 1, 2, 3 order by 1, 3`,
      [slow.id],
    );
    const countOf = (isHanded: boolean) =>
      rowsNow
        .filter((row) => row.is_handed === isHanded && ['processing', 'in_progress'].includes(row.status))
        .reduce((sum, row) => sum + row.count, 0);
    expect(countOf(true), JSON.stringify(rowsNow)).toBe(8);
    const cancelled = await owner.send('POST', '/services/orders/bulk/cancel', { bulk_order_id: slow.id });
    expect(cancelled.body.changed, JSON.stringify(rowsNow)).toBe(countOf(false));
    // Without the model the next try is the composer's.
    await tidy();
    await until(slow.id, (bulk) => bulk.counts['in_progress'] === 0);
    // Its reserved credits are released before the next test counts credits.
    await vi.waitFor(
      async () =>
        expect(await product.sql('select status from order_details where id = $1', [single])).not.toMatchObject([
          { status: 'in_progress' },
        ]),
      { timeout: 15_000, interval: 50 },
    );
  });
  it('takes up rows that waited for a model in its turns, as far as credits reach', async () => {
    const text = `product_name,features,language\n${Array.from({ length: 20 }, (_, i) => `Tent ${i},Light,ja`).join('\n')}`;
    const { id } = await placeBulk(text, { tool: 'product_description_generator' });
    const waiting = await until(id, (bulk) => bulk.state === 'finished');
    expect(waiting.counts).toMatchObject({ on_hold: 20 });
    const account = '(select account_id from users where id = $1)';
    await product.sql(`update accounts set credits_available = 13 * 30 + 29 where id = ${account}`, [owner.id]);
    const reply = JSON.stringify({
      title: 'テント',
      short_description: '軽いテント',
      // Long enough to cost all that was reserved.
      description_html: `<p>${'軽くて持ち運びやすいテントです。'.repeat(40)}</p>`,
      bullet_points: ['軽い'],
      specifications: [],
      meta_title: 'テント',
      meta_description: '軽いテント',
    });
    await connect([{ kind: 'text', text: reply }]);
    await until(id, (bulk) => bulk.state === 'finished' && bulk.counts['ready'] === 13);
    expect((await showOne(id)).bulk.counts).toMatchObject({ ready: 13, on_hold: 7, failed: 0 });
    expect(
      await product.sql(
        `select credits_available as available, credits_reserved as reserved from accounts where id = ${account}`,
        [owner.id],
      ),
    ).toEqual([{ available: 29, reserved: 0 }]);
    await product.sql(
      `update accounts a set credits_available = (select sum(amount) from credit_movements where account_id = a.id) where id = ${account}`,
      [owner.id],
    );
  });
});

describe('an export', () => {
  it('holds every row with its columns and its text, and runs no formula', async () => {
    const { id } = await placeBulk(
      'Artikel,features,brand\n"=HYPERLINK(""http://evil.example"")",Light,-5\n"Zelt, groß",Daune,@home',
      {
        mapping: { business: 'Artikel', review: 'features', signature: 'brand' },
        title: '=cmd',
      },
    );
    await until(id, (bulk) => bulk.state === 'finished');
    const { body, headers } = await owner.get('/services/orders/bulk/export', { bulk_order_id: id, format: 'csv' });
    const lines = String(body.text);
    expect(headers.get('content-disposition')).toContain('cmd.csv');
    expect(lines).toContain('Row,features,Artikel,brand,Status,Problems,Title,Words,Text,HTML,Credits,Link');
    expect(lines).toContain(`2,Light,"'=HYPERLINK(""http://evil.example"")",-5,Ready,`);
    expect(lines).toContain(`3,Daune,"Zelt, groß",'@home,Ready,`);
    expect(lines).toContain('/orders/');
    const xlsx = await fetch(`${product.url}/api/services/orders/bulk/export?bulk_order_id=${id}&format=xlsx`, {
      headers: { authorization: `Bearer ${owner.token}` },
    });
    const parts = unzipSync(new Uint8Array(await xlsx.arrayBuffer()));
    const sheet = new TextDecoder().decode(parts['xl/worksheets/sheet1.xml']);
    expect(sheet).not.toContain('<f>');
  });
  it('as zip holds a Word file a document, named by its title, two of one name apart', async () => {
    const { id } = await placeBulk('business,review\nGröße: 5/6,Light\nGröße: 5/6,Light\nMat,Foam');
    await until(id, (bulk) => bulk.state === 'finished');
    const answer = await fetch(`${product.url}/api/services/orders/bulk/export?bulk_order_id=${id}&format=zip`, {
      headers: { authorization: `Bearer ${owner.token}` },
    });
    const names = Object.keys(unzipSync(new Uint8Array(await answer.arrayBuffer())));
    expect(names).toHaveLength(3);
    expect(names.slice(0, 2)).toEqual(['Größe 5-6, 5.docx', 'Größe 5-6, 5 (2).docx']);
  });
});

describe('the specification’s calls', () => {
  it('place rows from CSV texts, from objects and from files, and list the tool’s orders', async () => {
    const request = (fields: Record<string, unknown>) =>
      owner.send('POST', '/tools/review_response/create-request', formOf(fields));
    const texts = await request({ data: ['business,review\nTent,Light', 'business,review\nMat,Foam'] });
    // Rows that are being written come first, and one may be there already.
    const names = (texts.body.order as { order_details: { name: string }[] }).order_details.map((one) => one.name);
    expect([texts.status, names.toSorted()]).toEqual([200, ['Mat, 5', 'Tent, 5']]);
    const objects = await owner.send('POST', '/tools/review_response/create-request', {
      data: [{ business: 'Stove', review: ['Gas', 'small'] }],
    });
    const order = objects.body.order as { id: number; bulk_order_id: number };
    expect([objects.status, order.bulk_order_id > 0]).toEqual([200, true]);
    await until(order.bulk_order_id, (bulk) => bulk.state === 'finished');
    const { body } = await owner.get('/tools/review_response/orders', { per_page: 2 });
    expect(body.orders).toMatchObject([{ id: order.id, order_details: [{ status: 'accepted' }] }, {}]);
    const mine = await owner.get('/orders/user-accepted-review_response', { per_page: 1 });
    expect(mine.body).toMatchObject({
      status: 'success',
      orders: [{ status: 'accepted', tool: 'review_response' }],
    });
    expect((await owner.get('/orders/anything')).status).toBe(404);
    expect((await owner.get('/tools/no_such_tool/orders')).status).toBe(404);
    expect((await request({})).body.message).toBe('Please upload a CSV file.');
  });
});
