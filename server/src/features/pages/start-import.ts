// Imports of pages: started, paused, resumed and cancelled. One of a website at a time.

import type { CallInput } from '@folio/contract/base';
import type { InterfaceLanguage } from '@folio/contract/languages';
import { canonicalUrl, hostOf, isOnHost } from '@folio/contract/page-address';
import type { pageImportsContract } from '@folio/contract/page-imports';
import { pageLimits } from '@folio/contract/page-words';
import type { Actor } from '../../kernel/actor.ts';
import type { Db } from '../../kernel/db/database.ts';
import { conflict, invalidField, notFound } from '../../kernel/errors.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { createRateLimit } from '../../kernel/rate-limit.ts';
import type { WebsiteRow } from '../websites/index.ts';
import { homeUrls } from './finish-visits.ts';
import { findSitemap, readSitemap, SitemapProblem } from './list-sitemap-pages.ts';
import { addToImport, findImport, findOpenImport, type ImportRow, insertImport, moveImport } from './page-imports.queries.ts';
import { pageVisitQueue } from './page-queues.ts';
import { lockPages } from './page-settings.queries.ts';
import { deleteImportVisits, insertImportVisits } from './page-visits.queries.ts';
import { getManagedWebsite } from './pages.policy.ts';
import { reasonText } from './pages.present.ts';
import { countPages, insertPages, listPagesByUrls, type NewPage, updatePages } from './pages.queries.ts';
import { readPageCsv } from './read-page-csv.ts';

export type ImportCall = CallInput<(typeof pageImportsContract)['create']>;

/** Imports that a website may get in an hour. */
const importsAnHour = 30;
/** Milliseconds for the first reading of a sitemap, while the caller waits. */
const sitemapMs = 20_000;

const ownUrl = (given: string, website: WebsiteRow): string => {
  const url = canonicalUrl(given);
  if (url === null || !isOnHost(url, website.url)) throw invalidField('url', 'page_url', { host: hostOf(website.url) });
  return url;
};

/** The sitemap to import; it is read once so that the caller sees at once why it cannot be. */
async function checkSitemap(
  kernel: Kernel,
  website: WebsiteRow,
  given: string | undefined,
  language: InterfaceLanguage,
): Promise<string> {
  const signal = AbortSignal.timeout(sitemapMs);
  try {
    const url = given ? ownUrl(given, website) : await findSitemap(kernel.config, website, signal);
    await readSitemap(kernel.config, url, signal);
    return url;
  } catch (problem) {
    if (problem instanceof SitemapProblem)
      throw invalidField('url', 'sitemap_unreadable', { reason: reasonText(problem.message, language) });
    if (signal.aborted) throw invalidField('url', 'sitemap_unreadable', { reason: reasonText('PAGE_UNREADABLE', language) });
    throw problem;
  }
}

function checkPaths(paths: readonly string[] | undefined): string[] {
  const given = (paths ?? []).filter((path) => path !== '');
  if (given.some((path) => !path.startsWith('/'))) throw invalidField('paths', 'path_without_slash');
  return [...new Set(given)];
}

const chunkSize = 2000;

/** Adds the pages of a file. Known pages get the values of the file. */
async function addRows(tx: Db, website: WebsiteRow, importRow: ImportRow, pages: readonly NewPage[]): Promise<void> {
  if ((await countPages(tx, website.id)) + pages.length > pageLimits.pages + chunkSize)
    throw conflict('too_many_pages', { max: pageLimits.pages });
  let left = Math.min(importRow.page_limit, pageLimits.crawled);
  for (let at = 0; at < pages.length; at += chunkSize) {
    const chunk = pages.slice(at, at + chunkSize);
    const known = new Map(
      (
        await listPagesByUrls(
          tx,
          website.id,
          chunk.map(({ url }) => url),
        )
      ).map((page) => [page.url, page]),
    );
    let updated = 0;
    for (const page of chunk) {
      const old = known.get(page.url);
      if (!old) continue;
      const { title, type, language, primary_kw: keyword } = page;
      const changes = {
        ...(title ? { title } : {}),
        ...(type ? { type } : {}),
        ...(language ? { language } : {}),
        ...(keyword ? { primary_kw: keyword, primary_kw_by: 'person' as const } : {}),
      };
      if (Object.keys(changes).length === 0) continue;
      await updatePages(tx, [old.id], changes);
      updated += 1;
    }
    const added = await insertPages(
      tx,
      website,
      chunk.filter(({ url }) => !known.has(url)),
    );
    const { id, created_at: createdAt } = importRow;
    const found = await insertImportVisits(
      tx,
      website.id,
      chunk.map(({ url }) => url),
      { id, createdAt, depth: 0, limit: left },
    );
    left -= found;
    await addToImport(tx, id, { found, added: added.length, updated });
  }
  if ((await countPages(tx, website.id)) > pageLimits.pages) throw conflict('too_many_pages', { max: pageLimits.pages });
}

