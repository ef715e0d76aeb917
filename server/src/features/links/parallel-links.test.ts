// Sources of targets and phrases of pages that several calls write at the same time.
import { linkLimits } from '@folio/contract/link-words';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildWorkspace } from '../../testing/build.ts';
import { buildPage, buildSite } from '../../testing/build-links.ts';
import { startTestProduct, type TestCaller, type TestProduct } from '../../testing/test-product.ts';
import { whileLocked } from '../../testing/while-locked.ts';
import { findWebsite } from '../websites/index.ts';
import { syncPhrases } from './core/phrases.queries.ts';

let product: TestProduct;
let owner: TestCaller;
let workspaceId: number;

beforeAll(async () => {
  product = await startTestProduct({ FOLIO_ROLE: 'web' });
  owner = await product.register('Owner Person');
  workspaceId = await buildWorkspace(product, owner);
});
afterAll(() => product.stop());

const twenty = <T>(run: () => Promise<T>) => Promise.all(Array.from({ length: 20 }, run));
const addSource = (more: object = {}) =>
  owner.send('POST', '/features/link-sources/create', { workspace_id: workspaceId, name: 'Drafts', kind: 'documents', ...more });

it('twenty sources at once stop at the limit', async () => {
  await product.sql(
    `insert into link_sources (account_id, user_id, workspace_id, name, kind)
     select account_id, id, $2, 'Drafts', 'documents' from users, generate_series(1, $3::int) where id = $1`,
    [owner.id, workspaceId, linkLimits.sources - 5],
  );
  const answers = await whileLocked(product, 'lock table link_sources in share mode', 20, () => twenty(addSource));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(15);
  await product.sql('delete from link_sources');
});

it('a person who leaves the workspace meanwhile adds no source to it', async () => {
  const elsewhere = await buildWorkspace(product, owner);
  const lock = `delete from workspace_members where workspace_id = ${elsewhere}`;
  const answers = await whileLocked(product, lock, 20, () => twenty(() => addSource({ workspace_id: elsewhere })));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([404]));
});

it('a source of a website that is deleted meanwhile is not made', async () => {
  const websiteId = await buildSite(product, owner, { workspaceId });
  const lock = `delete from websites where id = ${websiteId}`;
  const add = () => addSource({ kind: 'pages', website_id: websiteId });
  const answers = await whileLocked(product, lock, 20, () => twenty(add));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([404]));
});

it('the phrases of a page are kept once, however many searches read them', async () => {
  const websiteId = await buildSite(product, owner, { workspaceId });
  const pageId = await buildPage(product, websiteId, { path: '/mats', title: 'Soft yoga mats', keyword: 'yoga mats' });
  const website = await findWebsite(product.kernel.database, websiteId);
  if (!website) throw new Error('There is no website');
  const sync = () => syncPhrases(product.kernel.database, website);
  await sync();
  await product.sql(
    `update page_urls set title = 'Soft travel mats', h1 = 'Soft travel mats', updated_at = now() where id = $1`,
    [pageId],
  );
  await whileLocked(product, 'select 1 from link_phrases for update', 20, () => twenty(sync));
  const phrases = await product.sql<{ kind: string }>('select kind from link_phrases where website_id = $1 order by 1', [
    websiteId,
  ]);
  expect(phrases.map(({ kind }) => kind)).toEqual(['h1', 'primary_kw']);
});
