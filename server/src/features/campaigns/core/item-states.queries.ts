// SQL of items with their state. With a task the state is the task's, and with a document its publication's; nothing of it is stored.
import type { CampaignLink } from '@folio/contract/campaign-shapes';
import type { CampaignItemState } from '@folio/contract/campaign-words';
import type { Db } from '../../../kernel/db/database.ts';
import type { orderRows } from '../../orders/index.ts';
import { isLiveSql } from '../../publishing/index.ts';
import type { ItemRow } from './campaigns.queries.ts';

export interface ShownItem extends Omit<ItemRow, 'due_noticed_for'> {
  state: CampaignItemState;
}

/** The state of item `i`: of several tasks, that of the one that is furthest behind. */
const stateSql = `case
  when i.dropped_at is not null then 'dropped'
  when t.step is not null then (array['planned', 'in_production', 'client_review', 'approved', 'live'])[t.step]
  when d.links > 0 then case when d.outputs > 0 and d.outputs = d.live then 'live' else 'in_production' end
  when i.is_done then 'live'
  else 'planned' end`;

/** Links of item `i`: the step of its tasks, and the number of live outputs of its documents and orders. */
const madeOfSql = `
  left join lateral (
    select min(case t.status
      when 'waiting' then 1
      when 'ready' then case when exists (select from task_steps s where s.task_id = t.id and s.is_current and s.state = 'active'
        and s.guest_id is not null) then 3 else 2 end
      when 'approved' then 4 when 'published' then 5 when 'completed' then 5 else 2 end) as step
    from campaign_links l join tasks t on t.id = l.task_id where l.item_id = i.id) t on true
  left join lateral (
    select count(distinct l.id)::int as links, count(distinct o.id)::int as outputs, count(distinct o.id) filter (where exists (
      select from publications p where p.order_detail_id = o.id and ${isLiveSql('p')}))::int as live
    from campaign_links l left join order_details o on o.id = l.order_detail_id or o.order_id = l.order_id
    where l.item_id = i.id and l.task_id is null) d on true`;

type RawItem = Omit<ShownItem, 'budget'> & { budget: string | null };

/** Items of campaigns with their states, by campaign and first day. */
export async function listItems(db: Db, campaignIds: readonly number[]): Promise<ShownItem[]> {
  if (campaignIds.length === 0) return [];
  const { rows } = await db.client.query<RawItem>(
    `select i.id, i.campaign_id, i.code, i.name, i.channel, to_char(i.from_date, 'YYYY-MM-DD') as from_date,
       to_char(i.to_date, 'YYYY-MM-DD') as to_date, i.time, i.budget, i.is_shared, i.is_done, i.note, i.dropped_at, i.created_at,
       ${stateSql} as state
     from campaign_items i ${madeOfSql}
     where i.campaign_id = any($1::int[]) order by i.campaign_id, i.from_date, i.id`,
    [campaignIds],
  );
  return rows.map((row) => ({ ...row, budget: row.budget === null ? null : Number(row.budget) }));
}

export type StoppedDocument = Pick<orderRows.StoppedDetail, 'status' | 'reason' | 'reason_detail'> & {
  link_id: number;
  item_id: number;
};

/** Documents of items that are on hold or failed, with the link that leads to them, in the order of the links. */
export async function listStoppedOf(db: Db, itemIds: readonly number[]): Promise<StoppedDocument[]> {
  if (itemIds.length === 0) return [];
  const { rows } = await db.client.query<StoppedDocument>(
    `select l.id as link_id, l.item_id, d.status, d.reason, d.reason_detail
     from campaign_links l left join tasks t on t.id = l.task_id
       join order_details d on d.id = coalesce(t.order_detail_id, l.order_detail_id) or d.order_id = l.order_id
     where l.item_id = any($1::int[]) and d.status in ('onHold', 'failed') order by l.item_id, l.id, d.id`,
    [itemIds],
  );
  return rows;
}

export type ItemLink = Omit<CampaignLink, 'document_problem'> & { item_id: number };

