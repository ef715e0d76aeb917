// Cards, promoted keywords and their rules, when things happen at the same time.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildDocument, buildTeam } from '../../testing/build.ts';
import { startTestProduct, type TestProduct } from '../../testing/test-product.ts';
import { whileLocked } from '../../testing/while-locked.ts';

let product: TestProduct;
let team: Awaited<ReturnType<typeof buildTeam>>;
let websiteId: number;

const twenty = <Made>(run: (index: number) => Promise<Made>) => Promise.all(Array.from({ length: 20 }, (_, index) => run(index)));

beforeAll(async () => {
  product = await startTestProduct({ FOLIO_ROLE: 'web' });
  team = await buildTeam(product);
  const website = { name: 'Shop', url: 'https://shop.example', language: 'en', kind: 'download', workspace_id: team.workspaceId };
  const made = await team.manager.send('PUT', '/features/websites/create', website);
  websiteId = (made.body.website as { id: number }).id;
});
afterAll(() => product.stop());

it('a keyword that is promoted to twenty pages at once is the primary one of one page', async () => {
  const pages = await product.sql<{ id: number }>(
    `insert into page_urls (account_id, website_id, url, title, http_state, state, indexable)
     select account_id, id, url || '/mats/' || n, 'Mats', 200, 'active', 'yes' from websites, generate_series(1, 20) n where id = $1 returning id`,
    [websiteId],
  );
  const call = { website_id: websiteId, keyword: 'sleeping mat', create_rule: false };
  const promote = (index: number) =>
    team.manager.send('POST', '/tools/category_cards/promote', { ...call, page_url_id: pages[index]?.id });
  const answers = await whileLocked(product, 'lock table page_urls in share mode', 20, () => twenty(promote));
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, ...Array.from({ length: 19 }, () => 409)]);
  const promoted = await product.sql(`select 1 from page_urls where primary_kw = 'sleeping mat'`);
  expect(promoted).toHaveLength(1);
});

it('a rule is deleted while a document in which it was counted is saved', async () => {
  const html = '<p>Liners keep bags clean.</p>';
  const { detailId } = await buildDocument(product, team.manager, { html, workspaceId: team.workspaceId });
  const rule = { website_id: websiteId, keyword: 'liners', url: 'https://elsewhere.example/liners' };
  const made = await team.manager.send('POST', '/tools/link_builder', rule);
  const { id } = made.body.link as { id: number };
  await product.sql('delete from keyword_queue');
  await product.sql(
    `insert into keyword_index (account_id, order_detail_id, keyword, language, count, kind) select account_id, id, 'liners', 'en', 1, 'linked' from order_details where id = $1`,
    [detailId],
  );
  const remove = () => team.manager.send('DELETE', '/tools/link_builder', { ids: [id] });
  // A save locks its document, then queues it; a rule queues the document, then waits for it. Either may be ended and begin once more.
  let removing: ReturnType<typeof remove> | undefined;
  await whileLocked(product, 'select 1', 0, (untilWaiting) =>
    product.kernel.database.transaction(async (tx) => {
      await tx.client.query('select 1 from order_details where id = $1 for update', [detailId]);
      if (!removing) {
        removing = remove();
        await untilWaiting(1);
      }
      const queue =
        'insert into keyword_queue (order_detail_id, account_id) select id, account_id from order_details where id = $1';
      await tx.client.query(`${queue} on conflict do nothing`, [detailId]);
    }),
  );
  expect((await removing)?.status).toBe(200);
});

it('a person who leaves the workspace meanwhile keeps no card in it', async () => {
  const leave = `delete from workspace_members where workspace_id = ${team.workspaceId} and user_id = ${team.plain.id}`;
  const lock = `${leave}; lock table category_cards in share mode`;
  const card = { category_name: 'Tents', workspace_id: team.workspaceId };
  const create = () => team.plain.send('POST', '/tools/category_cards/create', card);
  const answers = await whileLocked(product, lock, 20, () => twenty(create));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([404]));
});
