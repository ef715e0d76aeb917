import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { buildDocument, buildTask, buildTaskAttachment, buildTaskTemplate, buildWorkspace } from '../../testing/build.ts';
import { startTestProduct, type TestCaller, type TestProduct } from '../../testing/test-product.ts';
import { whileLocked } from '../../testing/while-locked.ts';
import { acceptAttempt, beginAttempt } from '../orders/attempts.queries.ts';

let product: TestProduct;
let boss: TestCaller;
let helper: TestCaller;

beforeAll(async () => {
  product = await startTestProduct();
  boss = await product.register('Dele Ter');
  helper = await product.join(boss, 'Hel Per', 'intermediate');
});
afterAll(() => product.stop());

const remove = (caller: TestCaller, id: number) => caller.send('DELETE', '/features/workspace/delete', { id });
const listOf = async (caller: TestCaller, query: Record<string, number> = {}) => {
  const { status, body } = await caller.get('/services/orders/show', { per_page: 100, ...query });
  return {
    status,
    ids: ((body.orders ?? []) as { order_detail_id: number }[]).map((row) => row.order_detail_id),
    total: body.recordsTotal as number,
  };
};
/** The maintained counts must always equal the counted rows. */
const expectCountsToFit = async () => {
  const wrong = await product.sql(`
    with real as (select coalesce(workspace_id, 0) w, case when workspace_id is null then user_id else 0 end u,
        case status when 'processing' then 'in_progress' else status end s, count(*)::int n from order_details group by 1, 2, 3),
      kept as (select coalesce(workspace_id, 0) w, coalesce(user_id, 0) u, status s, sum(count)::int n from document_counts group by 1, 2, 3)
    select * from real full join kept using (w, u, s) where coalesce(real.n, 0) <> coalesce(kept.n, 0)`);
  expect(wrong).toEqual([]);
};

