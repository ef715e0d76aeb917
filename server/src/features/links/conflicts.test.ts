// Conflicts of primary keywords through HTTP: the pages that share one, the consequences of a decision, and its effects.
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildDocument, buildTask, buildWorkspace } from '../../testing/build.ts';
import { buildPage, buildSite, filler } from '../../testing/build-links.ts';
import { startOwnProduct, type TestCaller, type TestProduct } from '../../testing/test-product.ts';

let product: TestProduct;
let manager: TestCaller;
let plain: TestCaller;
let stranger: TestCaller;

interface Conflict {
  keyword: string;
  state: string;
  members: {
    page_url_id: number | null;
    order_detail_id: number | null;
    task_id: number | null;
    anchors: number;
    title: string;
  }[];
}
interface Consequence {
  key: string;
  kind: string;
  keyword: string | null;
  count: number;
}

beforeAll(async () => {
  product = await startOwnProduct({ FOLIO_ROLE: 'web' });
  await product.register('Staff Person');
  const master = await product.register('Master Person');
  manager = await product.join(master, 'Manager Person', 'intermediate');
  plain = await product.join(master, 'Plain Person', 'user');
  stranger = await product.register('Stranger Person');
});
afterAll(() => product.stop());

const show = async (siteId: number, state = 'open', caller = manager) =>
  (await caller.get('/features/pages/conflicts/show', { website_id: siteId, state })).body as {
    keyword_conflicts: Conflict[];
    counts: Record<string, number>;
  };
const countOf = async (siteId: number) =>
  ((await manager.get('/features/link-suggestions/counts', { website_id: siteId })).body.counts as { conflicts: number })
    .conflicts;
const consequencesOf = async (siteId: number, winner: number) =>
  (await plain.get('/features/pages/conflicts/consequences', { website_id: siteId, keyword, winner_page_url_id: winner })).body
    .consequences as Consequence[];
const solve = (siteId: number, winner: number, keys: string[], caller = manager) =>
  caller.send('POST', '/features/pages/conflicts/solve', { website_id: siteId, keyword, winner_page_url_id: winner, keys });
const dismiss = (siteId: number, body: object = {}, caller = manager) =>
  caller.send('POST', '/features/pages/conflicts/dismiss', { website_id: siteId, keyword, ...body });

const keyword = 'winter sleeping bag';

/** Two pages, a draft and an open task for one keyword, and a third page with an anchor to the weaker page. */
async function site() {
  const workspaceId = await buildWorkspace(product, manager, { members: [plain] });
  const siteId = await buildSite(product, manager, { workspaceId });
  const categoryId = await buildPage(product, siteId, { path: '/winter', title: 'Winter sleeping bags', keyword, linksIn: 31 });
  const articleId = await buildPage(product, siteId, {
    path: '/ratings',
    title: 'Comfort rating: all you need – Halden',
    keyword: 'Winter Sleeping Bag',
    linksIn: 9,
    html: `<p>Begin.</p><p>${filler(120)} A winter sleeping bag keeps you warm. ${filler(60)}</p>`,
  });
  const otherId = await buildPage(product, siteId, {
    path: '/other',
    title: 'Other',
    html: `<p>Begin.</p><p>Take a <a href="/ratings" rel="noopener">winter sleeping bag</a> along. ${filler(60)}</p>`,
  });
  await product.sql(
    `insert into page_links (website_id, from_page_id, to_url, to_page_id, anchor, place, paragraph) values ($1, $2, 'https://halden.example/ratings', $3, 'winter sleeping bag', 'content', 2)`,
    [siteId, otherId, articleId],
  );
  const taskId = await buildTask(product, manager, workspaceId);
  await product.sql(`insert into task_metadata (task_id, workspace_id, primary_kw) values ($1, $2, $3)`, [
    taskId,
    workspaceId,
    keyword,
  ]);
  const { detailId, orderId } = await buildDocument(product, manager, { workspaceId, title: 'Draft bag' });
  await product.sql(`update orders set fields = jsonb_build_object('primary_kw', $2::text) where id = $1`, [orderId, keyword]);
  return { siteId, categoryId, articleId, otherId, taskId, detailId };
}

