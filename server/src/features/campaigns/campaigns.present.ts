// Campaigns and items as the contract has them.
import type { Campaign, CampaignDecision, CampaignEvent, CampaignItem, CampaignRow } from '@folio/contract/campaign-shapes';
import type { InterfaceLanguage } from '@folio/contract/languages';
import type { Actor } from '../../kernel/actor.ts';
import type { Db } from '../../kernel/db/database.ts';
import { notFound } from '../../kernel/errors.ts';
import { findMessage } from '../../kernel/messages/messages.ts';
import { orderPresent } from '../orders/index.ts';
import { stateHashOf } from './core/campaign-hash.ts';
import { findListed, type ListedCampaign } from './core/campaign-list.queries.ts';
import { isPlanned, pacingOfCampaign } from './core/campaign-pacing.ts';
import { campaignAbilities, getVisibleCampaign } from './core/campaigns.policy.ts';
import { listDecisions, listHistory } from './core/campaigns.queries.ts';
import {
  type ItemLink,
  listItems,
  listLinks,
  listStoppedOf,
  type ShownItem,
  type StoppedDocument,
} from './core/item-states.queries.ts';
import { listSpend } from './core/result-totals.queries.ts';
import { showPack } from './packs/make-pack.ts';

type Listed = ListedCampaign['campaign'];

/** Log of the campaign, in the order of its life. */
const historyActions = [
  'created',
  'proposed',
  'approved',
  'changes_requested',
  'started',
  'paused',
  'resumed',
  'completed',
  'cancelled',
  'linked',
  'unlinked',
  'item_dropped',
  'item_restored',
  'imported',
  'import_undone',
  'reminded',
  'pack_created',
].map((action) => `campaign.${action}`);

/** A campaign of the list. */
export function presentRow(listed: ListedCampaign, items: readonly ShownItem[], spend: ReadonlyMap<string, number>): CampaignRow {
  const { campaign, client, person, today, lastNote } = listed;
  const planned = items.filter(isPlanned);
  const countOf = (state: ShownItem['state']) => planned.filter((item) => item.state === state).length;
  const next = planned.find((item) => item.from_date >= today);
  return {
    id: campaign.id,
    workspace_id: campaign.workspace_id,
    client,
    name: campaign.name,
    state: campaign.state,
    is_changed_since_approval: campaign.is_changed_since_approval,
    from: campaign.from_date,
    to: campaign.to_date,
    countries: campaign.countries,
    channels: campaign.channels,
    budget: campaign.budget,
    currency: campaign.currency,
    paused_at: campaign.paused_at?.toISOString() ?? null,
    proposed_at: campaign.proposed_at?.toISOString() ?? null,
    person: { id: campaign.user_id, name: person },
    items: { total: planned.length, live: countOf('live'), client_review: countOf('client_review') },
    next_item: next ? { name: next.name, from: next.from_date } : null,
    last_note: campaign.state === 'changes_requested' ? lastNote : null,
    pacing: pacingOfCampaign(listed, items, spend),
  };
}

interface ItemFacts {
  links: readonly ItemLink[];
  stopped: readonly StoppedDocument[];
  language: InterfaceLanguage;
}

const presentItem = (item: ShownItem, { links, stopped, language }: ItemFacts): CampaignItem => {
  const problemOfLink = (id: number) => {
    const found = stopped.find(({ link_id: linkId }) => linkId === id);
    return found ? orderPresent.problemOf(found, language) : null;
  };
  const shown = links
    .filter((link) => link.item_id === item.id)
    .map(({ item_id: _item, ...link }) => ({ ...link, document_problem: problemOfLink(link.id) }));
  return {
    id: item.id,
    campaign_id: item.campaign_id,
    code: item.code,
    name: item.name,
    channel: item.channel,
    from: item.from_date,
    to: item.to_date,
    time: item.time,
    budget: item.budget,
    is_shared: item.is_shared,
    is_done: item.is_done,
    note: item.note,
    state: item.state,
    links: shown,
    document_problem: shown.find((link) => link.document_problem !== null)?.document_problem ?? null,
  };
};

