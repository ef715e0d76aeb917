// Runs through HTTP with a worker: shown first, one version a document, live pages through WordPress, undone in one step.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { encryptSecret } from '../../kernel/secrets.ts';
import { buildDocument, buildWorkspace } from '../../testing/build.ts';
import { buildPage, buildSite, filler } from '../../testing/build-links.ts';
import { startTestProduct, type TestAnswer, type TestCaller, type TestProduct } from '../../testing/test-product.ts';
import { startWordpress, type WordpressSite } from '../../testing/wordpress-posts.ts';

let product: TestProduct;
let manager: TestCaller;
let plain: TestCaller;
let stranger: TestCaller;
let wordpress: WordpressSite;
let workspaceId: number;

interface Target {
  state: string;
  way: string;
  problem: string | null;
  html: string | null;
  changes: { paragraph: number; before: string; after: string }[];
  suggestions: { id: number; anchor: string; state: string }[];
  version_after: number | null;
}
interface Run {
  id: number;
  state: string;
  links: number;
  title: string;
  targets: Target[];
}

const draft = `<p>Begin here.</p><p>${filler(120)} Use snow pegs in <strong>deep</strong> winter. ${filler(120)}</p><p>Done &amp; dusted.</p>`;
const guide = `<!-- wp:paragraph -->\n<p>We’ll begin.</p>\n<!-- /wp:paragraph -->\n<!-- wp:paragraph -->\n<p>${filler(
  120,
)} It's a sleeping mat for "cold" nights. ${filler(120)}</p>\n<!-- /wp:paragraph -->`;
/** As readers see it: the site sets quotation marks. */
const rendered = guide
  .replace("It's", 'It’s')
  .replace('"cold"', '“cold”')
  .replace(/<!--.*?-->\n?/g, '');

beforeAll(async () => {
  wordpress = await startWordpress([]);
  product = await startTestProduct({ FETCH_ALLOW: wordpress.host });
  await product.register('Staff Person');
  const master = await product.register('Master Person');
  manager = await product.join(master, 'Manager Person', 'intermediate');
  plain = await product.join(master, 'Plain Person', 'user');
  stranger = await product.register('Stranger Person');
  workspaceId = await buildWorkspace(product, manager, { members: [plain] });
});
afterAll(async () => {
  await product.stop();
  wordpress.close();
});

const runIn = ({ body }: TestAnswer) => body.link_builder as Run;
const show = async (id: number, caller = manager) => runIn(await caller.get(`/features/link-builder/${id}`));
const put = (id: number, body: object, caller = manager) => caller.send('PUT', `/features/link-builder/${id}`, body);
const remove = (id: number, caller = manager) => caller.send('DELETE', `/features/link-builder/${id}`);
const create = (siteId: number, body: object = {}, caller = manager) =>
  caller.send('POST', '/features/link-builder', { website_id: siteId, ...body });
const settled = async (id: number): Promise<Run> => {
  await expect.poll(async () => (await show(id)).state, { timeout: 20_000, interval: 100 }).not.toBe('applying');
  return show(id);
};
const textOf = async (detailId: number) => (await versionsOf(detailId)).at(-1)?.html ?? '';
const versionsOf = (detailId: number) =>
  product.sql<{ number: number; html: string; name: string | null; user_id: number; origin: string }>(
    'select number, html, name, user_id, origin from document_versions where order_detail_id = $1 order by number',
    [detailId],
  );

interface Place {
  pageId?: number;
  detailId?: number;
  target: number;
  url: string;
  anchor: string;
  sentence: string;
  ruleId?: number;
}
async function suggest(siteId: number, { pageId, detailId, target, url, anchor, sentence, ruleId }: Place): Promise<number> {
  const [row] = await product.sql<{ id: number }>(
    `insert into link_suggestions (website_id, page_url_id, order_detail_id, text_hash, target_page_id, target_url, anchor, sentence, anchor_at, paragraph, reason, confidence, rule_id)
     values ($1, $2, $3, 'x', $4, $5, $6, $7, $8, 2, 'rule', 80, $9) returning id`,
    [siteId, pageId ?? null, detailId ?? null, target, url, anchor, sentence, sentence.indexOf(anchor), ruleId ?? null],
  );
  return row?.id ?? 0;
}

