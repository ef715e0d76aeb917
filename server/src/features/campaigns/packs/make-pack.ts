// Asking for a pack, and giving it out to staff and to the contact.
import type { CampaignPack, ClientPack } from '@folio/contract/campaign-packs';
import type { InterfaceLanguage } from '@folio/contract/languages';
import type { Actor } from '../../../kernel/actor.ts';
import type { Db } from '../../../kernel/db/database.ts';
import { conflict, notFound } from '../../../kernel/errors.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { findMessage } from '../../../kernel/messages/messages.ts';
import { recordAudit } from '../../audit/index.ts';
import { fileNameFor } from '../../documents/index.ts';
import { isPackable } from '../core/campaign-states.ts';
import { getVisibleCampaign, lockCampaign } from '../core/campaigns.policy.ts';
import { type ContactCaller, getCampaignOfContact } from '../core/contact-campaign.ts';
import { findNewestPack, findOpenPack, findReadyPack, insertPack, type PackRow } from './campaign-packs.queries.ts';
import { packQueue } from './pack-queue.ts';

/** Asks for a pack; while one is being made, it is that one. */
export async function createPack(kernel: Kernel, actor: Actor, campaignId: number): Promise<void> {
  await kernel.database.transaction(async (tx) => {
    const campaign = await lockCampaign(tx, actor, campaignId);
    if (!isPackable(campaign.state)) throw conflict('campaign_state');
    if (await findOpenPack(tx, campaign.id)) return;
    const day = kernel.clock.now().toISOString().slice(0, 10);
    const pack = await insertPack(tx, {
      campaign_id: campaign.id,
      user_id: actor.id,
      file_name: fileNameFor(`${campaign.name} ${day}`, 'zip', actor.language),
    });
    kernel.changes.note(tx, campaign);
    await recordAudit(tx, actor, {
      action: 'campaign.pack_created',
      subjectId: campaign.id,
      subjectName: campaign.name,
      workspaceId: campaign.workspace_id,
    });
    await kernel.jobs.send(packQueue, { packId: pack.id }, tx, { accountId: campaign.account_id });
  });
}

/** The newest pack of a campaign, for its staff; null where there is none. */
export async function showPack(db: Db, campaignId: number, language: InterfaceLanguage): Promise<CampaignPack | null> {
  const found = await findNewestPack(db, campaignId);
  if (!found) return null;
  const { pack, person } = found;
  return {
    id: pack.id,
    state: pack.state,
    reason: pack.reason === null ? null : (findMessage(pack.reason, language) ?? pack.reason),
    file_name: pack.file_name,
    bytes: pack.bytes,
    files: pack.files,
    sha256: pack.sha256,
    left_out: pack.left_out,
    left_out_count: pack.left_out_count,
    person,
    expires_at: pack.expires_at?.toISOString() ?? null,
    created_at: pack.created_at.toISOString(),
  };
}

/** The pack that a client can download; null where there is none. */
export async function showClientPack(db: Db, campaignId: number): Promise<ClientPack | null> {
  const pack = await findReadyPack(db, campaignId);
  if (!pack?.expires_at) return null;
  return {
    id: pack.id,
    file_name: pack.file_name,
    bytes: pack.bytes ?? 0,
    files: pack.files ?? 0,
    expires_at: pack.expires_at.toISOString(),
    created_at: pack.created_at.toISOString(),
  };
}

/** The zip in pieces; 404 where there is none, it is over, or its bytes are gone. */
async function sendPack(kernel: Kernel, pack: PackRow | null): Promise<File> {
  const key = pack?.storage_key;
  const file = pack && key ? await kernel.storage.findFile(key, pack.file_name, 'application/zip') : null;
  if (!file) throw notFound('campaign_pack_not_found');
  return file;
}

/** For staff of the workspace. */
export async function downloadPack(kernel: Kernel, actor: Actor, campaignId: number): Promise<File> {
  const campaign = await getVisibleCampaign(kernel.database, actor, campaignId);
  return sendPack(kernel, await findReadyPack(kernel.database, campaign.id));
}

/** For the contact of the campaign, after the check of their link. */
export async function packOfContact(kernel: Kernel, contact: ContactCaller, campaignId: number): Promise<File> {
  const campaign = await getCampaignOfContact(kernel.database, contact, campaignId);
  return sendPack(kernel, await findReadyPack(kernel.database, campaign.id));
}
