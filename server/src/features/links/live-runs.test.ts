// Runs over live pages through HTTP with a worker, against a WordPress site on this machine: only tags are added, and nothing is overwritten.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { encryptSecret } from '../../kernel/secrets.ts';
import { buildWorkspace } from '../../testing/build.ts';
import { buildPage, buildSite, filler } from '../../testing/build-links.ts';
import { buildSuggestion, runCalls, runIn } from '../../testing/link-run-calls.ts';
import { startTestProduct, type TestCaller, type TestProduct } from '../../testing/test-product.ts';
import { startWordpress, type WordpressSite } from '../../testing/wordpress-posts.ts';
import { linkRunQueue } from './runs/run-queue.ts';

let product: TestProduct;
let manager: TestCaller;
let plain: TestCaller;
let wordpress: WordpressSite;
let workspaceId: number;
let calls: ReturnType<typeof runCalls>;

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
  calls = runCalls(manager);
  workspaceId = await buildWorkspace(product, manager, { members: [plain] });
});
afterAll(async () => {
  await product.stop();
  wordpress.close();
});

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
  const suggestionId = await buildSuggestion(product, siteId, {
    pageId,
    target,
    url: `${wordpress.url}/mats`,
    anchor: 'sleeping mat',
    sentence,
  });
  if (!post) throw new Error('No post');
  return { siteId, pageId, target, post, suggestionId };
}

