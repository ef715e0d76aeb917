import { canonicalUrl, isOnHost } from '@folio/contract/page-address';
import { onEvent } from '../../kernel/events.ts';
import { publicationEvents } from '../publishing/index.ts';
import { findWebsite, websiteEvents } from '../websites/index.ts';
import { pageVisitQueue } from './page-queues.ts';
import { lockPages } from './page-settings.queries.ts';
import { insertVisits } from './page-visits.queries.ts';
import { deleteAllPages, insertPages, listPagesByUrls, updatePages } from './pages.queries.ts';

/** WordPress edit URL of a draft: readers cannot reach it. */
const isBackOffice = (url: string) => new URL(url).pathname.includes('/wp-admin/');

export const pageHandlers = [
  onEvent(websiteEvents.websiteDeleted, async (_kernel, tx, { websiteId }) => {
    await lockPages(tx, websiteId);
    await deleteAllPages(tx, websiteId);
  }),
  // A published document is a page of its website, and is read soon.
  onEvent(publicationEvents.documentPublished, async (kernel, tx, { orderDetailId, websiteId, remoteUrl }) => {
    const website = await findWebsite(tx, websiteId);
    const url = remoteUrl === null ? null : canonicalUrl(remoteUrl);
    if (!website || url === null || !isOnHost(url, website.url) || isBackOffice(url)) return;
    await lockPages(tx, websiteId);
    await insertPages(tx, website, [{ url }]);
    const [page] = await listPagesByUrls(tx, websiteId, [url]);
    if (!page) return;
    await updatePages(tx, [page.id], {
      order_detail_id: orderDetailId,
      goes_live_at: null,
      ...(page.state === 'discovered' ? { state: 'active' } : {}),
    });
    if (page.state !== 'excluded') await insertVisits(tx, websiteId, [page.id], { isUrgent: true });
    await kernel.jobs.send(pageVisitQueue, { websiteId }, tx, { accountId: website.account_id });
  }),
];
