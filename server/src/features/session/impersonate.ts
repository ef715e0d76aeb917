// Acting as somebody else: a link for one use within 60 seconds, a session that names both people, and the way back.
import { type Actor, isOwner } from '../../kernel/actor.ts';
import { AppError, conflict, forbidden, notFound } from '../../kernel/errors.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { outranks } from '../../kernel/policy.ts';
import type { CallContext } from '../../kernel/rpc.ts';
import { hashToken, newToken } from '../../kernel/secrets.ts';
import { recordAudit } from '../audit/index.ts';
import type { SignedIn } from './log-in.ts';
import { openSession } from './open-session.ts';
import { deleteSession, findUserById, insertOneTimeToken, spendOneTimeToken } from './session.queries.ts';
import { clearActingCookie, setActingCookie } from './session-cookies.ts';

const linkSeconds = 60;

type Person = { id: number; account_id: number; role: Actor['role']; is_admin: boolean };

/** Staff may act as anybody who is not staff; an owner as people of the own account below their own role. */
export function mayImpersonate(actor: Actor, person: Person): boolean {
  if (actor.impersonator || person.id === actor.id || person.is_admin) return false;
  if (actor.isAdmin) return true;
  return isOwner(actor) && person.account_id === actor.accountId && outranks(actor.role, person.role);
}

/** Makes the link. A person of another account is not found by an owner, and refused only where visible. */
export async function requestImpersonation(
  kernel: Kernel,
  actor: Actor,
  userId: number,
): Promise<{ token: string; url: string }> {
  if (actor.impersonator) throw forbidden('impersonation_nested');
  const person = await findUserById(kernel.database, userId);
  if (!person || person.disabled_at || (!actor.isAdmin && person.account_id !== actor.accountId)) throw notFound();
  if (!mayImpersonate(actor, person)) throw forbidden();
  const token = newToken('impersonate');
  const now = kernel.clock.now();
  await insertOneTimeToken(kernel.database, {
    token_hash: hashToken(token),
    purpose: 'impersonate',
    user_id: person.id,
    requested_by: actor.id,
    created_at: now,
    expires_at: new Date(now.getTime() + linkSeconds * 1000),
  });
  return { token, url: `${kernel.config.publicUrl}/impersonate?userId=${person.id}&token=${token}` };
}

/** Reads what stands in the address; throws the specification's three messages. */
function readParameters(parameters: unknown): { userId: number; token: string } {
  if (typeof parameters !== 'object' || parameters === null || Array.isArray(parameters))
    throw new AppError(422, 'impersonation_params');
  const { userId, token } = parameters as { userId?: unknown; token?: unknown };
  const isNumeric = (typeof userId === 'string' || typeof userId === 'number') && /^\d{1,9}$/.test(String(userId));
  if (!isNumeric) throw new AppError(422, 'impersonation_user', { issues: [{ field: 'userId', code: 'invalid' }] });
  if (typeof token !== 'string' || token === '')
    throw new AppError(422, 'impersonation_token', { issues: [{ field: 'token', code: 'invalid' }] });
  return { userId: Number(userId), token };
}

/**
 * Exchanges the link for a session. Only the person who asked for it may; rights are judged again, since they may have changed
 * in the minute between.
 */
export async function impersonate(kernel: Kernel, context: CallContext, caller: Actor, parameters: unknown): Promise<SignedIn> {
  const { userId, token } = readParameters(parameters);
  if (caller.impersonator) throw forbidden('impersonation_nested');
  const refused = () => new AppError(422, 'impersonation_token', { issues: [{ field: 'token', code: 'invalid' }] });
  const signedIn = await kernel.database.transaction(async (tx) => {
    const spent = await spendOneTimeToken(tx, 'impersonate', hashToken(token), kernel.clock.now(), userId);
    if (spent?.requested_by !== caller.id) throw refused();
    const [person, asker] = [await findUserById(tx, userId), await findUserById(tx, caller.id)];
    if (!person || person.disabled_at || !asker || asker.disabled_at) throw refused();
    const actor = {
      id: asker.id,
      accountId: asker.account_id,
      role: asker.role,
      isAdmin: asker.is_admin,
      impersonator: null,
    } as Actor;
    if (!mayImpersonate(actor, person)) throw refused();
    const sessionToken = await openSession(kernel, tx, context, { userId: person.id, impersonatorId: asker.id });
    // Noted where the person is, whose owners may ask.
    await recordAudit(
      tx,
      { id: person.id, accountId: person.account_id, impersonator: { id: asker.id, name: asker.name } },
      { action: 'impersonation.began', subjectId: person.id, subjectName: person.name },
    );
    return { user: { id: person.id, name: person.name, email: person.email }, token: sessionToken, asker: asker.id };
  });
  setActingCookie(context, signedIn.token);
  kernel.log.info({ impersonator: signedIn.asker, user: signedIn.user.id }, 'Impersonation began');
  return signedIn;
}

/** Ends the impersonation; the browser's own session is still there. */
export async function leaveImpersonation(
  kernel: Kernel,
  context: CallContext,
  actor: Actor,
): Promise<{ id: number; name: string }> {
  if (!actor.impersonator || actor.session.kind !== 'session') throw conflict('not_impersonating');
  const { session } = actor;
  await kernel.database.transaction(async (tx) => {
    await deleteSession(tx, session.id);
    await recordAudit(tx, actor, { action: 'impersonation.ended', subjectId: actor.id, subjectName: actor.name });
  });
  clearActingCookie(context);
  kernel.log.info({ impersonator: actor.impersonator.id, user: actor.id }, 'Impersonation ended');
  return actor.impersonator;
}
