// Pause, resume, cancel, retry, approve: the effects on rows and credits. No worker runs here, so every state stands still.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildWorkspace } from '../../testing/build.ts';
import { csvOf, sendBulk } from '../../testing/table-files.ts';
import { startTestProduct, type TestCaller, type TestProduct } from '../../testing/test-product.ts';

let product: TestProduct;
let owner: TestCaller;
let plain: TestCaller;
let accountId: number;
let workspaceId: number;
/** The price of a row of 150 words. */
const price = 30;

interface Shown {
  id: number;
  order_id: number;
  state: string;
  counts: Record<string, number>;
  can: Record<string, boolean>;
  price: number;
  spent: number;
}

beforeAll(async () => {
  product = await startTestProduct({ FOLIO_ROLE: 'web' });
  await product.register('Staff Person');
  owner = await product.register('Marta Ferri');
  plain = await product.join(owner, 'Plain Person', 'user');
  workspaceId = await buildWorkspace(product, owner, { members: [plain] });
  const [user] = await product.sql<{ account_id: number }>('select account_id from users where id = $1', [owner.id]);
  accountId = user?.account_id ?? 0;
});
afterAll(() => product.stop());

const rowsOf = (count: number) =>
  csvOf(`product_name,features\n${Array.from({ length: count }, (_, i) => `Tent ${i + 1},Light`).join('\n')}`);

async function placeBulk(caller: TestCaller, count: number, more: Record<string, unknown> = {}): Promise<Shown> {
  const { status, body } = await sendBulk(caller, 'create', { file: rowsOf(count), ...more });
  expect([status, body.errors]).toEqual([200, undefined]);
  return body.bulk_order as Shown;
}

const act = (caller: TestCaller, call: string, id: number, more: Record<string, unknown> = {}) =>
  caller.send('POST', `/services/orders/bulk/${call}`, { bulk_order_id: id, ...more });

const balance = async () => {
  const [row] = await product.sql<{
    available: number;
    reserved: number;
    ledger: number;
    still_reserved: number;
    lasts: boolean;
  }>(
    `select credits_available as available, credits_reserved as reserved,
       (select sum(amount)::int from credit_movements where account_id = a.id) as ledger,
       (select coalesce(sum(credits_reserved), 0)::int from order_details where account_id = a.id) as still_reserved,
       (select balance = a.credits_available from credit_movements where account_id = a.id order by id desc limit 1) as lasts
     from accounts a where id = $1`,
    [accountId],
  );
  expect([row?.ledger, row?.still_reserved, row?.lasts]).toEqual([row?.available, row?.reserved, true]);
  return row?.available ?? 0;
};

const idsOf = async (id: number) =>
  (await product.sql<{ id: number }>('select id from order_details where bulk_order_id = $1 order by row_number', [id])).map(
    (row) => row.id,
  );

