// A task for an item: made by the rules of tasks, with the contact as its last reviewer, and linked in the same transaction.
import type { CallInput } from '@folio/contract/base';
import type { campaignItemsContract } from '@folio/contract/campaign-items';
import type { StepInput } from '@folio/contract/task-shapes';
import type { Actor } from '../../../kernel/actor.ts';
import type { Db } from '../../../kernel/db/database.ts';
import { conflict, invalidField } from '../../../kernel/errors.ts';
import type { Keep } from '../../../kernel/idempotency.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { scopeOf } from '../../../kernel/policy.ts';
import { findUsableVoice } from '../../brand-voices/index.ts';
import { createTask, listSeatedEmails, withTemplate } from '../../tasks/index.ts';
import { findUsableWebsite } from '../../websites/index.ts';
import { isEditable } from './campaign-states.ts';
import { getVisibleItem, lockItem, requireInPlan } from './campaigns.policy.ts';
import type { CampaignRow } from './campaigns.queries.ts';
import { linkLocked } from './link-item.ts';

type TaskCall = Parameters<typeof createTask>[2];

export type ItemTaskCall = CallInput<(typeof campaignItemsContract)['createTask']>;

/** The step of the contact. Throws 422 without a contact, or if they have a seat and decide as a member. */
async function stepOfContact(db: Db, { account_id, contact_email: email, contact_name: name }: CampaignRow): Promise<StepInput> {
  if (email === null) throw invalidField('with_contact', 'campaign_contact_missing');
  if ((await listSeatedEmails(db, account_id, [email])).length > 0) throw invalidField('with_contact', 'guest_has_seat');
  return { name: name || email, reviewer_ids: [], required_approvals: 1, looks_at: [], guest: { name: name || email, email } };
}

/** Website and brand voice of the campaign, as far as they are still there. */
async function usableThings(db: Db, actor: Actor, campaign: CampaignRow) {
  const scope = scopeOf(actor, campaign.workspace_id);
  const { website_id: website, brand_voice_id: voice } = campaign;
  return {
    ...(website !== null && (await findUsableWebsite(db, scope, website)) ? { website_id: website } : {}),
    ...(voice !== null && (await findUsableVoice(db, scope, voice)) ? { brand_voice_id: voice } : {}),
  };
}

/**
 * Creates the task and returns its id. It is due on the item's first day. Throws the errors of `createTask`, and 409 if the campaign is over or the
 * item dropped.
 */
export async function createItemTask(kernel: Kernel, actor: Actor, call: ItemTaskCall, keep: Keep<number>): Promise<number> {
  const { database } = kernel;
  const { campaign, item } = await getVisibleItem(database, actor, call.id);
  if (!isEditable(campaign.state)) throw conflict('campaign_state');
  requireInPlan(item);
  const contact = call.with_contact ? await stepOfContact(database, campaign) : null;
  const asked: TaskCall = {
    workspace_id: campaign.workspace_id,
    title: item.name,
    due_date: item.from_date,
    template_id: call.template_id ?? null,
    ...(call.tool_id ? { tool_id: call.tool_id } : {}),
  };
  const filled = await withTemplate(database, asked);
  const steps = Array.isArray(filled.review_steps) ? filled.review_steps : [];
  const isThere = steps.some(({ guest }) => contact?.guest && guest?.email === contact.guest.email);
  const review_steps = contact && !isThere ? [...steps, contact] : steps;
  const ofCampaign = await usableThings(database, actor, campaign);
  return createTask(kernel, actor, { ...ofCampaign, ...filled, review_steps }, async (tx, taskId) => {
    const locked = await lockItem(tx, actor, call.id);
    if (!isEditable(locked.campaign.state)) throw conflict('campaign_state');
    await linkLocked(tx, actor, locked, { task_id: taskId });
    await keep(tx, taskId);
  });
}
