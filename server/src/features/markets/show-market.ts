// Figures by country from the words of a call. What is not known is null and never 0.
import type { CallInput } from '@folio/contract/base';
import { marketLimits } from '@folio/contract/market-words';
import type { MarketCampaign, MarketCountry, marketsContract } from '@folio/contract/markets';
import { addDays, daysBetween } from '@folio/contract/working-days';
import { EngineFailure } from '@folio/engine/core/engine-types';
import type { Actor } from '../../kernel/actor.ts';
import { invalidField } from '../../kernel/errors.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { message } from '../../kernel/messages/messages.ts';
import { type Scope, scopeOf } from '../../kernel/policy.ts';
import { canCreateTaskIn } from '../tasks/index.ts';
import { countriesOf, mainLanguageOf } from './country-languages.ts';
import { marketsConfig } from './markets.config.ts';
import { authorizeCampaign, authorizeCampaigns, refuseHiddenMarkets, seesCampaigns } from './markets.policy.ts';
import { countDocuments, countPublications, listAudiences, listCurrencies, sumResults } from './markets.queries.ts';
import { type CountryTrend, type createTrendReader, problemOf } from './read-trend.ts';

export type MarketCall = CallInput<(typeof marketsContract)['show']>;

interface Span {
  from: string;
  to: string;
}

/** Country data of a layer, with its source. */
interface Layer {
  values: ReadonlyMap<string, Pick<CountryTrend, 'keyword' | 'change'> & { value: number | null }>;
  source: string;
  readAt: Date | null;
  problem: string | null;
  currency: string | null;
}

type ReadTrendOf = ReturnType<typeof createTrendReader>;

/** The last 12 months; trends end yesterday, the last day that services know whole. Throws 422 for a span that is turned round or too long. */
function spanOf(call: MarketCall, now: Date): Span {
  const to = call.to ?? addDays(now.toISOString().slice(0, 10), call.layer === 'trends' ? -1 : 0);
  const from = call.from ?? addDays(to, -364);
  if (to < from) throw invalidField('to', 'too_small', { min: from });
  if (daysBetween(from, to) >= marketLimits.days) throw invalidField('to', 'too_many_days', { max: marketLimits.days });
  return { from, to };
}

const plain = (rows: readonly { country: string; value: number | null }[]): Layer['values'] =>
  new Map(rows.map(({ country, value }) => [country, { value, keyword: null, change: null }]));

async function trendsOf(actor: Actor, call: MarketCall, span: Span, readTrend: ReadTrendOf): Promise<Layer> {
  const { keyword, provider, language = actor.language } = call;
  if (keyword === '') return { values: new Map(), source: '', readAt: null, problem: null, currency: null };
  try {
    const trend = await readTrend(actor, { provider, keyword, language, ...span });
    const source = message(`market_source_${trend.source}`, actor.language, { name: trend.name });
    return { values: trend.countries, source, readAt: trend.readAt, problem: null, currency: null };
  } catch (failure) {
    if (!(failure instanceof EngineFailure)) throw failure;
    return { values: new Map(), source: '', readAt: null, problem: problemOf(failure, provider, actor.language), currency: null };
  }
}

/** Results of campaigns; spend only where all of it is of one currency. */
async function campaignsOf(kernel: Kernel, actor: Actor, scope: Scope, call: MarketCall, span: Span): Promise<Layer> {
  const { database: db, clock } = kernel;
  const { campaign_id: campaignId = null, figure } = call;
  const layer = { source: message('market_source_campaigns', actor.language), readAt: clock.now() };
  if (scope.workspaceId === null) return { ...layer, values: new Map(), problem: null, currency: null };
  const [currency = null, other] = figure === 'spend' ? await listCurrencies(db, scope.workspaceId, span, campaignId) : [];
  if (other !== undefined)
    return { ...layer, values: new Map(), problem: message('market_currencies', actor.language), currency: null };
  const rows = await sumResults(db, scope.workspaceId, span, campaignId, figure);
  return { ...layer, values: plain(rows), problem: null, currency };
}

