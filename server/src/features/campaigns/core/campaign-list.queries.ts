// SQL of the manager's dashboard: one page of campaigns, counts by state, and totals of running and waiting ones.
import { type CampaignState, campaignStates } from '@folio/contract/campaign-words';
import { and, desc, eq, ilike, inArray, or, type SQL, sql } from 'drizzle-orm';
import { containing } from '../../../kernel/db/containing.ts';
import type { Db } from '../../../kernel/db/database.ts';
import { users } from '../../accounts/accounts.table.ts';
import { workspaces } from '../../workspaces/workspaces.table.ts';
import type { CampaignRow } from './campaigns.queries.ts';
import { campaigns } from './campaigns.table.ts';

export interface CampaignFilter {
  workspaceIds: readonly number[];
  state?: CampaignState | undefined;
  channel?: string | undefined;
  person?: number | undefined;
  search?: string | undefined;
}

/** A campaign with the names of its client and manager, the day there, and the client's last request. */
export interface ListedCampaign {
  campaign: CampaignRow;
  client: string;
  person: string;
  today: string;
  lastNote: string | null;
}

const columns = {
  campaign: campaigns,
  client: workspaces.name,
  person: users.name,
  today: sql<string>`to_char(now() at time zone ${workspaces.time_zone}, 'YYYY-MM-DD')`,
  lastNote: sql<string | null>`(select d.note from campaign_decisions d where d.campaign_id = ${campaigns.id}
    and d.item_id is null and d.verdict = 'changes' order by d.id desc limit 1)`,
};

const listed = (db: Db) =>
  db.orm
    .select(columns)
    .from(campaigns)
    .innerJoin(workspaces, eq(workspaces.id, campaigns.workspace_id))
    .innerJoin(users, eq(users.id, campaigns.user_id))
    .$dynamic();

function conditionOf({ workspaceIds, state, channel, person, search }: CampaignFilter): SQL | undefined {
  const pattern = containing(search);
  return and(
    inArray(campaigns.workspace_id, [...workspaceIds, 0]),
    state ? eq(campaigns.state, state) : undefined,
    channel ? sql`${channel} = any(${campaigns.channels})` : undefined,
    person ? eq(campaigns.user_id, person) : undefined,
    search ? or(ilike(campaigns.name, pattern), ilike(campaigns.goal, pattern)) : undefined,
  );
}

/** Running ones first, then those that wait, then the others; in each the newest first. */
const order = sql`case ${campaigns.state} when 'running' then 0 when 'proposed' then 1 when 'changes_requested' then 2 when 'approved' then 3
  when 'paused' then 4 when 'draft' then 5 else 6 end`;

/** One page of campaigns, with how many there are in each state whatever state is asked for. */
export async function listCampaigns(db: Db, filter: CampaignFilter, { page, perPage }: { page: number; perPage: number }) {
  const rows: ListedCampaign[] = await listed(db)
    .where(conditionOf(filter))
    .orderBy(order, desc(campaigns.updated_at), desc(campaigns.id))
    .limit(perPage)
    .offset((page - 1) * perPage);
  const { state: _state, ...others } = filter;
  const counted = await db.orm
    .select({ state: campaigns.state, count: sql<number>`count(*)::int` })
    .from(campaigns)
    .where(conditionOf(others))
    .groupBy(campaigns.state);
  const counts = Object.fromEntries(campaignStates.map((state) => [state, 0])) as Record<CampaignState, number>;
  for (const one of counted) counts[one.state] = one.count;
  return { rows, counts };
}

export async function findListed(db: Db, id: number): Promise<ListedCampaign | null> {
  const [row] = await listed(db).where(eq(campaigns.id, id));
  return row ?? null;
}

/** Campaigns that run or are paused, with which the dashboard's figures are made; at most 500. */
export const listRunning = (db: Db, workspaceIds: readonly number[]): Promise<ListedCampaign[]> =>
  listed(db)
    .where(and(inArray(campaigns.workspace_id, [...workspaceIds, 0]), eq(campaigns.state, 'running')))
    .orderBy(desc(campaigns.updated_at), desc(campaigns.id))
    .limit(500);

/** Proposals and tasks of items that wait for clients, and how many days the oldest has. */
export async function countWaiting(db: Db, workspaceIds: readonly number[]) {
  const { rows } = await db.client.query<{ proposals: number; items: number; oldest_days: number | null }>(
    `with proposals as (
       select c.proposed_at as since from campaigns c where c.workspace_id = any($1::int[]) and c.state = 'proposed'),
     items as (
       select distinct on (l.item_id) l.item_id, t.updated_at as since from campaigns c join campaign_items i on i.campaign_id = c.id
         and i.dropped_at is null join campaign_links l on l.item_id = i.id join tasks t on t.id = l.task_id and t.status = 'ready'
         join task_steps s on s.task_id = t.id and s.is_current and s.state = 'active' and s.guest_id is not null
       where c.workspace_id = any($1::int[]) and c.state not in ('completed', 'cancelled') order by l.item_id, t.updated_at)
     select (select count(*)::int from proposals) as proposals, (select count(*)::int from items) as items,
       (select floor(extract(epoch from now() - min(since)) / 86400)::int from (select since from proposals union all select since from items) w) as oldest_days`,
    [workspaceIds],
  );
  return rows[0] ?? { proposals: 0, items: 0, oldest_days: null };
}

/** Filter options of the list: clients and managers of campaigns, and their channels. */
export async function listChoices(db: Db, workspaceIds: readonly number[]) {
  const clients = await db.orm
    .select({ id: workspaces.id, name: workspaces.name })
    .from(workspaces)
    .where(inArray(workspaces.id, [...workspaceIds, 0]))
    .orderBy(sql`lower(${workspaces.name})`, workspaces.id)
    .limit(500);
  const people = await db.orm
    .selectDistinct({ id: users.id, name: users.name })
    .from(users)
    .innerJoin(campaigns, eq(campaigns.user_id, users.id))
    .where(inArray(campaigns.workspace_id, [...workspaceIds, 0]))
    .orderBy(users.name)
    .limit(200);
  const { rows } = await db.client.query<{ channel: string }>(
    'select distinct unnest(channels) as channel from campaigns where workspace_id = any($1::int[]) order by 1 limit 200',
    [workspaceIds],
  );
  return { clients, people, channels: rows.map(({ channel }) => channel) };
}
