// The contact's own decision, by their review link. Whether the link allows it is checked before.
import type { Db } from '../../../kernel/db/database.ts';
import { notFound } from '../../../kernel/errors.ts';
import { accountRows } from '../../accounts/index.ts';
import { raiseCampaignDecided } from '../campaign-events.ts';
import { lockCampaignRow } from '../campaigns.queries.ts';
import { type CampaignDecisionCall, decideLocked } from '../move-campaign.ts';

export interface DecidingContact {
  id: number;
  name: string;
  email: string;
  workspace_id: number;
}

/** Records the decision. Throws 404 for a campaign that this contact is not named for, 409 where it is another one than they saw. */
export async function decideAsContact(tx: Db, contact: DecidingContact, call: CampaignDecisionCall): Promise<void> {
  const campaign = await lockCampaignRow(tx, call.id);
  const account = campaign && (await accountRows.findAccount(tx, campaign.account_id));
  const isTheirs =
    campaign?.workspace_id === contact.workspace_id &&
    campaign.contact_email === contact.email.toLowerCase() &&
    !account?.branding.hide_audience;
  if (!campaign || !isTheirs) throw notFound('campaign_not_found');
  await decideLocked(tx, { id: null, impersonator: null, guest: contact.name }, campaign, call, contact.id);
  await raiseCampaignDecided(tx, campaign, { person: contact.name, verdict: call.verdict, note: call.note });
}
