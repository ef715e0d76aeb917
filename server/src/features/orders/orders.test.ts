import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { buildDocument } from '../../testing/build.ts';
import { startTestProduct, type TestCaller, type TestProduct } from '../../testing/test-product.ts';

const job = {
  job_title: 'Master baker',
  seniority: 'senior',
  company_name: 'Bäckerei Müller',
  responsibilities: 'Bake bread\nTrain apprentices\nPlan the shifts\nOrder flour',
  skills: 'Master craftsman’s certificate\nFive years in a bakery\nEarly riser',
  location: 'Köln',
  application_instructions: 'Write to jobs@baeckerei-mueller.example',
  language: 'en',
};

interface PlacedAnswer {
  id: number;
  price: number;
  order_details: { id: number; name: string; status: string; reason: string | null }[];
}

let product: TestProduct;
let owner: TestCaller;

beforeAll(async () => {
  product = await startTestProduct();
  owner = await product.register('Order Owner');
});
afterAll(() => product.stop());

const placeOrder = async (caller: TestCaller, body: Record<string, unknown>, headers: Record<string, string> = {}) => {
  const answer = await caller.send('POST', '/services/orders/create', body, headers);
  return { ...answer, order: answer.body.order as PlacedAnswer };
};

async function show(caller: TestCaller, detailId: number) {
  const { body } = await caller.get('/services/orders/show', { action: 'retrieve-html', order_detail_id: detailId });
  return (body.orders as Record<string, unknown>[])[0] ?? {};
}

const settled = (caller: TestCaller, detailId: number) =>
  vi.waitFor(
    async () => {
      const document = await show(caller, detailId);
      if (['processing', 'in_progress'].includes(document.status as string)) throw new Error(`Still ${String(document.status)}`);
      return document;
    },
    { timeout: 15_000, interval: 50 },
  );

const balance = async (caller: TestCaller) =>
  ((await caller.get('/tools/show_user_info')).body.user_info as { credits: { available: number; reserved: number } }).credits;

/** The ledger's sum must be the balance, always. */
async function expectLedgerToAddUp(caller: TestCaller) {
  const [row] = await product.sql<{ sum: number; available: number; reserved: number; still_reserved: number }>(
    `select (select coalesce(sum(amount), 0)::int from credit_movements m where m.account_id = a.id) as sum, a.credits_available as available, a.credits_reserved as reserved,
      (select coalesce(sum(credits_reserved), 0)::int from order_details d where d.account_id = a.id) as still_reserved
     from accounts a join users u on u.account_id = a.id where u.id = $1`,
    [caller.id],
  );
  expect(row?.sum).toBe(row?.available);
  expect(row?.still_reserved).toBe(row?.reserved);
}

describe('placing an order', () => {
  it('writes a document with its facts and settles the price', async () => {
    const before = await balance(owner);
    const { status, order } = await placeOrder(owner, { tool: 'job_posting', fields: job });
    expect([status, order.price]).toEqual([200, 60]);
    const document = await settled(owner, order.order_details[0]?.id ?? 0);
    expect([document.status, document.engine]).toEqual(['accepted', { kind: 'composer', provider: null, model: null }]);
    const { html } = document.content as { html: string };
    for (const fact of ['aster baker', 'Bäckerei Müller', 'Köln', 'jobs@baeckerei-mueller.example', 'Train apprentices'])
      expect(html).toContain(fact);
    expect(await balance(owner)).toEqual({ available: before.available - 60, reserved: 0 });
    await expectLedgerToAddUp(owner);
  });
  it('names every fault at its field and places nothing', async () => {
    const { status, body } = await placeOrder(owner, {
      tool: 'job_posting',
      fields: { ...job, job_title: '', seniority: 'boss', location: 'x'.repeat(200) },
    });
    expect([status, body.errors]).toEqual([
      422,
      {
        job_title: ['This field is required'],
        seniority: ['Choose one of the options'],
        location: ['Use at most 150 characters'],
      },
    ]);
    expect((await placeOrder(owner, { tool: 'no_such_tool', fields: {} })).body.errors).toEqual({
      tool: ['Choose one of the options'],
    });
  });
  it('answers the same for the same Idempotency-Key, once, even when sent twice at once', async () => {
    const headers = { 'idempotency-key': 'abc-1' };
    const [first, second] = await Promise.all([
      placeOrder(owner, { tool: 'job_posting', fields: job }, headers),
      placeOrder(owner, { tool: 'job_posting', fields: job }, headers),
    ]);
    expect([first.status, second.status].toSorted((a, b) => a - b)).toContain(200);
    const repeated = await placeOrder(owner, { tool: 'job_posting', fields: job }, headers);
    expect(repeated.order.id).toBe((first.order ?? second.order).id);
    expect((await placeOrder(owner, { tool: 'job_posting', fields: { ...job, location: 'Bonn' } }, headers)).status).toBe(409);
  });
  it('answers for a key that the release before this one kept', async () => {
    const headers = { 'idempotency-key': 'of-another-release' };
    const { order: placed } = await placeOrder(owner, { tool: 'job_posting', fields: job }, headers);
    await product.sql(
      `update idempotent_answers set answer = jsonb_set(answer, '{order_details}', (answer #> '{order_details}') #- '{0,is_cancelled}') where key = $1`,
      [headers['idempotency-key']],
    );
    const { status, order } = await placeOrder(owner, { tool: 'job_posting', fields: job }, headers);
    expect([status, order]).toEqual([200, placed]);
  });
  it('takes a form as well as JSON', async () => {
    const form = new FormData();
    form.set('tool', 'job_posting');
    form.set('source', 'enterprise');
    for (const [name, value] of Object.entries(job)) form.set(`fields[${name}]`, value);
    const { status, body } = await owner.send('POST', '/services/orders/create', form);
    expect([status, (body.order as PlacedAnswer).price]).toEqual([200, 60]);
  });
});

