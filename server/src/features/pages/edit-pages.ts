// Adding pages by hand, changing, excluding and deleting them.
import { canonicalUrl, hostOf, isOnHost } from '@folio/contract/page-address';
import { type PageType, pageLimits } from '@folio/contract/page-words';
import type { InputIssue } from '@folio/contract/tool-input';
import type { Actor } from '../../kernel/actor.ts';
import type { Db } from '../../kernel/db/database.ts';
import { conflict, invalid, invalidField } from '../../kernel/errors.ts';
import { dispatch } from '../../kernel/events.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { pageStateChanged, pagesRead } from './page-events.ts';
import { removeLinksOf } from './page-links.queries.ts';
import { pageVisitQueue } from './page-queues.ts';
import { lockPages } from './page-settings.queries.ts';
import { deleteVisits, insertVisits } from './page-visits.queries.ts';
import { getManagedPages, getManagedWebsite } from './pages.policy.ts';
import {
  countPages,
  deletePages,
  deletePageTexts,
  insertPages,
  listPagesByIds,
  listPagesByUrls,
  type PageChanges,
  type PageRow,
  updatePages,
} from './pages.queries.ts';

interface PageFields {
  type?: PageType | undefined;
  primary_kw?: string | null | undefined;
  language?: string | null | undefined;
  title?: string | null | undefined;
  goes_live_at?: string | null | undefined;
}

/** URLs in canonical form; faults are the specification's own sentences. */
function readUrls(urls: readonly string[], websiteUrl: string): { canonical: string[]; issues: InputIssue[] } {
  const canonical: string[] = [];
  const issues: InputIssue[] = [];
  for (const given of urls) {
    const url = canonicalUrl(given);
    if (url === null || !isOnHost(url, websiteUrl))
      issues.push({ field: 'urls', code: 'page_url', params: { host: hostOf(websiteUrl) } });
    else if (canonical.includes(url)) issues.push({ field: 'urls', code: 'duplicate_url' });
    else canonical.push(url);
  }
  return { canonical, issues };
}

const blankAsNull = (text: string | null | undefined) => (text === undefined ? undefined : text === '' ? null : text);

/** Adds pages of a website and lets them be read; answers their ids. Throws 422 at `urls`, 409 above 50,000 pages. */
export async function addPages(
  kernel: Kernel,
  actor: Actor,
  call: PageFields & { website_id: number; urls: string[] },
): Promise<number[]> {
  const website = await getManagedWebsite(kernel, actor, call.website_id);
  const { canonical, issues } = readUrls(call.urls, website.url);
  if (issues.length > 0) throw invalid(issues);
  return kernel.database.transaction(async (tx) => {
    await lockPages(tx, website.id);
    const known = await listPagesByUrls(tx, website.id, canonical);
    if (known.length > 0) throw invalid(known.map(() => ({ field: 'urls', code: 'duplicate_url' })));
    if ((await countPages(tx, website.id)) + canonical.length > pageLimits.pages)
      throw conflict('too_many_pages', { max: pageLimits.pages });
    const { type, language, title, primary_kw: keyword, goes_live_at: liveAt } = call;
    const added = await insertPages(
      tx,
      website,
      canonical.map((url) => ({
        url,
        ...(type ? { type } : {}),
        language: blankAsNull(language) ?? null,
        title: blankAsNull(title) ?? null,
        primary_kw: blankAsNull(keyword) ?? null,
        goes_live_at: liveAt ?? null,
      })),
    );
    const ids = added.map(({ id }) => id);
    if (!liveAt || new Date(liveAt) <= kernel.clock.now()) await insertVisits(tx, website.id, ids, { isUrgent: true });
    await dispatch(kernel, tx, pagesRead, { websiteId: website.id, pageIds: ids });
    await kernel.jobs.send(pageVisitQueue, { websiteId: website.id }, tx, { accountId: website.account_id });
    return ids;
  });
}

function changesOf(call: PageFields): PageChanges {
  const { type, title, language, primary_kw: keyword, goes_live_at: liveAt } = call;
  return {
    ...(type === undefined ? {} : { type }),
    ...(title === undefined ? {} : { title: blankAsNull(title) ?? null }),
    ...(language === undefined ? {} : { language: blankAsNull(language) ?? null }),
    ...(keyword === undefined ? {} : { primary_kw: blankAsNull(keyword) ?? null, primary_kw_by: 'person' as const }),
    ...(liveAt === undefined ? {} : { goes_live_at: liveAt === null ? null : new Date(liveAt) }),
  };
}

