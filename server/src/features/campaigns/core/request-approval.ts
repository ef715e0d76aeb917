// Asking the contact of a campaign by email, and reminding them: automatically once after two working days, and by hand once a day.
import { addWorkingDays, isWorkingDay } from '@folio/contract/working-days';
import type { Actor } from '../../../kernel/actor.ts';
import type { Db } from '../../../kernel/db/database.ts';
import { conflict } from '../../../kernel/errors.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { recordAudit } from '../../audit/index.ts';
import { requestContactReview } from '../../review-links/index.ts';
import { listAskedCampaigns, recordReminder } from './campaign-notices.queries.ts';
import { stateAfter } from './campaign-states.ts';
import { lockCampaign } from './campaigns.policy.ts';
import { type CampaignRow, findToday, lockCampaignRow } from './campaigns.queries.ts';

/** Working days after which the contact is reminded (design: audience campaigns). */
const reminderDays = 2;
/** Hour of the day in the workspace from which reminders go out. */
const morning = 9;

/** Sends the contact an email with a link to the campaign. Returns false for a contact with a seat: they get none, and staff record the decision. */
export async function requestApproval(
  kernel: Kernel,
  tx: Db,
  campaign: CampaignRow,
  { creatorId, note = '', isReminder = false }: { creatorId: number; note?: string; isReminder?: boolean },
): Promise<boolean> {
  if (campaign.contact_email === null) return false;
  return requestContactReview(kernel, tx, {
    accountId: campaign.account_id,
    workspaceId: campaign.workspace_id,
    creatorId,
    contact: { name: campaign.contact_name || campaign.contact_email, email: campaign.contact_email },
    title: campaign.name,
    note,
    isReminder,
  });
}

/** True where the contact is asked for a decision. */
export const isAsked = ({ state, is_changed_since_approval: isChanged }: CampaignRow) =>
  stateAfter(state, 'approve', isChanged) !== null;

/** Reminds the contact by hand. Throws 409 where nothing waits for them, they have a seat, or they were reminded today. */
export const remindContact = (kernel: Kernel, actor: Actor, id: number): Promise<void> =>
  kernel.database.transaction(async (tx) => {
    const campaign = await lockCampaign(tx, actor, id);
    if (!isAsked(campaign)) throw conflict('campaign_state');
    const today = await findToday(tx, campaign.workspace_id);
    if (campaign.reminded_on === today) throw conflict('campaign_reminded_today');
    if (!(await requestApproval(kernel, tx, campaign, { creatorId: actor.id, isReminder: true })))
      throw conflict('campaign_contact_has_seat');
    await recordReminder(tx, id, { on: today });
    await recordAudit(tx, actor, {
      action: 'campaign.reminded',
      subjectId: id,
      subjectName: campaign.name,
      workspaceId: campaign.workspace_id,
    });
  });

/** Reminds contacts of requests two working days ago, each once; of many workers one does. */
export async function remindContacts(kernel: Kernel): Promise<void> {
  for (const { id, askedOn, today, hour, freeDays } of await listAskedCampaigns(kernel.database, kernel.clock.now())) {
    if (hour < morning || !isWorkingDay(today, freeDays)) continue;
    if (addWorkingDays(askedOn, reminderDays, freeDays) > today) continue;
    await kernel.database.transaction(async (tx) => {
      const campaign = await lockCampaignRow(tx, id);
      if (!campaign || campaign.reminded_at !== null || !isAsked(campaign)) return;
      await recordReminder(tx, id, { on: null });
      await requestApproval(kernel, tx, campaign, { creatorId: campaign.user_id, isReminder: true });
    });
  }
}
