// Workers that are killed in the middle of a run and of a search: others go on, no link is set twice and no text is half changed.
import { afterEach, expect, it, vi } from 'vitest';
import { encryptSecret } from '../../kernel/secrets.ts';
import { buildDocument } from '../../testing/build.ts';
import { buildPage, buildSite, filler } from '../../testing/build-links.ts';
import { builderOf, registerWith, stopWritersAt } from '../../testing/child-calls.ts';
import { createTestDatabase, secretOfChildren, startChildOn, type TestDatabase } from '../../testing/child-product.ts';
import { buildSuggestion } from '../../testing/link-run-calls.ts';
import { goodPassword } from '../../testing/test-product.ts';
import { startWordpress } from '../../testing/wordpress-posts.ts';

const cleanUp: (() => unknown)[] = [];
afterEach(async () => {
  for (const step of cleanUp.splice(0).toReversed()) await step();
});

async function newDatabase(): Promise<TestDatabase> {
  const database = await createTestDatabase();
  cleanUp.push(() => database.close());
  return database;
}

async function start(database: TestDatabase, role: 'web' | 'worker', more: Record<string, string> = {}) {
  const product = await startChildOn(database, role, more);
  cleanUp.push(() => product.end('SIGKILL'));
  return product;
}

/** Milliseconds that another worker may need to notice that the first one died, and to end its work. */
const patience = { timeout: 120_000, interval: 200 };
const sentence = 'Use snow pegs in deep winter.';
const draft = `<p>Begin here.</p><p>${filler(120)} ${sentence} ${filler(120)}</p>`;
const documents = 8;

it('a run whose workers are killed sets every link once and is undone as a whole', async () => {
  const post = { id: 7, slug: 'guide', content: draft };
  const wordpress = await startWordpress([post]);
  cleanUp.push(() => wordpress.close());
  const database = await newDatabase();
  const web = await start(database, 'web', { FETCH_ALLOW: wordpress.host });
  const worker = () => start(database, 'worker', { FETCH_ALLOW: wordpress.host });
  const caller = await registerWith(web, goodPassword);
  const build = builderOf(database);
  const sealed = encryptSecret(wordpress.password, { current: secretOfChildren, previous: [] });
  const siteId = await buildSite(build, caller, { url: wordpress.url, kind: 'wordpress', sealed });
  const target = await buildPage(build, siteId, { path: '/pegs', title: 'Snow pegs' });
  const [rule] = await database.query<{ id: number }>(
    `insert into link_keywords (account_id, website_id, keyword, stems, page_url_id) select account_id, id, 'snow pegs', 'snow peg', $2 from websites where id = $1 returning id`,
    [siteId, target],
  );
  const range = { target, url: `${wordpress.url}/pegs`, anchor: 'snow pegs', sentence, ...(rule ? { ruleId: rule.id } : {}) };
  const pageId = await buildPage(build, siteId, { path: '/guide/', title: 'Guide', html: draft });
  const ids = [await buildSuggestion(build, siteId, { ...range, pageId })];
  for (let n = 0; n < documents; n++) {
    const { detailId } = await buildDocument(build, caller, { title: `Draft ${n}`, html: draft });
    ids.push(await buildSuggestion(build, siteId, { ...range, detailId }));
  }
  const { link_builder: run } = (await caller.send('POST', '/features/link-builder', {
    website_id: siteId,
    suggestion_ids: ids,
  })) as { link_builder: { id: number; links: number } };
  expect(run.links).toBe(documents + 1);
  const stateOf = async () => (await database.query<{ state: string }>('select state from link_runs'))[0]?.state;
  /** Kills the worker that writes a text of the run, in the middle of that; another one ends the run in this state. */
  const killAt = async (targetId: number, state: string) => {
    const stop = await stopWritersAt(database, 'link_run_targets', `new.id = ${targetId} and new.state = '${state}'`);
    const first = await worker();
    await stop.reached();
    await first.end('SIGKILL');
    await stop.release();
  };
  const targets = await database.query<{ id: number; way: string }>('select id, way from link_run_targets order by id');
  const live = targets.find(({ way }) => way === 'website')?.id ?? 0;
  const inTheMiddle = targets.filter(({ way }) => way === 'version')[4]?.id ?? 0;
  await caller.send('PUT', `/features/link-builder/${run.id}`, { apply: true });
  await killAt(live, 'applied');
  expect(wordpress.writes).toHaveLength(1);
  await killAt(inTheMiddle, 'applied');
  const last = await worker();
  await vi.waitFor(async () => expect(await stateOf()).toBe('applied'), patience);
  expect(wordpress.writes).toHaveLength(1);
  expect(post.content.match(/<a /g)).toHaveLength(1);
  const versions = () =>
    database.query<{ versions: number; newest: number; links: number }>(
      `select count(*)::int as versions, max(number)::int as newest, max(array_length(string_to_array(html, '<a '), 1)) - 1 as links
       from document_versions group by order_detail_id`,
    );
  expect(await versions()).toEqual(Array.from({ length: documents }, () => ({ versions: 2, newest: 2, links: 1 })));
  expect(await database.query('select state, count(*)::int as count from link_suggestions group by state')).toEqual([
    { state: 'applied', count: documents + 1 },
  ]);
  expect(await database.query('select used from link_keywords')).toEqual([{ used: documents + 1 }]);
  await last.end('SIGKILL');
  await caller.send('DELETE', `/features/link-builder/${run.id}`, {});
  await killAt(inTheMiddle, 'reverted');
  await worker();
  await vi.waitFor(async () => expect(await stateOf()).toBe('reverted'), patience);
  expect(post.content).toBe(draft);
  const current = await database.query<{ html: string }>(
    `select regexp_replace(v.html, ' data-[a-z]+="[^"]*"', '', 'g') as html from order_details d join document_versions v on v.id = d.current_version_id`,
  );
  expect(current).toEqual(Array.from({ length: documents }, () => ({ html: draft })));
  expect((await versions()).map(({ newest }) => newest)).toEqual(Array.from({ length: documents }, () => 3));
  expect(await database.query('select used from link_keywords')).toEqual([{ used: 0 }]);
}, 400_000);

