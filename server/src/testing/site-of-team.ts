// Setup of page tests: a product with a team, a site on loopback, and a new website of it for each test.
import { afterAll, beforeAll, beforeEach, vi } from 'vitest';
import { buildTeam } from './build.ts';
import { type LoopbackSite, startLoopbackSite } from './loopback-site.ts';
import { buildSite } from './site-calls.ts';
import { startTestProduct, type TestCaller, type TestProduct } from './test-product.ts';

type Team = Awaited<ReturnType<typeof buildTeam>>;

/** A website of the team's workspace with the pages of `site`. */
export interface SiteOfTeam extends Team {
  product: TestProduct;
  site: LoopbackSite;
  websiteId: number;
  /** Adds pages by their URLs, as the manager where nobody else is given. */
  add: (urls: string[], more?: Record<string, unknown>, caller?: TestCaller) => ReturnType<TestCaller['send']>;
  /** Waits until each page was visited. */
  settled: () => Promise<void>;
}

/** Called once at the beginning of a file. `begin` gets the objects for each test. */
export function beginWithSite(begin: (opened: SiteOfTeam) => void): void {
  let site: LoopbackSite;
  let product: TestProduct;
  let team: Team;
  beforeAll(async () => {
    site = await startLoopbackSite();
    product = await startTestProduct({ FETCH_ALLOW: site.host, PAGE_REQUESTS_PER_SECOND: '500' });
    team = await buildTeam(product);
  });
  beforeEach(async () => {
    site.pages.clear();
    site.asked.length = 0;
    const websiteId = await buildSite(product, team.manager, site.url, team.workspaceId);
    begin({
      ...team,
      product,
      site,
      websiteId,
      add: (urls, more = {}, caller = team.manager) =>
        caller.send('POST', '/tools/page_url', { website_id: websiteId, urls, ...more }),
      settled: () =>
        vi.waitFor(
          async () => {
            const [row] = await product.sql<{ count: number }>(
              'select count(*)::int as count from page_visits where website_id = $1 and not is_repeat',
              [websiteId],
            );
            if (row?.count !== 0) throw new Error(`${row?.count} wait`);
          },
          { timeout: 30_000, interval: 50 },
        ),
    });
  });
  afterAll(async () => {
    await product.stop();
    site.close();
  });
}