describe('placing', () => {
  it('holds the credits of all rows, each in the ledger with its balance', async () => {
    const before = await balance();
    const bulk = await placeBulk(owner, 12);
    expect(bulk).toMatchObject({ state: 'running', price: 12 * price, spent: 0, counts: { waiting: 12 } });
    expect(await balance()).toBe(before - 12 * price);
    const movements = await product.sql<{ balance: number; amount: number }>(
      `select m.balance, m.amount from credit_movements m join order_details d on d.id = m.order_detail_id where d.bulk_order_id = $1 order by m.id`,
      [bulk.id],
    );
    expect(movements.map((one) => one.balance)).toEqual(Array.from({ length: 12 }, (_, i) => before - (i + 1) * price));
    const [queued] = await product.sql(
      `select count(*)::int as jobs from pgboss.job where name = 'bulk_order.run_row' and data->>'bulkOrderId' = $1`,
      [String(bulk.id)],
    );
    expect(queued).toEqual({ jobs: 8 });
  });
  it('of two at once for the last credits places one whole and nothing of the other', async () => {
    const before = await balance();
    const most = Math.floor((before - price) / price);
    const placed = await Promise.all(
      [1, 2].map(() => sendBulk(owner, 'create', { file: rowsOf(most), fields: { length: 150 } })),
    );
    expect(placed.map((answer) => answer.status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const refused = placed.find((answer) => answer.status === 409);
    expect(refused?.body.message).toBe(`Not enough credits: this costs ${most * price}, you have ${before - most * price}`);
    expect(await balance()).toBe(before - most * price);
    const won = placed.find((answer) => answer.status === 200)?.body.bulk_order as Shown;
    expect((await act(owner, 'cancel', won.id)).body.changed).toBe(most);
    expect(await balance()).toBe(before);
  });
  it('stops at a cap for the sum', async () => {
    await owner.send('POST', '/admin/credits/caps', { person_id: plain.id, monthly_credits: 3 * price });
    const refused = await sendBulk(plain, 'create', { file: rowsOf(4) });
    expect([refused.status, refused.body.message]).toEqual([
      409,
      `This costs ${4 * price} credits, but your monthly limit leaves only ${3 * price}`,
    ]);
    await owner.send('POST', '/admin/credits/caps', { person_id: plain.id, monthly_credits: null });
    await balance();
  });
  it('is done once for one Idempotency-Key', async () => {
    const headers = { 'idempotency-key': 'once-and-once-only' };
    const [first, second] = [
      await sendBulk(owner, 'create', { file: rowsOf(2) }, headers),
      await sendBulk(owner, 'create', { file: rowsOf(2) }, headers),
    ];
    expect([second.status, (second.body.bulk_order as Shown).id]).toEqual([200, (first.body.bulk_order as Shown).id]);
    expect((await sendBulk(owner, 'create', { file: rowsOf(3) }, headers)).status).toBe(409);
  });
});

describe('steering', () => {
  it('pauses what has not begun and continues; twice is no fault', async () => {
    const { id } = await placeBulk(owner, 10);
    const paused = await act(owner, 'pause', id);
    expect([paused.body.changed, (paused.body.bulk_order as Shown).state]).toEqual([10, 'paused']);
    expect((paused.body.bulk_order as Shown).can).toMatchObject({ pause: false, resume: true });
    expect(await product.sql('select count(queued_at)::int as handed from order_details where bulk_order_id = $1', [id])).toEqual(
      [{ handed: 0 }],
    );
    expect((await act(owner, 'pause', id)).body.changed).toBe(0);
    const resumed = await act(owner, 'resume', id);
    expect([resumed.body.changed, (resumed.body.bulk_order as Shown).state]).toEqual([10, 'running']);
    expect(await product.sql('select count(queued_at)::int as handed from order_details where bulk_order_id = $1', [id])).toEqual(
      [{ handed: 8 }],
    );
    await act(owner, 'cancel', id);
    expect((await act(owner, 'resume', id)).status).toBe(409);
  });
  it('cancels rows that have not begun, gives their credits back, and leaves what is being written', async () => {
    const before = await balance();
    const { id } = await placeBulk(owner, 5);
    const [first, second, third] = await idsOf(id);
    await product.sql(`update order_details set status = 'in_progress', attempt = 1 where id = $1`, [first]);
    const some = await act(owner, 'cancel', id, { order_detail_ids: [first, second, third] });
    expect(some.body).toMatchObject({
      changed: 2,
      bulk_order: { state: 'running', counts: { in_progress: 1, waiting: 2, cancelled: 2 } },
    });
    const all = await act(owner, 'cancel', id);
    expect(all.body).toMatchObject({
      changed: 2,
      bulk_order: { state: 'cancelled', counts: { in_progress: 1, cancelled: 4, failed: 0 } },
    });
    expect((await act(owner, 'cancel', id)).body.changed).toBe(0);
    expect(await balance()).toBe(before - price);
    const { body } = await owner.get('/services/orders/bulk/show', { bulk_order_id: id, state: 'cancelled' });
    expect(body.rows).toMatchObject([{ reason: 'Canceled', row_number: 3 }, {}, {}, {}]);
  });
  it('retries failed rows only, or those named, all or none', async () => {
    const { id } = await placeBulk(owner, 4);
    const [failed, onHold, ready, cancelled] = await idsOf(id);
    await act(owner, 'cancel', id, { order_detail_ids: [failed, onHold, ready, cancelled] });
    await product.sql(`update order_details set reason = 'MODEL_TIMED_OUT' where id = $1`, [failed]);
    await product.sql(`update order_details set status = 'onHold', reason = 'NEEDS_MODEL' where id = $1`, [onHold]);
    await product.sql(`update order_details set status = 'accepted', reason = null where id = $1`, [ready]);
    const before = await balance();
    const retried = await act(owner, 'retry', id);
    expect(retried.body).toMatchObject({
      changed: 1,
      bulk_order: { state: 'running', counts: { waiting: 1, on_hold: 1, ready: 1, cancelled: 1 } },
    });
    expect(await balance()).toBe(before - price);
    const repeated = await act(owner, 'retry', id);
    expect([repeated.status, repeated.body.message]).toEqual([409, 'No failed rows to retry']);
    expect((await act(owner, 'retry', id, { order_detail_ids: [onHold, cancelled, ready] })).body.changed).toBe(2);
    expect(await balance()).toBe(before - 3 * price);
    await act(owner, 'cancel', id);
    await product.sql('update accounts set credits_available = 50 where id = $1', [accountId]);
    const poor = await act(owner, 'retry', id, { order_detail_ids: [onHold, cancelled] });
    expect([poor.status, poor.body.message]).toEqual([409, 'Not enough credits: this costs 60, you have 50']);
    await product.sql('update accounts set credits_available = $2 where id = $1', [accountId, before]);
    expect(await balance()).toBe(before);
  });
  it('an approval is of the text as it was: editing and restoring take it back, saving the same does not', async () => {
    const { id } = await placeBulk(owner, 1);
    const [row = 0] = await idsOf(id);
    await product.sql(`update order_details set status = 'accepted' where id = $1`, [row]);
    const save = async (html: string) => {
      const saved = await owner.send('POST', '/services/orders/update', { order_detail_id: row, content: { html } });
      expect(saved.status).toBe(200);
    };
    const stateOf = async () => {
      const { body } = await owner.get('/services/orders/bulk/show', { bulk_order_id: id });
      return (body.rows as { state: string; approved_by: unknown }[])[0];
    };
    await save('<p>A light tent.</p>');
    await act(owner, 'approve', id);
    await save('<p>A light tent.</p>');
    expect(await stateOf()).toMatchObject({ state: 'approved', approved_by: { name: 'Marta Ferri' } });
    await save('<p>A heavy tent.</p>');
    expect(await stateOf()).toMatchObject({ state: 'ready', approved_by: null });
    await act(owner, 'approve', id);
    const { body } = await owner.get('/services/orders/order_history', { order_detail_id: row });
    const first = (body.versions as { id: number }[]).at(-1);
    expect((await owner.send('POST', '/services/orders/versions/restore', { version_id: first?.id })).status).toBe(200);
    expect(await stateOf()).toMatchObject({ state: 'ready', approved_by: null });
  });

  it('approves ready rows, and takes it back', async () => {
    const { id } = await placeBulk(owner, 3);
    const [one, two] = await idsOf(id);
    await act(owner, 'cancel', id);
    await product.sql(`update order_details set status = 'accepted', reason = null where id = any($1)`, [[one, two]]);
    expect((await act(owner, 'approve', id, { order_detail_ids: [one] })).body).toMatchObject({
      changed: 1,
      bulk_order: { counts: { ready: 1, approved: 1 } },
    });
    expect((await act(owner, 'approve', id)).body.changed).toBe(1);
    const { body } = await owner.get('/services/orders/bulk/show', { bulk_order_id: id, state: 'approved' });
    expect(body.rows).toMatchObject([{ approved_by: { name: 'Marta Ferri' } }, {}]);
    expect((await act(owner, 'approve', id, { order_detail_ids: [two], approved: false })).body).toMatchObject({
      changed: 1,
      bulk_order: { counts: { ready: 1, approved: 1 } },
    });
  });
  it('touches no rows of another bulk order', async () => {
    const [mine, other] = [await placeBulk(owner, 1), await placeBulk(owner, 1)];
    const ids = await idsOf(other.id);
    expect((await act(owner, 'cancel', mine.id, { order_detail_ids: ids })).body.changed).toBe(0);
    await act(owner, 'cancel', mine.id);
    await act(owner, 'cancel', other.id);
  });
});

describe('rights', () => {
  it('members see a bulk order of their workspace; its author and managers steer it; others find nothing', async () => {
    const { id } = await placeBulk(owner, 2, { workspace_id: workspaceId });
    const stranger = await product.register('Stranger Person');
    const outsider = await product.join(owner, 'Outsider Person', 'admin');
    const seen = await plain.get('/services/orders/bulk/show', { bulk_order_id: id });
    expect(seen.body).toMatchObject({
      bulk_orders: [{ id, can: { pause: false, cancel: false, retry: false, approve: false, export: true } }],
      recordsTotal: 2,
    });
    for (const call of ['pause', 'resume', 'cancel', 'retry', 'approve']) {
      expect([call, (await act(plain, call, id)).status]).toEqual([call, 403]);
      expect([call, (await act(stranger, call, id)).status]).toEqual([call, 404]);
      expect([call, (await act(outsider, call, id)).status]).toEqual([call, 404]);
    }
    expect((await outsider.get('/services/orders/bulk/export', { bulk_order_id: id, format: 'csv' })).status).toBe(404);
    await product.sql('delete from workspace_members where workspace_id = $1 and user_id = $2', [workspaceId, plain.id]);
    expect((await plain.get('/services/orders/bulk/show', { bulk_order_id: id })).status).toBe(404);
    const own = await owner.get('/services/orders/bulk/show', { workspace_id: workspaceId });
    expect(own.body).toMatchObject({ recordsTotal: 1, bulk_orders: [{ id }] });
    expect((await owner.get('/services/orders/bulk/show')).body.bulk_orders).not.toContainEqual(expect.objectContaining({ id }));
    await act(owner, 'cancel', id);
  });
  it('a row that was moved elsewhere is that place’s', async () => {
    const { id } = await placeBulk(owner, 3, { workspace_id: workspaceId });
    const [first] = await idsOf(id);
    await act(owner, 'cancel', id);
    await product.sql('update order_details set workspace_id = null where id = $1', [first]);
    const { body } = await owner.get('/services/orders/bulk/show', { bulk_order_id: id });
    expect(body).toMatchObject({ recordsTotal: 2, recordsFiltered: 2 });
    expect((await act(owner, 'retry', id, { order_detail_ids: [first] })).status).toBe(409);
  });
});
