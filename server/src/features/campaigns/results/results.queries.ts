// SQL of figures in groups. A sum is null where nothing of it is known; a rate is of rows that have both figures.
import { type CampaignFigure, campaignFigures, type ResultGroup } from '@folio/contract/campaign-words';
import type { Db } from '../../../kernel/db/database.ts';

export type Sums = Record<CampaignFigure, number | null> & {
  click_rate: number | null;
  cost_per_conversion: number | null;
};

export interface GroupRow extends Sums {
  key: string | null;
  sources: string[];
}

export interface Span {
  from?: string | undefined;
  to?: string | undefined;
}

const sums = `${campaignFigures.map((figure) => `sum(r.${figure})::float8 as ${figure}`).join(', ')},
  sum(r.clicks) filter (where r.impressions is not null)::float8
    / nullif(sum(r.impressions) filter (where r.clicks is not null), 0)::float8 as click_rate,
  sum(r.spend) filter (where r.conversions is not null)::float8
    / nullif(sum(r.conversions) filter (where r.spend is not null), 0)::float8 as cost_per_conversion`;

const keys: Record<ResultGroup, string> = {
  day: `to_char(r.date, 'YYYY-MM-DD')`,
  week: `to_char(date_trunc('week', r.date), 'YYYY-MM-DD')`,
  channel: 'r.channel',
  country: 'r.country',
  item: 'i.code',
};

const chosen = `from campaign_results r left join campaign_items i on i.id = r.item_id
  where r.campaign_id = $1 and ($2::date is null or r.date >= $2) and ($3::date is null or r.date <= $3)`;

/** Figures of a campaign by day, week, channel, country or item; days and weeks from the newest back, the others by spend. */
export async function listGroups(db: Db, campaignId: number, { from, to }: Span, by: ResultGroup): Promise<GroupRow[]> {
  const order = by === 'day' || by === 'week' ? '1 desc' : 'sum(r.spend) desc nulls last, sum(r.conversions) desc nulls last, 1';
  const { rows } = await db.client.query<GroupRow>(
    `select ${keys[by]} as key, ${sums}, array_agg(distinct r.source order by r.source) as sources ${chosen}
     group by 1 order by ${order} limit 1000`,
    [campaignId, from ?? null, to ?? null],
  );
  return rows;
}

export type Totals = Sums & { known: Record<CampaignFigure, number>; known_until: string | null };

/** All figures of a campaign in a span, and how many items, or items that the client sees, have each. */
export async function findTotals(db: Db, campaignId: number, { from, to }: Span, isShared = false): Promise<Totals> {
  const { rows } = await db.client.query<Totals>(
    `select ${sums}, to_char(max(r.date), 'YYYY-MM-DD') as known_until, json_build_object(${campaignFigures
      .map(
        (figure) =>
          `'${figure}', count(distinct r.item_id) filter (where r.${figure} is not null and i.dropped_at is null and (i.is_shared or not $4))`,
      )
      .join(', ')}) as known ${chosen}`,
    [campaignId, from ?? null, to ?? null, isShared],
  );
  const [row] = rows;
  if (!row) throw new Error('An aggregate has one row');
  return row;
}