function layerOf(
  kernel: Kernel,
  actor: Actor,
  scope: Scope,
  call: MarketCall,
  span: Span,
  readTrend: ReadTrendOf,
): Promise<Layer> {
  const { database: db, clock } = kernel;
  const counted = (values: Layer['values'], key: 'market_source_publications'): Layer => ({
    values,
    source: message(key, actor.language),
    readAt: clock.now(),
    problem: null,
    currency: null,
  });
  switch (call.layer) {
    case 'trends':
      return trendsOf(actor, call, span, readTrend);
    case 'publications':
      return countPublications(db, scope, span).then((rows) => counted(plain(rows), 'market_source_publications'));
    case 'campaigns':
      return campaignsOf(kernel, actor, scope, call, span);
  }
}

/** Documents by country: one in German counts for every country that speaks it, one in Austrian German for Austria alone. */
async function documentsOf(kernel: Kernel, scope: Scope): Promise<Map<string, number>> {
  const documents = new Map<string, number>();
  for (const { language, count } of await countDocuments(kernel.database, scope))
    for (const country of countriesOf(language)) documents.set(country, (documents.get(country) ?? 0) + count);
  return documents;
}

function byCountry(
  layer: Layer,
  documents: ReadonlyMap<string, number>,
  campaigns: readonly MarketCampaign[] | null,
): MarketCountry[] {
  const audiences = new Map<string, number>();
  for (const { countries } of campaigns ?? [])
    for (const country of new Set(countries)) audiences.set(country, (audiences.get(country) ?? 0) + 1);
  const codes = new Set([...layer.values.keys(), ...documents.keys(), ...audiences.keys()]);
  const countries = [...codes].map((code): MarketCountry => {
    const { value = null, keyword = null, change = null } = layer.values.get(code) ?? {};
    return {
      code,
      value,
      documents: documents.get(code) ?? 0,
      campaigns: campaigns ? (audiences.get(code) ?? 0) : null,
      language: mainLanguageOf(code),
      keyword,
      change,
    };
  });
  const order = (one: MarketCountry, other: MarketCountry) =>
    (other.value ?? -1) - (one.value ?? -1) || other.documents - one.documents || one.code.localeCompare(other.code);
  return countries.toSorted(order);
}

/** Throws 404 for a workspace or campaign out of reach, 403 for campaigns that the caller does not see, 422 for the span. */
export async function showMarket(kernel: Kernel, actor: Actor, call: MarketCall, readTrend: ReadTrendOf) {
  const { database: db } = kernel;
  const scope = scopeOf(actor, call.workspace_id);
  const span = spanOf(call, kernel.clock.now());
  // The map of a campaign's results is part of campaigns.
  if (call.campaign_id === undefined) await refuseHiddenMarkets(db, actor);
  if (call.layer === 'campaigns' || call.campaign_id !== undefined) await authorizeCampaigns(db, actor);
  if (call.campaign_id !== undefined) await authorizeCampaign(db, actor, scope, call.campaign_id);
  const areSeen = await seesCampaigns(db, actor);
  const campaigns =
    areSeen && scope.workspaceId !== null ? await listAudiences(db, scope.workspaceId, span, call.campaign_id ?? null) : [];
  const layer = await layerOf(kernel, actor, scope, call, span, readTrend);
  const { source, readAt, problem, currency } = layer;
  return {
    layer: call.layer,
    ...span,
    countries: byCountry(layer, await documentsOf(kernel, scope), areSeen ? campaigns : null),
    campaigns,
    source,
    read_at: readAt?.toISOString() ?? null,
    currency,
    is_available: problem === null,
    problem,
    is_by_language: call.layer === 'trends' && call.provider === 'wikipedia',
    has_own_shapes: marketsConfig.of(kernel.config).shapes !== null,
    can: { see_campaigns: areSeen, create_task: canCreateTaskIn(actor, scope.workspaceId) },
  };
}
