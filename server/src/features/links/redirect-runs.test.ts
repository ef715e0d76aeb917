// "Replace with the final URL" through HTTP with a worker: links to redirects lead where they end, in pages' documents and in drafts.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildDocument, buildTeam } from '../../testing/build.ts';
import { buildPage, buildSite, filler } from '../../testing/build-links.ts';
import { runCalls, runIn } from '../../testing/link-run-calls.ts';
import { startTestProduct, type TestCaller, type TestProduct } from '../../testing/test-product.ts';

let product: TestProduct;
let manager: TestCaller;
let plain: TestCaller;
let workspaceId: number;
let calls: ReturnType<typeof runCalls>;

beforeAll(async () => {
  product = await startTestProduct();
  ({ manager, plain, workspaceId } = await buildTeam(product));
  calls = runCalls(manager);
});
afterAll(() => product.stop());

const replace = (siteId: number, more: object = {}, caller = manager) =>
  caller.send('POST', '/features/link-builder/redirects', { website_id: siteId, ...more });
const textOf = async (detailId: number) =>
  (
    await product.sql<{ html: string; name: string | null }>(
      'select html, name from document_versions where order_detail_id = $1 order by number desc limit 1',
      [detailId],
    )
  )[0];

/** A page that redirects and a draft that links to it twice, once with the address as it was typed. */
async function withRedirect() {
  const siteId = await buildSite(product, manager, { workspaceId });
  const oldId = await buildPage(product, siteId, { path: '/old-mats', state: 'redirected', http: 301 });
  const newId = await buildPage(product, siteId, { path: '/mats', title: 'Mats' });
  await product.sql(`update page_urls set final_url = 'https://halden.example/mats', hops = 1 where id = $1`, [oldId]);
  const html = `<p>Read <a href="https://halden.example/old-mats/" rel="noopener">our mats</a> first. ${filler(20)}</p><p>Or <a href="https://halden.example/other" rel="noopener">another page</a>. See <a href="https://halden.example/old-mats" rel="noopener">the list</a>.</p>`;
  const { detailId } = await buildDocument(product, manager, { workspaceId, title: 'Draft', html });
  return { siteId, oldId, newId, detailId, html };
}

it('previews, applies and undoes the replacement, by name in the history', async () => {
  const { siteId, oldId, detailId, html } = await withRedirect();
  const answer = await replace(siteId);
  expect(answer.status).toBe(200);
  const run = runIn(answer);
  expect(run).toMatchObject({
    state: 'preview',
    mode: 'selection',
    links: 2,
    documents: 1,
    title: 'Replace with the final URL',
  });
  expect((await textOf(detailId))?.html).toBe(html);
  await calls.put(run.id, { apply: true });
  expect(await calls.settled(run.id)).toMatchObject({ state: 'applied' });
  const applied = await textOf(detailId);
  expect(applied?.name).toBe('Links added: Replace with the final URL');
  expect(applied?.html.match(/href="https:\/\/halden\.example\/mats"/g)).toHaveLength(2);
  expect(applied?.html).not.toContain('old-mats');
  expect(applied?.html).toContain('href="https://halden.example/other"');
  expect((await replace(siteId, { page_url_ids: [oldId] })).body.code).toBe('NO_SUGGESTIONS');
  await calls.remove(run.id);
  expect(await calls.settled(run.id)).toMatchObject({ state: 'reverted' });
  expect((await textOf(detailId))?.html.replace(/ data-[a-z]+="[^"]*"/g, '')).toBe(html);
});

it('makes a discarded preview once more, and puts every link into one run of twenty calls', async () => {
  const { siteId } = await withRedirect();
  const first = runIn(await replace(siteId));
  expect((await calls.remove(first.id)).status).toBe(200);
  const answers = await Promise.all(Array.from({ length: 20 }, () => replace(siteId)));
  const [made, ...others] = answers.filter(({ status }) => status === 200);
  expect(others).toEqual([]);
  expect(
    answers
      .filter(({ status, body }) => status !== 200 && body.code !== 'NO_SUGGESTIONS')
      .map(({ status, body }) => [status, body]),
  ).toEqual([]);
  const [count] = await product.sql<{ links: number }>(
    'select count(*)::int as links from link_suggestions where website_id = $1 and run_target_id is not null',
    [siteId],
  );
  // The draft of the test before links there too.
  expect([count?.links, made && runIn(made).links]).toEqual([4, 4]);
});

it('leaves the suggestions of an open preview as they were made, however the text changes meanwhile', async () => {
  const { siteId, detailId, html } = await withRedirect();
  const list = () =>
    product.sql('select id, text_hash, paragraph, anchor_at from link_suggestions where website_id = $1 order by id', [siteId]);
  const run = runIn(await replace(siteId));
  const made = await list();
  expect([run.links, made.length >= 2]).toEqual([made.length, true]);
  await product.sql('update document_versions set html = $2 where order_detail_id = $1', [detailId, `<p>New.</p>${html}`]);
  expect((await replace(siteId)).body.code).toBe('NO_SUGGESTIONS');
  expect(await list()).toEqual(made);
});

it('refuses those who may not, pages that are no redirects, and redirects that end at a page that does not answer', async () => {
  const { siteId, newId, oldId } = await withRedirect();
  expect((await replace(siteId, {}, plain)).status).toBe(403);
  expect((await replace(siteId, { page_url_ids: [newId] })).status).toBe(404);
  await product.sql(`update page_urls set state = 'broken', http_state = 404 where id = $1`, [newId]);
  expect((await replace(siteId, { page_url_ids: [oldId] })).body.code).toBe('NO_SUGGESTIONS');
});
