// Final steps once the pages of an import or check are read: it ends, clicks are counted, the map is laid out, and people are notified once.
import { canonicalUrl } from '@folio/contract/page-address';
import { raiseEvent } from '../../kernel/events.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import type { WebsiteRow } from '../websites/index.ts';
import { claimUnnotified } from './page-checks.queries.ts';
import { linksBroken } from './page-events.ts';
import { countDepths, markRepeatedLinks } from './page-graph.queries.ts';
import { findOpenImport, moveImport } from './page-imports.queries.ts';
import { pageMapQueue } from './page-queues.ts';
import { lockPages, updateSettings } from './page-settings.queries.ts';
import { findOpenVisits } from './page-visits.queries.ts';

/** The home page as links may write it. */
export function homeUrls(website: Pick<WebsiteRow, 'url'>): string[] {
  const url = canonicalUrl(website.url);
  return url === null ? [] : [...new Set([url, canonicalUrl('/', url) ?? url])];
}

/** Ends an import and a check after their last page was read. */
export const finishVisits = (kernel: Kernel, website: WebsiteRow): Promise<void> =>
  kernel.database.transaction(async (tx) => {
    const settings = await lockPages(tx, website.id);
    const open = await findOpenVisits(tx, website.id);
    const importRow = await findOpenImport(tx, website.id);
    const now = kernel.clock.now();
    const isListed = importRow?.kind !== 'sitemap' || importRow.is_listed;
    const isImported =
      importRow !== null &&
      isListed &&
      !open.imports.has(importRow.id) &&
      (await moveImport(tx, importRow.id, ['running'], { state: 'done', ended_at: now }));
    const isChecked = settings.check_total !== null && open.check === 0;
    if (!isImported && !isChecked) return;
    await updateSettings(tx, website.id, { last_checked_at: now, ...(isChecked ? { check_total: null } : {}) });
    await markRepeatedLinks(tx, website.id);
    await countDepths(tx, website.id, homeUrls(website));
    const broken = await claimUnnotified(tx, website.id);
    const [first] = broken;
    if (first)
      await raiseEvent(tx, linksBroken, {
        accountId: website.account_id,
        workspaceId: website.workspace_id,
        userId: website.user_id,
        impersonatorId: null,
        subjectId: null,
        data: { website_id: website.id, website: website.name, count: broken.length, url: first.url },
      });
    await kernel.jobs.send(pageMapQueue, { websiteId: website.id }, tx, { accountId: website.account_id });
  });
