// Reading a website: page after page, no faster than it is to be asked, until there are enough, none is left, or the time is over.
import { setTimeout as delay } from 'node:timers/promises';
import { canonicalUrl, isOnHost } from '@folio/contract/page-address';
import { EngineFailure } from '@folio/engine/core/engine-types';
import { addColors } from '@folio/engine/site/read-site-colors';
import type { PageSignals, StartPage } from '@folio/engine/site/read-start-page';
import { runHeavy } from '@folio/engine/work/run-heavy';
import type { Kernel } from '../../kernel/kernel.ts';
import { isLogo, logoArea } from '../branding/index.ts';
import { isPageAddress, pagesConfig, readSitemap, readSiteRules, SitemapProblem, type SiteRules } from '../pages/index.ts';
import { type PageOutcome, readPage, startFetch } from './read-page.ts';
import {
  deletePage,
  endPage,
  findStart,
  insertStartPages,
  isKnownUrl,
  listStartPages,
  moveStart,
  releasePages,
  type StartPageFacts,
  type StartRow,
  takeNextPage,
} from './site-start.queries.ts';
import type { StartBrand } from './site-start.table.ts';

/** Milliseconds of reading, and at least so many after a worker died. */
const readingMs = 100_000;
const minMs = 20_000;
/** Requests under way at a time: a slow website is still asked as often as it may be. */
const maxConcurrent = 4;
/** Seconds between two requests that a website may ask for. */
const maxCrawlDelay = 30;
/** Pages that a run knows, and tries that it makes, for each page that is wanted. */
const maxKnown = 4;
const maxTries = 2;
/** Style sheets and logos that are fetched, and sitemaps of an index. */
const maxSheets = 3;
const maxLogos = 3;
const maxSitemaps = 2;

const emptyBrand: StartBrand = {
  names: { site: null, organization: null, suffixes: [] },
  themeColors: [],
  colors: [],
  logo: null,
};

const jobsPath =
  /(?:^|[/_-])(?:jobs?|careers?|karriere|stellen(?:angebote)?|vacanc(?:y|ies)|empleos?|carri[eè]res?|emplois?|lavora-con-noi|vagas|trabalhe-conosco)(?:[/_.-]|$)/i;
/** Pages that say little of how a company writes. */
const sidePath =
  /(?:^|[/_-])(?:log-?in|sign-?in|sign-?up|register|account|cart|basket|checkout|search|tags?|privacy|imprint|impressum|datenschutz|terms|agb|cookies?|legal|genindex|modindex)(?:[/_.-]|$)/i;

/** True for a page that lists jobs, by its path. */
export const isJobsPage = (url: string) => jobsPath.test(new URL(url).pathname);

function rankOf(url: string, depth: number): number {
  const { pathname, search } = new URL(url);
  if (isJobsPage(url)) return 1;
  return 10 * Math.min(depth, 20) + (search === '' ? 0 : 5) + (sidePath.test(pathname) ? 7 : 0);
}

const isInFolders = (url: string, folders: readonly string[]) =>
  folders.length === 0 || folders.some((folder) => new URL(url).pathname.startsWith(folder));

class Reading {
  readonly #kernel: Kernel;
  readonly #start: StartRow;
  readonly #signal: AbortSignal;
  readonly #callOff: AbortSignal;
  readonly #until: number;
  readonly #inFlight = new Set<Promise<void>>();
  #rules: SiteRules | null = null;
  #pauseMs = 0;
  #nextAt = 0;
  #brand: StartBrand;
  #failure: unknown = null;
  #isListed = false;

  constructor(kernel: Kernel, start: StartRow, until: Date, signal: AbortSignal) {
    this.#kernel = kernel;
    this.#start = start;
    this.#signal = signal;
    this.#until = until.getTime();
    this.#callOff = AbortSignal.timeout(Math.max(1, this.#until - kernel.clock.now().getTime()));
    this.#brand = start.brand ?? emptyBrand;
  }

