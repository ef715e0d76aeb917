// The contact's own decision, by their review link. Whether the link allows it is checked before.
import type { Db } from '../../../kernel/db/database.ts';
import { type CampaignDecisionCall, decideLocked } from '../move-campaign.ts';
import { type ContactCaller, getCampaignOfContact } from './contact-campaign.ts';

export interface DecidingContact extends ContactCaller {
  id: number;
  name: string;
}

/** Records the decision. Throws 404 for a campaign that this contact is not named for, 409 where it is another one than they saw. */
export async function decideAsContact(tx: Db, contact: DecidingContact, call: CampaignDecisionCall): Promise<void> {
  const campaign = await getCampaignOfContact(tx, contact, call.id, { lock: true });
  await decideLocked(tx, { id: null, impersonator: null, guest: contact.name }, campaign, call, contact.id);
}
