// Beginning, changing and deleting campaigns.

import type { CampaignKpi } from '@folio/contract/campaign-shapes';
import { campaignLimits } from '@folio/contract/campaign-words';
import { withoutAccents } from '@folio/contract/plain-letters';
import type { InputIssue } from '@folio/contract/tool-input';
import type { Actor } from '../../../kernel/actor.ts';
import type { Db } from '../../../kernel/db/database.ts';
import { conflict, invalid } from '../../../kernel/errors.ts';
import type { Keep } from '../../../kernel/idempotency.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { scopeOf } from '../../../kernel/policy.ts';
import { recordAudit } from '../../audit/index.ts';
import { lockUsableVoice } from '../../brand-voices/index.ts';
import { lockUsableGuideline } from '../../guidelines/index.ts';
import { lockUsableWebsite } from '../../websites/index.ts';
import { raiseCampaignChanged } from './campaign-events.ts';
import { isDeletable } from './campaign-states.ts';
import { getVisibleCampaign, lockCampaign, lockClient, refuseWhereHidden } from './campaigns.policy.ts';
import {
  type CampaignChanges,
  type CampaignRow,
  deleteCampaign,
  type ItemRow,
  insertCampaign,
  listAgreedItems,
} from './campaigns.queries.ts';
import { changeCampaign } from './change-campaign.ts';
import { daysBetween } from './pacing.ts';

/** A campaign as input. Fields left out stay as they are. */
export interface GivenCampaign {
  name?: string | undefined;
  goal?: string | undefined;
  kpis?: CampaignKpi[] | undefined;
  audience?: string | undefined;
  personas?: string[] | undefined;
  countries?: string[] | undefined;
  channels?: string[] | undefined;
  from?: string | null | undefined;
  to?: string | null | undefined;
  budget?: number | null | undefined;
  currency?: string | undefined;
  guideline_id?: number | null | undefined;
  brand_voice_id?: number | null | undefined;
  website_id?: number | null | undefined;
  contact?: { name: string; email: string } | null | undefined;
  utm_campaign?: string | undefined;
}

const once = (words: readonly string[]) => [...new Set(words)];

/** The columns of the input. */
function columnsOf(given: GivenCampaign): CampaignChanges {
  const { from, to, contact, personas, countries, channels, ...plain } = given;
  const known = Object.fromEntries(Object.entries(plain).filter(([, value]) => value !== undefined)) as CampaignChanges;
  return {
    ...known,
    ...(personas ? { personas: once(personas) } : {}),
    ...(countries ? { countries: once(countries) } : {}),
    ...(channels ? { channels: once(channels) } : {}),
    ...(from === undefined ? {} : { from_date: from }),
    ...(to === undefined ? {} : { to_date: to }),
    ...(contact === undefined
      ? {}
      : { contact_name: contact?.name ?? null, contact_email: contact?.email.toLowerCase() ?? null }),
  };
}

type Judged = Pick<CampaignRow, 'name' | 'from_date' | 'to_date'>;

function validateDates({ from_date: from, to_date: to }: Judged, items: readonly ItemRow[]): InputIssue[] {
  if (from && to && to < from) return [{ field: 'to', code: 'end_before_start' }];
  if (from && to && daysBetween(from, to) >= campaignLimits.days) return [{ field: 'to', code: 'campaign_too_long' }];
  const outside = items.find((item) => (from && item.from_date < from) || (to && item.to_date > to));
  return outside
    ? [{ field: from && outside.from_date < from ? 'from' : 'to', code: 'items_outside', params: { name: outside.name } }]
    : [];
}