  async run(): Promise<void> {
    const { database } = this.#kernel;
    await releasePages(database, this.#start.id);
    const rules = await this.#readRules();
    if (!rules) return;
    try {
      while (!(await this.#isOver())) {
        const page = await takeNextPage(database, this.#start.id);
        if (page) await this.#begin(page, rules);
        else if (this.#inFlight.size > 0) await Promise.race(this.#inFlight);
        else if (this.#isListed) break;
        else await this.#readSitemaps(rules);
      }
    } finally {
      await Promise.all(this.#inFlight);
    }
    this.#signal.throwIfAborted();
    if (this.#failure !== null) throw this.#failure;
  }

  /** Waits until the website may be asked again. */
  async #turn(): Promise<void> {
    const pause = this.#nextAt - performance.now();
    this.#nextAt = Math.max(performance.now(), this.#nextAt) + this.#pauseMs;
    if (pause > 0) await delay(pause, undefined, { signal: AbortSignal.any([this.#signal, this.#callOff]) });
  }

  /** The rules of the website; null where it does not answer. Without a typed scheme https is tried first, then http. */
  async #readRules(): Promise<SiteRules | null> {
    const { database, config } = this.#kernel;
    const signal = AbortSignal.any([this.#signal, this.#callOff]);
    const { url, is_scheme_guessed: isGuessed, id } = this.#start;
    let rules = await readSiteRules(config, url, signal);
    const [first] = await listStartPages(database, id);
    if (!rules.isReachable && isGuessed && first) {
      const plain = url.replace(/^https:/, 'http:');
      rules = await readSiteRules(config, plain, signal);
      if (rules.isReachable) {
        await moveStart(database, id, ['reading'], { url: plain, is_scheme_guessed: false });
        await deletePage(database, first.id);
        await insertStartPages(database, id, [{ url: plain, rank: 0 }]);
        this.#start.url = plain;
      }
    }
    if (!rules.isReachable) {
      const page = await takeNextPage(database, id);
      if (page) await endPage(database, page.id, { state: 'failed', reason: 'robots_unreachable' });
      return null;
    }
    this.#pauseMs = Math.max(
      1000 / pagesConfig.of(config).pageRequestsPerSecond,
      Math.min(rules.file.crawlDelay ?? 0, maxCrawlDelay) * 1000,
    );
    this.#rules = rules;
    return rules;
  }

  async #isOver(): Promise<boolean> {
    if (this.#failure !== null) throw this.#failure;
    if (this.#signal.aborted || this.#kernel.clock.now().getTime() >= this.#until) return true;
    const now = await findStart(this.#kernel.database, this.#start.id);
    if (now?.state !== 'reading' || now.is_stop_asked) return true;
    const pages = await listStartPages(this.#kernel.database, this.#start.id);
    const read = pages.filter(({ state }) => state === 'read').length;
    const tries = pages.filter(({ state }) => state === 'read' || state === 'failed').length;
    const limit = this.#start.page_limit;
    if (read >= limit || tries >= limit * maxTries) return true;
    // Those under way may be the last that are wanted.
    if (read + this.#inFlight.size >= limit || this.#inFlight.size >= maxConcurrent) {
      await Promise.race(this.#inFlight);
      return this.#isOver();
    }
    return false;
  }

  async #begin(page: StartPageFacts, rules: SiteRules): Promise<void> {
    const { database } = this.#kernel;
    if (!rules.isAllowed(page.url)) return endPage(database, page.id, { state: 'failed', reason: 'robots' });
    try {
      await this.#turn();
    } catch (problem) {
      if (this.#signal.aborted) throw problem;
      return;
    }
    const work: Promise<void> = this.#read(page)
      .catch((problem: unknown) => {
        this.#failure ??= problem;
      })
      .finally(() => this.#inFlight.delete(work));
    this.#inFlight.add(work);
    // The first page says where all others are.
    if (page.rank === 0) await work;
  }

  async #read(page: StartPageFacts): Promise<void> {
    const { database, config } = this.#kernel;
    const { language, id } = this.#start;
    const outcome = await readPage(config, page.url, { language, signal: this.#signal, callOff: this.#callOff });
    if (outcome.kind === 'failed') {
      const { reason, status, leadsTo, title } = outcome;
      return endPage(database, page.id, { state: 'failed', reason, http_state: status, leads_to: leadsTo, title });
    }
    if (outcome.url !== page.url && (await isKnownUrl(database, id, outcome.url, page.id))) return deletePage(database, page.id);
    await this.#keep(page, outcome);
  }

  async #keep(page: StartPageFacts, { url, status, found }: Extract<PageOutcome, { kind: 'read' }>): Promise<void> {
    const { database } = this.#kernel;
    const { follows, ...kept } = found.page;
    const isFirst = page.rank === 0;
    if (isFirst && url !== this.#start.url) {
      await moveStart(database, this.#start.id, ['reading'], { url });
      this.#start.url = url;
    }
    await this.#follow(follows, Math.floor(page.rank / 10) + 1);
    await this.#learn(found.signals, isFirst);
    await endPage(database, page.id, {
      url,
      state: 'read',
      http_state: status,
      title: kept.title,
      title_pixels: found.titlePixels === null ? null : Math.min(found.titlePixels, 30_000),
      has_description: kept.description !== null,
      language: found.language,
      words: found.words,
      internal_links: new Set(kept.links.filter((link) => isOnHost(link.url, url) && link.url !== url).map((link) => link.url))
        .size,
      vacancy: found.signals.vacancies[0] ?? null,
      page: { ...kept, html: kept.html.slice(0, maxHtml), text: kept.text.slice(0, maxHtml), language: found.language },
    });
    if (isFirst)
      await this.#readLooks(found).catch((problem: unknown) => {
        // Without time for its looks the website is read on.
        if (this.#signal.aborted || !this.#callOff.aborted) throw problem;
      });
  }

  /** Adds pages that this one leads to. */
  async #follow(urls: readonly string[], depth: number): Promise<void> {
    const { url: home, folders, page_limit: limit, id } = this.#start;
    const { database } = this.#kernel;
    const known = await listStartPages(database, id);
    const left = limit * maxKnown - known.length;
    if (left <= 0) return;
    const seen = new Set(known.map(({ url }) => withoutSlash(url)));
    const own = urls.filter((url) => {
      const key = withoutSlash(url);
      if (seen.has(key) || !isOnHost(url, home) || !isPageAddress(url) || !isInFolders(url, folders)) return false;
      seen.add(key);
      return true;
    });
    const ranked = own.map((url) => ({ url, rank: rankOf(url, depth) })).toSorted((one, other) => one.rank - other.rank);
    await insertStartPages(database, id, ranked.slice(0, left));
  }

  /** Pages that sitemaps list, where links do not lead to enough. */
  async #readSitemaps({ file, isAllowed }: SiteRules): Promise<void> {
    this.#isListed = true;
    const { url: home } = this.#start;
    const named = file.sitemaps.flatMap((url) => canonicalUrl(url, home) ?? []).filter((url) => isOnHost(url, home));
    const waiting = (named.length > 0 ? named : [new URL('/sitemap.xml', home).href]).slice(0, maxSitemaps);
    for (let asked = 0; asked < 2 * maxSitemaps; asked += 1) {
      const next = waiting.shift();
      if (next === undefined || !isAllowed(next)) return;
      try {
        await this.#turn();
        const sitemap = await readSitemap(this.#kernel.config, next, AbortSignal.any([this.#signal, this.#callOff]));
        const urls = sitemap.urls.slice(0, 5000).flatMap((url) => canonicalUrl(url, home) ?? []);
        if (sitemap.kind === 'index') waiting.push(...urls.filter((url) => isOnHost(url, home)).slice(0, maxSitemaps));
        else await this.#follow(urls, 2);
      } catch (problem) {
        // A website without a sitemap has no further pages; time that is over ends the run elsewhere.
        if (this.#signal.aborted) throw problem;
        if (!(problem instanceof SitemapProblem) && !this.#callOff.aborted) throw problem;
        return;
      }
    }
  }

  async #learn({ names, themeColors, colors }: PageSignals, isFirst: boolean): Promise<void> {
    const known = this.#brand;
    this.#brand = {
      ...known,
      names: {
        site: known.names.site ?? names.site,
        organization: known.names.organization ?? names.organization,
        suffixes: names.suffix === null ? known.names.suffixes : [...known.names.suffixes, names.suffix].slice(0, 60),
      },
      themeColors: [...new Set([...known.themeColors, ...themeColors])].slice(0, 6),
      colors: isFirst ? addColors([known.colors, colors]) : known.colors,
    };
    await moveStart(this.#kernel.database, this.#start.id, ['reading'], { brand: this.#brand });
  }

  /** Fetches a file named by the first page, within the rules of the website; null if it cannot be fetched. */
  async #fetchFile(url: string): Promise<Uint8Array | null> {
    if (isOnHost(url, this.#start.url) && !this.#rules?.isAllowed(url)) return null;
    try {
      await this.#turn();
      const answer = await startFetch(this.#kernel.config)(url, AbortSignal.any([this.#signal, this.#callOff]));
      return answer.status === 200 && answer.leadsTo === undefined ? answer.bytes : null;
    } catch (problem) {
      if (this.#signal.aborted || !(problem instanceof EngineFailure || this.#callOff.aborted)) throw problem;
      return null;
    }
  }

  /** Colors of the style sheets, and the logo. */
  async #readLooks({ signals }: StartPage): Promise<void> {
    const sheets: string[] = [];
    for (const url of signals.stylesheets.slice(0, maxSheets)) {
      const bytes = await this.#fetchFile(url);
      if (bytes) sheets.push(new TextDecoder().decode(bytes.subarray(0, maxCss)));
    }
    const signal = AbortSignal.any([this.#signal, this.#callOff]);
    const colors = sheets.length === 0 ? [] : await runHeavy('start-colors', { css: sheets }, { signal, timeMs: 10_000 });
    const logo = this.#brand.logo ?? (await this.#readLogo(signals.logos));
    this.#brand = { ...this.#brand, colors: addColors([this.#brand.colors, colors]), logo };
    await moveStart(this.#kernel.database, this.#start.id, ['reading'], { brand: this.#brand });
  }

  async #readLogo(logos: PageSignals['logos']): Promise<StartBrand['logo']> {
    for (const { url, source } of logos.slice(0, maxLogos)) {
      const bytes = await this.#fetchFile(url);
      if (bytes && (await isLogo(bytes))) return { key: await this.#kernel.storage.save(logoArea, bytes), source };
    }
    return null;
  }
}

/** Characters of a page's text, and bytes of a style sheet, that are kept. */
const maxHtml = 200_000;
const maxCss = 600_000;

const withoutSlash = (url: string) => url.replace(/\/$/, '');

/** Reads the pages of a run, from where an earlier worker was. */
export async function readWebsite(kernel: Kernel, start: StartRow, signal: AbortSignal): Promise<void> {
  const now = kernel.clock.now().getTime();
  const begun = start.begun_at?.getTime() ?? now;
  const until = new Date(Math.max(begun + readingMs, start.begun_at === null ? 0 : now + minMs));
  await moveStart(kernel.database, start.id, ['reading'], { begun_at: new Date(begun), read_until: until });
  await new Reading(kernel, start, until, signal).run();
}
