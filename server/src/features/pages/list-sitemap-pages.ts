// The pages that a sitemap lists, with those of the sitemaps that an index names. Asking again lists the same, so that a dead worker's work is done over.

import { setTimeout as delay } from 'node:timers/promises';
import { canonicalUrl, isOnHost } from '@folio/contract/page-address';
import { pageLimits } from '@folio/contract/page-words';
import { EngineFailure } from '@folio/engine/core/engine-types';
import type { Sitemap } from '@folio/engine/site/read-sitemap';
import { runHeavy } from '@folio/engine/work/run-heavy';
import type { Config } from '../../kernel/config.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import type { WebsiteRow } from '../websites/index.ts';
import { addToImport, type ImportRow, moveImport } from './page-imports.queries.ts';
import { lockPages } from './page-settings.queries.ts';
import { insertImportVisits } from './page-visits.queries.ts';
import { pagesConfig } from './pages.config.ts';
import { countPages, insertPages } from './pages.queries.ts';
import { readSiteRules, siteFetch } from './site-fetch.ts';

/** Sitemaps that an index may name, and how deep indexes may name indexes. */
const maxSitemaps = 500;
const maxIndexDepth = 2;
const readingMs = 30_000;

/** Why a sitemap cannot be read: the status, or a code of the fetcher. */
export class SitemapProblem extends Error {}

/** Reads one sitemap. Throws `SitemapProblem`. */
export async function readSitemap(config: Config, url: string, signal: AbortSignal): Promise<Sitemap> {
  try {
    const { status, bytes } = await siteFetch(config).sitemap(url, signal);
    if (status !== 200) throw new SitemapProblem(String(status));
    const found = await runHeavy('sitemap', { bytes }, { signal, timeMs: readingMs, heapMb: 512 });
    if (!found) throw new SitemapProblem('SITEMAP_INVALID');
    return found;
  } catch (problem) {
    if (signal.aborted || problem instanceof SitemapProblem) throw problem;
    throw new SitemapProblem(problem instanceof EngineFailure ? problem.code : 'SITEMAP_INVALID');
  }
}

/** Sitemap URL of a website: from robots.txt, else `/sitemap.xml`. */
export async function findSitemap(config: Config, website: WebsiteRow, signal: AbortSignal): Promise<string> {
  const { file } = await readSiteRules(config, website.url, signal);
  const named = file.sitemaps.flatMap((url) => canonicalUrl(url, website.url) ?? []).find((url) => isOnHost(url, website.url));
  return named ?? new URL('/sitemap.xml', website.url).href;
}

/** The pages of a sitemap in their order, at most 50,000 of the website's host. */
async function listUrls(kernel: Kernel, website: WebsiteRow, { url, paths }: ImportRow, signal: AbortSignal): Promise<string[]> {
  const pauseMs = 1000 / pagesConfig.of(kernel.config).pageRequestsPerSecond;
  const found = new Set<string>();
  const waiting = [{ url: url ?? '', depth: 0 }];
  const seen = new Set(waiting.map((one) => one.url));
  for (let next = waiting.shift(); next && found.size < pageLimits.pages; next = waiting.shift()) {
    const { depth } = next;
    const sitemap = await readSitemap(kernel.config, next.url, signal).catch((problem: unknown) => {
      // One of many that is away leaves the others.
      if (depth === 0 || !(problem instanceof SitemapProblem)) throw problem;
      return { kind: 'urls' as const, urls: [] };
    });
    for (const address of sitemap.urls) {
      const canonical = canonicalUrl(address, website.url);
      if (canonical === null || !isOnHost(canonical, website.url)) continue;
      if (sitemap.kind === 'urls') {
        const { pathname } = new URL(canonical);
        if (found.size < pageLimits.pages && (paths.length === 0 || paths.some((path) => pathname.startsWith(path))))
          found.add(canonical);
      } else if (depth < maxIndexDepth && seen.size < maxSitemaps && !seen.has(canonical)) {
        seen.add(canonical);
        waiting.push({ url: canonical, depth: depth + 1 });
      }
    }
    if (waiting.length > 0) await delay(pauseMs, undefined, { signal });
  }
  return [...found];
}

const chunkSize = 2000;

/** Adds pages to the list and lets them be read, in pieces that each take a moment; the import is listed then. */
async function addListed(kernel: Kernel, website: WebsiteRow, importRow: ImportRow, urls: readonly string[]): Promise<void> {
  let left = Math.min(importRow.page_limit, pageLimits.crawled) - importRow.found;
  for (let at = 0; at < urls.length; at += chunkSize) {
    const chunk = urls.slice(at, at + chunkSize);
    left -= await kernel.database.transaction(async (tx) => {
      await lockPages(tx, website.id);
      const space = Math.max(0, pageLimits.pages - (await countPages(tx, website.id)));
      const added = await insertPages(
        tx,
        website,
        chunk.slice(0, space).map((url) => ({ url })),
      );
      const { id, created_at: createdAt } = importRow;
      const found = await insertImportVisits(tx, website.id, chunk, { id, createdAt, depth: 0, limit: left });
      await addToImport(tx, id, { found, added: added.length });
      return found;
    });
  }
  await moveImport(kernel.database, importRow.id, ['queued', 'running', 'paused'], { is_listed: true });
}

/** Lists the pages of a sitemap import; one that cannot be read any more ends it. */
export async function listSitemapPages(
  kernel: Kernel,
  website: WebsiteRow,
  importRow: ImportRow,
  signal: AbortSignal,
): Promise<void> {
  try {
    await addListed(kernel, website, importRow, await listUrls(kernel, website, importRow, signal));
  } catch (problem) {
    if (!(problem instanceof SitemapProblem)) throw problem;
    const ended_at = kernel.clock.now();
    await moveImport(kernel.database, importRow.id, ['running'], {
      state: 'failed',
      problem: `sitemap:${problem.message}`,
      ended_at,
    });
  }
}