describe('a conflict', () => {
  it('names pages, drafts and open tasks with one primary keyword, and the evidence', async () => {
    const { siteId, categoryId, articleId, taskId, detailId } = await site();
    // Counted before the list was read for the first time, as after an import.
    expect(await countOf(siteId)).toBe(1);
    const { keyword_conflicts: conflicts, counts } = await show(siteId);
    expect(counts).toEqual({ open: 1, solved: 0, fine: 0 });
    expect(conflicts[0]?.keyword).toBe('winter sleeping bag');
    expect(conflicts[0]?.members).toMatchObject([
      { page_url_id: categoryId, links_in: 31, anchors: 0 },
      { page_url_id: articleId, links_in: 9, anchors: 1 },
      { order_detail_id: detailId, title: 'Draft bag' },
      { task_id: taskId },
    ]);
  });
  it('is solved with what was chosen: a keyword, anchors and a link as a preview, tasks', async () => {
    const { siteId, categoryId, articleId, otherId, taskId } = await site();
    const consequences = await consequencesOf(siteId, categoryId);
    expect(consequences.map(({ key, keyword, count }) => [key, keyword, count])).toEqual([
      [`keyword:p${articleId}`, 'comfort rating', 0],
      [`anchors:p${articleId}`, null, 1],
      [`link:p${articleId}`, null, 0],
      [`merge_task:p${articleId}`, null, 0],
      [`canonical_task:p${articleId}`, null, 0],
      [expect.stringContaining('link:d'), null, 0],
      [expect.stringContaining('merge_task:d'), null, 0],
      [`task_comment:t${taskId}`, null, 0],
    ]);
    const keys = ['keyword', 'anchors', 'link', 'merge_task', 'canonical_task'].map((kind) => `${kind}:p${articleId}`);
    const { body, status } = await solve(siteId, categoryId, [...keys, `task_comment:t${taskId}`]);
    expect([status, (body.task_ids as number[]).length, (body.keyword_conflict as Conflict).state]).toEqual([200, 3, 'solved']);
    const [article] = await product.sql('select primary_kw, primary_kw_by from page_urls where id = $1', [articleId]);
    expect(article).toEqual({ primary_kw: 'comfort rating', primary_kw_by: 'person' });
    const tasks = await product.sql<{ title: string; description: string }>(
      'select title, description from tasks where id = any($1) order by id',
      [body.task_ids],
    );
    expect(tasks.map(({ title }) => title)).toEqual(
      expect.arrayContaining([expect.stringContaining('Merge “'), expect.stringContaining('Set canonical URL')]),
    );
    expect(tasks[0]?.description).toContain('https://halden.example/winter');
    const run = (await manager.get(`/features/link-builder/${body.run_id as number}`)).body.link_builder as {
      state: string;
      targets: { subject: { page_url_id: number }; html: string }[];
    };
    expect(run.state).toBe('preview');
    const htmlOf = (pageId: number) => run.targets.find(({ subject }) => subject.page_url_id === pageId)?.html;
    expect(htmlOf(otherId)).toContain('<a href="https://halden.example/winter" rel="noopener">winter sleeping bag</a>');
    expect(htmlOf(articleId)).toContain('A <a href="https://halden.example/winter" rel="noopener">winter sleeping bag</a> keeps');
    expect((await solve(siteId, categoryId, [])).body.code).toBe('CONFLICT_CHANGED');
  });
  it('is solved once by twenty calls, with consequences that are as they were shown', async () => {
    const { siteId, categoryId, articleId, otherId } = await site();
    expect((await solve(siteId, otherId, [])).status).toBe(404);
    expect((await solve(siteId, categoryId, ['keyword:p1'])).body.code).toBe('CONFLICT_CHANGED');
    const answers = await Promise.all(Array.from({ length: 20 }, () => solve(siteId, categoryId, [`merge_task:p${articleId}`])));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const tasks = await product.sql(
      `select from tasks where title like 'Merge%' and page_url = 'https://halden.example/winter' and website_id = $1`,
      [siteId],
    );
    expect(tasks).toHaveLength(1);
  });
  it('is solved where its task and its website are locked in the other order', async () => {
    const { siteId, categoryId, taskId } = await site();
    const other = new pg.Client({ connectionString: product.kernel.config.databaseUrl ?? '' });
    await other.connect();
    // The call searches for a deadlock first, so that it is the one that PostgreSQL ends.
    await other.query(`set deadlock_timeout = '30s'`);
    await other.query('begin');
    const { rows } = await other.query<{ id: number }>('select id from tasks where id = $1 for update', [taskId]);
    const solving = solve(siteId, categoryId, [`task_comment:t${taskId}`]);
    const isBlocked = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    await expect.poll(async () => (await product.sql(isBlocked)).length, { timeout: 5000 }).toBe(1);
    await other.query('select from websites where id = $1 for no key update', [siteId]);
    await other.query('commit');
    await other.end();
    const { status, body } = await solving;
    expect([rows.length, status, body.task_ids]).toEqual([1, 200, [taskId]]);
    const [task] = await product.sql<{ description: string }>('select description from tasks where id = $1', [taskId]);
    expect(task?.description.match(/winter sleeping bag/g)).toHaveLength(1);
  });
  it('is marked as fine and opened again, by managers of the place alone', async () => {
    const { siteId, categoryId } = await site();
    expect((await dismiss(siteId, {}, plain)).status).toBe(403);
    expect((await dismiss(siteId, {}, stranger)).status).toBe(404);
    expect((await solve(siteId, categoryId, [], plain)).status).toBe(403);
    expect((await dismiss(siteId, { note: 'Two countries' })).body.keyword_conflict).toMatchObject({
      state: 'fine',
      note: 'Two countries',
    });
    expect((await show(siteId)).counts).toEqual({ open: 0, solved: 0, fine: 1 });
    expect(await countOf(siteId)).toBe(0);
    await dismiss(siteId, { state: 'open' });
    expect((await show(siteId)).counts).toEqual({ open: 1, solved: 0, fine: 0 });
    expect(await countOf(siteId)).toBe(1);
  });
  it('is none once nothing shares its keyword any more', async () => {
    const { siteId, taskId } = await site();
    expect((await show(siteId)).counts.open).toBe(1);
    await product.sql('update page_urls set primary_kw = null where website_id = $1', [siteId]);
    await product.sql(`update task_metadata set primary_kw = '' where task_id = $1`, [taskId]);
    expect((await show(siteId)).counts).toEqual({ open: 0, solved: 0, fine: 0 });
    expect((await dismiss(siteId)).status).toBe(404);
    expect(await countOf(siteId)).toBe(0);
  });
});
