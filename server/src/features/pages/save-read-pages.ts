// Keeping pages that were read before their website was added: no page is asked twice.
import { pageLimits } from '@folio/contract/page-words';
import type { SitePage } from '@folio/engine/site/read-site-page';
import type { Db } from '../../kernel/db/database.ts';
import { conflict } from '../../kernel/errors.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import type { WebsiteRow } from '../websites/index.ts';
import { scheduleNext } from './check-pages.ts';
import { homeUrls } from './finish-visits.ts';
import { countDepths, markRepeatedLinks } from './page-graph.queries.ts';
import { pageMapQueue } from './page-queues.ts';
import { lockPages, updateSettings } from './page-settings.queries.ts';
import { countPages, insertPages, listPagesByUrls } from './pages.queries.ts';
import { recordReadPage } from './record-visit.ts';

/**
 * Adds pages with their texts and links, in the caller's transaction. Pages that a person excluded stay so. With `isChecked` they are asked again
 * by the website's rhythm. Answers how many were kept.
 */
export async function saveReadPages(
  kernel: Kernel,
  tx: Db,
  website: WebsiteRow,
  read: readonly { url: string; page: SitePage }[],
  { isChecked = true }: { isChecked?: boolean } = {},
): Promise<number> {
  await lockPages(tx, website.id);
  if ((await countPages(tx, website.id)) + read.length > pageLimits.pages)
    throw conflict('too_many_pages', { max: pageLimits.pages });
  const urls = read.map(({ url }) => url);
  await insertPages(
    tx,
    website,
    urls.map((url) => ({ url })),
  );
  const rows = new Map((await listPagesByUrls(tx, website.id, urls)).map((row) => [row.url, row]));
  let kept = 0;
  for (const { url, page } of read) {
    const row = rows.get(url);
    if (!row || row.state === 'excluded') continue;
    await recordReadPage(kernel, tx, website, row, page);
    kept += 1;
  }
  await markRepeatedLinks(tx, website.id);
  await countDepths(tx, website.id, homeUrls(website));
  await updateSettings(tx, website.id, { last_checked_at: kernel.clock.now() });
  if (isChecked) await scheduleNext(tx, website.id);
  else await updateSettings(tx, website.id, { every: 'never', next_check_at: null });
  await kernel.jobs.send(pageMapQueue, { websiteId: website.id }, tx, { accountId: website.account_id });
  return kept;
}
