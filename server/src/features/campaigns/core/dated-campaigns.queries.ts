// SQL of a calendar's campaigns: items on their days, and plans that wait for the client.
import type { CampaignItemState } from '@folio/contract/campaign-words';
import type { Db } from '../../../kernel/db/database.ts';
import { listItems, listStoppedOf, type StoppedDocument } from './item-states.queries.ts';

export interface DatedItem {
  id: number;
  campaign_id: number;
  campaign: string;
  workspace_id: number;
  website_id: number | null;
  revision: number;
  is_over: boolean;
  name: string;
  channel: string;
  from: string;
  to: string;
  time: string | null;
  state: CampaignItemState;
  /** The first of its documents that is on hold or failed. */
  stopped: StoppedDocument | null;
}

interface DayRange {
  from: string;
  to: string;
  /** Rows at most, and one more where there are more. */
  limit: number;
  /** Of one campaign alone. */
  campaignId?: number | undefined;
}

/** Items that are not dropped and lie within the days, of campaigns that were not cancelled; by first day. */
export async function listDatedItems(
  db: Db,
  workspaceIds: readonly number[],
  { from, to, limit, campaignId }: DayRange,
  onlyItem: number | null = null,
): Promise<DatedItem[]> {
  const { rows } = await db.client.query<Omit<DatedItem, 'state' | 'stopped'>>(
    `select i.id, i.campaign_id, c.name as campaign, c.workspace_id, c.website_id, c.revision, c.state = 'completed' as is_over, i.name, i.channel,
       to_char(i.from_date, 'YYYY-MM-DD') as "from", to_char(i.to_date, 'YYYY-MM-DD') as "to", i.time
     from campaigns c join campaign_items i on i.campaign_id = c.id
     where c.workspace_id = any($1::int[]) and c.state <> 'cancelled' and i.dropped_at is null
       and i.from_date <= $3::date and i.to_date >= $2::date and ($5::int is null or i.id = $5)
       and ($6::int is null or c.id = $6)
     order by i.from_date, i.id limit $4`,
    [workspaceIds, from, to, limit + 1, onlyItem, campaignId ?? null],
  );
  const states = new Map(
    (await listItems(db, [...new Set(rows.map(({ campaign_id }) => campaign_id))])).map(({ id, state }) => [id, state]),
  );
  const stopped = await listStoppedOf(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({
    ...row,
    state: states.get(row.id) ?? 'planned',
    stopped: stopped.find(({ item_id: id }) => id === row.id) ?? null,
  }));
}

export interface WaitingPlan {
  id: number;
  name: string;
  workspace_id: number;
  website_id: number | null;
  revision: number;
  day: string;
  contact: string | null;
}

/** Campaigns without the client's decision, on their first day. */
export async function listWaitingPlans(
  db: Db,
  workspaceIds: readonly number[],
  { from, to, limit, campaignId }: DayRange,
): Promise<WaitingPlan[]> {
  const { rows } = await db.client.query<WaitingPlan>(
    `select id, name, workspace_id, website_id, revision, to_char(from_date, 'YYYY-MM-DD') as day, contact_name as contact
     from campaigns where workspace_id = any($1::int[]) and from_date between $2::date and $3::date
       and (state = 'proposed' or is_changed_since_approval) and ($5::int is null or id = $5)
     order by from_date, id limit $4`,
    [workspaceIds, from, to, limit + 1, campaignId ?? null],
  );
  return rows;
}

/** The day that it is in the workspace of an item; null where the item is gone. */
export async function findTodayOfItem(db: Db, itemId: number): Promise<{ today: string; workspaceId: number } | null> {
  const { rows } = await db.client.query<{ today: string; workspaceId: number }>(
    `select to_char(now() at time zone w.time_zone, 'YYYY-MM-DD') as today, w.id as "workspaceId"
     from campaign_items i join campaigns c on c.id = i.campaign_id join workspaces w on w.id = c.workspace_id where i.id = $1`,
    [itemId],
  );
  return rows[0] ?? null;
}
