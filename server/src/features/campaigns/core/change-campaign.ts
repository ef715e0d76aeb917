// Every change of a campaign or its items: in one transaction that has locked the campaign, with the state that follows from it.
import { sql } from 'drizzle-orm';
import type { Actor } from '../../../kernel/actor.ts';
import type { Db } from '../../../kernel/db/database.ts';
import { conflict } from '../../../kernel/errors.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { raiseCampaignChanged } from './campaign-events.ts';
import { stateHashOf } from './campaign-hash.ts';
import { stateAfterEdit } from './campaign-states.ts';
import { lockCampaign, lockItem } from './campaigns.policy.ts';
import {
  type CampaignChanges,
  type CampaignRow,
  type ItemRow,
  listAgreedItems,
  lockCampaignRow,
  updateCampaign,
} from './campaigns.queries.ts';
import { requestApproval } from './request-approval.ts';

/**
 * Runs a change of a locked campaign. If it touches content that the client agreed to, an approved campaign is a draft again and a running one asks
 * once more. Throws 409 if the campaign is over.
 */
export async function changeLocked(
  kernel: Kernel,
  tx: Db,
  actor: Actor,
  before: CampaignRow,
  change: (tx: Db) => Promise<CampaignChanges>,
): Promise<CampaignRow> {
  if (!stateAfterEdit(before.state, false, before.is_changed_since_approval)) throw conflict('campaign_state');
  const hashBefore = stateHashOf(before, await listAgreedItems(tx, before.id));
  const changes = await change(tx);
  // Dependent tasks may have changed items of the same campaign in between.
  const present = (await lockCampaignRow(tx, before.id)) ?? before;
  const after: CampaignRow = { ...present, ...(changes as Partial<CampaignRow>) };
  const hash = stateHashOf(after, await listAgreedItems(tx, before.id));
  const outcome = stateAfterEdit(present.state, hash !== hashBefore, present.is_changed_since_approval);
  if (!outcome) throw conflict('campaign_state');
  // A change back to the approved state needs no decision.
  const isChanged = outcome.isChangedSinceApproval && hash !== present.approved_hash;
  const isAsked = isChanged && !present.is_changed_since_approval;
  const kept = await updateCampaign(tx, before.id, {
    ...changes,
    state: outcome.state,
    is_changed_since_approval: isChanged,
    ...(isAsked ? { asked_at: sql`now()`, reminded_at: null } : {}),
  });
  if (isAsked) await requestApproval(kernel, tx, kept, { creatorId: actor.id });
  if (kept.state !== present.state) await raiseCampaignChanged(tx, kept, present.state, actor);
  return kept;
}

/** The same for a campaign that is locked here. Throws 404 where it is out of reach, 409 where it is not in the revision that was seen. */
export const changeCampaign = (
  kernel: Kernel,
  actor: Actor,
  call: { id: number; revision?: number },
  change: (tx: Db, campaign: CampaignRow) => Promise<CampaignChanges>,
  lockFirst?: (tx: Db) => Promise<void>,
): Promise<CampaignRow> =>
  kernel.database.transaction(async (tx) => {
    await lockFirst?.(tx);
    const before = await lockCampaign(tx, actor, call.id);
    if (call.revision !== undefined && call.revision !== before.revision) throw conflict('campaign_changed');
    return changeLocked(kernel, tx, actor, before, (inside) => change(inside, before));
  });

/** The same for one of its items; `revision` is the campaign's. */
export const changeItem = (
  kernel: Kernel,
  actor: Actor,
  id: number,
  change: (tx: Db, item: ItemRow, campaign: CampaignRow) => Promise<void>,
  revision?: number,
): Promise<CampaignRow> =>
  kernel.database.transaction(async (tx) => {
    const { campaign, item } = await lockItem(tx, actor, id);
    if (revision !== undefined && revision !== campaign.revision) throw conflict('campaign_changed');
    return changeLocked(kernel, tx, actor, campaign, async (inside) => {
      await change(inside, item, campaign);
      return {};
    });
  });
