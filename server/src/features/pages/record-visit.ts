// Recording a page's response: its row, text, links and counts, its targets, and the progress of the import; one transaction.
import { isOnHost } from '@folio/contract/page-address';
import { pageLimits } from '@folio/contract/page-words';
import type { SitePage } from '@folio/engine/site/read-site-page';
import type { Db } from '../../kernel/db/database.ts';
import { dispatch, raiseEvent } from '../../kernel/events.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import type { WebsiteRow } from '../websites/index.ts';
import { saveCheck } from './page-checks.queries.ts';
import { linksChanged, pageStateChanged, pagesRead } from './page-events.ts';
import { addToImport, findImport, type ImportRow } from './page-imports.queries.ts';
import { removeLinksOf, writeLinks } from './page-links.queries.ts';
import { lockPages } from './page-settings.queries.ts';
import { endVisit, insertImportVisits, postponeVisit, type Visit } from './page-visits.queries.ts';
import {
  countPages,
  deletePageTexts,
  findPage,
  insertPages,
  type PageChanges,
  type PageRow,
  savePageText,
  updatePages,
} from './pages.queries.ts';
import type { Outcome } from './visit-page.ts';

/** Seconds until a page that did not answer is asked once more: at once for one that says it is gone. */
const repeatSeconds = { gone: 2, silent: 6 * 3600 } as const;

interface Recorded {
  tx: Db;
  website: WebsiteRow;
  page: PageRow;
  importRow: ImportRow | null;
  visit: Visit;
  now: Date;
}

const noPage =
  /\.(?:jpe?g|png|gif|webp|avif|svg|ico|css|js|mjs|json|xml|txt|pdf|zip|gz|tgz|bz2|xz|tar|mp[34]|webm|ogg|woff2?|ttf|eot|docx?|xlsx?|pptx?|csv|epub|exe|dmg|py|c|h)$/i;

/** False for the address of a picture, file or feed. */
export const isPageAddress = (url: string): boolean => !noPage.test(new URL(url).pathname);

const isInPaths = (url: string, paths: readonly string[]) =>
  paths.length === 0 || paths.some((path) => new URL(url).pathname.startsWith(path));

/** Adds pages that a crawl found and lets them be read, within its limits. */
async function follow({ tx, website, page, importRow, visit }: Recorded, urls: readonly string[]): Promise<void> {
  if (importRow?.kind !== 'crawl' || visit.depth >= pageLimits.depth) return;
  const left = Math.min(importRow.page_limit, pageLimits.crawled) - importRow.found;
  if (left <= 0) return;
  const own = [...new Set(urls)].filter(
    (url) => url !== page.url && isOnHost(url, website.url) && isPageAddress(url) && isInPaths(url, importRow.paths),
  );
  const space = pageLimits.pages - (await countPages(tx, website.id));
  const given = own.slice(0, Math.min(left, Math.max(0, space)));
  const added = await insertPages(
    tx,
    website,
    given.map((url) => ({ url })),
  );
  const { id, created_at: createdAt } = importRow;
  const found = await insertImportVisits(tx, website.id, given, { id, createdAt, depth: visit.depth + 1, limit: left });
  await addToImport(tx, id, { found, added: added.length });
}

function indexableOf(page: PageRow, { isNoindex, canonical }: SitePage): PageRow['indexable'] {
  if (isNoindex) return 'noindex';
  return canonical !== null && canonical !== page.url ? 'canonical' : 'yes';
}

