// Keeping voices: the account's limit holds however many ask at once, and one voice at most is the default.
import type { VoiceLanguage, VoiceProfile } from '@folio/contract/brand-voices';
import type { Actor } from '../../kernel/actor.ts';
import type { Db } from '../../kernel/db/database.ts';
import { AppError, conflict, forbidden, invalidField, notFound } from '../../kernel/errors.ts';
import { dispatch } from '../../kernel/events.ts';
import type { Keep } from '../../kernel/idempotency.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { scopeOf } from '../../kernel/policy.ts';
import { checkRevision } from '../../kernel/revisions.ts';
import { lockPerson, requireStanding } from '../accounts/index.ts';
import { recordAudit } from '../audit/index.ts';
import { listMembersAmong } from '../workspaces/index.ts';
import { canViewVoice, voiceAbilities } from './brand-voices.policy.ts';
import {
  clearDefault,
  deleteVoice,
  findVoice,
  getVoiceLimit,
  insertVoice,
  isVoiceNameTaken,
  lockVoice,
  toggleOn,
  updateVoice,
  type VoiceWithWorkspaces,
} from './brand-voices.queries.ts';
import { brandVoiceRights } from './brand-voices.rights.ts';
import { voiceDeleted } from './voice-events.ts';

export interface NewVoice {
  name: string;
  description: string;
  type: 'links' | 'text' | 'files' | 'preset';
  language: VoiceLanguage;
  profile: VoiceProfile;
  analysed_profile?: VoiceProfile | undefined;
  analysed_by: string;
  origins: string[];
  default?: boolean | undefined;
  workspace_id?: number | null | undefined;
}

/** A voice the actor sees; 404 otherwise. */
export async function getVisibleVoice(kernel: Kernel, actor: Actor, id: number): Promise<VoiceWithWorkspaces> {
  const voice = await findVoice(kernel.database, id);
  if (!voice || !canViewVoice(actor, voice)) throw notFound();
  return voice;
}

/** A voice the actor sees and may change; 404 or 403 otherwise. */
export async function getEditableVoice(kernel: Kernel, actor: Actor, id: number): Promise<VoiceWithWorkspaces> {
  const voice = await getVisibleVoice(kernel, actor, id);
  if (!voiceAbilities(actor, voice).edit) throw forbidden();
  return voice;
}

/** Why a voice is not kept: the account has as many as it may, or one of this name. */
type VoiceProblem = { code: 'limit'; most: number } | { code: 'name_taken' };

/** The new voice's id, usable in the workspace at once, or why there is none. The caller holds the person's lock. */
async function addVoice(
  tx: Db,
  actor: Pick<Actor, 'id' | 'accountId' | 'impersonator'>,
  call: NewVoice,
  workspaceId: number | null,
): Promise<number | VoiceProblem> {
  const { used, most } = await getVoiceLimit(tx, actor.accountId, true);
  if (used >= most) return { code: 'limit', most };
  if (await isVoiceNameTaken(tx, actor.accountId, call.name)) return { code: 'name_taken' };
  if (call.default) await clearDefault(tx, actor.accountId);
  const { name, description, type, language, profile, analysed_by, origins } = call;
  const id = await insertVoice(tx, {
    account_id: actor.accountId,
    user_id: actor.id,
    name,
    description,
    type,
    language,
    profile,
    analysed_profile: call.analysed_profile ?? profile,
    analysed_by,
    origins,
    is_default: call.default ?? false,
  });
  if (workspaceId !== null) await toggleOn(tx, workspaceId, id);
  await recordAudit(tx, actor, { action: 'brand_voice.created', subjectId: id, subjectName: name, workspaceId });
  return id;
}

/** The same for a caller with a locked user row. Throws 409 at the limit, 422 for a taken name. */
export async function insertVoiceFor(tx: Db, actor: Actor, call: NewVoice, workspaceId: number | null): Promise<number> {
  const added = await addVoice(tx, actor, call, workspaceId);
  if (typeof added === 'number') return added;
  throw added.code === 'limit' ? conflict('brand_voice_limit', { max: added.most }) : invalidField('name', 'name_taken');
}

