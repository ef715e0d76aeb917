// Items move with their tasks: by as many days, in the transaction that moves the tasks. Only if the user can edit the campaign; otherwise the task
// moves alone. An item that moves its tasks is not moved by them once more.
import type { Actor } from '../../../kernel/actor.ts';
import type { Db } from '../../../kernel/db/database.ts';
import { invalidField } from '../../../kernel/errors.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { isEditable } from './campaign-states.ts';
import { areCampaignsHidden, lockClient } from './campaigns.policy.ts';
import { type CampaignRow, findCampaign, findItem, type ItemRow, lockCampaignRow, updateItem } from './campaigns.queries.ts';
import { changeLocked } from './change-campaign.ts';
import { listItemsOfTasks } from './item-states.queries.ts';
import { addDays, daysBetween, type Span } from './pacing.ts';

interface Days {
  start_date: string | null;
  due_date: string | null;
}

export interface TaskMove {
  taskId: number;
  before: Days;
  after: Days;
}

/** Names an item as the origin of its tasks' move. */
export const originOf = (itemId: number) => `campaign_item:${itemId}`;

/** The campaign of a moved task, locked; null where the actor may not edit it, or it is over. */
async function lockEditable(tx: Db, actor: Actor, id: number): Promise<CampaignRow | null> {
  const seen = await findCampaign(tx, id);
  if (!seen || !actor.workspaceIds.includes(seen.workspace_id)) return null;
  await lockClient(tx, actor, seen.workspace_id);
  const campaign = await lockCampaignRow(tx, id);
  return campaign && isEditable(campaign.state) ? campaign : null;
}

/** Campaigns are locked before tasks, as in a move of an item. */
export async function lockCampaignsOf(tx: Db, actor: Actor, taskIds: readonly number[]): Promise<void> {
  if (!actor.isAdmin || (await areCampaignsHidden(tx, actor))) return;
  const ids = new Set((await listItemsOfTasks(tx, taskIds)).map(({ campaign_id }) => campaign_id));
  for (const id of [...ids].sort((one, other) => one - other)) await lockEditable(tx, actor, id);
}

/** Days between two days that a task had and has; null where it has or had none. */
const shiftOf = (before: string | null, after: string | null) => (before && after ? daysBetween(before, after) : null);

/** An item's days after its task moved; where one of the task's days is unknown, both of the item's move by the other one. */
function daysAlong(item: ItemRow, { before, after }: TaskMove): Span | null {
  const start = shiftOf(before.start_date, after.start_date);
  const due = shiftOf(before.due_date, after.due_date);
  if (start === null && due === null) return null;
  const from = addDays(item.from_date, start ?? due ?? 0);
  const to = addDays(item.to_date, due ?? start ?? 0);
  if (from === item.from_date && to === item.to_date) return null;
  return { from: from > to ? to : from, to };
}

/** Throws 422 where an item would lie outside its campaign. */
function checkInside(campaign: CampaignRow, { from, to }: Span): void {
  const isOutside = (campaign.from_date && from < campaign.from_date) || (campaign.to_date && to > campaign.to_date);
  if (isOutside) throw invalidField('due_date', 'item_outside');
}

/** Moves the items of tasks that moved; an item of several of them goes with the first. */
export async function moveItemsAlong(
  kernel: Kernel,
  tx: Db,
  { actor, moves, origin }: { actor: Actor; moves: readonly TaskMove[]; origin: string | null },
): Promise<void> {
  if (!actor.isAdmin || (await areCampaignsHidden(tx, actor))) return;
  const links = (
    await listItemsOfTasks(
      tx,
      moves.map(({ taskId }) => taskId),
    )
  ).filter(({ item_id }) => originOf(item_id) !== origin);
  for (const [campaignId, own] of Map.groupBy(links, ({ campaign_id }) => campaign_id)) {
    const campaign = await lockEditable(tx, actor, campaignId);
    if (!campaign) continue;
    const firstMoves = new Map<number, TaskMove>();
    for (const move of moves)
      for (const { item_id } of own.filter(({ task_id }) => task_id === move.taskId))
        if (!firstMoves.has(item_id)) firstMoves.set(item_id, move);
    await moveItemsOf(kernel, tx, actor, campaign, firstMoves);
  }
}

async function moveItemsOf(
  kernel: Kernel,
  tx: Db,
  actor: Actor,
  campaign: CampaignRow,
  moves: ReadonlyMap<number, TaskMove>,
): Promise<void> {
  const planned: { id: number; days: Span }[] = [];
  for (const [id, move] of moves) {
    const item = await findItem(tx, id);
    const days = item && daysAlong(item, move);
    if (!days) continue;
    checkInside(campaign, days);
    planned.push({ id, days });
  }
  if (planned.length === 0) return;
  await changeLocked(kernel, tx, actor, campaign, async (inside) => {
    for (const { id, days } of planned) await updateItem(inside, id, { from_date: days.from, to_date: days.to });
    return {};
  });
}