/** A site with a draft that may get one link, by a rule. */
async function withDraft(html = draft) {
  const siteId = await buildSite(product, manager, { workspaceId });
  const target = await buildPage(product, siteId, { path: '/pegs', title: 'Snow pegs' });
  const { detailId } = await buildDocument(product, manager, { workspaceId, title: 'Draft', html });
  const [rule] = await product.sql<{ id: number }>(
    `insert into link_keywords (account_id, website_id, keyword, stems, page_url_id) select account_id, id, 'snow pegs', 'snow peg', $2 from websites where id = $1 returning id`,
    [siteId, target],
  );
  const ruleId = rule?.id ?? 0;
  const url = 'https://halden.example/pegs';
  const suggestionId = await suggest(siteId, {
    detailId,
    target,
    url,
    anchor: 'snow pegs',
    sentence: 'Use snow pegs in deep winter.',
    ruleId,
  });
  const uses = async () =>
    (await product.sql<{ used: number }>('select used from link_keywords where id = $1', [ruleId]))[0]?.used;
  return { siteId, detailId, suggestionId, target, uses };
}

/** A WordPress site with one post that may get one link. */
async function withPost(kind: 'wordpress' | 'download' = 'wordpress') {
  const slug = `guide-${wordpress.posts.length}`;
  wordpress.posts.push({ id: 100 + wordpress.posts.length, slug, content: guide });
  const post = wordpress.posts.at(-1);
  const sealed = encryptSecret(wordpress.password, product.kernel.config.secretKey);
  const siteId = await buildSite(product, manager, {
    workspaceId,
    url: wordpress.url,
    kind,
    ...(kind === 'wordpress' ? { sealed } : {}),
  });
  const pageId = await buildPage(product, siteId, { path: `/${slug}/`, title: 'Guide', html: rendered });
  const target = await buildPage(product, siteId, { path: '/mats', title: 'Mats' });
  const sentence = 'It’s a sleeping mat for “cold” nights.';
  const suggestionId = await suggest(siteId, { pageId, target, url: `${wordpress.url}/mats`, anchor: 'sleeping mat', sentence });
  if (!post) throw new Error('No post');
  return { siteId, pageId, post, suggestionId };
}