/** Keeps a new voice, usable in the named workspace at once. Throws 409 where the limit is reached. */
export async function saveVoice(kernel: Kernel, actor: Actor, call: NewVoice, keep: Keep<number>): Promise<number> {
  const { workspaceId } = scopeOf(actor, call.workspace_id);
  return kernel.database.transaction(async (tx) => {
    await lockPerson(tx, actor.id);
    const id = await insertVoiceFor(tx, actor, call, workspaceId);
    await keep(tx, id);
    return id;
  });
}

/** Returns true if a voice can be created in the user's name. Locks them against removal until the transaction ends, as its first lock. */
export async function lockVoiceMaker(tx: Db, userId: number): Promise<boolean> {
  try {
    await lockPerson(tx, userId);
    await requireStanding(tx, { id: userId, role: brandVoiceRights.create.least });
    return true;
  } catch (problem) {
    if (problem instanceof AppError) return false;
    throw problem;
  }
}

/** Whose order a voice comes from. */
export interface VoiceOrder {
  accountId: number;
  userId: number;
  impersonatorId: number | null;
  workspaceId: number | null;
}

/** Saves the voice of an order in its transaction, after `lockVoiceMaker`. Returns the reason if it cannot be saved, else null. */
export async function saveVoiceOfOrder(tx: Db, order: VoiceOrder, voice: NewVoice): Promise<VoiceProblem | null> {
  const { accountId, userId: id, impersonatorId, workspaceId } = order;
  const impersonator = impersonatorId === null ? null : { id: impersonatorId, name: '' };
  const isMember = workspaceId !== null && (await listMembersAmong(tx, workspaceId, [id])).length > 0;
  const added = await addVoice(tx, { id, accountId, impersonator }, voice, isMember ? workspaceId : null);
  return typeof added === 'number' ? null : added;
}

export interface VoiceChanges {
  /** The revision that the change was made on. */
  revision?: number | undefined;
  name?: string | undefined;
  description?: string | undefined;
  profile?: VoiceProfile | undefined;
  active?: boolean | undefined;
  default?: boolean | undefined;
}

/** Changes a voice. A default that is switched off is not a default any more. Throws 409 if it was changed since the revision. */
export async function changeVoice(
  kernel: Kernel,
  actor: Actor,
  voice: VoiceWithWorkspaces,
  changes: VoiceChanges,
): Promise<void> {
  const { name, description, profile, active, default: isDefault } = changes;
  await kernel.database.transaction(async (tx) => {
    // The account's row is locked first, so that two new defaults at once come one after the other.
    await getVoiceLimit(tx, actor.accountId, true);
    const locked = await lockVoice(tx, voice.id);
    if (!locked) throw notFound();
    checkRevision(locked, changes.revision);
    if (name !== undefined && (await isVoiceNameTaken(tx, actor.accountId, name, voice.id)))
      throw invalidField('name', 'name_taken');
    if (isDefault) await clearDefault(tx, actor.accountId);
    // Switches count as no revision: they are set one by one, also from the list.
    const isReworded = name !== undefined || description !== undefined || profile !== undefined;
    await updateVoice(tx, voice.id, {
      ...(isReworded ? { revision: locked.revision + 1 } : {}),
      ...(name === undefined ? {} : { name }),
      ...(description === undefined ? {} : { description }),
      ...(profile === undefined ? {} : { profile }),
      ...(active === undefined ? {} : { is_active: active, ...(active ? {} : { is_default: false }) }),
      ...(isDefault === undefined ? {} : { is_default: isDefault && active !== false }),
    });
    await recordAudit(tx, actor, { action: 'brand_voice.changed', subjectId: voice.id, subjectName: name ?? locked.name });
  });
}

/** Deletes a voice; documents that were written in it keep their texts. */
export async function removeVoice(kernel: Kernel, actor: Actor, id: number): Promise<void> {
  const voice = await getVisibleVoice(kernel, actor, id);
  if (!voiceAbilities(actor, voice).delete) throw forbidden();
  const { account_id: accountId, user_id: userId, name: subjectName } = voice;
  await kernel.database.transaction(async (tx) => {
    if (!(await lockVoice(tx, id))) throw notFound();
    await dispatch(kernel, tx, voiceDeleted, { voiceId: id, accountId, userId });
    await deleteVoice(tx, accountId, id);
    await recordAudit(tx, actor, { action: 'brand_voice.deleted', subjectId: id, subjectName });
  });
}
