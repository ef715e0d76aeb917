// The campaign that a guest of a review link is the contact of.
import type { Db } from '../../../kernel/db/database.ts';
import { notFound } from '../../../kernel/errors.ts';
import { accountRows } from '../../accounts/index.ts';
import { type CampaignRow, findCampaign, lockCampaignRow } from './campaigns.queries.ts';

/** A guest as far as campaigns know them. */
export interface ContactCaller {
  email: string;
  workspace_id: number;
}

/** Throws 404 for a campaign that this contact is not named for, and where the company hides campaigns. `lock` keeps it until the transaction ends. */
export async function getCampaignOfContact(
  db: Db,
  contact: ContactCaller,
  id: number,
  { lock = false } = {},
): Promise<CampaignRow> {
  const campaign = await (lock ? lockCampaignRow : findCampaign)(db, id);
  const account = campaign && (await accountRows.findAccount(db, campaign.account_id));
  const isTheirs =
    campaign?.workspace_id === contact.workspace_id &&
    campaign.contact_email === contact.email.toLowerCase() &&
    campaign.proposed_at !== null &&
    !account?.branding.hide_audience;
  if (!campaign || !isTheirs) throw notFound('campaign_not_found');
  return campaign;
}