describe('a run over documents', () => {
  it('shows its difference, makes one version a document and is undone to the byte', async () => {
    const { siteId, detailId, suggestionId, uses } = await withDraft();
    const before = await textOf(detailId);
    const run = runIn(await create(siteId, { suggestion_ids: [suggestionId], title: 'Pegs' }));
    expect(run).toMatchObject({ state: 'preview', mode: 'selection', links: 1, documents: 1, pages: 0, title: 'Pegs' });
    const [target] = run.targets;
    expect(target).toMatchObject({ state: 'pending', way: 'version', paragraphs: 3 });
    expect(target?.changes).toHaveLength(1);
    expect(target?.changes[0]?.after).toContain('Use <a href="https://halden.example/pegs" rel="noopener">snow pegs</a> in');
    expect(await textOf(detailId)).toBe(before);
    expect((await put(run.id, { apply: true })).status).toBe(200);
    const applied = await settled(run.id);
    expect(applied).toMatchObject({ state: 'applied', targets: [{ state: 'applied', version_after: 2 }] });
    const linked = await textOf(detailId);
    expect(linked.replace(/<a [^>]*>(.*?)<\/a>/g, '$1').replace(/ data-[a-z]+="[^"]*"/g, '')).toBe(before);
    expect(await uses()).toBe(1);
    const versions = await versionsOf(detailId);
    expect(versions.map(({ name, user_id: by, origin }) => [name, by, origin])).toEqual([
      [null, null, 'engine'],
      ['Links set: Pegs', manager.id, 'person'],
    ]);
    const undone = runIn(await remove(run.id));
    expect(undone.state).toBe('applying');
    expect(await settled(run.id)).toMatchObject({
      state: 'reverted',
      reverted_by: { id: manager.id },
      targets: [{ state: 'reverted' }],
    });
    expect((await textOf(detailId)).replace(/ data-[a-z]+="[^"]*"/g, '')).toBe(before);
    expect(await uses()).toBe(0);
    expect((await remove(run.id)).body.code).toBe('RUN_STATE');
    const audit = await product.sql<{ action: string }>(
      `select action from audit_entries where subject_id = $1 and action like 'link_run%' order by id`,
      [run.id],
    );
    expect(audit.map(({ action }) => action)).toEqual(['link_run.applied', 'link_run.reverted']);
  });
  it('takes out only its own links after later edits, and names what stayed', async () => {
    const html = `${draft}<p>Then <a href="https://halden.example/other" rel="noopener">another link</a> of a person. ${filler(100)} A gas stove helps. ${filler(60)}</p>`;
    const { siteId, detailId, suggestionId } = await withDraft(html);
    const stoves = await buildPage(product, siteId, { path: '/stoves' });
    const url = 'https://halden.example/stoves';
    const second = await suggest(siteId, { detailId, target: stoves, url, anchor: 'gas stove', sentence: 'A gas stove helps.' });
    const run = runIn(await create(siteId, { suggestion_ids: [suggestionId, second] }));
    await put(run.id, { apply: true });
    await settled(run.id);
    const linked = await textOf(detailId);
    const edited = linked
      .replace('Begin here.', 'Begin over there. And <a href="https://halden.example/pegs">pegs</a>.')
      .replace('>gas stove</a>', '>small gas stove</a>');
    const { body } = await manager.send('POST', '/services/orders/update', {
      order_detail_id: detailId,
      content: { html: edited },
    });
    expect(body.status).toBe('success');
    await remove(run.id);
    expect(await settled(run.id)).toMatchObject({
      state: 'reverted',
      targets: [{ state: 'kept', problem: 'Not removed because they were edited: “gas stove”' }],
    });
    const after = await textOf(detailId);
    expect(after).toContain('Use snow pegs in');
    expect(after).toContain('>small gas stove</a>');
    expect(after).toContain('>pegs</a>');
    expect(after).toContain('>another link</a>');
    expect(after).toContain('Begin over there.');
  });
  it('is refused when a text has changed since, which is left out then', async () => {
    const { siteId, detailId, suggestionId } = await withDraft();
    const run = runIn(await create(siteId, { suggestion_ids: [suggestionId] }));
    await manager.send('POST', '/services/orders/update', {
      order_detail_id: detailId,
      content: { html: draft.replace('Begin', 'Start') },
    });
    const stale = await put(run.id, { apply: true });
    expect([stale.status, stale.body.code, stale.body.message]).toEqual([
      409,
      'RUN_STALE',
      '1 page has changed. Look at the preview again',
    ]);
    expect(await show(run.id)).toMatchObject({
      state: 'preview',
      targets: [{ state: 'left_out', problem: 'The text has changed since the preview' }],
    });
    expect(await textOf(detailId)).not.toContain('<a ');
    // The suggestion is free for another run.
    expect(runIn(await create(siteId, { suggestion_ids: [suggestionId] }))).toMatchObject({ links: 1 });
  });
  it('needs the number of links where nothing was selected', async () => {
    const { siteId } = await withDraft();
    const run = runIn(await create(siteId, { mode: 'selection' }));
    expect(run).toMatchObject({ mode: 'all', title: 'Run 1' });
    const missing = await put(run.id, { apply: true });
    expect([missing.status, missing.body.errors]).toEqual([422, { confirmed_count: ['Confirm the number of links: 1'] }]);
    expect((await put(run.id, { apply: true, confirmed_count: 2 })).status).toBe(422);
    expect((await put(run.id, { apply: true, confirmed_count: 1 })).status).toBe(200);
    expect(await settled(run.id)).toMatchObject({ state: 'applied' });
  });
  it('is applied once by twenty calls', async () => {
    const { siteId, detailId, suggestionId } = await withDraft();
    const run = runIn(await create(siteId, { suggestion_ids: [suggestionId] }));
    const answers = await Promise.all(Array.from({ length: 20 }, () => put(run.id, { apply: true })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ body }) => body.code === 'RUN_STATE')).toHaveLength(19);
    await settled(run.id);
    expect(await versionsOf(detailId)).toHaveLength(2);
  });
  it('gets other words of the sentence, another address, or goes without a link', async () => {
    const { siteId, suggestionId } = await withDraft();
    const run = runIn(await create(siteId, { suggestion_ids: [suggestionId] }));
    const edit = (fields: object) => put(run.id, { suggestions: [{ id: suggestionId, ...fields }] });
    expect((await edit({ anchor: 'Done' })).body.errors).toHaveProperty('anchor');
    expect((await edit({ custom_url: 'nowhere' })).body.errors).toEqual({ custom_url: ['Enter a valid URL'] });
    const changed = runIn(await edit({ anchor: 'pegs in', custom_url: 'https://x.example/a?b=1&c=2' }));
    expect(changed.targets[0]?.changes[0]?.after).toContain(
      '<a href="https://x.example/a?b=1&amp;c=2" rel="noopener">pegs in</a>',
    );
    expect(runIn(await edit({ state: 'rejected' })).targets).toEqual([]);
    expect((await create(siteId, {})).body.code).toBe('NO_SUGGESTIONS');
  });
  it('is discarded, seen by people of the place and changed by managers alone', async () => {
    const { siteId, suggestionId } = await withDraft();
    const { id } = runIn(await create(siteId, { suggestion_ids: [suggestionId] }));
    expect((await create(siteId, {}, plain)).status).toBe(403);
    expect((await create(siteId, {}, stranger)).status).toBe(404);
    expect((await show(id, plain)).links).toBe(1);
    expect((await put(id, { apply: true }, plain)).status).toBe(403);
    expect((await put(id, { apply: true }, stranger)).status).toBe(404);
    expect((await stranger.get(`/features/link-builder/${id}`)).status).toBe(404);
    expect((await remove(id)).body.link_builder).toBeNull();
    expect(runIn(await create(siteId, { suggestion_ids: [suggestionId] })).links).toBe(1);
  });
  it('sets no link to what is not live yet', async () => {
    const { siteId, suggestionId, target } = await withDraft();
    await product.sql(`update page_urls set state = 'discovered', http_state = null where id = $1`, [target]);
    expect((await create(siteId, { suggestion_ids: [suggestionId] })).body.code).toBe('NO_SUGGESTIONS');
  });
});

