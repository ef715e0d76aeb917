// SQL of figures as the list and the pacing need them. A sum is null where nothing of it is known.
import type { Db } from '../../../kernel/db/database.ts';

/** Spend by campaign and day, of the days that have some. */
export async function listSpend(db: Db, campaignIds: readonly number[]): Promise<Map<number, Map<string, number>>> {
  const byCampaign = new Map<number, Map<string, number>>(campaignIds.map((id) => [id, new Map()]));
  if (campaignIds.length === 0) return byCampaign;
  const { rows } = await db.client.query<{ campaign_id: number; date: string; spend: string }>(
    `select campaign_id, to_char(date, 'YYYY-MM-DD') as date, sum(spend) as spend from campaign_results
     where campaign_id = any($1::int[]) and spend is not null group by campaign_id, date`,
    [campaignIds],
  );
  for (const row of rows) byCampaign.get(row.campaign_id)?.set(row.date, Number(row.spend));
  return byCampaign;
}

/** Conversions by campaign, of the campaigns that have some known. */
export async function listConversions(db: Db, campaignIds: readonly number[]): Promise<Map<number, number>> {
  if (campaignIds.length === 0) return new Map();
  const { rows } = await db.client.query<{ campaign_id: number; conversions: string }>(
    `select campaign_id, sum(conversions) as conversions from campaign_results
     where campaign_id = any($1::int[]) and conversions is not null group by campaign_id`,
    [campaignIds],
  );
  return new Map(rows.map((row) => [row.campaign_id, Number(row.conversions)]));
}
