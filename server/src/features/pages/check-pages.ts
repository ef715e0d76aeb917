// Asking pages again: by hand, and by a rhythm at an hour of the workspace's day.
import type { CheckRhythm } from '@folio/contract/page-words';
import type { Actor } from '../../kernel/actor.ts';
import type { Db } from '../../kernel/db/database.ts';
import { conflict, notFound } from '../../kernel/errors.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { createRateLimit } from '../../kernel/rate-limit.ts';
import type { WebsiteRow } from '../websites/index.ts';
import { pageVisitQueue } from './page-queues.ts';
import { lockPages, nextCheckAt, updateSettings } from './page-settings.queries.ts';
import { insertCheckVisits } from './page-visits.queries.ts';
import { getManagedWebsite } from './pages.policy.ts';
import { listPagesByIds } from './pages.queries.ts';

const daysOf: Record<Exclude<CheckRhythm, 'never'>, number> = { daily: 1, weekly: 7, monthly: 30 };
/** Checks by hand that a website may get in an hour. */
const checksAnHour = 60;

/** Lets the pages of a website be read; false where a check of the whole is under way. */
export async function beginCheck(kernel: Kernel, tx: Db, website: WebsiteRow, ids: readonly number[] | null): Promise<boolean> {
  const settings = await lockPages(tx, website.id);
  if (settings.check_total !== null && ids === null) return false;
  const count = await insertCheckVisits(tx, website.id, ids);
  if (count > 0) {
    await updateSettings(tx, website.id, { check_total: (settings.check_total ?? 0) + count });
    await kernel.jobs.send(pageVisitQueue, { websiteId: website.id }, tx, { accountId: website.account_id });
  }
  return true;
}

/** When pages are checked next, by the settings that the caller has locked. */
export async function scheduleNext(tx: Db, websiteId: number): Promise<void> {
  const { every, hour } = await lockPages(tx, websiteId);
  const at = every === 'never' ? null : await nextCheckAt(tx, websiteId, { hour, days: daysOf[every] });
  await updateSettings(tx, websiteId, { next_check_at: at });
}

/** A check by hand. Throws 409 where one of the whole website is under way, 404 for a page of another website. */
export async function checkPages(
  kernel: Kernel,
  actor: Actor,
  { website_id: websiteId, ids }: { website_id: number; ids?: number[] | undefined },
): Promise<WebsiteRow> {
  const website = await getManagedWebsite(kernel, actor, websiteId);
  await createRateLimit(kernel.database, 'page-checks', checksAnHour, 3600).spend([String(websiteId)]);
  await kernel.database.transaction(async (tx) => {
    await lockPages(tx, websiteId);
    if (ids) {
      const pages = await listPagesByIds(tx, ids);
      if (new Set(ids).size !== pages.filter((page) => page.website_id === websiteId).length) throw notFound();
    }
    if (!(await beginCheck(kernel, tx, website, ids ?? null))) throw conflict('check_running');
  });
  return website;
}

/** Changes the rhythm of checks and how many links a page may get. */
export async function changeSchedule(
  kernel: Kernel,
  actor: Actor,
  call: {
    website_id: number;
    every?: CheckRhythm | undefined;
    hour?: number | undefined;
    max_links_per_page?: number | undefined;
  },
): Promise<WebsiteRow> {
  const website = await getManagedWebsite(kernel, actor, call.website_id);
  const { website_id: _id, ...given } = call;
  const changes = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
  await kernel.database.transaction(async (tx) => {
    await lockPages(tx, website.id);
    if (Object.keys(changes).length === 0) return;
    await updateSettings(tx, website.id, changes);
    await scheduleNext(tx, website.id);
  });
  return website;
}
