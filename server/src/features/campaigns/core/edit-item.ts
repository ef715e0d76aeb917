// Adding, changing, moving, dropping and sharing items of a campaign.
import { campaignLimits } from '@folio/contract/campaign-words';
import { sql } from 'drizzle-orm';
import type { Actor } from '../../../kernel/actor.ts';
import type { Db } from '../../../kernel/db/database.ts';
import { conflict, invalidField } from '../../../kernel/errors.ts';
import type { Keep } from '../../../kernel/idempotency.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { recordAudit } from '../../audit/index.ts';
import { listTasksById, type MovedTask, moveTasksIn, type TaskRow } from '../../tasks/index.ts';
import { isEditable } from './campaign-states.ts';
import { lockItem, requireInPlan } from './campaigns.policy.ts';
import { type CampaignRow, countItems, type ItemRow, insertItem, updateItem } from './campaigns.queries.ts';
import { changeCampaign, changeItem } from './change-campaign.ts';
import { listTaskIds } from './item-states.queries.ts';
import { originOf } from './move-items-along.ts';
import { addDays, daysBetween, type Span } from './pacing.ts';

/** An item as input. Fields left out stay as they are. */
export interface GivenItem {
  name?: string | undefined;
  channel?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
  time?: string | null | undefined;
  budget?: number | null | undefined;
  is_shared?: boolean | undefined;
  is_done?: boolean | undefined;
  note?: string | undefined;
}

function columnsOf({ from, to, ...plain }: GivenItem): Partial<ItemRow> {
  const known = Object.fromEntries(Object.entries(plain).filter(([, value]) => value !== undefined)) as Partial<ItemRow>;
  return { ...known, ...(from === undefined ? {} : { from_date: from }), ...(to === undefined ? {} : { to_date: to }) };
}

/** Throws 422 where an item ends before it starts, or lies outside the campaign. */
function checkDays(campaign: CampaignRow, { from_date: from, to_date: to }: Pick<ItemRow, 'from_date' | 'to_date'>): void {
  if (to < from) throw invalidField('to', 'end_before_start');
  const isOutside = (campaign.from_date && from < campaign.from_date) || (campaign.to_date && to > campaign.to_date);
  if (isOutside) throw invalidField('from', 'item_outside');
}

const logItem = (tx: Db, actor: Actor, campaign: CampaignRow, action: string, item: Pick<ItemRow, 'code' | 'name'>) =>
  recordAudit(tx, actor, {
    action,
    subjectId: campaign.id,
    subjectName: `${campaign.name}, ${item.code} ${item.name}`,
    workspaceId: campaign.workspace_id,
    details: { code: item.code },
  });

/** Adds an item and answers its id; its code is the campaign's next one. */
export async function createItem(
  kernel: Kernel,
  actor: Actor,
  {
    campaign_id: campaignId,
    ...given
  }: GivenItem & { campaign_id: number; name: string; channel: string; from: string; to: string },
  keep: Keep<number>,
): Promise<number> {
  let id = 0;
  await changeCampaign(kernel, actor, { id: campaignId }, async (tx, campaign) => {
    checkDays(campaign, { from_date: given.from, to_date: given.to });
    if ((await countItems(tx, campaignId)) >= campaignLimits.items)
      throw conflict('campaign_limit', { max: campaignLimits.items });
    const code = `l-${String(campaign.next_number).padStart(2, '0')}`;
    id = await insertItem(tx, {
      ...columnsOf(given),
      name: given.name,
      channel: given.channel,
      from_date: given.from,
      to_date: given.to,
      campaign_id: campaignId,
      code,
    });
    await keep(tx, id);
    const channels = campaign.channels.includes(given.channel) ? campaign.channels : [...campaign.channels, given.channel];
    if (channels.length > campaignLimits.channels) throw conflict('campaign_limit', { max: campaignLimits.channels });
    return { next_number: campaign.next_number + 1, channels };
  });
  return id;
}

/** Days of a task that moves with its item: by as many days, and never with its start after its end. */
function daysAlong(task: TaskRow, item: ItemRow, { from, to }: Span): { start_date?: string; due_date?: string } {
  const due = task.due_date && addDays(task.due_date, daysBetween(item.to_date, to));
  const start = task.start_date && addDays(task.start_date, daysBetween(item.from_date, from));
  return {
    ...(start ? { start_date: due && start > due ? due : start } : {}),
    ...(due ? { due_date: due } : {}),
  };
}

