// A worker that is killed while it reads a website: another one reads the rest, and no page twice.
import { afterEach, expect, it, vi } from 'vitest';
import { registerWith, stopWritersAt } from '../../testing/child-calls.ts';
import { createTestDatabase, startChildOn } from '../../testing/child-product.ts';
import { htmlPage, startLoopbackSite } from '../../testing/loopback-site.ts';
import { goodPassword } from '../../testing/test-product.ts';

const cleanUp: (() => unknown)[] = [];
afterEach(async () => {
  for (const step of cleanUp.splice(0).toReversed()) await step();
});

const pages = 8;

it('a run whose worker is killed is read to its end', async () => {
  const links = Array.from({ length: pages }, (_, n) => `<a href="/page-${n}">Page ${n}</a>`).join(' ');
  const site = await startLoopbackSite({ '/': htmlPage('Home', `<p>We repair tents. ${links}</p>`) });
  cleanUp.push(() => site.close());
  for (let n = 0; n < pages; n += 1)
    site.pages.set(`/page-${n}`, htmlPage(`Page ${n}`, `<p>We repair thing ${n} within a day.</p>`));
  const database = await createTestDatabase();
  cleanUp.push(() => database.close());
  const start = async (role: 'web' | 'worker') => {
    const product = await startChildOn(database, role, { FETCH_ALLOW: site.host, PAGE_REQUESTS_PER_SECOND: '50' });
    cleanUp.push(() => product.end('SIGKILL'));
    return product;
  };
  const caller = await registerWith(await start('web'), goodPassword);
  expect(await caller.send('POST', '/features/site-start/begin', { url: site.url })).toMatchObject({ status: 'success' });
  const stop = await stopWritersAt(database, 'site_start_pages', `new.state = 'read' and new.url like '%/page-3'`);
  const worker = await start('worker');
  await stop.reached();
  await worker.end('SIGKILL');
  expect(await database.query('select state from site_starts')).toEqual([{ state: 'reading' }]);
  await stop.release();
  await start('worker');
  await vi.waitFor(async () => expect(await database.query('select state from site_starts')).toEqual([{ state: 'found' }]), {
    timeout: 120_000,
    interval: 200,
  });
  expect(await database.query(`select count(*)::int as read from site_start_pages where state = 'read'`)).toEqual([
    { read: pages + 1 },
  ]);
  expect(await database.query(`select from site_start_pages where state <> 'read'`)).toEqual([]);
}, 300_000);
