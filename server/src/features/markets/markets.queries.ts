// SQL of markets: sums by country or language, one statement each. A sum is null where nothing of it is known.
import { microsPerUnit } from '@folio/contract/campaign-words';
import { type MarketFigure, marketLimits } from '@folio/contract/market-words';
import type { MarketCampaign } from '@folio/contract/markets';
import type { Db } from '../../kernel/db/database.ts';
import { scopeSql } from '../../kernel/db/scope.ts';
import type { Scope } from '../../kernel/policy.ts';

interface Span {
  from: string;
  to: string;
}

/** Texts of a scope by their language. Read from an index alone. */
export async function countDocuments(db: Db, scope: Scope): Promise<{ language: string; count: number }[]> {
  const values: number[] = [];
  const parameter = (value: number) => `$${values.push(value)}`;
  const { rows } = await db.client.query<{ language: string; count: number }>(
    `select d.language, count(*)::int as count from order_details d where ${scopeSql(scope, 'd', parameter)}
     ${scope.workspaceId === null ? '' : 'and d.workspace_id is not null'}
     and d.status = 'accepted' and d.category = 'text' and d.kind <> 'human_proofreading'
     group by d.language order by 2 desc limit 500`,
    values,
  );
  return rows;
}

/** Documents published on the websites of a country in a span of days; 0 for a country with websites but no documents. */
export async function countPublications(db: Db, scope: Scope, { from, to }: Span): Promise<{ country: string; value: number }[]> {
  const values: (number | string)[] = [from, to];
  const parameter = (value: number) => `$${values.push(value)}`;
  const { rows } = await db.client.query<{ country: string; value: number }>(
    `select w.country, count(distinct e.order_detail_id)::int as value from websites w
       left join publication_events e on e.website_id = w.id and e.state = 'live'
         and e.created_at >= $1::date and e.created_at < $2::date + 1
     where ${scopeSql(scope, 'w', parameter)} and w.country is not null
     group by w.country limit 300`,
    values,
  );
  return rows;
}

/** Audiences of a workspace's campaigns that lie in a span of days, without those that were cancelled; the newest first. */
export async function listAudiences(
  db: Db,
  workspaceId: number,
  { from, to }: Span,
  campaignId: number | null,
): Promise<MarketCampaign[]> {
  const { rows } = await db.client.query<MarketCampaign>(
    `select id, name, countries from campaigns
     where workspace_id = $1 and state <> 'cancelled' and cardinality(countries) > 0 and ($4::int is null or id = $4)
       and coalesce(from_date, $3::date) <= $3::date and coalesce(to_date, $2::date) >= $2::date
     order by updated_at desc, id desc limit $5`,
    [workspaceId, from, to, campaignId, marketLimits.campaigns],
  );
  return rows;
}

/** A figure of a workspace's campaigns by country, and when figures came in last. */
export async function sumResults(
  db: Db,
  workspaceId: number,
  { from, to }: Span,
  campaignId: number | null,
  figure: MarketFigure,
): Promise<{ country: string; value: number | null }[]> {
  const value = figure === 'spend' ? `sum(r.spend)::float8 / ${microsPerUnit}` : `sum(r.${figure})::float8`;
  const { rows } = await db.client.query<{ country: string; value: number | null }>(
    `select r.country, ${value} as value from campaigns c join campaign_results r on r.campaign_id = c.id
     where c.workspace_id = $1 and c.state <> 'cancelled' and ($4::int is null or c.id = $4)
       and r.country is not null and r.date between $2::date and $3::date
     group by r.country limit 300`,
    [workspaceId, from, to, campaignId],
  );
  return rows;
}

/** Currencies of the campaigns that have spend by country in a span of days, at most two: money of several is never summed. */
export async function listCurrencies(
  db: Db,
  workspaceId: number,
  { from, to }: Span,
  campaignId: number | null,
): Promise<string[]> {
  const { rows } = await db.client.query<{ currency: string }>(
    `select distinct c.currency from campaigns c
     where c.workspace_id = $1 and c.state <> 'cancelled' and ($4::int is null or c.id = $4)
       and exists (select from campaign_results r where r.campaign_id = c.id and r.country is not null and r.spend is not null
         and r.date between $2::date and $3::date)
     limit 2`,
    [workspaceId, from, to, campaignId],
  );
  return rows.map(({ currency }) => currency);
}
