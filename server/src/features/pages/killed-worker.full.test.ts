// A worker that is killed in the middle of a crawl: another one continues, every page is read and every link counted once.
import { afterEach, expect, it, vi } from 'vitest';
import { buildSite } from '../../testing/build-links.ts';
import { builderOf, registerWith, stopWritersAt } from '../../testing/child-calls.ts';
import { createTestDatabase, startChildOn } from '../../testing/child-product.ts';
import { htmlPage, startLoopbackSite } from '../../testing/loopback-site.ts';
import { goodPassword } from '../../testing/test-product.ts';

const cleanUp: (() => unknown)[] = [];
afterEach(async () => {
  for (const step of cleanUp.splice(0).toReversed()) await step();
});

const pages = 24;
const link = (n: number) => `<a href="/page-${n % pages}">Page ${n % pages}</a>`;

it('a crawl whose worker is killed reads the rest, and counts every link once', async () => {
  const site = await startLoopbackSite({ '/': htmlPage('Home', `<p>${link(0)}</p>`) });
  cleanUp.push(() => site.close());
  for (let n = 0; n < pages; n++)
    site.pages.set(`/page-${n}`, htmlPage(`Page ${n}`, `<p>${link(n + 1)} ${link(n + 2)} ${link(n * 5)}</p>`));
  const database = await createTestDatabase();
  cleanUp.push(() => database.close());
  const environment = { FETCH_ALLOW: site.host, PAGE_REQUESTS_PER_SECOND: '50' };
  const start = async (role: 'web' | 'worker') => {
    const product = await startChildOn(database, role, environment);
    cleanUp.push(() => product.end('SIGKILL'));
    return product;
  };
  const caller = await registerWith(await start('web'), goodPassword);
  const siteId = await buildSite(builderOf(database), caller, { url: site.url });
  expect(await caller.send('POST', '/features/pages/import', { website_id: siteId, kind: 'crawl' })).toMatchObject({
    status: 'success',
  });
  const stop = await stopWritersAt(database, 'page_checks', 'new.id >= 6');
  const worker = await start('worker');
  await stop.reached();
  await worker.end('SIGKILL');
  expect(await database.query('select state, read from page_imports')).toEqual([{ state: 'running', read: 5 }]);
  await stop.release();
  await start('worker');
  await vi.waitFor(async () => expect(await database.query('select state from page_imports')).toEqual([{ state: 'done' }]), {
    timeout: 120_000,
    interval: 200,
  });
  expect(await database.query('select read, failed, added, problem from page_imports')).toEqual([
    { read: pages + 1, failed: 0, added: pages + 1, problem: null },
  ]);
  expect(
    await database.query(
      `select p.url, p.links_in, p.links_in_content, p.links_out, l.pages, l.content from page_urls p, lateral (
         select count(distinct from_page_id)::int as pages, count(distinct from_page_id) filter (where place = 'content')::int as content
         from page_links where to_page_id = p.id and from_page_id <> p.id) l
       where p.links_in <> l.pages or p.links_in_content <> l.content or p.http_state is distinct from 200`,
    ),
  ).toEqual([]);
  expect(await database.query('select from page_visits')).toEqual([]);
}, 300_000);