describe('credits', () => {
  it('are refused when too few, and two orders racing for the last ones: one wins', async () => {
    const person = await product.register('Poor Person');
    await product.sql('update accounts set credits_available = 70 where id = (select account_id from users where id = $1)', [
      person.id,
    ]);
    await product.sql(
      `insert into credit_movements (account_id, kind, amount, balance) select account_id, 'grant', -9930, 70 from users where id = $1`,
      [person.id],
    );
    const placed = await Promise.all(Array.from({ length: 4 }, () => placeOrder(person, { tool: 'job_posting', fields: job })));
    expect(placed.map((one) => one.status).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409]);
    expect(placed.find((one) => one.status === 409)?.body.message).toBe('Not enough credits: this costs 60, you have 10');
    const winner = placed.find((one) => one.status === 200)?.order.order_details[0]?.id ?? 0;
    await settled(person, winner);
    await expectLedgerToAddUp(person);
    expect(await product.sql('select count(*)::int as orders from orders where user_id = $1', [person.id])).toEqual([
      { orders: 1 },
    ]);
  });
  it('come back when a page cannot be read, and the reason is said', async () => {
    const before = await balance(owner);
    const { order } = await placeOrder(owner, {
      tool: 'on_page_audit',
      fields: { page_url: 'http://127.0.0.1:9/tents' },
    });
    const document = await settled(owner, order.order_details[0]?.id ?? 0);
    expect(document.status).toBe('failed');
    expect(document.reason).toBe('The URL 127.0.0.1 is not public');
    expect(await balance(owner)).toEqual(before);
    await expectLedgerToAddUp(owner);
  });
  it('wait with a language that needs a model, hold nothing, and can be tried again', async () => {
    const before = await balance(owner);
    const { order } = await placeOrder(owner, { tool: 'job_posting', fields: { ...job, language: 'ja' } });
    const id = order.order_details[0]?.id ?? 0;
    const document = await settled(owner, id);
    expect([document.status, document.reason]).toEqual([
      'onHold',
      'Connect a model: the built-in composer doesn’t support this language',
    ]);
    expect(await balance(owner)).toEqual(before);
    expect((await owner.send('POST', '/services/orders/retry', { order_detail_id: id })).status).toBe(200);
    await settled(owner, id);
    await expectLedgerToAddUp(owner);
  });
});

describe('a wizard', () => {
  const topic = { topic: 'Trail shoes for wet autumn paths', length: 500, n_paragraphs_range: '3-5', language: 'en' };
  it('keeps a draft that costs nothing and is not listed, then places it once', async () => {
    const person = await product.register('Wizard Person');
    const step = await person.send('PUT', '/services/orders/create', { tool: 'seo_article', step: 'topic', fields: topic });
    expect(step.status).toBe(200);
    const proposal = step.body.proposal as { main_title: string; paragraphs_headings: string[] };
    expect(proposal.main_title).not.toBe('');
    expect(proposal.paragraphs_headings.length).toBeGreaterThanOrEqual(2);
    const draft = step.body.order as { id: number };
    expect((await person.get('/services/orders/show')).body).toMatchObject({ orders: [], recordsTotal: 0 });
    expect(await balance(person)).toEqual({ available: 10_000, reserved: 0 });
    const confirm = () =>
      placeOrder(person, { tool: 'seo_article', order_id: draft.id, fields: { ...proposal, add_conclusions: true } });
    const [one, two] = await Promise.all([confirm(), confirm()]);
    expect([one.status, two.status].toSorted((a, b) => a - b)).toEqual([200, 404]);
    const document = await settled(person, (one.order ?? two.order).order_details[0]?.id ?? 0);
    expect(document.status).toBe('accepted');
  });
  it('judges only the fields of its step, and accepts proposals automatically when nobody walks through it', async () => {
    const wrong = await owner.send('PUT', '/services/orders/create', {
      tool: 'seo_article',
      step: 'topic',
      fields: { ...topic, topic: '' },
    });
    expect([wrong.status, Object.keys(wrong.body.errors as object)]).toEqual([422, ['topic']]);
    const { order } = await placeOrder(owner, { tool: 'seo_article', fields: topic });
    expect((await settled(owner, order.order_details[0]?.id ?? 0)).status).toBe('accepted');
  });
});

