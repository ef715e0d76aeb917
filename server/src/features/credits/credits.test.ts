import { findTool } from '@folio/catalogue/catalogue';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildWorkspace } from '../../testing/build.ts';
import { startTestProduct, type TestCaller, type TestProduct } from '../../testing/test-product.ts';
import { whileLocked } from '../../testing/while-locked.ts';

let product: TestProduct;
let staff: TestCaller;
let owner: TestCaller;
let plain: TestCaller;
let workspaceId: number;
let accountId: number;

const fields = findTool('job_posting')?.example ?? {};
/** The price of a job posting. */
const price = 60;
const order = (caller: TestCaller, more: Record<string, unknown> = {}) =>
  caller.send('POST', '/services/orders/create', { tool: 'job_posting', fields, ...more });

beforeAll(async () => {
  product = await startTestProduct({ FOLIO_ROLE: 'web' });
  staff = await product.register('Staff Person');
  owner = await product.register('Owner Person');
  plain = await product.join(owner, 'Plain Person', 'user');
  workspaceId = await buildWorkspace(product, owner, { members: [plain], name: 'Shoes' });
  const [user] = await product.sql<{ account_id: number }>('select account_id from users where id = $1', [owner.id]);
  accountId = user?.account_id ?? 0;
});
afterAll(() => product.stop());

describe('grants', () => {
  it('change the balance with note and giver, and are noted in the account they are for', async () => {
    const { status, body } = await staff.send('POST', '/admin/credits/grant', {
      account_id: accountId,
      amount: 500,
      note: 'Trial',
    });
    expect([status, (body.balance as { available: number }).available]).toEqual([200, 10_500]);
    const audit = await owner.get('/admin/audit', { action: 'credits.granted' });
    expect(audit.body.entries).toMatchObject([{ text: 'Granted credits to Owner Person', user: { name: 'Staff Person' } }]);
    expect(audit.body.actions).toContainEqual({ action: 'credits.granted', name: 'Granted credits to …' });
  });
  it('are given to accounts that staff finds by name, with their people and limits', async () => {
    const { body } = await staff.get('/admin/credits/accounts', { search: 'owner' });
    expect(body).toMatchObject({ accounts: [{ id: accountId, people: 2, max_seats: 10 }], recordsFiltered: 1, recordsTotal: 3 });
    await staff.send('POST', '/admin/credits/limits', { account_id: accountId, max_seats: 20 });
    const repeated = await staff.get('/admin/credits/accounts', { search: 'owner' });
    expect(repeated.body).toMatchObject({ accounts: [{ max_seats: 20, max_workspaces: 5 }] });
  });
  it('never take more than there is', async () => {
    const { status } = await staff.send('POST', '/admin/credits/grant', { account_id: accountId, amount: -1_000_000 });
    expect(status).toBe(409);
  });
  it('are refused to owners and for accounts that are not there', async () => {
    expect((await owner.send('POST', '/admin/credits/grant', { account_id: accountId, amount: 1 })).status).toBe(403);
    expect((await staff.send('POST', '/admin/credits/grant', { account_id: 999_999, amount: 1 })).status).toBe(404);
    expect((await staff.send('POST', '/admin/credits/grant', { account_id: accountId, amount: 0 })).status).toBe(422);
  });
});

describe('caps', () => {
  it('stop a person at their month’s credits, however many order at once, and say what is left', async () => {
    await owner.send('POST', '/admin/credits/caps', { person_id: plain.id, monthly_credits: 2 * price });
    // Orders with a source are placed alone, the others together.
    const more = (index: number) => (index % 2 === 0 ? { source_urls: ['https://example.invalid/page'] } : {});
    const answers = await Promise.all(Array.from({ length: 12 }, (_, index) => order(plain, more(index))));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.body.message).toBe(`This costs ${price} credits, but your monthly limit leaves only 0`);
    const [sums] = await product.sql<{ ledger: number; balance: number }>(
      `select (select sum(amount)::int from credit_movements where account_id = $1) as ledger, credits_available as balance from accounts where id = $1`,
      [accountId],
    );
    expect(sums?.ledger).toBe(sums?.balance);
    await owner.send('POST', '/admin/credits/caps', { person_id: plain.id, monthly_credits: null });
    expect((await order(plain)).status).toBe(200);
  });
  it('stop a workspace for all its members, and warn once at four fifths', async () => {
    await owner.send('POST', '/admin/credits/caps', { workspace_id: workspaceId, monthly_credits: 2 * price + 5 });
    const scope = { workspace_id: workspaceId };
    expect((await order(owner, scope)).status).toBe(200);
    expect((await order(plain, scope)).status).toBe(200);
    const refused = await order(owner, scope);
    expect([refused.status, refused.body.message]).toEqual([
      409,
      `This costs ${price} credits, but the workspace’s monthly limit leaves only 5`,
    ]);
    expect(
      await product.sql(`select name from raised_events where name = 'limit.reached' and workspace_id = $1`, [workspaceId]),
    ).toHaveLength(1);
    const { body } = await owner.get('/admin/credits/caps');
    expect(body.caps).toMatchObject([{ workspace: { name: 'Shoes' }, monthly_credits: 2 * price + 5, used: 2 * price }]);
  });
  it('bear only on people and workspaces of the own account', async () => {
    const set = (more: Record<string, unknown>) => owner.send('POST', '/admin/credits/caps', { monthly_credits: 5, ...more });
    expect((await set({ person_id: staff.id })).status).toBe(404);
    expect((await set({ workspace_id: 999_999 })).status).toBe(404);
    expect((await set({})).status).toBe(422);
    expect((await set({ person_id: plain.id, workspace_id: workspaceId })).status).toBe(422);
    expect((await plain.send('POST', '/admin/credits/caps', { person_id: plain.id, monthly_credits: null })).status).toBe(403);
  });
});

describe('what was spent', () => {
  it('is shown by person, tool and workspace, and as a file that no spreadsheet runs', async () => {
    await product.sql(
      `insert into credit_movements (account_id, user_id, kind, amount, spent, balance, tool_slug, workspace_id, note)
       values ($1, $2, 'settle', 0, 60, 0, 'job_posting', $3, '=1+1')`,
      [accountId, plain.id, workspaceId],
    );
    const by = async (name: string) => (await owner.get('/admin/credits/summary', { by: name })).body.rows;
    expect(await by('user')).toEqual([{ key: plain.id, name: 'Plain Person', spent: 60, documents: 0 }]);
    expect(await by('tool')).toEqual([{ key: 'job_posting', name: 'Job posting', spent: 60, documents: 0 }]);
    expect(await by('workspace')).toEqual([{ key: workspaceId, name: 'Shoes', spent: 60, documents: 0 }]);
    const file = await owner.get('/admin/credits/export');
    expect(file.headers.get('content-type')).toContain('text/csv');
    expect(file.body.text).toContain(`'=1+1`);
    expect((await owner.get('/admin/credits/summary', { from: '2026-01-02', to: '2026-01-01' })).status).toBe(422);
    expect((await plain.get('/admin/credits/summary')).status).toBe(403);
  });
});

it('a cap of a workspace that is deleted meanwhile is not kept', async () => {
  const id = await buildWorkspace(product, owner);
  const set = () => owner.send('POST', '/admin/credits/caps', { workspace_id: id, monthly_credits: 100 });
  const lock = `delete from workspaces where id = ${id}`;
  const answers = await whileLocked(product, lock, 20, () => Promise.all(Array.from({ length: 20 }, set)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([404]));
  expect(await product.sql('select id from credit_caps where workspace_id = $1', [id])).toEqual([]);
});
