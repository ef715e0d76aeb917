import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildWorkspace } from '../../testing/build.ts';
import { posting, writtenPosting } from '../../testing/job-posting.ts';
import { connectModel } from '../../testing/model-for-tests.ts';
import { startTestProduct, type TestAnswer, type TestCaller, type TestProduct } from '../../testing/test-product.ts';
import { recordModelCall } from '../model-calls/index.ts';

let product: TestProduct;
let staff: TestCaller;
let owner: TestCaller;

beforeAll(async () => {
  product = await startTestProduct();
  staff = await product.register('Staff Person');
  owner = await product.register('Owner Person');
});
beforeEach(async () => {
  await product.sql('delete from model_prices');
  await product.sql('delete from model_calls');
});
afterAll(() => product.stop());

const price = {
  provider: 'openai',
  model: 'small',
  unit: 'million_input_tokens',
  micros: 2_000_000,
  currency: 'EUR',
  valid_from: '2026-01-01',
};
const save = (...prices: object[]) => staff.send('PUT', '/admin/models/prices', { prices });
const costs = () =>
  product.sql<{ cost_micros: string | null; is_own_machine: boolean }>(
    'select cost_micros, is_own_machine from model_calls order by id',
  );
const countOf = (answers: TestAnswer[], wanted: number) => answers.filter(({ status }) => status === wanted).length;
const fieldsOf = ({ body }: TestAnswer) => Object.keys(body.errors ?? {});

/** A call of the engine with 1,000 tokens in and 500 out. */
async function record(more: object = {}): Promise<void> {
  const [row] = await product.sql<{ account_id: number }>('select account_id from users where id = $1', [owner.id]);
  const who = {
    accountId: row?.account_id ?? 0,
    workspaceId: null,
    userId: owner.id,
    toolSlug: 'job_posting',
    orderDetailId: null,
  };
  const call = { provider: 'openai', model: 'small', capability: 'text', inputTokens: 1000, outputTokens: 500 } as const;
  await recordModelCall(product.kernel.database, who, { ...call, durationMs: 5, outcome: 'ok', problem: null, ...more });
}

describe('prices of models', () => {
  it('are kept by staff alone, replaced by model, unit and day, and noted in the log', async () => {
    expect((await save(price)).body).toMatchObject({ prices: [price], currency: 'EUR', message: 'Prices saved' });
    const next = { ...price, micros: 3_000_000 };
    expect((await save(next)).body.prices).toEqual([next]);
    for (const caller of [owner, product.visitor]) {
      expect([401, 403]).toContain((await caller.get('/admin/models/prices')).status);
      expect([401, 403]).toContain((await caller.send('PUT', '/admin/models/prices', { prices: [price] })).status);
    }
    const { entries } = (await staff.get('/admin/audit')).body as { entries: { text: string }[] };
    expect(entries[0]?.text).toBe('Changed prices of models: small');
  });

  it('have one currency, and name the field that is wrong', async () => {
    await save(price);
    const dollars = await save(price, { ...price, unit: 'second', currency: 'USD' });
    expect(dollars.status).toBe(422);
    expect(dollars.body.errors).toEqual({ 'prices.1.currency': ['All prices are in EUR'] });
    expect(fieldsOf(await save(price, price))).toEqual(['prices.1.model']);
    expect(fieldsOf(await save({ ...price, micros: -1 }))).toEqual(['prices']);
    expect(fieldsOf(await save({ ...price, valid_from: 'today' }))).toEqual(['prices']);
    expect(fieldsOf(await save({ ...price, provider: 'nobody' }))).toEqual(['prices']);
    expect(await product.sql('select currency from model_prices')).toEqual([{ currency: 'EUR' }]);
  });

  it('keep one currency when many are saved at once', async () => {
    const saved = await Promise.all(
      Array.from({ length: 20 }, (_, index) => save({ ...price, model: `m${index}`, currency: index % 2 ? 'EUR' : 'USD' })),
    );
    expect(saved.filter(({ status }) => status === 200)).toHaveLength(10);
    expect(
      await product.sql('select count(distinct currency)::int as currencies, count(*)::int as prices from model_prices'),
    ).toEqual([{ currencies: 1, prices: 10 }]);
  });

  it('are corrected before they are valid, also to another day, and not afterwards', async () => {
    const planned = { ...price, valid_from: '2199-03-01' };
    await save(price, planned);
    const moved = { ...planned, valid_from: '2199-04-01', micros: 5_000_000 };
    const seen = { valid_from: planned.valid_from, micros: planned.micros };
    expect((await save({ ...moved, replaces: seen })).body.prices).toEqual([moved, price]);
    const late = await save({ ...moved, replaces: seen });
    expect([late.status, late.body.code]).toEqual([409, 'MODEL_PRICE_CHANGED']);
    const valid = await save({ ...price, micros: 1, replaces: { valid_from: price.valid_from, micros: price.micros } });
    expect([valid.status, valid.body.code]).toEqual([409, 'MODEL_PRICE_VALID']);
    const onto = await save({ ...price, replaces: { valid_from: moved.valid_from, micros: moved.micros } });
    expect(onto.body.errors).toEqual({ 'prices.0.valid_from': ['A price with this start date already exists'] });
    expect((await staff.get('/admin/models/prices')).body.prices).toEqual([moved, price]);
  });

  it('are added once from twenty tabs, and corrected by one of twenty', async () => {
    const planned = { ...price, valid_from: '2199-03-01' };
    const tabs = (one: (index: number) => object) => Promise.all(Array.from({ length: 20 }, (_, index) => save(one(index))));
    const added = await tabs((index) => ({ ...planned, micros: 1000 + index, replaces: null }));
    expect(countOf(added, 200)).toBe(1);
    expect(countOf(added, 422)).toBe(19);
    const [kept] = (await staff.get('/admin/models/prices')).body.prices as (typeof planned)[];
    const seen = { valid_from: planned.valid_from, micros: kept?.micros };
    const corrected = await tabs((index) => ({ ...planned, micros: 2000 + index, replaces: seen }));
    expect(countOf(corrected, 200)).toBe(1);
    expect(countOf(corrected, 409)).toBe(19);
    expect(await product.sql('select count(*)::int as prices from model_prices')).toEqual([{ prices: 1 }]);
  });

  it('stop at a thousand', async () => {
    await product.sql(
      `insert into model_prices (provider, model, unit, currency, valid_from, user_id)
       select 'openai', 'm' || n, 'second', 'EUR', '2026-01-01', $1 from generate_series(1, 1000) n`,
      [staff.id],
    );
    expect(fieldsOf(await save(price))).toEqual(['prices']);
    expect((await save({ ...price, model: 'm1', unit: 'second' })).status).toBe(200);
  });
});

