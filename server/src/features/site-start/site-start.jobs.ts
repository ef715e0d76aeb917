// Reading in the background. A run ends found, stopped or failed, whatever happens to its worker.
import { hostOf } from '@folio/contract/page-address';
import type { StartFindings } from '@folio/engine/site/start-findings';
import { runHeavy } from '@folio/engine/work/run-heavy';
import type { Db } from '../../kernel/db/database.ts';
import { defineJob, defineSweep } from '../../kernel/define-job.ts';
import { raiseEvent } from '../../kernel/events.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { readWebsite } from './read-website.ts';
import {
  deleteOldStarts,
  deleteUnreadPages,
  failLeftBehind,
  findStart,
  listReadPages,
  listStartPages,
  moveStart,
  type StartRow,
} from './site-start.queries.ts';
import { websiteRead } from './start-events.ts';
import { startReadQueue } from './start-queue.ts';

/** Milliseconds for findings over all pages, and characters of a page that are read. */
const findingMs = 40_000;
const maxText = 60_000;

/** Null if it fails. Findings of single pages are shown all the same. */
async function findTogether(kernel: Kernel, start: StartRow, signal: AbortSignal): Promise<StartFindings | null> {
  const pages = await listReadPages(kernel.database, start.id);
  const all = await listStartPages(kernel.database, start.id);
  const input = {
    pages: pages.flatMap(({ id, url, words, language, page }) =>
      page === null
        ? []
        : [
            {
              id,
              url,
              title: page.title,
              h1: page.h1,
              keyword: page.keyword,
              language,
              html: page.html.slice(0, maxText),
              words: words ?? 0,
              isIndexable: !page.isNoindex,
              links: page.links,
            },
          ],
    ),
    homeId: pages.find(({ rank }) => rank === 0)?.id ?? null,
    goneUrls: all.filter(({ reason }) => reason === 'not_found').map(({ url }) => url),
  };
  try {
    return await runHeavy('start-findings', input, { signal, timeMs: findingMs });
  } catch (problem) {
    if (signal.aborted) throw problem;
    kernel.log.warn({ err: problem, site_start_id: start.id }, 'The pages of a website were not compared');
    return null;
  }
}

/** Ends a run that is still read, and says so. */
async function endReading(kernel: Kernel, tx: Db, start: StartRow, changes: Parameters<typeof moveStart>[3], pages: number) {
  if (!(await moveStart(tx, start.id, ['reading'], { ...changes, ended_at: kernel.clock.now() }))) return;
  await deleteUnreadPages(tx, start.id);
  await raiseEvent(tx, websiteRead, {
    accountId: start.account_id,
    workspaceId: start.workspace_id,
    userId: start.user_id,
    impersonatorId: null,
    subjectId: start.id,
    data: { host: hostOf(start.url), pages, is_failed: changes.state === 'failed' },
  });
}

async function read(kernel: Kernel, startId: number, signal: AbortSignal): Promise<void> {
  const { database } = kernel;
  const start = await findStart(database, startId);
  if (start?.state !== 'reading') return;
  await readWebsite(kernel, start, signal);
  const now = await findStart(database, startId);
  if (now?.state !== 'reading') return;
  const pages = (await listStartPages(database, startId)).filter(({ state }) => state === 'read').length;
  if (pages === 0) {
    const problem = now.is_stop_asked ? 'stopped_early' : 'no_pages';
    return database.transaction((tx) => endReading(kernel, tx, now, { state: 'failed', problem }, 0));
  }
  const findings = await findTogether(kernel, now, signal);
  await database.transaction((tx) =>
    endReading(kernel, tx, now, { state: now.is_stop_asked ? 'stopped' : 'found', findings }, pages),
  );
}

export const startReadJob = defineJob(startReadQueue, {
  lane: 'imports',
  run: (kernel, { startId }, { signal }) => read(kernel, startId, signal),
  onFail: async (kernel, { startId }) => {
    const start = await findStart(kernel.database, startId);
    if (start)
      await kernel.database.transaction((tx) => endReading(kernel, tx, start, { state: 'failed', problem: 'unexpected' }, 0));
  },
});

/** Days that a run is kept, and minutes after which one that is still read was left behind. */
const keptDays = 30;
const maxMinutes = 30;
const perRound = 200;

/** The logo of a run that nobody confirmed belongs to nothing. */
export async function removeLogos(kernel: Kernel, starts: readonly StartRow[]): Promise<void> {
  for (const { brand, made } of starts)
    if (brand?.logo && !made?.has_branding)
      await kernel.storage
        .remove(brand.logo.key)
        .catch((problem: unknown) => kernel.log.warn({ err: problem }, 'The logo of an old start was left behind'));
}

/** Every hour: forgets old runs, and fails those that no job reads any more. */
export const startSweep = defineSweep({
  name: 'site-start.sweep',
  cron: '23 * * * *',
  retries: 1,
  timeout: 300,
  run: async (kernel) => {
    const now = kernel.clock.now();
    const ago = (ms: number) => new Date(now.getTime() - ms);
    await failLeftBehind(kernel.database, ago(maxMinutes * 60_000), now);
    for (let count = perRound; count === perRound; ) {
      const old = await deleteOldStarts(kernel.database, ago(keptDays * 86_400_000), perRound);
      await removeLogos(kernel, old);
      count = old.length;
    }
  },
});
