// Rights over websites, as sentences: everybody in the place may publish to them, managers keep them.
import type { Actor } from '../../kernel/actor.ts';
import { can, isInReach, type Scoped } from '../../kernel/policy.ts';
import { websiteRights } from './websites.rights.ts';

/** Actions the actor can take on a website; nothing where it is out of reach. */
export function websiteAbilities(actor: Actor, website: Scoped) {
  const isReached = isInReach(actor, website);
  const manages = isReached && can(actor, websiteRights.create);
  return { edit: manages, delete: manages, publish: isReached };
}
