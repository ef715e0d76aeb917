// A start creates websites, voices and tasks: users with permission for all of them can read a website.
import type { Actor } from '../../kernel/actor.ts';
import { forbidden, notFound } from '../../kernel/errors.ts';
import { authorize, can, isInReach } from '../../kernel/policy.ts';
import { brandVoiceRights } from '../brand-voices/index.ts';
import { websiteRights } from '../websites/index.ts';

export const canStart = (actor: Pick<Actor, 'role'>) => can(actor, websiteRights.create) && can(actor, brandVoiceRights.create);

export function authorizeStart(actor: Actor): void {
  authorize(actor, websiteRights.create);
  authorize(actor, brandVoiceRights.create);
}

/** Throws 404 for a run of another workspace, 403 for a caller without permission to start one. */
export function requireReach<Row extends { account_id: number; workspace_id: number | null; user_id: number }>(
  actor: Actor,
  row: Row | null,
): Row {
  if (!row || row.account_id !== actor.accountId || !isInReach(actor, row)) throw notFound();
  if (!canStart(actor)) throw forbidden();
  return row;
}
