// Popularity of a keyword by country, from outside. What was read is kept for hours, since it costs requests or money and changes once a day.

import type { InterfaceLanguage } from '@folio/contract/languages';
import { baseOf } from '@folio/contract/languages';
import type { TrendProvider } from '@folio/contract/market-words';
import { EngineFailure } from '@folio/engine/core/engine-types';
import { interestByLanguage } from '@folio/engine/trends/language-interest';
import type { Actor } from '../../kernel/actor.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { findMessage, message } from '../../kernel/messages/messages.ts';
import { createRateLimit } from '../../kernel/rate-limit.ts';
import { connectedOutsideData, outsideDataConfig } from '../outside-data/index.ts';
import { pageFetch } from '../sources/index.ts';
import { countriesByMainLanguage, mainLanguages } from './country-languages.ts';

export interface TrendAsk {
  provider: TrendProvider;
  keyword: string;
  /** Of the keyword. */
  language: string;
  from: string;
  to: string;
}

export interface CountryTrend {
  /** From 0 to 100 of the highest. */
  value: number;
  keyword: string | null;
  change: number | null;
}

/** By country, and when and where it was read. */
export interface ReadTrend {
  countries: ReadonlyMap<string, CountryTrend>;
  source: 'wikipedia' | 'searches';
  name: string;
  readAt: Date;
}

/** Milliseconds for all requests of one reading, and until it is read again. */
const timeoutMs = 40_000;
const keptMs = 6 * 3_600_000;
const maxKept = 200;
/** Readings of an account in an hour. */
const readsAnHour = 120;

async function readWikipedia(kernel: Kernel, ask: TrendAsk): Promise<ReadonlyMap<string, CountryTrend>> {
  const signal = AbortSignal.timeout(timeoutMs);
  const { wikimediaUrl, wikipediaUrl } = outsideDataConfig.of(kernel.config);
  const fetchPage = (url: string) => pageFetch(kernel.config)(url, signal);
  const reader = { fetchPage, trendsUrl: wikimediaUrl, encyclopediaUrl: wikipediaUrl };
  const read = await interestByLanguage(reader, { ...ask, languages: mainLanguages });
  if (!read) return new Map();
  const highest = Math.max(...[...read.values()].map(({ share }) => share));
  return new Map(
    [...read].flatMap(([language, { title, share, change }]) => {
      const value = highest === 0 ? 0 : Math.round((share / highest) * 100);
      return (countriesByMainLanguage.get(language) ?? []).map((code) => [code, { value, keyword: title, change }] as const);
    }),
  );
}

/** Throws `EngineFailure`: NEEDS_FIGURES where the account has no source of its own. */
async function readSearches(kernel: Kernel, accountId: number, ask: TrendAsk) {
  const source = await connectedOutsideData(kernel, accountId);
  if (!source) throw new EngineFailure('NEEDS_FIGURES');
  const asked = { keyword: ask.keyword, language: baseOf(ask.language), from: ask.from, to: ask.to };
  const read = await source.countries(asked, AbortSignal.timeout(timeoutMs));
  const countries = new Map([...read].map(([code, value]) => [code, { value, keyword: null, change: null }] as const));
  return { countries, name: source.name };
}

async function read(kernel: Kernel, accountId: number, ask: TrendAsk): Promise<ReadTrend> {
  const readAt = kernel.clock.now();
  if (ask.provider === 'searches') return { ...(await readSearches(kernel, accountId, ask)), source: 'searches', readAt };
  return { countries: await readWikipedia(kernel, ask), source: 'wikipedia', name: 'Wikimedia', readAt };
}

/** Why nothing could be read, as a sentence. */
export function problemOf(failure: EngineFailure, provider: TrendProvider, language: InterfaceLanguage): string {
  if (failure.code === 'NEEDS_FIGURES') return message('market_no_source', language);
  const away = provider === 'wikipedia' ? null : findMessage(failure.code, language, { detail: failure.detail ?? '' });
  return away ?? message('market_wikipedia_away', language);
}

/** Reads trends by country, each once in six hours. Throws `EngineFailure`, and 429 for an account that asks too often. */
export function createTrendReader(kernel: Kernel) {
  const limit = createRateLimit(kernel.database, 'market-trends', readsAnHour, 3600);
  const kept = new Map<string, Promise<ReadTrend>>();
  return async (actor: Actor, ask: TrendAsk): Promise<ReadTrend> => {
    // Wikipedia data is shared by all accounts; search data is for the account that pays for it.
    const key = JSON.stringify([ask.provider === 'wikipedia' ? 0 : actor.accountId, ask]);
    const known = await kept.get(key)?.catch(() => null);
    if (known && kernel.clock.now().getTime() - known.readAt.getTime() < keptMs) return known;
    await limit.spend([String(actor.accountId)]);
    const reading = kept.get(key) ?? read(kernel, actor.accountId, ask);
    if (kept.size >= maxKept) kept.delete(kept.keys().next().value ?? '');
    kept.set(key, reading);
    try {
      return await reading;
    } catch (problem) {
      kept.delete(key);
      throw problem;
    }
  };
}