describe('the cost of a call', () => {
  it('is written with the call, by the price of its day, and later prices do not change it', async () => {
    await save(price, { ...price, unit: 'million_output_tokens', micros: 8_000_000 });
    await save({ ...price, valid_from: '2199-01-01', micros: 99_000_000 });
    await record();
    await save({ ...price, micros: 50_000_000 });
    await record();
    expect((await costs()).map(({ cost_micros }) => Number(cost_micros))).toEqual([2000 + 4000, 50_000 + 4000]);
  });

  it('is unknown without a price for all that was used, or where that is not known', async () => {
    await save(price, { ...price, model: 'gone', micros: null });
    await record();
    await record({ model: 'gone', outputTokens: 0 });
    await record({ inputTokens: null, outputTokens: null });
    await record({ model: 'other' });
    expect((await costs()).map(({ cost_micros }) => cost_micros)).toEqual([null, null, null, null]);
    const { unpriced } = (await staff.get('/admin/models/prices')).body;
    expect(unpriced).toEqual([
      { provider: 'openai', model: 'small', calls: 2, units: ['million_output_tokens'] },
      { provider: 'openai', model: 'gone', calls: 1, units: ['million_input_tokens'] },
      { provider: 'openai', model: 'other', calls: 1, units: ['million_input_tokens', 'million_output_tokens'] },
    ]);
  });

  it('is asked for until the model has a price for what it used', async () => {
    const unpriced = async () => (await staff.get('/admin/models/prices')).body.unpriced;
    await record({ inputTokens: null, outputTokens: null });
    expect(await unpriced()).toEqual([{ provider: 'openai', model: 'small', calls: 1, units: [] }]);
    await record();
    await save(price);
    const output = { ...price, unit: 'million_output_tokens' };
    await save({ ...output, valid_from: '2199-01-01' });
    expect(await unpriced()).toEqual([{ provider: 'openai', model: 'small', calls: 2, units: ['million_output_tokens'] }]);
    await save(output);
    expect(await unpriced()).toEqual([]);
  });

  it('counts seconds and images, and only what was used', async () => {
    await save({ ...price, unit: 'second', micros: 100 }, { ...price, unit: 'image', micros: 40_000 });
    await record({ inputTokens: null, outputTokens: null, seconds: 12.5 });
    await record({ inputTokens: 0, outputTokens: null, pictures: 2 });
    expect((await costs()).map(({ cost_micros }) => Number(cost_micros))).toEqual([1250, 80_000]);
  });

  it('is nothing on the own machine, whatever the list says', async () => {
    await save({ ...price, provider: 'local-gguf' });
    await record({ provider: 'local-gguf' });
    expect(await costs()).toEqual([{ cost_micros: '0', is_own_machine: true }]);
  });

  it('belongs to the person and the workspace of the order', async () => {
    const model = await connectModel(staff, [{ kind: 'text', text: writtenPosting }]);
    const workspaceId = await buildWorkspace(product, owner);
    const placed = await owner.send('POST', '/services/orders/create', {
      tool: 'job_posting',
      fields: posting,
      workspace_id: workspaceId,
    });
    expect(placed.status).toBe(200);
    const [detail] = (placed.body.order as { order_details: { id: number }[] }).order_details;
    await expect
      .poll(() => product.sql('select status from order_details where id = $1', [detail?.id]), { timeout: 20_000 })
      .toEqual([{ status: 'accepted' }]);
    const calls = await product.sql('select distinct user_id, workspace_id, order_detail_id from model_calls');
    expect(calls).toEqual([{ user_id: owner.id, workspace_id: workspaceId, order_detail_id: detail?.id }]);
    // Accepted in the transaction that wrote the first version.
    const moments = await product.sql(
      `select d.accepted_at = v.created_at as is_same from order_details d join document_versions v on v.order_detail_id = d.id where d.id = $1`,
      [detail?.id],
    );
    expect(moments).toEqual([{ is_same: true }]);
    model.close();
  });
});
