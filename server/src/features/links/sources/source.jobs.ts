// Reading the sitemap of a link source: by the guarded fetcher, an index with at most 50 files, addresses of its own host alone.
import { gunzipSync } from 'node:zlib';
import { isCustomUrl, linkLimits } from '@folio/contract/link-words';
import { EngineFailure } from '@folio/engine/core/engine-types';
import { defineJob } from '../../../kernel/define-job.ts';
import type { InputOf, JobRun } from '../../../kernel/jobs.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { pageFetch } from '../../sources/index.ts';
import { targetOf } from './edit-source.ts';
import { findSource, insertTargets, updateSource } from './link-sources.queries.ts';
import { linkSourceQueue } from './source-queue.ts';

const maxFiles = 50;
const maxFileBytes = 50 * 1024 * 1024;

class SitemapProblem extends Error {}

const unescapeXml = (text: string) =>
  text
    .replace(/^<!\[CDATA\[|\]\]>$/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&amp;', '&');

/** Addresses in a sitemap, each with whether it is another sitemap. */
export function readSitemap(xml: string): { url: string; isSitemap: boolean }[] {
  const isIndex = /<sitemapindex[\s>]/.test(xml.slice(0, 2000));
  return [...xml.matchAll(/<loc>([^<]{1,2100}|<!\[CDATA\[[^<]{1,2100})<\/loc>/g)].map(([, loc = '']) => ({
    url: unescapeXml(loc.trim()),
    isSitemap: isIndex,
  }));
}

async function fetchSitemap(kernel: Kernel, url: string, signal: AbortSignal): Promise<string> {
  const { status, bytes } = await pageFetch(kernel.config)(url, signal);
  if (status < 200 || status > 299) throw new SitemapProblem(String(status));
  const isPacked = bytes[0] === 0x1f && bytes[1] === 0x8b;
  return new TextDecoder().decode(isPacked ? gunzipSync(bytes, { maxOutputLength: maxFileBytes }) : bytes);
}

/** Addresses of a sitemap and of those that it names. */
async function listAddresses(kernel: Kernel, first: string, signal: AbortSignal): Promise<string[]> {
  const { host } = new URL(first);
  const found = new Set<string>();
  const waiting = [first];
  for (let files = 0; files < maxFiles && found.size < linkLimits.sourceTargets; files++) {
    const next = waiting.shift();
    if (next === undefined) break;
    for (const { url, isSitemap } of readSitemap(await fetchSitemap(kernel, next, signal))) {
      if (!isCustomUrl(url) || url.length > linkLimits.url || new URL(url).host !== host) continue;
      if (isSitemap) waiting.push(url);
      else if (found.size < linkLimits.sourceTargets) found.add(url);
    }
  }
  return [...found];
}

async function run(kernel: Kernel, { sourceId }: InputOf<typeof linkSourceQueue>, { signal, isLastTry }: JobRun): Promise<void> {
  const { database } = kernel;
  const source = await findSource(database, sourceId);
  if (source?.state !== 'queued' || source.url === null) return;
  try {
    const urls = await listAddresses(kernel, source.url, signal);
    if (urls.length === 0) throw new SitemapProblem('0');
    await database.transaction(async (tx) => {
      await insertTargets(
        tx,
        sourceId,
        urls.map((url) => targetOf(url, null, 'en')),
      );
      await updateSource(tx, sourceId, { state: 'ready', problem: null });
    });
  } catch (failure) {
    const isKnown = failure instanceof SitemapProblem || (failure instanceof EngineFailure && !failure.isTemporary);
    if (!isKnown && !isLastTry) throw failure;
    const problem =
      failure instanceof SitemapProblem ? failure.message : failure instanceof EngineFailure ? failure.code : 'UNEXPECTED';
    await updateSource(database, sourceId, { state: 'failed', problem });
  }
}

export const linkSourceJob = defineJob(linkSourceQueue, {
  lane: 'imports',
  run,
  onFail: async (kernel, { sourceId }) => {
    await updateSource(kernel.database, sourceId, { state: 'failed', problem: 'UNEXPECTED' });
  },
});