interface StartedImport {
  id: number;
  /** Columns of the file that were not read. */
  ignoredColumns: string[];
}

/** Starts an import. Throws 422 at the field, 413 and 415 for the file, 409 where one of the website runs. */
export async function startImport(kernel: Kernel, actor: Actor, call: ImportCall): Promise<StartedImport> {
  const website = await getManagedWebsite(kernel, actor, call.website_id);
  const paths = checkPaths(call.paths);
  if (await findOpenImport(kernel.database, website.id)) throw conflict('import_running');
  await createRateLimit(kernel.database, 'page-imports', importsAnHour, 3600).spend([String(website.id)]);
  const file = call.kind === 'csv' ? await readPageCsv(call.file, website.url, actor.language) : null;
  const [home] = homeUrls(website);
  const url =
    call.kind === 'sitemap'
      ? await checkSitemap(kernel, website, call.url, actor.language)
      : call.kind === 'crawl'
        ? call.url
          ? ownUrl(call.url, website)
          : (home ?? null)
        : null;
  const row = {
    website_id: website.id,
    user_id: actor.id,
    kind: call.kind,
    url,
    file_name: call.kind === 'csv' ? (call.file?.name ?? '').slice(0, 200) : null,
    paths,
    page_limit: Math.min(call.limit ?? pageLimits.crawled, call.kind === 'crawl' ? pageLimits.crawled : pageLimits.pages),
    created_at: kernel.clock.now(),
  };
  return kernel.database.transaction(async (tx) => {
    await lockPages(tx, website.id);
    const importRow = await insertImport(tx, row);
    if (!importRow) throw conflict('import_running');
    if (file) await addRows(tx, website, importRow, file.pages);
    if (call.kind === 'crawl' && url !== null) {
      const added = await insertPages(tx, website, [{ url }]);
      const { id, created_at: createdAt } = importRow;
      const found = await insertImportVisits(tx, website.id, [url], { id, createdAt, depth: 0, limit: 1 });
      await addToImport(tx, id, { found, added: added.length });
    }
    await kernel.jobs.send(pageVisitQueue, { websiteId: website.id }, tx, { accountId: website.account_id });
    return { id: importRow.id, ignoredColumns: file?.ignoredColumns ?? [] };
  });
}

/** An import that the actor may control; 404 or 403 otherwise. */
async function getManagedImport(kernel: Kernel, actor: Actor, id: number): Promise<{ row: ImportRow; website: WebsiteRow }> {
  const row = await findImport(kernel.database, id);
  if (!row) throw notFound();
  return { row, website: await getManagedWebsite(kernel, actor, row.website_id) };
}

/** Pauses, resumes or cancels an import. Throws 409 where it is not in a state for that. */
export async function changeImport(
  kernel: Kernel,
  actor: Actor,
  id: number,
  act: 'pause' | 'resume' | 'cancel',
): Promise<number> {
  const { row, website } = await getManagedImport(kernel, actor, id);
  await kernel.database.transaction(async (tx) => {
    await lockPages(tx, website.id);
    const isMoved =
      act === 'pause'
        ? await moveImport(tx, row.id, ['queued', 'running'], { state: 'paused' })
        : act === 'resume'
          ? await moveImport(tx, row.id, ['paused'], { state: 'queued' })
          : await moveImport(tx, row.id, ['queued', 'running', 'paused'], { state: 'cancelled', ended_at: kernel.clock.now() });
    if (!isMoved) throw conflict('import_state');
    if (act === 'cancel') await deleteImportVisits(tx, row.id);
    if (act === 'resume')
      await kernel.jobs.send(pageVisitQueue, { websiteId: website.id }, tx, { accountId: website.account_id });
  });
  return row.id;
}