describe('deleting a workspace', () => {
  it("moves its documents to the deleter's personal workspace and ends access at once", async () => {
    const id = await buildWorkspace(product, boss, { members: [helper] });
    const [theirs, mine] = [
      await buildDocument(product, helper, { workspaceId: id, title: 'From the helper' }),
      await buildDocument(product, boss, { workspaceId: id }),
    ];
    const kept = await buildDocument(product, helper, { title: 'The helper’s own' });
    await product.sql(
      `insert into guidelines (account_id, workspace_id, user_id, title) select account_id, $2, id, 'Briefing' from users where id = $1`,
      [helper.id, id],
    );
    await product.sql(
      `insert into websites (account_id, workspace_id, user_id, name, url, language, kind) select account_id, $2, id, 'Site', 'https://example.com', 'en', 'download' from users where id = $1`,
      [helper.id, id],
    );
    await product.sql(
      `insert into orders (account_id, workspace_id, user_id, tool_slug, title, fields, is_draft) select account_id, $2, id, 'seo_article', 'Draft', '{}', true from users where id = $1`,
      [helper.id, id],
    );
    await product.sql(
      `insert into credit_caps (account_id, workspace_id, monthly_credits) select account_id, $2, 5 from users where id = $1`,
      [boss.id, id],
    );
    const { status, body } = await remove(boss, id);
    expect([status, body.message, body.moved_documents]).toEqual([200, 'Workspace deleted', 2]);
    expect((await listOf(boss)).ids).toEqual(expect.arrayContaining([theirs.detailId, mine.detailId]));
    expect((await listOf(boss)).total).toBe((await listOf(boss)).ids.length);
    expect((await listOf(helper)).ids).toEqual([kept.detailId]);
    for (const caller of [boss, helper]) expect((await listOf(caller, { workspace_id: id })).status).toBe(404);
    const read = await helper.get('/services/orders/show', { action: 'retrieve-html', order_detail_id: theirs.detailId });
    expect(read.status).toBe(404);
    const versions = await boss.get('/services/orders/order_history', { order_detail_id: theirs.detailId });
    expect(versions.body.versions).toHaveLength(1);
    for (const table of ['guidelines', 'websites'])
      expect(await product.sql(`select workspace_id, user_id from ${table}`)).toEqual([{ workspace_id: null, user_id: boss.id }]);
    expect(await product.sql('select workspace_id, user_id from orders where is_draft')).toEqual([
      { workspace_id: null, user_id: helper.id },
    ]);
    expect(await product.sql('select 1 from credit_caps')).toEqual([]);
    await expectCountsToFit();
  });
  it('an order that is being written finishes in the personal workspace of the user who deleted it', async () => {
    const id = await buildWorkspace(product, boss, { members: [helper] });
    const fields = { topic: 'Trail shoes for wet autumn paths', length: 500, n_paragraphs_range: '3-5', language: 'en' };
    const placed = await Promise.all(
      Array.from({ length: 6 }, () =>
        helper.send('POST', '/services/orders/create', { tool: 'seo_article', fields, workspace_id: id }),
      ),
    );
    expect(placed.map((answer) => answer.status)).toEqual(placed.map(() => 200));
    const ids = placed.map((answer) => (answer.body.order as { order_details: { id: number }[] }).order_details[0]?.id ?? 0);
    expect((await remove(boss, id)).body.moved_documents).toBe(6);
    await vi.waitFor(
      async () => {
        const rows = await product.sql<{ status: string }>('select status from order_details where id = any($1)', [ids]);
        expect(rows.map((row) => row.status)).toEqual(ids.map(() => 'accepted'));
      },
      { timeout: 15_000, interval: 50 },
    );
    expect((await listOf(boss)).ids).toEqual(expect.arrayContaining(ids));
    expect(
      await product.sql(
        'select distinct workspace_id, user_id from orders where id in (select order_id from order_details where id = any($1))',
        [ids],
      ),
    ).toEqual([{ workspace_id: null, user_id: boss.id }]);
    expect(
      await product.sql(`select credits_reserved from accounts where id = (select account_id from users where id = $1)`, [
        boss.id,
      ]),
    ).toEqual([{ credits_reserved: 0 }]);
    await expectCountsToFit();
  });
  it('a run that began before the deletion and ends after it writes neither place nor owner', async () => {
    const id = await buildWorkspace(product, boss, { members: [helper] });
    const { detailId } = await buildDocument(product, helper, { workspaceId: id });
    await product.sql(`update order_details set status = 'processing' where id = $1`, [detailId]);
    const { database } = product.kernel;
    const attempt = await beginAttempt(database, detailId);
    expect(attempt?.user_id).toBe(helper.id);
    expect((await remove(boss, id)).status).toBe(200);
    const engine = { kind: 'composer', provider: null, model: null } as const;
    const result = { title: 'Done', content: {}, words: 1, engine, sourcesUsed: [], language: 'en' };
    expect(await acceptAttempt(database, detailId, attempt?.attempt ?? 0, result)).toEqual({
      workspaceId: null,
      userId: boss.id,
    });
    expect((await listOf(boss)).ids).toContain(detailId);
    await expectCountsToFit();
  });
  it('leaves nothing behind when orders are placed at the same moment', async () => {
    const id = await buildWorkspace(product, boss, { members: [helper] });
    const fields = { text: 'Shoes and socks. Shoes again.', language: 'en' };
    const placeOrder = () =>
      helper.send('POST', '/services/orders/create', { tool: 'keyword_density', fields, workspace_id: id });
    const answers = await Promise.all([
      placeOrder(),
      placeOrder(),
      placeOrder(),
      remove(boss, id),
      placeOrder(),
      placeOrder(),
      placeOrder(),
    ]);
    expect(answers[3]?.status).toBe(200);
    for (const { status } of answers) expect([200, 404]).toContain(status);
    expect(await product.sql('select 1 from order_details where workspace_id = $1', [id])).toEqual([]);
    await expectCountsToFit();
  });
  it('takes its tasks, task templates, folders and campaigns, and none of another workspace', async () => {
    const [gone, kept] = [await buildWorkspace(product, boss), await buildWorkspace(product, boss, { name: 'Other' })];
    const insertInto = (table: string, columns: string, values: string, id: number) =>
      product.sql(
        `insert into ${table} (account_id, user_id, workspace_id, ${columns}) select account_id, id, $2, ${values} from users where id = $1`,
        [boss.id, id],
      );
    for (const id of [gone, kept]) {
      const taskId = await buildTask(product, boss, id);
      await buildTaskAttachment(product, boss, taskId);
      await buildTaskTemplate(product, boss, id);
      await insertInto('folders', 'name', `'Spring'`, id);
      await insertInto('campaigns', 'name', `'Summer'`, id);
      await product.sql(
        `insert into campaign_items (campaign_id, code, name, channel, from_date, to_date)
         select id, 'C1', 'Post', 'blog', '2026-12-01', '2026-12-02' from campaigns where workspace_id = $1`,
        [id],
      );
    }
    expect((await remove(boss, gone)).status).toBe(200);
    const tables = ['tasks', 'task_templates', 'folders', 'campaigns'];
    for (const table of tables)
      expect(await product.sql(`select workspace_id from ${table} where workspace_id = any($1)`, [[gone, kept]]), table).toEqual([
        { workspace_id: kept },
      ]);
    expect(await product.sql('select from campaign_items')).toHaveLength(1);
    expect(await product.sql('select from folders where workspace_id is null')).toHaveLength(0);
  });
  it('is for owners who belong to it; twice at once it happens once', async () => {
    const id = await buildWorkspace(product, helper);
    const plain = await product.join(boss, 'Plain Person', 'user');
    expect((await remove(boss, id)).status).toBe(404);
    expect((await remove(helper, id)).status).toBe(403);
    expect((await remove(plain, id)).status).toBe(403);
    await product.sql('insert into workspace_members (workspace_id, user_id) values ($1, $2)', [id, boss.id]);
    const both = await Promise.all([remove(boss, id), remove(boss, id)]);
    expect(both.map((answer) => answer.status).toSorted((a, b) => a - b)).toEqual([200, 404]);
  });
});

it('who is adding something finishes before the workspace is deleted, and neither waits for the other', async () => {
  const id = await buildWorkspace(product, boss);
  // Between locking the membership and naming the workspace, a new template waits for those of its workspace.
  const lock = `select pg_advisory_xact_lock(x'7461736b'::int, ${id})`;
  const add = () => boss.send('POST', '/features/task-templates/create', { workspace_id: id, name: 'Article', fields: {} });
  const [added, removed, last] = await whileLocked(product, lock, 3, async (untilWaiting) => {
    const adding = add();
    await untilWaiting(1);
    const removing = remove(boss, id);
    await untilWaiting(2);
    // Longer than PostgreSQL waits before it searches for deadlocks, so that it would end the template instead of the deletion.
    await delay(1500);
    return Promise.all([adding, removing, add()]);
  });
  expect([added.status, removed.status]).toEqual([200, 200]);
  expect([200, 404]).toContain(last.status);
});
