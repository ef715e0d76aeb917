// Context of an order: workspace, brand voice, briefing, website and sources. Each must be usable in that scope. Values left out by the call
// come from the folder's defaults, and then from the workspace's.
import type { Actor } from '../../kernel/actor.ts';
import { allEnded, type Db } from '../../kernel/db/database.ts';
import { notFound } from '../../kernel/errors.ts';
import { type Scope, scopeOf } from '../../kernel/policy.ts';
import { lockPerson } from '../accounts/index.ts';
import { findDefaultVoiceId, findUsableVoice } from '../brand-voices/index.ts';
import { getPlaceFolder, lockScopeFolder } from '../folders/index.ts';
import { findUsableGuideline } from '../guidelines/index.ts';
import { sourceRows } from '../sources/index.ts';
import { findUsableWebsite } from '../websites/index.ts';
import { getWorkspaceDefaults, lockMembership } from '../workspaces/index.ts';
import type { PlaceOrderCall } from './order-input.ts';

/** Ids may be among the tool's own fields too, under the same names. */
const idsIn = (value: unknown): number[] | undefined =>
  Array.isArray(value) ? value.map(Number).filter((id) => Number.isInteger(id) && id > 0) : undefined;

const idIn = (value: unknown): number | undefined => idsIn([value])?.[0];

interface OrderContext {
  scope: Scope;
  folderId: number | null;
  brandVoiceId: number | null;
  guidelineId: number | null;
  websiteId: number | null;
  sourceIds: number[];
}

async function usable(db: Db, scope: Scope, id: number, find: (db: Db, scope: Scope, id: number) => Promise<unknown>) {
  if ((await find(db, scope, id)) === null) throw notFound();
  return id;
}

/** Throws 404 for anything that may not be used in the call's workspace. `null` means none, leaving it out means the default. */
export async function resolveContext(db: Db, actor: Actor, call: PlaceOrderCall): Promise<OrderContext> {
  const scope = scopeOf(actor, call.workspace_id);
  const folder = call.folder_id ? await getPlaceFolder(db, scope, call.folder_id) : null;
  const ofWorkspace = scope.workspaceId === null ? null : await getWorkspaceDefaults(db, scope.workspaceId);
  const defaults = {
    brandVoiceId: folder?.default_brand_voice_id ?? ofWorkspace?.brandVoiceId ?? null,
    guidelineId: folder?.default_guideline_id ?? ofWorkspace?.guidelineId ?? null,
    sourceIds: folder && folder.default_source_ids.length > 0 ? folder.default_source_ids : (ofWorkspace?.sourceIds ?? []),
  };
  const { guideline_id: guideline, website_id: website, fields } = call;
  const voice = call.brand_voice_id === undefined ? idIn(fields['brand_voice_id']) : call.brand_voice_id;
  const named = call.additional_source_ids ?? idsIn(fields['additional_source_ids']);
  const sourceIds = [...new Set(named ?? defaults.sourceIds)];
  const [sources, brandVoiceId, guidelineId, websiteId] = await allEnded([
    sourceRows.listUsableSources(db, scope, sourceIds),
    voice
      ? usable(db, scope, voice, findUsableVoice)
      : voice === null
        ? null
        : findDefaultVoiceId(db, scope, defaults.brandVoiceId),
    guideline
      ? usable(db, scope, guideline, findUsableGuideline)
      : guideline === null || !defaults.guidelineId
        ? null
        : findUsableGuideline(db, scope, defaults.guidelineId).then((row) => row?.id ?? null),
    website ? usable(db, scope, website, findUsableWebsite) : null,
  ]);
  // A default that was switched off since is left out; a source that the call names must be there.
  if (named && sources.length < sourceIds.length) throw notFound();
  return {
    scope,
    folderId: folder?.id ?? null,
    brandVoiceId,
    guidelineId,
    websiteId,
    sourceIds: sources.map((source) => source.id),
  };
}

/** Locks user and scope until the transaction ends. Throws 401 for a removed user, 404 if workspace, membership or folder ended meanwhile. */
export async function lockScope(tx: Db, scope: Scope, folderId: number | null = null): Promise<void> {
  const { workspaceId, userId } = scope;
  // Sent at once, in this order.
  const [, isMember] = await allEnded([lockPerson(tx, userId), workspaceId === null || lockMembership(tx, workspaceId, userId)]);
  if (!isMember) throw notFound();
  if (folderId !== null) await lockScopeFolder(tx, scope, folderId);
}

/** The columns of an order that come from its context. */
export const contextColumns = (context: OrderContext) => ({
  workspace_id: context.scope.workspaceId,
  folder_id: context.folderId,
  brand_voice_id: context.brandVoiceId,
  guideline_id: context.guidelineId,
  website_id: context.websiteId,
});