/** The page as it was read. Values set by a user stay. */
async function recordRead(recorded: Recorded, outcome: Extract<Outcome, { kind: 'read' }>): Promise<PageChanges> {
  const { tx, page, website, now } = recorded;
  const { page: read, status, etag, lastModified } = outcome;
  const isChanged = read.hash !== page.content_hash;
  if (isChanged) {
    const { html, text, language } = read;
    const title = [read.title, read.h1].filter(Boolean).join(' ');
    await savePageText(tx, { id: page.id, websiteId: website.id, language: language ?? website.language, html, text, title });
  }
  await follow(recorded, read.canonical === null ? read.follows : [...read.follows, read.canonical]);
  await writeLinks(tx, { id: page.id, websiteId: website.id }, read.links, (url) => isOnHost(url, website.url));
  const proposal =
    page.primary_kw_by === 'person'
      ? {}
      : { primary_kw: read.keyword, primary_kw_by: read.keyword === null ? null : ('proposal' as const) };
  return {
    title: read.title,
    h1: read.h1,
    meta_description: read.description,
    ...(page.last_checked_at === null && page.type === 'other' && read.type !== null ? { type: read.type } : {}),
    language: read.language ?? page.language ?? website.language,
    ...proposal,
    http_state: status,
    final_url: null,
    hops: 0,
    indexable: indexableOf(page, read),
    words: read.words,
    state: 'active',
    content_hash: read.hash,
    etag,
    last_modified: lastModified,
    ...(isChanged ? { changed_at: now } : {}),
  };
}

/** Writes down a page that was read elsewhere a moment ago, as if it had been visited. Callers hold the website's pages. */
export async function recordReadPage(kernel: Kernel, tx: Db, website: WebsiteRow, page: PageRow, read: SitePage): Promise<void> {
  const now = kernel.clock.now();
  const visit: Visit = { id: 0, page_url_id: page.id, import_id: null, depth: 0 };
  const recorded: Recorded = { tx, website, page, importRow: null, visit, now };
  const outcome = { kind: 'read', status: 200, page: read, etag: null, lastModified: null } as const;
  const changes = await recordRead(recorded, outcome);
  await updatePages(tx, [page.id], { ...changes, last_checked_at: now });
  await saveCheck(tx, page.id, { http_state: 200, final_url: null, problem: null });
  await report(kernel, recorded, changes);
}

/** Broken after two failures, 6 hours apart, or at once where the page says twice that it is gone. */
function recordMissing(
  page: PageRow,
  outcome: Extract<Outcome, { kind: 'missing' }>,
  now: Date,
): { changes: PageChanges; repeat: number | null } {
  const isGone = outcome.status === 404 || outcome.status === 410;
  const since = page.failures > 0 ? (page.failing_since ?? now) : now;
  const hours = (now.getTime() - since.getTime()) / 3_600_000;
  const isBroken = page.state === 'broken' || (page.failures > 0 && (isGone || hours >= 6));
  return {
    changes: {
      http_state: outcome.status,
      final_url: outcome.finalUrl,
      hops: outcome.hops,
      failures: Math.min(page.failures + 1, 30_000),
      failing_since: since,
      ...(isBroken ? { state: 'broken' as const } : {}),
    },
    repeat: isBroken ? null : isGone ? repeatSeconds.gone : Math.max(60, repeatSeconds.silent - hours * 3600),
  };
}

const unread: PageChanges = { content_hash: null, etag: null, last_modified: null, words: null };

async function changesOf(recorded: Recorded, outcome: Outcome): Promise<{ changes: PageChanges; repeat: number | null }> {
  const { page, now } = recorded;
  const plain = (changes: PageChanges) => ({ changes, repeat: null });
  switch (outcome.kind) {
    case 'read':
      return plain(await recordRead(recorded, outcome));
    case 'unchanged':
      return plain({ state: 'active', http_state: 200, final_url: null, hops: 0 });
    case 'redirected':
      await follow(recorded, [outcome.finalUrl]);
      return plain({
        ...unread,
        state: 'redirected',
        http_state: outcome.status,
        final_url: outcome.finalUrl,
        hops: outcome.hops,
      });
    case 'missing':
      return recordMissing(page, outcome, now);
    case 'unread':
      return plain({ ...unread, state: 'active', http_state: outcome.status, final_url: null, hops: 0 });
    case 'not_a_page':
      return plain({ ...unread, state: 'excluded', http_state: outcome.status });
    case 'robots':
      return plain({ ...unread, indexable: 'robots' });
  }
}

