// Logging out: here, and at the single sign-on provider that opened the session.
import type { Actor } from '../../kernel/actor.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { definePort } from '../../kernel/port.ts';
import type { CallContext } from '../../kernel/rpc.ts';
import { recordAudit } from '../audit/index.ts';
import { recordEndedImpersonations } from './own-sessions.ts';
import { deleteSession, findOwnSessionId, findUserById } from './session.queries.ts';
import { clearSessionCookies } from './session-cookies.ts';

/** The URL that ends a session at this provider; null if it has none or does not respond. */
export const endSessionUrlPort =
  definePort<(kernel: Kernel, issuer: string) => Promise<string | null>>('session.end_session_url');

/**
 * Ends the actor's session and clears the cookies. The cookies of a browser that acts as someone else hold its own session too, which ends
 * with it; a bearer token ends only itself. Returns the URL that ends the session at its provider; null for a session without one.
 */
export async function logOut(kernel: Kernel, context: CallContext, actor: Actor): Promise<string | null> {
  const { session, impersonator } = actor;
  clearSessionCookies(context);
  if (session.kind !== 'session') return null;
  const isBrowser = context.header('authorization') === undefined;
  const issuer = await kernel.database.transaction(async (tx) => {
    const ownId = impersonator && isBrowser ? await findOwnSessionId(tx, session.id) : null;
    const gone = await deleteSession(tx, ownId ?? session.id);
    await recordEndedImpersonations(tx, gone);
    for (const { user_id: userId } of gone) kernel.changes.recordCaller(tx, userId);
    const person = ownId === null || !impersonator ? null : await findUserById(tx, impersonator.id);
    const who = person ? { id: person.id, accountId: person.account_id, name: person.name, impersonator: null } : actor;
    await recordAudit(tx, who, { action: 'session.ended', subjectId: who.id, subjectName: who.name });
    return gone.find(({ impersonator_id: impersonatorId }) => impersonatorId === null)?.issuer ?? null;
  });
  return issuer === null ? null : endSessionUrlPort.of(kernel)(kernel, issuer);
}
