// Queries for a website with 50,000 pages and a million links, beside one page of the plain list of URLs by its index.
import { listConflicts, listMembers } from '@folio/server/features/links/conflicts/conflicts.queries';
import { showMap } from '@folio/server/features/pages/link-map';
import { countDepths, markRepeatedLinks } from '@folio/server/features/pages/page-graph.queries';
import { countIssues, listPages, type PageFilter } from '@folio/server/features/pages/page-list.queries';
import { findWebsite } from '@folio/server/features/websites/websites.queries';
import { type Database, openDatabase } from '@folio/server/kernel/db/database';
import { median } from './quantiles.ts';
import { seedDatabase } from './seeded-database.ts';

const pages = 50_000;
const linksPerPage = 20;
const home = 'https://halden.example/section-1/page-1';
const rounds = 7;
const aimMs = 100;

async function timeOf(run: () => unknown): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const start = performance.now();
    await run();
    times.push(performance.now() - start);
  }
  return median(times);
}

/** Pages of 40 sections: one in 50 broken, one in 40 redirected, one in 100 an orphan, one in 25 with a keyword that another page has. */
const insertPages = `insert into page_urls (account_id, website_id, url, title, h1, meta_description, type, language, primary_kw, state, http_state, words, depth, links_in, links_in_content, links_out, last_checked_at, changed_at)
  select 1, 1, 'https://halden.example/section-' || n % 40 || '/page-' || n, 'Sleeping mat number ' || n || ' for cold nights', 'Sleeping mat ' || n,
    repeat('All that people ask about mats. ', 4), (array['product', 'article', 'category', 'other'])[1 + n % 4], case when n % 3 = 0 then 'de' else 'en' end,
    case when n % 10 = 0 then null else 'sleeping mat ' || (case when n % 25 = 1 then n / 50 else n end) end,
    case when n % 50 = 7 then 'broken' when n % 40 = 3 then 'redirected' else 'active' end, case when n % 50 = 7 then 404 when n % 40 = 3 then 301 else 200 end,
    500, 3, case when n % 100 = 9 then 0 else ${linksPerPage} end, n % 12, ${linksPerPage}, now() - n * interval '1 second', now() - n * interval '1 hour'
  from generate_series(1, $1::int) n`;
const insertLinks = `insert into page_links (website_id, from_page_id, to_url, to_page_id, anchor, rel, place, paragraph)
  select 1, n, 'https://halden.example/section-' || t % 40 || '/page-' || t, t, case when l < 5 then 'Menu ' || l else 'mat ' || t % 500 end, '', case when l < 5 then 'menu' else 'content' end, l
  from generate_series(1, $1::int) n, generate_series(1, $2::int) l, lateral (select case when l < 5 then l else 1 + (n * 31 + l * 977) % $1::int end as t) target`;

const filters: [string, PageFilter][] = [
  ['all pages', {}],
  ['search', { search: 'number 4711' }],
  ['search that finds nothing', { search: 'zebra' }],
  ['broken', { issue: 'broken' }],
  ['redirects', { issue: 'redirect' }],
  ['orphans', { issue: 'orphan' }],
  ['weak', { issue: 'weak' }],
  ['without keyword', { issue: 'no_keyword' }],
  ['conflicts', { issue: 'conflict' }],
  ['drafts', { issue: 'draft' }],
  ['a type', { type: 'article' }],
  ['a language', { language: 'de' }],
  ['changed since', { changed_since: new Date(Date.now() - 5 * 3_600_000).toISOString() }],
];

/** Nothing is in these: no text of the benchmark has the word, and none is a draft of a page. */
const emptyLists = new Set(['list, search that finds nothing', 'list, drafts']);

/** Each answers how many pages it found where it is a list. */
async function callsOf(db: Database): Promise<[string, () => Promise<unknown>][]> {
  const website = await findWebsite(db, 1);
  if (!website) throw new Error('There is no website');
  const list = async (filter: PageFilter, more: { sort?: string; page?: number } = {}) =>
    (await listPages(db, 1, { ...filter, sort: 'url', page: 1, perPage: 50, ...more })).filtered;
  const conflicts = async () => {
    const { rows } = await listConflicts(db, website, { state: 'open', page: 1, perPage: 25 });
    await listMembers(
      db,
      website,
      rows.map(({ keyword }) => keyword),
    );
  };
  return [
    ...filters.map(([name, filter]): [string, () => Promise<unknown>] => [`list, ${name}`, () => list(filter)]),
    ['list, by incoming links', () => list({}, { sort: '-links_in' })],
    ['list, page 900', () => list({}, { page: 900 })],
    ['counts of issues', () => countIssues(db, 1)],
    ['conflicts with their pages', conflicts],
    ['link map', () => showMap(db, 1, 'section')],
  ];
}

/** Job step once a check: nobody waits for it. */
const jobsOf = (db: Database): [string, () => Promise<unknown>][] => [
  ['menus that repeat', () => db.transaction((tx) => markRepeatedLinks(tx, 1))],
  ['clicks from the home page', () => db.transaction((tx) => countDepths(tx, 1, [home]))],
];

export async function benchPages(): Promise<void> {
  const seeded = await seedDatabase();
  await seeded.growTo(1);
  const { client } = seeded;
  await client.query(
    `insert into websites (account_id, user_id, name, url, language, kind) values (1, 1, 'Halden', 'https://halden.example', 'en', 'download')`,
  );
  await client.query('set synchronous_commit = off; set session_replication_role = replica');
  await client.query(insertPages, [pages]);
  await client.query(insertLinks, [pages, linksPerPage]);
  await client.query('reset session_replication_role');
  await client.query('vacuum analyze page_urls');
  await client.query('vacuum analyze page_links');
  const database = openDatabase(seeded.connectionString);
  const bare = await timeOf(() =>
    database.client.query('select id, url, title from page_urls where website_id = 1 order by url limit 50'),
  );
  process.stdout.write(`pages: one page of the plain list of URLs takes ${bare.toFixed(2)} ms\n`);
  for (const [name, call] of await callsOf(database)) {
    if ((await call()) === 0 && !emptyLists.has(name)) throw new Error(`pages: ${name}: no page was found`);
    const ms = await timeOf(call);
    process.stdout.write(
      `pages: ${name}: ${Math.round(ms)} ms, ${Math.round(ms / bare)} times the plain list; ${ms <= aimMs ? 'within' : 'beyond'} the aim of ${aimMs} ms\n`,
    );
  }
  for (const [name, run] of jobsOf(database)) {
    const ms = await timeOf(run);
    process.stdout.write(
      `pages: ${name}, once a check in the background: ${Math.round(ms)} ms, ${Math.round(ms / bare)} times the plain list\n`,
    );
  }
  await database.close();
  await seeded.stop();
}