/** Moves the tasks of an item by as many days as the item moves. Throws 403 without the permission for tasks. */
async function moveTasksOf(
  kernel: Kernel,
  tx: Db,
  actor: Actor,
  { item, days, preview = false }: { item: ItemRow; days: Span; preview?: boolean },
): Promise<MovedTask[]> {
  if (days.from === item.from_date && days.to === item.to_date) return [];
  const moved: MovedTask[] = [];
  for (const task of await listTasksById(tx, await listTaskIds(tx, item.id))) {
    const along = daysAlong(task, item, days);
    if (Object.keys(along).length === 0) continue;
    const { moves } = await moveTasksIn(kernel, tx, actor, {
      ids: [task.id],
      preview,
      origin: originOf(item.id),
      ...along,
    });
    moved.push(...moves);
  }
  return moved;
}

/** Throws 409 where the caller saw the item in the plan and it is dropped, or the other way round. */
function checkSeen(item: ItemRow, wasDropped: boolean | undefined): void {
  const isDropped = item.dropped_at !== null;
  if (wasDropped === undefined || wasDropped === isDropped) return;
  throw conflict(isDropped ? 'campaign_item_dropped' : 'campaign_item_restored');
}

/**
 * Changes an item; its tasks move with its days. Throws 409 where the campaign has another revision than the one that was seen, or the item
 * was dropped or put back since it was seen (`is_dropped` is how that was).
 */
export async function editItem(
  kernel: Kernel,
  actor: Actor,
  {
    id,
    revision,
    is_dropped: wasDropped,
    ...given
  }: GivenItem & { id: number; revision?: number; is_dropped?: boolean | undefined },
): Promise<void> {
  const change = async (tx: Db, item: ItemRow, campaign: CampaignRow) => {
    checkSeen(item, wasDropped);
    const changes = columnsOf(given);
    if (given.name === '') throw invalidField('name', 'required');
    const after = { ...item, ...changes };
    checkDays(campaign, after);
    if (Object.keys(changes).length > 0) await updateItem(tx, id, changes);
    await moveTasksOf(kernel, tx, actor, { item, days: { from: after.from_date, to: after.to_date } });
  };
  await changeItem(kernel, actor, id, change, revision);
}

/**
 * Moves the days of an item that is in the plan, and its tasks by as many days. A campaign moves no task that its mover may not edit.
 */
export const moveItem = (
  kernel: Kernel,
  actor: Actor,
  move: { id: number; revision?: number; from: string; to: string },
): Promise<void> => editItem(kernel, actor, { ...move, is_dropped: false });

/** Lists the dates that move with an item; nothing is changed. Throws the errors of the move. */
export const previewItemMove = (
  kernel: Kernel,
  actor: Actor,
  { id, ...days }: { id: number; from: string; to: string },
): Promise<MovedTask[]> =>
  kernel.database.transaction(async (tx) => {
    const { campaign, item } = await lockItem(tx, actor, id);
    if (!isEditable(campaign.state)) throw conflict('campaign_state');
    checkSeen(item, false);
    checkDays(campaign, { from_date: days.from, to_date: days.to });
    return moveTasksOf(kernel, tx, actor, { item, days, preview: true });
  });

/** Drops an item from the plan, or puts a dropped one back. Its code and its figures are kept. */
export async function dropItem(
  kernel: Kernel,
  actor: Actor,
  { id, is_dropped: isDropped }: { id: number; is_dropped: boolean },
): Promise<void> {
  await changeItem(kernel, actor, id, async (tx, item, campaign) => {
    if ((item.dropped_at !== null) === isDropped) return;
    if (!isDropped) checkDays(campaign, item);
    await updateItem(tx, id, { dropped_at: isDropped ? sql`now()` : null });
    await logItem(tx, actor, campaign, isDropped ? 'campaign.item_dropped' : 'campaign.item_restored', item);
  });
}

/** Shows an item of the plan to the client, or no longer. */
export async function shareItem(
  kernel: Kernel,
  actor: Actor,
  { id, is_shared: isShared }: { id: number; is_shared: boolean },
): Promise<void> {
  await changeItem(kernel, actor, id, (tx, item) => {
    requireInPlan(item);
    return updateItem(tx, id, { is_shared: isShared });
  });
}