const presentDecision = ({
  decision,
  user,
  guest,
  impersonator,
}: Awaited<ReturnType<typeof listDecisions>>[number]): CampaignDecision => ({
  id: decision.id,
  item_id: decision.item_id,
  state_hash: decision.state_hash,
  verdict: decision.verdict,
  note: decision.note,
  person: guest ?? user ?? '',
  is_guest: decision.guest_id !== null,
  impersonator,
  created_at: decision.created_at.toISOString(),
});

const presentEvent = (
  { id, action, subject, person, impersonator, details, created_at }: Awaited<ReturnType<typeof listHistory>>[number],
  actor: Actor,
): CampaignEvent => ({
  id,
  action,
  text: findMessage(`audit_${action.replaceAll('.', '_')}`, actor.language, { subject: subject ?? '' }) ?? action,
  person: person ?? (typeof details['guest'] === 'string' ? details['guest'] : null),
  impersonator,
  created_at: created_at.toISOString(),
});

/** The newest request to the contact; an opening before that belongs to another request. */
function presentRequest({ asked_at: asked, opened_at: opened, reminded_at: reminded }: Listed): Campaign['request'] {
  if (asked === null) return null;
  return {
    asked_at: asked.toISOString(),
    opened_at: opened === null || opened < asked ? null : opened.toISOString(),
    reminded_at: reminded?.toISOString() ?? null,
  };
}

/** One campaign whole; throws 404 where it is out of reach. */
export async function showCampaign(db: Db, actor: Actor, id: number): Promise<Campaign> {
  await getVisibleCampaign(db, actor, id);
  const listed = await findListed(db, id);
  if (!listed) throw notFound('campaign_not_found');
  const { campaign } = listed;
  const items = await listItems(db, [id]);
  const links = await listLinks(db, id);
  const stopped = await listStoppedOf(
    db,
    items.map((item) => item.id),
  );
  const spend = (await listSpend(db, [id])).get(id) ?? new Map();
  const decisions = await listDecisions(db, id);
  const history = await listHistory(db, campaign, historyActions);
  const cost = items.filter(isPlanned).reduce((sum, item) => sum + (item.budget ?? 0), 0);
  return {
    ...presentRow(listed, items, spend),
    goal: campaign.goal,
    kpis: campaign.kpis,
    audience: campaign.audience,
    personas: campaign.personas,
    guideline_id: campaign.guideline_id,
    brand_voice_id: campaign.brand_voice_id,
    website_id: campaign.website_id,
    contact: campaign.contact_email === null ? null : { name: campaign.contact_name ?? '', email: campaign.contact_email },
    utm_campaign: campaign.utm_campaign,
    state_hash: stateHashOf(campaign, items),
    revision: campaign.revision,
    updated_at: campaign.updated_at.toISOString(),
    plan: items.map((item) => presentItem(item, { links, stopped, language: actor.language })),
    request: presentRequest(campaign),
    pack: await showPack(db, id, actor.language),
    decisions: decisions.map(presentDecision),
    history: history.map((event) => presentEvent(event, actor)),
    warnings: campaign.budget !== null && cost > campaign.budget ? ['items_above_budget'] : [],
    can: campaignAbilities(campaign),
  };
}

/** One item with its links; throws 404 where it is out of reach. */
export async function showItem(db: Db, actor: Actor, campaignId: number, id: number): Promise<CampaignItem> {
  await getVisibleCampaign(db, actor, campaignId);
  const item = (await listItems(db, [campaignId])).find((one) => one.id === id);
  if (!item) throw notFound('campaign_item_not_found');
  const facts = { links: await listLinks(db, campaignId), stopped: await listStoppedOf(db, [id]) };
  return presentItem(item, { ...facts, language: actor.language });
}
