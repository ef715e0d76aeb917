// Permissions of markets, as sentences: all users see the documents, websites and trends of their scopes. Campaigns are for staff in the client's
// workspace, unless the account hides them.
import type { Actor } from '../../kernel/actor.ts';
import type { Db } from '../../kernel/db/database.ts';
import { forbidden, notFound } from '../../kernel/errors.ts';
import type { Scope } from '../../kernel/policy.ts';
import { accountRows } from '../accounts/index.ts';
import { campaignCalendar, getVisibleCampaign } from '../campaigns/index.ts';

/** Throws 403 where the account's owners turned markets off. */
export async function refuseHiddenMarkets(db: Db, actor: Actor): Promise<void> {
  const account = await accountRows.findAccount(db, actor.accountId);
  if (account?.branding.hide_markets) throw forbidden('markets_hidden');
}

/** True if the actor sees campaigns at all. */
export const seesCampaigns = async (db: Db, actor: Actor): Promise<boolean> =>
  actor.isAdmin && !(await campaignCalendar.areCampaignsHidden(db, actor));

/** Throws 403 for users without access to campaigns. */
export async function authorizeCampaigns(db: Db, actor: Actor): Promise<void> {
  if (!actor.isAdmin) throw forbidden();
  if (await campaignCalendar.areCampaignsHidden(db, actor)) throw forbidden('campaigns_hidden');
}

/** Throws 404 for a campaign that is out of reach, or of another workspace than is shown. */
export async function authorizeCampaign(db: Db, actor: Actor, scope: Scope, id: number): Promise<void> {
  const campaign = await getVisibleCampaign(db, actor, id);
  if (campaign.workspace_id !== scope.workspaceId) throw notFound('campaign_not_found');
}
