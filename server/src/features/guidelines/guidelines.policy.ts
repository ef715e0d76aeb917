// Rights over briefings, as sentences: everybody in the place may use them, managers manage them, one's own are always one's own.
import type { Actor } from '../../kernel/actor.ts';
import { can, isInReach, type Scoped } from '../../kernel/policy.ts';
import { guidelineRights } from './guidelines.rights.ts';

/** Actions the actor can take on a briefing; nothing where it is out of reach. */
export function guidelineAbilities(actor: Actor, guideline: Scoped) {
  const manages = isInReach(actor, guideline) && can(actor, guidelineRights.manage);
  return { edit: manages, delete: manages };
}