it('a search whose worker is killed continues after the texts that were read', async () => {
  const database = await newDatabase();
  const web = await start(database, 'web');
  const caller = await registerWith(web, goodPassword);
  const build = builderOf(database);
  const siteId = await buildSite(build, caller);
  await buildPage(build, siteId, { path: '/pegs', title: 'Snow pegs' });
  for (let n = 0; n < documents; n++) {
    await buildPage(build, siteId, { path: `/guide-${n}`, html: draft });
    await buildDocument(build, caller, { title: `Draft ${n}`, html: draft });
  }
  const asked = { website_id: siteId, direction: 'everywhere' };
  expect(await caller.send('POST', '/features/link-suggestions/find', asked)).toMatchObject({ status: 'success' });
  // The suggestions of the text are written in the same transaction.
  const stop = await stopWritersAt(database, 'link_suggestions', 'new.order_detail_id is not null');
  const worker = await start(database, 'worker');
  await stop.reached();
  await worker.end('SIGKILL');
  expect(await database.query('select state, done from link_searches')).toEqual([{ state: 'running', done: documents }]);
  await stop.release();
  await start(database, 'worker');
  await vi.waitFor(
    async () =>
      expect(await database.query('select state, done, total from link_searches')).toEqual([
        { state: 'done', done: 2 * documents, total: 2 * documents },
      ]),
    patience,
  );
  expect(
    await database.query(
      `select count(*)::int as count, count(distinct (page_url_id, order_detail_id))::int as texts from link_suggestions where state = 'pending'`,
    ),
  ).toEqual([{ count: 2 * documents, texts: 2 * documents }]);
}, 300_000);
