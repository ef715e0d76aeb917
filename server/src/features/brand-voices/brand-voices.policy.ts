// Rights over brand voices, as sentences. A voice belongs to its account; workspaces are let use it by a toggle.
import { type Actor, isOwner } from '../../kernel/actor.ts';
import { can } from '../../kernel/policy.ts';
import { brandVoiceRights } from './brand-voices.rights.ts';

interface VoiceScope {
  account_id: number;
  user_id: number;
  workspace_ids: readonly number[];
}

/** True for its creator, for members of a workspace that uses it, and for the account's owners. */
export const canViewVoice = (actor: Actor, voice: VoiceScope): boolean =>
  voice.account_id === actor.accountId &&
  (voice.user_id === actor.id || isOwner(actor) || voice.workspace_ids.some((id) => actor.workspaceIds.includes(id)));

/** Actions the actor can take on a voice they see. */
export function voiceAbilities(actor: Actor, voice: VoiceScope) {
  const manages = canViewVoice(actor, voice) && can(actor, brandVoiceRights.create);
  return { edit: manages, delete: manages && (voice.user_id === actor.id || isOwner(actor)) };
}
