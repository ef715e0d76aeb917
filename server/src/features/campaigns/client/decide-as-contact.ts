// The contact's own decision, by their review link. Whether the link allows it is checked before.
import type { GuestIdentity } from '@folio/contract/task-words';
import type { Db } from '../../../kernel/db/database.ts';
import { type ContactCaller, getCampaignOfContact } from '../core/contact-campaign.ts';
import { type CampaignDecisionCall, decideLocked } from '../core/move-campaign.ts';

export interface DecidingContact extends ContactCaller {
  id: number;
  name: string;
  identified: GuestIdentity;
}

/** Records the decision and returns the campaign's name. Throws 404 for a campaign that this contact is not named for, 409 where it is another one than they saw. */
export async function decideAsContact(tx: Db, contact: DecidingContact, call: CampaignDecisionCall): Promise<string> {
  const campaign = await getCampaignOfContact(tx, contact, call.id, { lock: true });
  const { name } = await decideLocked(tx, { id: null, impersonator: null, guest: contact.name }, campaign, call, contact);
  return name;
}
