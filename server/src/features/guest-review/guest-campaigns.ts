// Campaigns with the guest as their contact: the guest's view, and their decisions.
import type { CampaignClient } from '@folio/contract/campaign-client';
import type { Db } from '../../kernel/db/database.ts';
import { notFound } from '../../kernel/errors.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import type { CallContext } from '../../kernel/rpc.ts';
import { accountRows } from '../accounts/index.ts';
import { clientOf, decideAsContact, markOpened, packOfContact } from '../campaigns/index.ts';
import type { OpenedLink } from '../review-links/index.ts';
import { getConfirmedLink, getDecidingLink } from './guest-access.ts';
import { recordGuestDecision } from './guest-decisions.ts';

type Caller = Pick<CallContext, 'header' | 'setCookie'>;

/** Campaigns visible to the guest; null if no campaign names them, or the company hides campaigns. */
export async function clientOfGuest(db: Db, { link, guest }: OpenedLink, campaignId?: number): Promise<CampaignClient | null> {
  const account = await accountRows.findAccount(db, link.account_id);
  if (account?.branding.hide_audience) return null;
  const client = await clientOf(db, { workspaceId: link.workspace_id, email: guest.email, campaignId });
  if (client.campaigns.length === 0) return null;
  if (client.campaign) await markOpened(db, client.campaign.id);
  return client;
}

/** The pack of a campaign that names the guest as its contact; 404 for any other. */
export async function packOfGuest(kernel: Kernel, caller: Caller, campaignId: number): Promise<File> {
  const { link, guest } = await getConfirmedLink(kernel.database, caller);
  return packOfContact(kernel, { email: guest.email, workspace_id: link.workspace_id }, campaignId);
}

/** Records the contact's decision and returns their view afterwards. Throws 403 if the link does not allow approvals. */
export async function decideCampaign(
  kernel: Kernel,
  caller: Caller & Pick<CallContext, 'network'>,
  { campaign_id: id, ...call }: { campaign_id: number; state_hash: string; verdict: 'approve' | 'changes'; note: string },
): Promise<CampaignClient> {
  const found = await kernel.database.transaction(async (tx) => {
    const link = await getDecidingLink(tx, caller);
    const contact = { ...link.guest, workspace_id: link.link.workspace_id, identified: link.identified };
    const name = await decideAsContact(tx, contact, { id, ...call });
    await recordGuestDecision(tx, link, {
      action: 'campaign.guest_decided',
      subject: name,
      id,
      verdict: call.verdict,
      hash: call.state_hash,
    });
    return link;
  });
  const client = await clientOfGuest(kernel.database, found, id);
  if (!client) throw notFound('campaign_not_found');
  return client;
}
