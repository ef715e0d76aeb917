// Steps of a campaign from one state to the next. Each locks the campaign's row, so that of many at the same time one succeeds.
import type { CampaignVerdict } from '@folio/contract/campaign-words';
import type { GuestIdentity } from '@folio/contract/task-words';
import type { InputIssue } from '@folio/contract/tool-input';
import { sql } from 'drizzle-orm';
import type { Actor } from '../../../kernel/actor.ts';
import type { Db } from '../../../kernel/db/database.ts';
import { conflict, invalid, invalidField } from '../../../kernel/errors.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { type AuditNote, recordAudit } from '../../audit/index.ts';
import { type Doer, raiseCampaignChanged, raiseCampaignDecided } from './campaign-events.ts';
import { agreedOf, hashOfAgreed, stateHashOf } from './campaign-hash.ts';
import { type CampaignStep, stateAfter, stepOf } from './campaign-states.ts';
import { lockCampaign } from './campaigns.policy.ts';
import {
  type CampaignChanges,
  type CampaignRow,
  findToday,
  insertDecision,
  listAgreedItems,
  listDueToStart,
  lockCampaignRow,
  updateCampaign,
} from './campaigns.queries.ts';
import { requestApproval } from './request-approval.ts';

/** Audit log action of each step. */
const noteOf: Record<CampaignStep, AuditNote> = {
  propose: { action: 'campaign.proposed' },
  approve: { action: 'campaign.approved' },
  request_changes: { action: 'campaign.changes_requested' },
  start: { action: 'campaign.started' },
  pause: { action: 'campaign.paused' },
  resume: { action: 'campaign.resumed' },
  close: { action: 'campaign.completed' },
  cancel: { action: 'campaign.cancelled' },
};

/** Moves a campaign that the caller has locked; throws 409 where its state does not allow the step. */
async function moveLocked(
  tx: Db,
  doer: Doer,
  before: CampaignRow,
  step: CampaignStep,
  changes: Parameters<typeof updateCampaign>[2] = {},
  note = '',
): Promise<CampaignRow> {
  const state = stateAfter(before.state, step, before.is_changed_since_approval);
  if (state === null) throw conflict('campaign_state');
  const campaign = await updateCampaign(tx, before.id, { ...changes, state });
  await recordAudit(
    tx,
    { ...doer, accountId: before.account_id },
    {
      ...noteOf[step],
      subjectId: before.id,
      // A note may name people, and of an entry only its name can be erased.
      subjectName: note === '' ? before.name : `${before.name}: ${note}`,
      workspaceId: before.workspace_id,
      details: doer.guest ? { guest: doer.guest } : {},
    },
  );
  if (state !== before.state) await raiseCampaignChanged(tx, campaign, before.state, doer);
  return campaign;
}

interface StepCall {
  id: number;
  note?: string | undefined;
}

const moving = (
  kernel: Kernel,
  actor: Actor,
  call: StepCall,
  move: (tx: Db, campaign: CampaignRow) => Promise<CampaignRow>,
): Promise<CampaignRow> => kernel.database.transaction(async (tx) => move(tx, await lockCampaign(tx, actor, call.id)));

/** Throws 422 with all that a proposal lacks: a contact, dates, an item. */
function checkComplete(campaign: CampaignRow, items: number): void {
  const issues: InputIssue[] = [];
  if (campaign.contact_email === null) issues.push({ field: 'contact', code: 'campaign_contact_missing' });
  if (campaign.from_date === null) issues.push({ field: 'from', code: 'required' });
  if (campaign.to_date === null) issues.push({ field: 'to', code: 'required' });
  if (items === 0) issues.push({ field: 'items', code: 'campaign_items_missing' });
  if (issues.length > 0) throw invalid(issues);
}

/** Asks the client to approve the campaign as it is now. */
export const proposeCampaign = (kernel: Kernel, actor: Actor, call: StepCall): Promise<CampaignRow> =>
  moving(kernel, actor, call, async (tx, campaign) => {
    if (stateAfter(campaign.state, 'propose') === null) throw conflict('campaign_state');
    const items = await listAgreedItems(tx, campaign.id);
    checkComplete(campaign, items.length);
    const shown = agreedOf(campaign, items);
    const isNew = campaign.proposed_state !== null && hashOfAgreed(campaign.proposed_state) !== hashOfAgreed(shown);
    const asked = {
      proposed_at: sql`now()`,
      asked_at: sql`now()`,
      reminded_at: null,
      proposed_note: call.note ?? '',
      proposed_state: shown,
      ...(isNew ? { earlier_state: campaign.proposed_state } : {}),
    };
    const proposed = await moveLocked(tx, actor, campaign, 'propose', asked, call.note);
    await requestApproval(kernel, tx, proposed, { creatorId: actor.id, note: call.note ?? '' });
    return proposed;
  });

