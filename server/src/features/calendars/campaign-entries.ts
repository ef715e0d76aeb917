// Entries of audience campaigns, for staff in the client's workspace, and moving them by the campaign's rule.
import type { CalendarEntry } from '@folio/contract/calendar-entries';
import type { EntryState } from '@folio/contract/calendar-words';
import type { InterfaceLanguage } from '@folio/contract/languages';
import type { Actor } from '../../kernel/actor.ts';
import { invalidField, notFound } from '../../kernel/errors.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { campaignCalendar } from '../campaigns/index.ts';
import { orderPresent } from '../orders/index.ts';

type Item = Awaited<ReturnType<typeof campaignCalendar.listDatedItems>>[number];
type Plan = Awaited<ReturnType<typeof campaignCalendar.listWaitingPlans>>[number];

const stateOf: Record<Item['state'], EntryState> = {
  planned: 'waiting',
  in_production: 'on_going',
  client_review: 'ready',
  approved: 'approved',
  live: 'published',
  dropped: 'completed',
};

const pathOf = (campaignId: number, tab: 'plan' | 'approval') => `/audience-campaigns/manager-dashboard/${campaignId}/${tab}`;
const bare = { people: [], website_kind: null, is_fixed: false, is_late: false };

export const itemEntry = (item: Item, language: InterfaceLanguage): CalendarEntry => ({
  ...bare,
  kind: 'campaign_item',
  id: item.id,
  workspace_id: item.workspace_id,
  title: item.name,
  path: pathOf(item.campaign_id, 'plan'),
  from: item.from,
  to: item.to,
  time: item.time,
  state: stateOf[item.state],
  note: item.campaign,
  website_id: item.website_id,
  channel: item.channel,
  document_problem: item.stopped && orderPresent.problemOf(item.stopped, language),
  revision: item.revision,
  can: { move: !item.is_over && item.state !== 'live', assign: false },
});

export const planEntry = (plan: Plan): CalendarEntry => ({
  ...bare,
  kind: 'campaign_approval',
  id: plan.id,
  workspace_id: plan.workspace_id,
  title: plan.name,
  path: pathOf(plan.id, 'approval'),
  from: plan.day,
  to: plan.day,
  time: null,
  state: 'ready',
  note: plan.contact ?? '',
  website_id: plan.website_id,
  channel: null,
  document_problem: null,
  revision: plan.revision,
  can: { move: false, assign: false },
});

/** True if campaigns are shown to the actor at all. */
export const seesCampaigns = async (kernel: Kernel, actor: Actor): Promise<boolean> =>
  actor.isAdmin && !(await campaignCalendar.areCampaignsHidden(kernel.database, actor));

/**
 * Moves an item to other days, its tasks with it. Throws 404 out of reach, 409 where the campaign was changed meanwhile, 422 at `to` for a day that
 * is over and where the item would lie outside the campaign.
 */
export async function moveItemEntry(
  kernel: Kernel,
  actor: Actor,
  move: { id: number; revision: number; from?: string | undefined; to?: string | undefined; preview: boolean },
): Promise<{ entry: CalendarEntry | null; moved: Awaited<ReturnType<typeof campaignCalendar.previewItemMove>> }> {
  const { database } = kernel;
  const { id, revision, to, preview } = move;
  const found = actor.isAdmin ? await campaignCalendar.findTodayOfItem(database, id) : null;
  if (!found || !actor.workspaceIds.includes(found.workspaceId)) throw notFound('campaign_item_not_found');
  const readItem = async () => {
    const everyDay = { from: '0001-01-01', to: '9999-12-31', limit: 1 };
    const [item] = await campaignCalendar.listDatedItems(database, [found.workspaceId], everyDay, id);
    return item;
  };
  const item = await readItem();
  if (!item) throw notFound('campaign_item_not_found');
  if (to === undefined) throw invalidField('to', 'required');
  if (to < found.today) throw invalidField('to', 'day_is_over');
  const from = move.from ?? campaignCalendar.addDays(item.from, campaignCalendar.daysBetween(item.to, to));
  // Tasks that go along are no named ones: they are shown before the move, and undoing the item's move puts them back.
  if (preview) {
    const along = await campaignCalendar.previewItemMove(kernel, actor, { id, from, to });
    return { entry: null, moved: along.map((one) => ({ ...one, isNamed: false })) };
  }
  await campaignCalendar.moveItem(kernel, actor, { id, revision, from, to });
  const now = await readItem();
  return { entry: now ? itemEntry(now, actor.language) : null, moved: [] };
}
