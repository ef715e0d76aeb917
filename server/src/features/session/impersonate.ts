// Acting as someone else: a link for one use within 60 seconds, a session that names both people, and the way back.
import { type Actor, isOwner } from '../../kernel/actor.ts';
import { AppError, conflict, forbidden, notFound, unauthenticated } from '../../kernel/errors.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { outranks } from '../../kernel/policy.ts';
import type { CallContext } from '../../kernel/rpc.ts';
import { hashToken, newToken } from '../../kernel/secrets.ts';
import { recordAudit } from '../audit/index.ts';
import { findActorByToken } from './find-actor.ts';
import { openSession } from './open-session.ts';
import { recordEndedImpersonations } from './own-sessions.ts';
import { deleteSession, findUserById, insertOneTimeToken, spendOneTimeToken } from './session.queries.ts';
import { clearActingCookie, readSessionCookies, setActingCookie } from './session-cookies.ts';
import type { SignedIn } from './signed-in.ts';

const linkSeconds = 60;

type Person = { id: number; account_id: number; role: Actor['role']; is_admin: boolean };

/** Staff can impersonate anyone except staff. An owner can impersonate users of their account below their own role. */
export function canImpersonate(actor: Actor, person: Person): boolean {
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
  if (!canImpersonate(actor, person)) throw forbidden();
  if (actor.session.kind !== 'session') throw forbidden('token_scope');
  const token = newToken('impersonate');
  const link = {
    token_hash: hashToken(token),
    purpose: 'impersonate',
    user_id: person.id,
    requested_by: actor.id,
    session_id: actor.session.id,
  } as const;
  await insertOneTimeToken(kernel.database, link, linkSeconds);
  return { token, url: `${kernel.config.publicUrl}/impersonate?userId=${person.id}&token=${token}` };
}

/** Reads the parameters of the URL. Throws the specification's three messages. */
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
 * Exchanges the link for a session of an hour. Only the session that asked for it may; rights are judged again, since they may have changed
 * in the minute between.
 */
export async function impersonate(kernel: Kernel, context: CallContext, caller: Actor, parameters: unknown): Promise<SignedIn> {
  const { userId, token } = readParameters(parameters);
  if (caller.impersonator) throw forbidden('impersonation_nested');
  const { session: own } = caller;
  if (own.kind !== 'session') throw forbidden('token_scope');
  const refused = () => new AppError(422, 'impersonation_token', { issues: [{ field: 'token', code: 'invalid' }] });
  const signedIn = await kernel.database.transaction(async (tx) => {
    const spent = await spendOneTimeToken(tx, 'impersonate', hashToken(token), userId);
    if (spent?.requested_by !== caller.id || spent.session_id !== own.id) throw refused();
    const [person, asker] = [await findUserById(tx, userId), await findUserById(tx, caller.id)];
    if (!person || person.disabled_at || !asker || asker.disabled_at) throw refused();
    const actor = {
      id: asker.id,
      accountId: asker.account_id,
      role: asker.role,
      isAdmin: asker.is_admin && asker.staff_scope === 'platform',
      impersonator: null,
    } as Actor;
    if (!canImpersonate(actor, person)) throw refused();
    const sessionToken = await openSession(tx, context, {
      userId: person.id,
      acting: { impersonatorId: asker.id, ownSessionId: own.id },
    });
    // Recorded in the user's account, because its owners may ask.
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

/**
 * Ends the impersonation; the browser's own session still exists. If it has ended already, its remaining cookie is removed. Throws 401 if the
 * own session is gone, 409 without an impersonation.
 */
export async function leaveImpersonation(kernel: Kernel, context: CallContext): Promise<{ id: number; name: string }> {
  const { own, acting } = readSessionCookies(context);
  const found = await context.findActor().catch((problem: unknown) => {
    if (acting === null || !(problem instanceof AppError && problem.status === 401)) throw problem;
    return null;
  });
  const isBearer = context.header('authorization') !== undefined;
  if (!found && acting !== null && !isBearer) {
    clearActingCookie(context);
    const self = own === null ? null : await findActorByToken(kernel, own);
    if (!self) throw unauthenticated();
    return { id: self.id, name: self.name };
  }
  if (!found) throw unauthenticated();
  const actor = found;
  if (!actor.impersonator || actor.session.kind !== 'session') throw conflict('not_impersonating');
  const { session } = actor;
  await kernel.database.transaction(async (tx) => {
    await recordEndedImpersonations(tx, await deleteSession(tx, session.id));
    kernel.changes.recordCaller(tx, actor.id);
  });
  clearActingCookie(context);
  kernel.log.info({ impersonator: actor.impersonator.id, user: actor.id }, 'Impersonation ended');
  return actor.impersonator;
}