/** Links of campaign items. */
export async function listLinks(db: Db, campaignId: number): Promise<ItemLink[]> {
  const { rows } = await db.client.query<ItemLink>(
    `select l.id, l.item_id, case when l.task_id is not null then 'task' when l.order_detail_id is not null then 'document' else 'order' end as kind,
       coalesce(l.task_id, l.order_detail_id, l.order_id) as subject_id, coalesce(t.title, d.title, o.title, '') as title,
       coalesce(t.status, d.status, case when o.is_draft then 'draft' else 'placed' end, '') as status
     from campaign_links l join campaign_items i on i.id = l.item_id left join tasks t on t.id = l.task_id
       left join order_details d on d.id = l.order_detail_id left join orders o on o.id = l.order_id
     where i.campaign_id = $1 order by l.id`,
    [campaignId],
  );
  return rows;
}

/** Tasks that an item is linked with. */
export async function listTaskIds(db: Db, itemId: number): Promise<number[]> {
  const { rows } = await db.client.query<{ task_id: number }>(
    'select task_id from campaign_links where item_id = $1 and task_id is not null order by task_id',
    [itemId],
  );
  return rows.map(({ task_id }) => task_id);
}

export interface ItemOfTask {
  task_id: number;
  item_id: number;
  campaign_id: number;
}

/** Items in the plan that these tasks are linked with, by campaign and item. */
export async function listItemsOfTasks(db: Db, taskIds: readonly number[]): Promise<ItemOfTask[]> {
  if (taskIds.length === 0) return [];
  const { rows } = await db.client.query<ItemOfTask>(
    `select l.task_id, l.item_id, i.campaign_id from campaign_links l join campaign_items i on i.id = l.item_id
     where l.task_id = any($1::int[]) and i.dropped_at is null order by i.campaign_id, l.item_id, l.task_id`,
    [taskIds],
  );
  return rows;
}

export interface LinkedThing {
  task_id?: number | undefined;
  order_detail_id?: number | undefined;
  order_id?: number | undefined;
}

/** Links a thing to an item that the caller has locked; null where it is linked already. */
export async function insertLink(tx: Db, itemId: number, thing: LinkedThing): Promise<number | null> {
  const { rows } = await tx.client.query<{ id: number }>(
    `insert into campaign_links (item_id, task_id, order_detail_id, order_id) values ($1, $2, $3, $4) on conflict do nothing returning id`,
    [itemId, thing.task_id ?? null, thing.order_detail_id ?? null, thing.order_id ?? null],
  );
  return rows[0]?.id ?? null;
}

/** The item and campaign that a thing belongs to. */
export async function findLinkOf(db: Db, thing: LinkedThing): Promise<{ item_id: number; campaign: string } | null> {
  const { rows } = await db.client.query<{ item_id: number; campaign: string }>(
    `select l.item_id, c.name as campaign from campaign_links l join campaign_items i on i.id = l.item_id
       join campaigns c on c.id = i.campaign_id
     where l.task_id = $1 or l.order_detail_id = $2 or l.order_id = $3`,
    [thing.task_id ?? null, thing.order_detail_id ?? null, thing.order_id ?? null],
  );
  return rows[0] ?? null;
}

export async function countLinks(tx: Db, itemId: number): Promise<number> {
  const { rows } = await tx.client.query<{ count: number }>(
    'select count(*)::int as count from campaign_links where item_id = $1',
    [itemId],
  );
  return rows[0]?.count ?? 0;
}

/** Items no longer lead to documents that leave the campaign's workspace. */
export async function unlinkDocuments(tx: Db, orderDetailIds: readonly number[]): Promise<void> {
  await tx.client.query('delete from campaign_links where order_detail_id = any($1::int[])', [orderDetailIds]);
}

/** False where the item has no such link. */
export async function deleteLink(tx: Db, itemId: number, id: number): Promise<boolean> {
  const { rowCount } = await tx.client.query('delete from campaign_links where item_id = $1 and id = $2', [itemId, id]);
  return (rowCount ?? 0) > 0;
}