describe('a run over live pages', () => {
  it('changes the raw text between its words alone, and is undone to the byte', async () => {
    const { siteId, post, suggestionId } = await withPost();
    const run = runIn(await calls.create(siteId, { suggestion_ids: [suggestionId] }));
    expect(run.targets).toMatchObject([{ way: 'website', state: 'pending' }]);
    expect(post.content).toBe(guide);
    await calls.put(run.id, { apply: true });
    expect(await calls.settled(run.id)).toMatchObject({ state: 'applied' });
    expect(post.content).toBe(guide.replace('sleeping mat', `<a href="${wordpress.url}/mats">sleeping mat</a>`));
    post.content = post.content.replace('We’ll begin.', 'We’ll start.');
    await calls.remove(run.id);
    expect(await calls.settled(run.id)).toMatchObject({ state: 'reverted' });
    expect(post.content).toBe(guide.replace('We’ll begin.', 'We’ll start.'));
  });
  it('moves a link out of a part that gets none to the next place of its words, and says where there is no other', async () => {
    const { siteId, post, suggestionId } = await withPost();
    const caption = '[caption]It’s a sleeping mat for “cold” nights.[/caption]';
    const other = guide.replace(
      'It\'s a sleeping mat for "cold" nights.',
      'Take the Sleeping mat along. Any sleeping mat will do.',
    );
    post.content = `${caption}\n${other}`;
    const run = runIn(await calls.create(siteId, { suggestion_ids: [suggestionId] }));
    expect(run.targets).toMatchObject([{ state: 'pending', suggestions: [{ id: suggestionId, anchor: 'sleeping mat' }] }]);
    await calls.put(run.id, { apply: true });
    expect(await calls.settled(run.id)).toMatchObject({ state: 'applied' });
    const linked = other.replace('Any sleeping mat', `Any <a href="${wordpress.url}/mats">sleeping mat</a>`);
    expect(post.content).toBe(`${caption}\n${linked}`);
    await calls.remove(run.id);
    expect(await calls.settled(run.id)).toMatchObject({ state: 'reverted' });
    expect(post.content).toBe(`${caption}\n${other}`);
    const alone = await withPost();
    alone.post.content = `${caption}<p>${filler(200)}</p>`;
    expect(runIn(await calls.create(alone.siteId, { suggestion_ids: [alone.suggestionId] })).targets).toMatchObject([
      { state: 'left_out', problem: 'These words are in a part of the page that can’t contain links' },
    ]);
  });
  it('leaves out a link whose other place was rejected before', async () => {
    const { siteId, post, suggestionId, pageId, target } = await withPost();
    post.content = `[caption]It’s a sleeping mat for “cold” nights.[/caption]\n<p>${filler(120)} Any sleeping mat will do.</p>`;
    const rejected = await buildSuggestion(product, siteId, {
      pageId,
      target,
      url: `${wordpress.url}/mats`,
      anchor: 'sleeping mat',
      sentence: 'Any sleeping mat will do.',
    });
    await product.sql(`update link_suggestions set state = 'rejected' where id = $1`, [rejected]);
    expect((await calls.create(siteId, { suggestion_ids: [suggestionId] })).body.code).toBe('NO_SUGGESTIONS');
  });
  it('never overwrites a text that has changed since', async () => {
    const { siteId, post, suggestionId } = await withPost();
    const run = runIn(await calls.create(siteId, { suggestion_ids: [suggestionId] }));
    post.content = guide.replace('We’ll begin.', 'We have begun.');
    const writes = wordpress.writes.length;
    await calls.put(run.id, { apply: true });
    expect(await calls.settled(run.id)).toMatchObject({ state: 'failed', targets: [{ state: 'left_out' }] });
    expect(wordpress.writes).toHaveLength(writes);
    expect(post.content).toContain('We have begun.');
  });
  it('does not write twice what a worker wrote that died, nor what would lose markup', async () => {
    const { siteId, post, suggestionId } = await withPost();
    const run = runIn(await calls.create(siteId, { suggestion_ids: [suggestionId] }));
    post.content = guide.replace('sleeping mat', `<a href="${wordpress.url}/mats">sleeping mat</a>`);
    const writes = wordpress.writes.length;
    await calls.put(run.id, { apply: true });
    expect(await calls.settled(run.id)).toMatchObject({ state: 'applied' });
    expect(wordpress.writes).toHaveLength(writes);
    const other = await withPost();
    other.post.content = `${guide}<iframe src="https://x.example/"></iframe>`;
    expect(runIn(await calls.create(other.siteId, { suggestion_ids: [other.suggestionId] })).targets).toMatchObject([
      { state: 'left_out', problem: 'The connected user can’t save some of the HTML on this page' },
    ]);
  });
  it('says where the website saved something else, or is away', async () => {
    const { siteId, suggestionId } = await withPost();
    const run = runIn(await calls.create(siteId, { suggestion_ids: [suggestionId] }));
    wordpress.filter = (content) => `${content}<p>Added</p>`;
    await calls.put(run.id, { apply: true });
    expect(await calls.settled(run.id)).toMatchObject({ state: 'failed', targets: [{ state: 'failed' }] });
    wordpress.filter = (content) => content;
    const other = await withPost();
    wordpress.isAway = true;
    const away = runIn(await calls.create(other.siteId, { suggestion_ids: [other.suggestionId] }));
    wordpress.isAway = false;
    expect(away.targets).toMatchObject([{ state: 'left_out', problem: expect.stringContaining('127.0.0.1') }]);
  });
  it('without a connection gives HTML to paste and stays a preview', async () => {
    const { siteId, suggestionId } = await withPost('download');
    const run = runIn(await calls.create(siteId, { suggestion_ids: [suggestionId] }));
    expect(run.targets).toMatchObject([{ way: 'by_hand', state: 'by_hand' }]);
    expect(run.targets[0]?.html).toContain(`<a href="${wordpress.url}/mats" rel="noopener">sleeping mat</a>`);
    expect(runIn(await calls.put(run.id, { apply: true }))).toMatchObject({ state: 'preview' });
  });
  it('ends for people who lost their rights', async () => {
    const { siteId, suggestionId, post } = await withPost();
    const run = runIn(await calls.create(siteId, { suggestion_ids: [suggestionId] }));
    await product.sql(`update link_runs set state = 'applying', applied_by = $2 where id = $1`, [run.id, plain.id]);
    await product.kernel.jobs.send(linkRunQueue, { runId: run.id });
    expect(await calls.settled(run.id)).toMatchObject({ state: 'failed' });
    expect(post.content).toBe(guide);
  });
});