describe('live tools', () => {
  it('answer at once with a document, and preview without one', async () => {
    const fields = { text: 'Shoes and socks. Shoes again, and wet shoes.', language: 'en' };
    const preview = await owner.send('POST', '/tools/keyword_density/preview', { fields });
    expect(preview.status).toBe(200);
    const { order } = await placeOrder(owner, { tool: 'keyword_density', fields });
    expect(order.order_details[0]?.status).toBe('accepted');
    expect((await owner.send('POST', '/tools/job_posting/preview', { fields: job })).status).toBe(409);
  });
});

describe('the list', () => {
  it('filters, searches, pages and counts', async () => {
    const person = await product.register('List Person');
    for (let index = 1; index <= 12; index += 1)
      await buildDocument(product, person, { title: `Document ${index} about 100% cotton` });
    const list = async (query: Record<string, string | number>) =>
      (await person.get('/services/orders/show', query)).body as {
        orders: { title: string }[];
        recordsTotal: number;
        recordsFiltered: number;
        next: string | null;
        counts: object;
      };
    const first = await list({});
    expect([first.orders.length, first.recordsTotal, first.recordsFiltered]).toEqual([10, 12, 12]);
    expect(first.counts).toMatchObject({ accepted: 12, failed: 0 });
    expect((await list({ page: 2 })).orders.map((row) => row.title)).toEqual(
      (await list({ after: first.next ?? '' })).orders.map((row) => row.title),
    );
    expect((await list({ search: '100%' })).recordsFiltered).toBe(12);
    expect((await list({ search: '1%cotton' })).orders.map((row) => row.title)).toEqual(['Document 1 about 100% cotton']);
    expect((await list({ search: 'otton' })).recordsFiltered).toBe(0);
    expect((await list({ search: 'document 12' })).orders).toHaveLength(1);
    expect((await list({ status: 'failed' })).recordsFiltered).toBe(0);
    expect((await list({ sort: 'title', per_page: 1 })).orders[0]?.title).toBe('Document 1 about 100% cotton');
    expect(JSON.stringify(first)).not.toContain('They grip');
  });
});

describe('product descriptions from a CSV', () => {
  const send = (text: string, name = 'products.csv') => {
    const form = new FormData();
    form.append('files', new File([text], name, { type: 'text/csv' }));
    form.set('language', 'de');
    form.set('order_title', 'Herbst');
    return owner.send('POST', '/tools/product_description_generator', form);
  };
  it('places a document a row, umlauts and commas in quotes intact', async () => {
    const { status, body } = await send(
      '\uFEFFproduct_name;features\nZelt "Höhle";"Leicht, wasserdicht; 2,1 kg"\nSchlafsack;Daune'.replace(
        'Zelt "Höhle"',
        '"Zelt ""Höhle"""',
      ),
    );
    expect(status).toBe(200);
    const order = body.order as PlacedAnswer;
    // The answer has the unfinished ones first, and the worker may have put the first row on hold already.
    const details = order.order_details.toSorted((one, other) => one.id - other.id);
    expect(details.map((detail) => detail.name)).toEqual(['Zelt "Höhle"', 'Schlafsack']);
    const id = details[0]?.id ?? 0;
    expect((await settled(owner, id)).status).toBe('onHold');
    const fields = `select fields->>'features' as features from order_details where id = $1`;
    expect(await product.sql(fields, [id])).toEqual([{ features: 'Leicht, wasserdicht; 2,1 kg' }]);
  });
  it('names row and column of every fault and places nothing', async () => {
    const { status, body } = await send('product_name,features\nTent,\n,Warm');
    expect([status, body.errors]).toEqual([
      422,
      { files: ['Row 2, features: This field is required', 'Row 3, product_name: This field is required'] },
    ]);
  });
  it('answers the messages of the specification for what is no CSV', async () => {
    expect((await send('PK\u0003\u0004\0\0')).body.message).toBe('There was an error with your file. Please upload a valid CSV');
    expect((await send('x', 'photo.png')).body.message).toBe('Please upload a CSV file.');
  });
});
