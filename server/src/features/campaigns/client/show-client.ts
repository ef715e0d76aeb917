// The client's page: the same for staff, with the client's name, and for the contact with a review link.
import type { CampaignClient, ClientCampaign } from '@folio/contract/campaign-client';
import type { Actor } from '../../../kernel/actor.ts';
import type { Db } from '../../../kernel/db/database.ts';
import { notFound } from '../../../kernel/errors.ts';
import { findWorkspaceName } from '../../workspaces/index.ts';
import { agreedOf, hashOfAgreed } from '../core/campaign-hash.ts';
import { findListed } from '../core/campaign-list.queries.ts';
import { stateAfter } from '../core/campaign-states.ts';
import { refuseWhereHidden } from '../core/campaigns.policy.ts';
import { listItems } from '../core/item-states.queries.ts';
import { showClientPack } from '../packs/make-pack.ts';
import { listGroups } from '../results/results.queries.ts';
import { resultsOf } from '../results/show-results.ts';
import { agreedChanges } from './agreed-changes.ts';
import { listClientCampaigns, listWaitingTasks } from './client.queries.ts';

/** Days of the charts. */
const shownDays = 31;

const figuresOf = ({
  conversions,
  clicks,
  spend,
}: {
  conversions: number | null;
  clicks: number | null;
  spend: number | null;
}) => ({
  conversions,
  clicks,
  spend,
});

async function presentCampaign(db: Db, id: number, email?: string): Promise<ClientCampaign> {
  const listed = await findListed(db, id);
  if (!listed) throw notFound('campaign_not_found');
  const { campaign } = listed;
  const items = await listItems(db, [id]);
  const waiting = await listWaitingTasks(db, id, email);
  const agreed = agreedOf(campaign, items);
  const hash = hashOfAgreed(agreed);
  // Edits after the proposal are compared with the proposal, a new proposal with the one before.
  const { proposed_state: proposed, earlier_state: before } = campaign;
  const earlier = proposed && hashOfAgreed(proposed) !== hash ? proposed : before;
  const { totals, results, pacing, known_until } = await resultsOf(db, listed, { group_by: 'day', is_shared: true });
  const byChannel = await listGroups(db, id, {}, 'channel');
  const byItem = new Map((await listGroups(db, id, {}, 'item')).map((row) => [row.key, row]));
  return {
    id,
    name: campaign.name,
    state: campaign.state,
    goal: campaign.goal,
    kpis: campaign.kpis,
    from: campaign.from_date,
    to: campaign.to_date,
    currency: campaign.currency,
    budget: campaign.budget,
    asks_decision: stateAfter(campaign.state, 'approve', campaign.is_changed_since_approval) !== null,
    audience: campaign.audience,
    proposed_note: campaign.proposed_note,
    changes: earlier ? agreedChanges(earlier, agreed) : [],
    state_hash: hash,
    plan: items
      .filter((item) => item.is_shared && item.state !== 'dropped')
      .map((item) => ({
        id: item.id,
        name: item.name,
        channel: item.channel,
        from: item.from_date,
        to: item.to_date,
        time: item.time,
        budget: item.budget,
        state: item.state,
        waiting_task_id: waiting.get(item.id) ?? null,
        clicks: byItem.get(item.code)?.clicks ?? null,
        conversions: byItem.get(item.code)?.conversions ?? null,
      })),
    totals,
    days: results
      .slice(0, shownDays)
      .toReversed()
      .map((row) => ({ date: row.key ?? '', ...figuresOf(row) })),
    channels: byChannel.map((row) => ({ channel: row.key ?? '', ...figuresOf(row) })),
    pacing,
    known_until,
    pack: await showClientPack(db, id),
  };
}

/**
 * Campaigns as a client sees them, with one campaign whole: the named one, else the first that runs or waits. With an email only the campaigns of that contact
 * named for. Throws 404 for a campaign that is not among them.
 */
export async function clientOf(
  db: Db,
  { workspaceId, email, campaignId }: { workspaceId: number; email?: string; campaignId?: number | undefined },
): Promise<CampaignClient> {
  const choices = await listClientCampaigns(db, workspaceId, email);
  const chosen = campaignId === undefined ? choices[0] : choices.find(({ id }) => id === campaignId);
  if (campaignId !== undefined && !chosen) throw notFound('campaign_not_found');
  return {
    workspace_id: workspaceId,
    name: (await findWorkspaceName(db, workspaceId)) ?? '',
    contact: chosen?.contact || null,
    campaigns: choices.map(({ id, name, state }) => ({ id, name, state })),
    campaign: chosen ? await presentCampaign(db, chosen.id, email) : null,
  };
}

/** The same for staff; throws 404 for a workspace that they are not in. */
export async function showClient(
  db: Db,
  actor: Actor,
  { workspace_id: workspaceId, campaign_id: campaignId }: { workspace_id: number; campaign_id?: number | undefined },
): Promise<CampaignClient> {
  await refuseWhereHidden(db, actor);
  if (!actor.workspaceIds.includes(workspaceId)) throw notFound('workspace_not_found');
  return clientOf(db, { workspaceId, campaignId });
}