/** Returns fields that name a missing object, or one not for this workspace. Locks the named objects against deletion until the transaction ends. */
async function lockNamed(tx: Db, actor: Actor, workspaceId: number, given: GivenCampaign): Promise<InputIssue[]> {
  const scope = scopeOf(actor, workspaceId);
  const { guideline_id: guideline, brand_voice_id: voice, website_id: website } = given;
  const isMissing = {
    guideline_id: Boolean(guideline) && !(await lockUsableGuideline(tx, scope, guideline ?? 0)),
    brand_voice_id: Boolean(voice) && !(await lockUsableVoice(tx, scope, voice ?? 0)),
    website_id: Boolean(website) && !(await lockUsableWebsite(tx, scope, website ?? 0)),
  };
  return Object.entries(isMissing).flatMap(([field, missing]) => (missing ? [{ field, code: 'not_an_option' }] : []));
}

/** Throws 422 with the faults of all fields: those found by the caller, and those of `campaign`, its future state. */
function checkCampaign(campaign: Judged, found: readonly InputIssue[], items: readonly ItemRow[] = []): void {
  const issues: InputIssue[] = [];
  if (campaign.name === '') issues.push({ field: 'name', code: 'campaign_name_missing' });
  issues.push(...validateDates(campaign, items), ...found);
  if (issues.length > 0) throw invalid(issues);
}

/** `spring-kitchen-2027` of “Spring kitchen” in 2027, as links name the campaign. */
const utmOf = (name: string, from: string | null | undefined) =>
  withoutAccents([name, from?.slice(0, 4) ?? ''].join(' '))
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, campaignLimits.utm);

/** Begins a campaign as a draft and answers its id. Throws 404 for a workspace that the actor is not in, 422 for wrong fields. */
export async function createCampaign(
  kernel: Kernel,
  actor: Actor,
  { workspace_id: workspaceId, ...given }: GivenCampaign & { workspace_id: number },
  keep: Keep<number>,
): Promise<number> {
  await refuseWhereHidden(kernel.database, actor);
  return kernel.database.transaction(async (tx) => {
    await lockClient(tx, actor, workspaceId);
    const name = given.name ?? '';
    const dates = { from_date: given.from ?? null, to_date: given.to ?? null };
    checkCampaign({ name, ...dates }, await lockNamed(tx, actor, workspaceId, given));
    const campaign = await insertCampaign(tx, {
      utm_campaign: utmOf(name, given.from),
      ...columnsOf(given),
      name,
      account_id: actor.accountId,
      workspace_id: workspaceId,
      user_id: actor.id,
    });
    await recordAudit(tx, actor, {
      action: 'campaign.created',
      subjectId: campaign.id,
      subjectName: name,
      workspaceId,
    });
    await raiseCampaignChanged(tx, campaign, null, actor);
    await keep(tx, campaign.id);
    return campaign.id;
  });
}

/** Changes a campaign. Throws 409 where it is not in the revision that the change was made to, or is over. */
export async function editCampaign(
  kernel: Kernel,
  actor: Actor,
  { id, revision, ...given }: GivenCampaign & { id: number; revision: number },
): Promise<void> {
  let issues: InputIssue[] = [];
  const change = async (tx: Db, before: CampaignRow) => {
    const changes = columnsOf(given);
    const after = { ...before, ...(changes as Partial<CampaignRow>) };
    checkCampaign(after, issues, await listAgreedItems(tx, id));
    return changes;
  };
  // Before the campaign, as where they are deleted.
  await changeCampaign(kernel, actor, { id, revision }, change, async (tx) => {
    const { workspace_id: workspaceId } = await getVisibleCampaign(tx, actor, id);
    issues = await lockNamed(tx, actor, workspaceId, given);
  });
}

/** Deletes a draft; throws 409 for any other. */
export async function removeCampaign(kernel: Kernel, actor: Actor, id: number): Promise<void> {
  await kernel.database.transaction(async (tx) => {
    const campaign = await lockCampaign(tx, actor, id);
    if (!isDeletable(campaign.state)) throw conflict('campaign_state');
    await deleteCampaign(tx, id);
    await recordAudit(tx, actor, {
      action: 'campaign.deleted',
      subjectId: id,
      subjectName: campaign.name,
      workspaceId: campaign.workspace_id,
    });
  });
}