export const startCampaign = (kernel: Kernel, actor: Actor, call: StepCall): Promise<CampaignRow> =>
  moving(kernel, actor, call, (tx, campaign) => moveLocked(tx, actor, campaign, 'start'));

/** The pauses of a campaign with the open one ended on the day before it continues; a pause within one day leaves no day without work. */
function endedPauses(pauses: CampaignRow['pauses'], today: string): CampaignRow['pauses'] {
  const yesterday = new Date(Date.parse(`${today}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10);
  return pauses.flatMap((pause) => {
    if (pause.to !== null) return [pause];
    return pause.from > yesterday ? [] : [{ from: pause.from, to: yesterday }];
  });
}

export const pauseCampaign = (kernel: Kernel, actor: Actor, call: StepCall): Promise<CampaignRow> =>
  moving(kernel, actor, call, async (tx, campaign) => {
    const today = await findToday(tx, campaign.workspace_id);
    const pauses = [...campaign.pauses, { from: today, to: null }];
    return moveLocked(tx, actor, campaign, 'pause', { paused_at: sql`now()`, pauses }, call.note);
  });

const notPaused = async (tx: Db, campaign: CampaignRow): Promise<CampaignChanges> => ({
  paused_at: null,
  pauses: endedPauses(campaign.pauses, await findToday(tx, campaign.workspace_id)),
});

export const resumeCampaign = (kernel: Kernel, actor: Actor, call: StepCall): Promise<CampaignRow> =>
  moving(kernel, actor, call, async (tx, campaign) => moveLocked(tx, actor, campaign, 'resume', await notPaused(tx, campaign)));

export const closeCampaign = (kernel: Kernel, actor: Actor, call: StepCall): Promise<CampaignRow> =>
  moving(kernel, actor, call, async (tx, campaign) => moveLocked(tx, actor, campaign, 'close', await notPaused(tx, campaign)));

/** Cancels a campaign; the note says why. */
export const cancelCampaign = (kernel: Kernel, actor: Actor, call: StepCall): Promise<CampaignRow> =>
  moving(kernel, actor, call, async (tx, campaign) => {
    if (stateAfter(campaign.state, 'cancel') === null) throw conflict('campaign_state');
    if (!call.note) throw invalidField('note', 'campaign_note_missing');
    return moveLocked(tx, actor, campaign, 'cancel', { paused_at: null }, call.note);
  });

export interface CampaignDecisionCall {
  id: number;
  state_hash: string;
  verdict: CampaignVerdict;
  note: string;
}

/**
 * Records a decision on a campaign that the caller has locked, by staff on the contact's word or by the guest. Throws 409 where the campaign
 * is another one than was decided on.
 */
export async function decideLocked(
  tx: Db,
  doer: Doer,
  campaign: CampaignRow,
  call: CampaignDecisionCall,
  guest: { id: number; identified: GuestIdentity } | null = null,
): Promise<CampaignRow> {
  const step = stepOf(call.verdict);
  if (stateAfter(campaign.state, step, campaign.is_changed_since_approval) === null) throw conflict('campaign_state');
  if (call.note === '' && (guest === null || call.verdict === 'changes'))
    throw invalidField('note', guest === null ? 'campaign_word_missing' : 'note_missing');
  const hash = stateHashOf(campaign, await listAgreedItems(tx, campaign.id));
  if (hash !== call.state_hash) throw conflict('campaign_content_changed');
  await insertDecision(tx, {
    campaign_id: campaign.id,
    state_hash: hash,
    verdict: call.verdict,
    note: call.note,
    user_id: doer.id,
    guest_id: guest?.id ?? null,
    identified: guest?.identified ?? null,
    impersonator_id: doer.impersonator?.id ?? null,
  });
  const approval = call.verdict === 'approve' ? { approved_hash: hash, is_changed_since_approval: false } : {};
  const after = await moveLocked(tx, doer, campaign, step, approval, call.note);
  await raiseCampaignDecided(tx, after, doer, { ...call, person: doer.guest ?? doer.name ?? '' });
  return after;
}

/** Records the contact's decision, on the contact's word; the note names the way. */
export const decideCampaign = (kernel: Kernel, actor: Actor, call: CampaignDecisionCall): Promise<CampaignRow> =>
  moving(kernel, actor, call, (tx, campaign) => decideLocked(tx, actor, campaign, call));

/** Starts campaigns on their first day. None starts that is not approved then. */
export async function startDueCampaigns(kernel: Kernel): Promise<void> {
  for (const id of await listDueToStart(kernel.database))
    await kernel.database.transaction(async (tx) => {
      const campaign = await lockCampaignRow(tx, id);
      if (campaign?.state !== 'approved') return;
      await moveLocked(tx, { id: null, impersonator: null }, campaign, 'start');
    });
}
