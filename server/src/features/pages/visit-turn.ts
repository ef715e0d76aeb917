// A worker's turn with a website: reads the pages that wait, no faster than the website is to be asked, and gives way to other websites after a while.
import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Kernel } from '../../kernel/kernel.ts';
import { findWebsite, type WebsiteRow } from '../websites/index.ts';
import { finishVisits } from './finish-visits.ts';
import { listSitemapPages } from './list-sitemap-pages.ts';
import { addToImport, findOpenImport, type ImportRow, moveImport } from './page-imports.queries.ts';
import { pageVisitQueue } from './page-queues.ts';
import { claimTurn, extendTurn, releaseTurn } from './page-settings.queries.ts';
import { deleteImportVisits, listNextVisits, nextVisitIn, type Visit } from './page-visits.queries.ts';
import { pagesConfig } from './pages.config.ts';
import { findPage } from './pages.queries.ts';
import { recordVisit } from './record-visit.ts';
import { readSiteRules, type SiteRules } from './site-fetch.ts';
import { visitPage } from './visit-page.ts';

/** Milliseconds of a turn, after which another website has its turn. */
const turnMs = 120_000;
/** Milliseconds between two signs that the worker lives. */
const beatMs = 3000;
/** Requests under way at a time: a slow website is still asked as often as it may be. */
const maxConcurrent = 30;
const maxPrefetched = 20;
/** Seconds between two requests that a website may ask for. */
const maxCrawlDelay = 30;
/** Milliseconds that an import may take. */
const maxImportMs = 60 * 60_000;
/** A page that is asked once more this soon is waited for. */
const worthWaitingMs = 5000;

class Turn {
  readonly #kernel: Kernel;
  readonly #website: WebsiteRow;
  readonly #id: string;
  readonly #signal: AbortSignal;
  readonly #inFlight = new Map<number, Promise<void>>();
  #waiting: Visit[] = [];
  #written: Promise<void> = Promise.resolve();
  #failure: unknown = null;
  #isOver = false;
  #beatAt = performance.now();
  readonly #startedAt = performance.now();

  constructor(kernel: Kernel, website: WebsiteRow, id: string, signal: AbortSignal) {
    this.#kernel = kernel;
    this.#website = website;
    this.#id = id;
    this.#signal = signal;
  }

