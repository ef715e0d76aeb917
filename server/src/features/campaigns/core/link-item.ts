// Links between items and the objects made for them. An object belongs to one item, and is in the campaign's workspace.
import { campaignLimits } from '@folio/contract/campaign-words';
import type { Actor } from '../../../kernel/actor.ts';
import type { Db } from '../../../kernel/db/database.ts';
import { conflict, invalidField, notFound } from '../../../kernel/errors.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { recordAudit } from '../../audit/index.ts';
import { orderRows } from '../../orders/index.ts';
import { findTask } from '../../tasks/index.ts';
import { requireInPlan } from './campaigns.policy.ts';
import type { CampaignRow, ItemRow } from './campaigns.queries.ts';
import { changeItem } from './change-campaign.ts';
import { countLinks, deleteLink, findLinkOf, insertLink, type LinkedThing } from './item-states.queries.ts';

/** The workspace of an object; undefined if it does not exist. */
async function workspaceOf(tx: Db, thing: LinkedThing): Promise<number | null | undefined> {
  if (thing.task_id !== undefined) return (await findTask(tx, thing.task_id))?.workspace_id;
  if (thing.order_detail_id !== undefined) return (await orderRows.findDetail(tx, thing.order_detail_id))?.workspace_id;
  return (await orderRows.findOrder(tx, thing.order_id ?? 0))?.workspace_id;
}

/** The 409 of a thing that another item has, which names the campaign. */
function taken(thing: LinkedThing, campaign: string) {
  if (thing.task_id !== undefined) return conflict('task_in_campaign', { id: thing.task_id, campaign });
  if (thing.order_detail_id !== undefined) return conflict('document_in_campaign', { id: thing.order_detail_id, campaign });
  return conflict('order_in_campaign', { id: thing.order_id ?? 0, campaign });
}

const logLink = (tx: Db, actor: Actor, campaign: CampaignRow, action: string, details: Record<string, number | string>) =>
  recordAudit(tx, actor, {
    action,
    subjectId: campaign.id,
    subjectName: campaign.name,
    workspaceId: campaign.workspace_id,
    details,
  });

/** Links a thing to an item that is locked. Throws 409 where it is dropped, another has the thing, or there are too many; the same item keeps it. */
export async function linkLocked(
  tx: Db,
  actor: Actor,
  { item, campaign }: { item: Pick<ItemRow, 'id' | 'code' | 'dropped_at'>; campaign: CampaignRow },
  thing: LinkedThing,
): Promise<void> {
  requireInPlan(item);
  if ((await countLinks(tx, item.id)) >= campaignLimits.links) throw conflict('campaign_limit', { max: campaignLimits.links });
  if ((await insertLink(tx, item.id, thing)) === null) {
    const found = await findLinkOf(tx, thing);
    if (found?.item_id === item.id) return;
    throw taken(thing, found?.campaign ?? '');
  }
  await logLink(tx, actor, campaign, 'campaign.linked', { code: item.code, ...thing });
}

/** Links a task, document or order. Throws 404 for one of another workspace, 409 where an item has it; the same item keeps it. */
export async function linkItem(kernel: Kernel, actor: Actor, call: LinkedThing & { id: number }): Promise<void> {
  const { id, task_id, order_detail_id, order_id } = call;
  const thing: LinkedThing = { task_id, order_detail_id, order_id };
  const named = Object.values(thing).filter((one) => one !== undefined);
  if (named.length !== 1) throw invalidField('task_id', named.length === 0 ? 'required' : 'invalid');
  await changeItem(kernel, actor, id, async (tx, item, campaign) => {
    if ((await workspaceOf(tx, thing)) !== campaign.workspace_id) throw notFound();
    await linkLocked(tx, actor, { item, campaign }, thing);
  });
}

/** Removes a link. Its object stays. */
export async function unlinkItem(kernel: Kernel, actor: Actor, call: { id: number; link_id: number }): Promise<void> {
  await changeItem(kernel, actor, call.id, async (tx, item, campaign) => {
    if (!(await deleteLink(tx, call.id, call.link_id))) throw notFound();
    await logLink(tx, actor, campaign, 'campaign.unlinked', { code: item.code });
  });
}
