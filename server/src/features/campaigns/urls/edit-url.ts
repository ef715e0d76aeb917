// Links with utm parameters: made for an item, asked how their page answers, deleted, and given out as a file.

import type { CallInput } from '@folio/contract/base';
import { campaignUrl } from '@folio/contract/campaign-url';
import type { campaignUrlsContract } from '@folio/contract/campaign-urls';
import { type CampaignUrl } from '@folio/contract/campaign-urls';
import { campaignLimits } from '@folio/contract/campaign-words';
import { EngineFailure } from '@folio/engine/core/engine-types';
import type { Actor } from '../../../kernel/actor.ts';
import { csvFile } from '../../../kernel/csv.ts';
import type { Db } from '../../../kernel/db/database.ts';
import { conflict, invalidField, notFound } from '../../../kernel/errors.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { siteFetch } from '../../pages/index.ts';
import { isEditable } from '../core/campaign-states.ts';
import { getVisibleCampaign, lockCampaign, lockItem, refuseWhereHidden, requireInPlan } from '../core/campaigns.policy.ts';
import { findCampaign, findItem } from '../core/campaigns.queries.ts';
import { countUrls, deleteUrl, findUrl, insertUrl, listUrls, listUtmWords, type ShownUrl } from './campaign-urls.queries.ts';

const presentUrl = ({ row, code, item }: ShownUrl): CampaignUrl => ({
  id: row.id,
  item_id: row.item_id,
  code,
  item,
  page_url: row.page_url,
  source: row.source,
  medium: row.medium,
  campaign: row.campaign,
  content: row.content,
  term: row.term,
  url: campaignUrl(row.page_url, row) ?? row.page_url,
  http_state: row.http_state,
  created_at: row.created_at.toISOString(),
});

/** HTTP status of the page; throws 422 if it is not public or does not respond. */
async function askPage(kernel: Kernel, pageUrl: string): Promise<number> {
  const refused = invalidField('page_url', 'page_url', { host: 'https://www.example.com' });
  if (campaignUrl(pageUrl, { source: '', medium: '', campaign: '', content: '', term: '' }) === null) throw refused;
  try {
    const { status } = await siteFetch(kernel.config).page(pageUrl, AbortSignal.timeout(20_000));
    return status;
  } catch (problem) {
    if (problem instanceof EngineFailure || (problem instanceof Error && problem.name === 'TimeoutError')) throw refused;
    throw problem;
  }
}

export type UrlCall = CallInput<(typeof campaignUrlsContract)['create']>;

/** Adds a link. Throws 404 where the item is out of reach, 422 for a page that does not answer, 409 where the item has the link or is dropped. */
export async function createUrl(kernel: Kernel, actor: Actor, call: UrlCall): Promise<CampaignUrl> {
  const { database: db } = kernel;
  const seen = await findItem(db, call.item_id);
  const owner = seen && (await findCampaign(db, seen.campaign_id));
  await refuseWhereHidden(db, actor);
  if (!owner || !actor.workspaceIds.includes(owner.workspace_id)) throw notFound('campaign_item_not_found');
  requireInPlan(seen);
  const name = call.campaign ?? owner.utm_campaign;
  if (name === '') throw invalidField('campaign', 'required');
  const httpState = await askPage(kernel, call.page_url);
  const id = await db.transaction(async (tx) => {
    const { campaign, item } = await lockItem(tx, actor, call.item_id);
    if (!isEditable(campaign.state)) throw conflict('campaign_state');
    requireInPlan(item);
    if ((await countUrls(tx, item.id)) >= campaignLimits.urls) throw conflict('campaign_limit', { max: campaignLimits.urls });
    const values = {
      source: call.source,
      medium: call.medium,
      campaign: name,
      content: call.content ?? item.code,
      term: call.term,
    };
    // Two page URLs that differ in old utm parameters alone make the same link.
    const url = campaignUrl(call.page_url, values);
    if ((await listUrls(tx, campaign.id, item.id)).some((row) => presentUrl(row).url === url))
      throw conflict('campaign_url_exists');
    const made = await insertUrl(tx, {
      campaign_id: campaign.id,
      item_id: item.id,
      page_url: call.page_url,
      ...values,
      http_state: httpState,
      user_id: actor.id,
    });
    if (made === null) throw conflict('campaign_url_exists');
    return made;
  });
  const url = await findUrl(db, id);
  if (!url) throw notFound('campaign_url_not_found');
  return presentUrl(url);
}

/** Links of a campaign, and the words that links of the actor's clients have used. */
export async function showUrls(db: Db, actor: Actor, id: number, itemId?: number) {
  await getVisibleCampaign(db, actor, id);
  return { urls: (await listUrls(db, id, itemId)).map(presentUrl), ...(await listUtmWords(db, actor.workspaceIds)) };
}

export async function removeUrl(kernel: Kernel, actor: Actor, id: number): Promise<void> {
  await kernel.database.transaction(async (tx) => {
    await refuseWhereHidden(tx, actor);
    const found = await findUrl(tx, id);
    const owner = found && (await findCampaign(tx, found.row.campaign_id));
    if (!owner || !actor.workspaceIds.includes(owner.workspace_id)) throw notFound('campaign_url_not_found');
    await lockCampaign(tx, actor, owner.id);
    if (!(await deleteUrl(tx, id))) throw notFound('campaign_url_not_found');
  });
}

/** All links of a campaign as a CSV file. */
export async function exportUrls(db: Db, actor: Actor, id: number): Promise<File> {
  const campaign = await getVisibleCampaign(db, actor, id);
  const urls = (await listUrls(db, id)).map(presentUrl);
  const columns = ['item', 'name', 'url', 'page_url', 'utm_source', 'utm_medium', 'utm_campaign', 'utm_content', 'utm_term'];
  return csvFile(
    `${campaign.utm_campaign || `campaign-${id}`}-links.csv`,
    columns,
    urls.map((one) => [one.code, one.item, one.url, one.page_url, one.source, one.medium, one.campaign, one.content, one.term]),
  );
}