  /** Reads pages; true where some wait still when the turn is over. */
  async run(): Promise<boolean> {
    const { database, config } = this.#kernel;
    await this.#begin();
    const rules = await readSiteRules(config, this.#website.url, this.#signal);
    const perSecond = pagesConfig.of(config).pageRequestsPerSecond;
    const pauseMs = Math.max(1000 / perSecond, Math.min(rules.file.crawlDelay ?? 0, maxCrawlDelay) * 1000);
    let nextAt = performance.now();
    const beat = setInterval(() => void this.#beat(), beatMs);
    try {
      while (!this.#isOver && !this.#signal.aborted && performance.now() - this.#startedAt < turnMs) {
        const visit = await this.#next();
        if (visit === null) return false;
        if (visit === 'later') continue;
        const pause = nextAt - performance.now();
        if (pause > 0) await delay(pause, undefined, { signal: this.#signal });
        nextAt = Math.max(performance.now(), nextAt + pauseMs);
        this.#start(visit, rules);
      }
    } finally {
      clearInterval(beat);
      await Promise.all(this.#inFlight.values());
      await this.#beat();
      if (this.#failure === null) this.#signal.throwIfAborted();
    }
    if (this.#failure !== null) throw this.#failure;
    return (await nextVisitIn(database, this.#website.id)) !== null;
  }

  /** A queued import begins; a sitemap is read first. */
  async #begin(): Promise<void> {
    const { database } = this.#kernel;
    const found = await findOpenImport(database, this.#website.id);
    if (!found || found.state === 'paused') return;
    if (found.state === 'queued') await moveImport(database, found.id, ['queued'], { state: 'running' });
    if (found.kind === 'sitemap' && !found.is_listed) {
      const beat = setInterval(() => void this.#beat(), beatMs);
      try {
        await listSitemapPages(this.#kernel, this.#website, found, this.#signal);
      } finally {
        clearInterval(beat);
      }
    }
  }

  /** The next page to ask, null where none is left, or 'later' where one may be soon. */
  async #next(): Promise<Visit | null | 'later'> {
    const { database } = this.#kernel;
    if (this.#failure !== null) throw this.#failure;
    if (this.#inFlight.size >= maxConcurrent) {
      await Promise.race(this.#inFlight.values());
      return 'later';
    }
    const known = this.#waiting.shift();
    if (known) return known;
    this.#waiting = await listNextVisits(database, this.#website.id, [...this.#inFlight.keys()], maxPrefetched);
    const first = this.#waiting.shift();
    if (first) return first;
    if (this.#inFlight.size > 0) {
      await Promise.race(this.#inFlight.values());
      return 'later';
    }
    const ms = await nextVisitIn(database, this.#website.id);
    if (ms === null || ms > worthWaitingMs) return null;
    await delay(Math.max(50, ms), undefined, { signal: this.#signal });
    return 'later';
  }

  #start(visit: Visit, rules: SiteRules): void {
    const work = this.#visit(visit, rules).catch((problem: unknown) => {
      this.#failure ??= problem;
    });
    this.#inFlight.set(
      visit.id,
      work.finally(() => this.#inFlight.delete(visit.id)),
    );
  }

  async #visit(visit: Visit, rules: SiteRules): Promise<void> {
    const page = await findPage(this.#kernel.database, visit.page_url_id);
    if (!page) return;
    const outcome = await visitPage(this.#kernel.config, this.#website, page, rules, this.#signal);
    await this.#inOrder(() => recordVisit(this.#kernel, this.#website, visit, outcome));
  }

  /** One page after the other: each locks the website's pages, and waiting for that in the database would use up all connections. */
  #inOrder(write: () => Promise<void>): Promise<void> {
    const written = this.#written.then(write);
    this.#written = written.catch(() => undefined);
    return written;
  }

  /** Keeps the turn, and counts the time of a running import. What was paused meanwhile is not read. */
  async #beat(): Promise<void> {
    const { database } = this.#kernel;
    const now = performance.now();
    const spent = Math.round(now - this.#beatAt);
    this.#beatAt = now;
    this.#waiting = [];
    try {
      if (!(await extendTurn(database, this.#website.id, this.#id))) this.#isOver = true;
      const running = await findOpenImport(database, this.#website.id);
      if (running?.state === 'running') await this.#spend(running, spent);
    } catch (problem) {
      this.#failure ??= problem;
    }
  }

  async #spend(running: ImportRow, ms: number): Promise<void> {
    await addToImport(this.#kernel.database, running.id, { spent_ms: ms });
    if (running.spent_ms + ms < maxImportMs) return;
    await this.#kernel.database.transaction(async (tx) => {
      await deleteImportVisits(tx, running.id);
      await moveImport(tx, running.id, ['running'], { problem: 'import_time_over' });
    });
  }
}

/** Milliseconds between two tries to get the turn that a dead worker had, and how many. */
const claiming = { ms: 2000, tries: 10 } as const;

async function claim(kernel: Kernel, websiteId: number, turn: string, signal: AbortSignal): Promise<boolean> {
  for (let tries = 0; tries < claiming.tries; tries += 1) {
    if (await claimTurn(kernel.database, websiteId, turn)) return true;
    await delay(claiming.ms, undefined, { signal });
  }
  return false;
}

/** Takes a turn, ends finished imports, and requests another turn if pages are left. */
export async function runTurn(kernel: Kernel, websiteId: number, signal: AbortSignal): Promise<void> {
  const website = await findWebsite(kernel.database, websiteId);
  const turn = randomUUID();
  if (!website || !(await claim(kernel, websiteId, turn, signal))) return;
  let isMore = false;
  try {
    isMore = await new Turn(kernel, website, turn, signal).run();
    await finishVisits(kernel, website);
  } finally {
    await releaseTurn(kernel.database, websiteId, turn);
  }
  if (isMore) await kernel.jobs.send(pageVisitQueue, { websiteId }, undefined, { accountId: website.account_id });
}