/** Takes pages out of checks, links and counts. */
async function exclude(kernel: Kernel, tx: Db, websiteId: number, pages: readonly PageRow[]): Promise<void> {
  const ids = pages.map(({ id }) => id);
  await removeLinksOf(tx, ids);
  await deletePageTexts(tx, ids);
  await deleteVisits(tx, ids);
  await updatePages(tx, ids, {
    state: 'excluded',
    content_hash: null,
    etag: null,
    last_modified: null,
    failures: 0,
    failing_since: null,
  });
  const changed = pages.map(({ id, state }) => ({ id, from: state, to: 'excluded' as const }));
  await dispatch(kernel, tx, pageStateChanged, { websiteId, pages: changed });
}

/** Excluded pages are known again, and read. */
async function include(
  kernel: Kernel,
  tx: Db,
  website: { id: number; account_id: number },
  pages: readonly PageRow[],
): Promise<void> {
  const ids = pages.map(({ id }) => id);
  await updatePages(tx, ids, { state: 'discovered', http_state: null });
  await insertVisits(tx, website.id, ids, { isUrgent: true });
  const changed = pages.map(({ id }) => ({ id, from: 'excluded' as const, to: 'discovered' as const }));
  await dispatch(kernel, tx, pageStateChanged, { websiteId: website.id, pages: changed });
  await kernel.jobs.send(pageVisitQueue, { websiteId: website.id }, tx, { accountId: website.account_id });
}

function idsOf({ id, ids }: { id?: number | undefined; ids?: number[] | undefined }): number[] {
  const all = [...new Set([...(id === undefined ? [] : [id]), ...(ids ?? [])])];
  if (all.length === 0) throw invalidField('ids', 'required');
  return all;
}

/** Changes pages, of one website or several; all of them or none. Answers their ids. */
export async function editPages(
  kernel: Kernel,
  actor: Actor,
  call: PageFields & { id?: number | undefined; ids?: number[] | undefined; state?: 'active' | 'excluded' | undefined },
): Promise<number[]> {
  const ids = idsOf(call);
  const { websites } = await getManagedPages(kernel, actor, ids);
  const changes = changesOf(call);
  await kernel.database.transaction(async (tx) => {
    for (const [websiteId, website] of websites) {
      await lockPages(tx, websiteId);
      const pages = (await listPagesByIds(tx, ids)).filter((page) => page.website_id === websiteId);
      if (Object.keys(changes).length > 0) {
        const own = pages.map(({ id }) => id);
        await updatePages(tx, own, changes);
        await dispatch(kernel, tx, pagesRead, { websiteId, pageIds: own });
      }
      const leaving = call.state === 'excluded' ? pages.filter(({ state }) => state !== 'excluded') : [];
      const returning = call.state === 'active' ? pages.filter(({ state }) => state === 'excluded') : [];
      if (leaving.length > 0) await exclude(kernel, tx, websiteId, leaving);
      if (returning.length > 0) await include(kernel, tx, website, returning);
    }
  });
  return ids;
}

/** Deletes pages from the list; answers how many. What links to them leads to no page of the list any more. */
export async function removePages(
  kernel: Kernel,
  actor: Actor,
  call: { id?: number | undefined; ids?: number[] | undefined },
): Promise<number> {
  const ids = idsOf(call);
  const { websites } = await getManagedPages(kernel, actor, ids);
  return kernel.database.transaction(async (tx) => {
    let deleted = 0;
    for (const websiteId of websites.keys()) {
      await lockPages(tx, websiteId);
      const pages = (await listPagesByIds(tx, ids)).filter((page) => page.website_id === websiteId);
      const own = pages.map(({ id }) => id);
      await removeLinksOf(tx, own);
      await dispatch(kernel, tx, pageStateChanged, {
        websiteId,
        pages: pages.map(({ id, state }) => ({ id, from: state, to: 'excluded' as const })),
      });
      deleted += await deletePages(tx, own);
    }
    return deleted;
  });
}
