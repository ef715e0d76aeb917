// Counts the keywords of a scope in its documents and pages, soon after they or the keywords changed.
import { PhraseFinder } from '@folio/engine/links/match-phrases';
import { readLinkText } from '@folio/engine/links/read-link-text';
import type { Db } from '../../kernel/db/database.ts';
import { defineJob } from '../../kernel/define-job.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import type { Scope } from '../../kernel/policy.ts';
import {
  claimWaiting,
  listMatching,
  queueDocuments,
  queueHolders,
  queuePages,
  saveCounts,
  type WaitingText,
} from './keyword-index.queries.ts';
import { keywordIndexQueue } from './keyword-queue.ts';
import { type KnownKeyword, listKnownKeywords, listWebsiteIds } from './known-keywords.queries.ts';

/** Texts of one run, which hold their rows of the queue meanwhile. */
const textsARun = 50;
/** Maximum number of keywords of one change with a search for their texts. Texts of larger imports are read as they change. */
const maxReindexed = 100;
/** Keywords kept of one text. */
const maxCounted = 200;

/** Asks for the queue to be read, when the caller's transaction ends. */
export const requestIndex = (kernel: Kernel, tx: Db): Promise<void> => kernel.jobs.send(keywordIndexQueue, {}, tx);

/** Occurrences of each keyword in a text, in any of its forms; keywords without any are skipped. */
export function countKeywords(
  html: string,
  language: string,
  known: readonly KnownKeyword[],
): (KnownKeyword & { count: number })[] {
  const phrases = known.map(({ keyword }, id) => ({ id, keyword, match: 'phrase_plural' as const }));
  const counts = new Map<number, number>();
  for (const { id } of new PhraseFinder(phrases, language).find(readLinkText(html, language)))
    counts.set(id, (counts.get(id) ?? 0) + 1);
  return [...counts]
    .flatMap(([id, count]) => {
      const keyword = known[id];
      return keyword ? [{ ...keyword, count }] : [];
    })
    .toSorted((one, other) => other.count - one.count)
    .slice(0, maxCounted);
}

/** Has every text of a scope read again in which one of the keywords was counted or occurs. */
export async function reindexKeywords(
  kernel: Kernel,
  tx: Db,
  scope: Scope,
  { keywords, language }: { keywords: readonly string[]; language: string },
): Promise<void> {
  const websiteIds = await listWebsiteIds(tx, scope);
  await queueHolders(tx, { accountId: scope.accountId, keywords: keywords.map((keyword) => keyword.toLowerCase()) });
  for (const keyword of keywords.slice(0, maxReindexed)) {
    const { documents, pages } = await listMatching(tx, scope, { keyword, language, websiteIds });
    await queueDocuments(tx, documents);
    await queuePages(tx, pages);
  }
  await requestIndex(kernel, tx);
}

async function indexBatch(tx: Db): Promise<number> {
  const { taken, texts } = await claimWaiting(tx, textsARun);
  const keywords = new Map<string, KnownKeyword[]>();
  const keywordsFor = async ({ accountId, workspaceId, userId }: WaitingText) => {
    const key = workspaceId === null ? `u${userId}` : `w${workspaceId}`;
    const scope = { accountId, workspaceId, userId };
    const known = keywords.get(key) ?? (await listKnownKeywords(tx, scope, await listWebsiteIds(tx, scope)));
    keywords.set(key, known);
    return known;
  };
  for (const text of texts) await saveCounts(tx, text, countKeywords(text.html, text.language, await keywordsFor(text)));
  return taken;
}

export const keywordIndexJob = defineJob(keywordIndexQueue, {
  lane: 'care',
  run: async (kernel) => {
    const taken = await kernel.database.transaction(indexBatch);
    if (taken === textsARun) await kernel.jobs.send(keywordIndexQueue, {});
  },
  // The next change reads the rest of the queue.
  onFail: () => Promise.resolve(),
});