describe('a run over live pages', () => {
  it('changes the raw text between its words alone, and is undone to the byte', async () => {
    const { siteId, post, suggestionId } = await withPost();
    const run = runIn(await create(siteId, { suggestion_ids: [suggestionId] }));
    expect(run.targets).toMatchObject([{ way: 'website', state: 'pending' }]);
    expect(post.content).toBe(guide);
    await put(run.id, { apply: true });
    expect(await settled(run.id)).toMatchObject({ state: 'applied' });
    expect(post.content).toBe(guide.replace('sleeping mat', `<a href="${wordpress.url}/mats">sleeping mat</a>`));
    post.content = post.content.replace('We’ll begin.', 'We’ll start.');
    await remove(run.id);
    expect(await settled(run.id)).toMatchObject({ state: 'reverted' });
    expect(post.content).toBe(guide.replace('We’ll begin.', 'We’ll start.'));
  });
  it('never overwrites what somebody changed meanwhile', async () => {
    const { siteId, post, suggestionId } = await withPost();
    const run = runIn(await create(siteId, { suggestion_ids: [suggestionId] }));
    post.content = guide.replace('We’ll begin.', 'We have begun.');
    const writes = wordpress.writes.length;
    await put(run.id, { apply: true });
    expect(await settled(run.id)).toMatchObject({ state: 'failed', targets: [{ state: 'left_out' }] });
    expect(wordpress.writes).toHaveLength(writes);
    expect(post.content).toContain('We have begun.');
  });
  it('does not write twice what a worker wrote that died, nor what would lose markup', async () => {
    const { siteId, post, suggestionId } = await withPost();
    const run = runIn(await create(siteId, { suggestion_ids: [suggestionId] }));
    post.content = guide.replace('sleeping mat', `<a href="${wordpress.url}/mats">sleeping mat</a>`);
    const writes = wordpress.writes.length;
    await put(run.id, { apply: true });
    expect(await settled(run.id)).toMatchObject({ state: 'applied' });
    expect(wordpress.writes).toHaveLength(writes);
    const other = await withPost();
    other.post.content = `${guide}<iframe src="https://x.example/"></iframe>`;
    expect(runIn(await create(other.siteId, { suggestion_ids: [other.suggestionId] })).targets).toMatchObject([
      { state: 'left_out', problem: 'The user of the connection may not save all markup of this page' },
    ]);
  });
  it('says where the website saved something else, or is away', async () => {
    const { siteId, suggestionId } = await withPost();
    const run = runIn(await create(siteId, { suggestion_ids: [suggestionId] }));
    wordpress.filter = (content) => `${content}<p>Added</p>`;
    await put(run.id, { apply: true });
    expect(await settled(run.id)).toMatchObject({ state: 'failed', targets: [{ state: 'failed' }] });
    wordpress.filter = (content) => content;
    const other = await withPost();
    wordpress.isAway = true;
    const away = runIn(await create(other.siteId, { suggestion_ids: [other.suggestionId] }));
    wordpress.isAway = false;
    expect(away.targets).toMatchObject([{ state: 'left_out', problem: expect.stringContaining('127.0.0.1') }]);
  });
  it('without a connection gives HTML to paste and stays a preview', async () => {
    const { siteId, suggestionId } = await withPost('download');
    const run = runIn(await create(siteId, { suggestion_ids: [suggestionId] }));
    expect(run.targets).toMatchObject([{ way: 'by_hand', state: 'by_hand' }]);
    expect(run.targets[0]?.html).toContain(`<a href="${wordpress.url}/mats" rel="noopener">sleeping mat</a>`);
    expect(runIn(await put(run.id, { apply: true }))).toMatchObject({ state: 'preview' });
  });
  it('ends for people who lost their rights', async () => {
    const { siteId, suggestionId, post } = await withPost();
    const run = runIn(await create(siteId, { suggestion_ids: [suggestionId] }));
    await product.sql(`update link_runs set state = 'applying', applied_by = $2 where id = $1`, [run.id, plain.id]);
    await product.kernel.jobs.send({ name: 'links.run' }, { runId: run.id });
    expect(await settled(run.id)).toMatchObject({ state: 'failed' });
    expect(post.content).toBe(guide);
  });
});
