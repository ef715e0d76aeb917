// Campaign permissions: staff (the contract's level) with membership in the client's workspace. Staff rights alone open none.
import type { Actor } from '../../../kernel/actor.ts';
import type { Db } from '../../../kernel/db/database.ts';
import { conflict, forbidden, notFound } from '../../../kernel/errors.ts';
import { accountRows, lockPerson } from '../../accounts/index.ts';
import { lockMembership } from '../../workspaces/index.ts';
import { isDeletable, isPackable, stateAfter, stateAfterEdit } from './campaign-states.ts';
import { type CampaignRow, findCampaign, findItem, type ItemRow, lockCampaignRow } from './campaigns.queries.ts';

/** True where the account has hidden campaigns. */
export async function areCampaignsHidden(db: Db, actor: Pick<Actor, 'accountId'>): Promise<boolean> {
  const account = await accountRows.findAccount(db, actor.accountId);
  return account?.branding.hide_audience === true;
}

/** Throws 403 where the account has hidden campaigns, for its staff too. */
export async function refuseWhereHidden(db: Db, actor: Pick<Actor, 'accountId'>): Promise<void> {
  if (await areCampaignsHidden(db, actor)) throw forbidden('campaigns_hidden');
}

/** The campaign; 404 where its workspace is not the actor's. */
export async function getVisibleCampaign(db: Db, actor: Actor, id: number): Promise<CampaignRow> {
  await refuseWhereHidden(db, actor);
  const campaign = await findCampaign(db, id);
  if (!campaign || !actor.workspaceIds.includes(campaign.workspace_id)) throw notFound('campaign_not_found');
  return campaign;
}

/** An item and its campaign; 404 where it is out of reach. */
export async function getVisibleItem(db: Db, actor: Actor, id: number): Promise<{ campaign: CampaignRow; item: ItemRow }> {
  await refuseWhereHidden(db, actor);
  const item = await findItem(db, id);
  const campaign = item && (await findCampaign(db, item.campaign_id));
  if (!campaign || !actor.workspaceIds.includes(campaign.workspace_id)) throw notFound('campaign_item_not_found');
  return { campaign, item };
}

/** The workspace of the actor, locked as one until the transaction ends; 404 otherwise. */
export async function lockClient(tx: Db, actor: Actor, workspaceId: number): Promise<void> {
  if (!actor.workspaceIds.includes(workspaceId)) throw notFound('workspace_not_found');
  await lockPerson(tx, actor.id);
  if (!(await lockMembership(tx, workspaceId, actor.id))) throw notFound('workspace_not_found');
}

/** Person, membership and campaign, locked in this order until the transaction ends; 404 where it is out of reach. */
export async function lockCampaign(tx: Db, actor: Actor, id: number): Promise<CampaignRow> {
  const seen = await getVisibleCampaign(tx, actor, id);
  await lockClient(tx, actor, seen.workspace_id);
  const campaign = await lockCampaignRow(tx, id);
  if (!campaign) throw notFound('campaign_not_found');
  return campaign;
}

/** An item and its campaign, which is locked; 404 where it is out of reach. */
export async function lockItem(tx: Db, actor: Actor, id: number): Promise<{ campaign: CampaignRow; item: ItemRow }> {
  const { campaign: owner } = await getVisibleItem(tx, actor, id);
  const campaign = await lockCampaign(tx, actor, owner.id);
  const item = await findItem(tx, id);
  if (!item) throw notFound('campaign_item_not_found');
  return { campaign, item };
}

/** Throws 409 for a dropped item: nothing is made for it or shown to the client. */
export function requireInPlan(item: Pick<ItemRow, 'dropped_at'>): void {
  if (item.dropped_at !== null) throw conflict('campaign_item_not_in_plan');
}

/** Actions allowed in each campaign state, by level of access. */
export function campaignAbilities({ state, is_changed_since_approval: isChanged }: CampaignRow) {
  const may = (step: Parameters<typeof stateAfter>[1]) => stateAfter(state, step, isChanged) !== null;
  return {
    edit: stateAfterEdit(state, false, isChanged) !== null,
    propose: may('propose'),
    decide: may('approve'),
    start: may('start'),
    pause: may('pause'),
    resume: may('resume'),
    close: may('close'),
    cancel: may('cancel'),
    delete: isDeletable(state),
    remind: may('approve'),
    pack: isPackable(state),
  };
}