const countOf: Record<Outcome['kind'], Partial<Pick<ImportRow, 'read' | 'updated' | 'skipped' | 'failed'>>> = {
  read: { read: 1 },
  unchanged: { read: 1 },
  redirected: { read: 1 },
  missing: { failed: 1 },
  unread: { failed: 1 },
  not_a_page: { skipped: 1 },
  robots: { skipped: 1 },
};

/** Changes reported to other features: another text, another state. */
async function report(kernel: Kernel, { tx, website, page }: Recorded, changes: PageChanges): Promise<void> {
  const isOther =
    (changes.content_hash !== undefined && changes.content_hash !== page.content_hash) ||
    (changes.primary_kw !== undefined && changes.primary_kw !== page.primary_kw);
  if (isOther) await dispatch(kernel, tx, pagesRead, { websiteId: website.id, pageIds: [page.id] });
  const to = changes.state ?? page.state;
  if (to === page.state) return;
  await dispatch(kernel, tx, pageStateChanged, { websiteId: website.id, pages: [{ id: page.id, from: page.state, to }] });
  if (page.state === 'discovered') return;
  await raiseEvent(tx, linksChanged, {
    accountId: website.account_id,
    workspaceId: website.workspace_id,
    userId: website.user_id,
    impersonatorId: null,
    subjectId: null,
    data: {
      website_id: website.id,
      page_url_id: page.id,
      url: page.url,
      from: page.state,
      to,
      http_state: changes.http_state ?? null,
    },
  });
}

/**
 * Records a visit, once: a worker that was frozen for longer than its turn may have read pages that another one has read since. A page that was
 * deleted or excluded meanwhile is left as it is.
 */
export const recordVisit = (kernel: Kernel, website: WebsiteRow, visit: Visit, outcome: Outcome): Promise<void> =>
  kernel.database.transaction(async (tx) => {
    await lockPages(tx, website.id);
    const page = await findPage(tx, visit.page_url_id);
    if (!page || !(await endVisit(tx, visit)) || page.state === 'excluded') return;
    const importRow = visit.import_id === null ? null : await findImport(tx, visit.import_id);
    const recorded: Recorded = { tx, website, page, importRow, visit, now: kernel.clock.now() };
    const { changes, repeat } = await changesOf(recorded, outcome);
    const isMissing = outcome.kind === 'missing';
    if (!isMissing) Object.assign(changes, { failures: 0, failing_since: null, notified_at: null });
    // Only a page that is there has text and links.
    const isEmptied = changes.content_hash === null || (changes.state === 'broken' && page.state !== 'broken');
    if (isEmptied) {
      await removeLinksOf(tx, [page.id]);
      await deletePageTexts(tx, [page.id]);
      if (changes.state === 'broken') Object.assign(changes, unread);
    }
    // Later than its import, whatever the clocks of two machines say: else a link to the page would have it read once more.
    const checkedAt = importRow && importRow.created_at > recorded.now ? importRow.created_at : recorded.now;
    await updatePages(tx, [page.id], { ...changes, last_checked_at: checkedAt });
    const { status = null, finalUrl = null, problem = null } = { ...outcomeFacts(outcome) };
    await saveCheck(tx, page.id, { http_state: status, final_url: finalUrl, problem });
    if (repeat !== null)
      await postponeVisit(tx, page.id, website.id, repeat, outcome.kind === 'missing' && repeat > repeatSeconds.gone);
    if (importRow) {
      const isUpdate = outcome.kind === 'read' && page.last_checked_at !== null && outcome.page.hash !== page.content_hash;
      await addToImport(tx, importRow.id, { ...countOf[outcome.kind], ...(isUpdate ? { updated: 1 } : {}) });
    }
    await report(kernel, recorded, changes);
  });

function outcomeFacts(outcome: Outcome): { status?: number | null; finalUrl?: string | null; problem?: string | null } {
  if (outcome.kind === 'unchanged') return { status: 304 };
  if (outcome.kind === 'robots') return { problem: 'page_robots' };
  return outcome;
}
