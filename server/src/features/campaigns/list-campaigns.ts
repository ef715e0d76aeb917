// The manager's dashboard: a page of campaigns, and the running and waiting totals of all of them.
import type { CampaignMoney, CampaignRow } from '@folio/contract/campaign-shapes';
import type { CampaignState } from '@folio/contract/campaign-words';
import type { Actor } from '../../kernel/actor.ts';
import { notFound } from '../../kernel/errors.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { presentRow } from './campaigns.present.ts';
import {
  type CampaignFilter,
  countWaiting,
  type ListedCampaign,
  listCampaigns,
  listChoices,
  listRunning,
} from './core/campaign-list.queries.ts';
import { pacingOfCampaign } from './core/campaign-pacing.ts';
import { refuseWhereHidden } from './core/campaigns.policy.ts';
import { listItems } from './core/item-states.queries.ts';
import { listConversions, listSpend } from './core/result-totals.queries.ts';

export interface ListCall extends Omit<CampaignFilter, 'workspaceIds'> {
  client?: number | undefined;
  page: number;
  per_page: number;
}

/** Money of the running campaigns, by currency. */
function moneyOf(running: readonly ListedCampaign[], spend: ReadonlyMap<number, ReadonlyMap<string, number>>): CampaignMoney[] {
  return [...Map.groupBy(running, ({ campaign }) => campaign.currency)].map(([currency, own]) => {
    const paces = own.map((one) => pacingOfCampaign(one, [], spend.get(one.campaign.id) ?? new Map()));
    const known = paces.flatMap(({ spent }) => spent ?? []);
    const budget = own.reduce((sum, { campaign }) => sum + (campaign.budget ?? 0), 0);
    const weighted = own.reduce((sum, { campaign }, at) => sum + (campaign.budget ?? 0) * (paces[at]?.time_share ?? 0), 0);
    const ends = own.flatMap(({ campaign }) => campaign.to_date ?? []).toSorted();
    return {
      currency,
      campaigns: own.length,
      budget,
      spent: known.length === 0 ? null : known.reduce((sum, one) => sum + one, 0),
      time_share: budget === 0 ? 0 : weighted / budget,
      until: ends.at(-1) ?? null,
    };
  });
}

/** Throws 404 for a client's workspace outside the actor's. */
export async function showDashboard(kernel: Kernel, actor: Actor, call: ListCall) {
  const { database: db } = kernel;
  await refuseWhereHidden(db, actor);
  const { client, page, per_page: perPage, ...filter } = call;
  if (client !== undefined && !actor.workspaceIds.includes(client)) throw notFound('workspace_not_found');
  const workspaceIds = client === undefined ? actor.workspaceIds : [client];
  const { rows, counts } = await listCampaigns(db, { ...filter, workspaceIds }, { page, perPage });
  const ids = rows.map(({ campaign }) => campaign.id);
  const items = Map.groupBy(await listItems(db, ids), ({ campaign_id }) => campaign_id);
  const spend = await listSpend(db, ids);
  const running = await listRunning(db, workspaceIds);
  const runningIds = running.map(({ campaign }) => campaign.id);
  const conversions = await listConversions(db, runningIds);
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const filtered = filter.state === undefined ? total : counts[filter.state satisfies CampaignState];
  return {
    campaigns: rows.map(
      (row): CampaignRow =>
        presentRow(row, items.get(row.campaign.id) ?? [], spend.get(row.campaign.id) ?? new Map<string, number>()),
    ),
    recordsTotal: total,
    recordsFiltered: filtered,
    counts,
    summary: {
      running: moneyOf(running, await listSpend(db, runningIds)),
      waiting: await countWaiting(db, workspaceIds),
      conversions: {
        value: conversions.size === 0 ? null : [...conversions.values()].reduce((sum, one) => sum + one, 0),
        known: conversions.size,
        campaigns: running.length,
      },
    },
    ...(await listChoices(db, actor.workspaceIds)),
  };
}
