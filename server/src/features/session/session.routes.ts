import { forbidden, invalid } from '../../kernel/errors.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { message } from '../../kernel/messages/messages.ts';
import { requireOwnSession } from '../../kernel/policy.ts';
import { createRateLimit } from '../../kernel/rate-limit.ts';
import { rpc } from '../../kernel/rpc.ts';
import { createChangePassword } from './change-password.ts';
import { refuseForeignOrigin } from './find-actor.ts';
import { impersonate, leaveImpersonation, requestImpersonation } from './impersonate.ts';
import { createLogIn } from './log-in.ts';
import { logOut } from './log-out.ts';
import { listAccess, revokeAccess } from './own-access.ts';
import { endSession, presentSession } from './own-sessions.ts';
import { isPasswordOf } from './password.ts';
import { createRegister } from './register.ts';
import { createRequestReset, resetPassword } from './reset-password.ts';
import { findUserById, listSessions, setSessionLock } from './session.queries.ts';
import type { SignedIn } from './signed-in.ts';

const asAnswer = ({ user, token }: SignedIn) => ({
  user: { id: user.id, name: user.name, email: user.email },
  'service-api': { token },
});

export function sessionRoutes(kernel: Kernel) {
  const { database } = kernel;
  const register = createRegister(kernel);
  const logIn = createLogIn(kernel);
  const requestReset = createRequestReset(kernel);
  const changePassword = createChangePassword(kernel);
  const unlockTries = createRateLimit(database, 'unlock', 10, 900);
  const registrations = createRateLimit(database, 'register-address', 30, 3600);

  return {
    check: rpc.session.check.handler(({ context: { actor } }) => ({
      user: { id: actor.id },
      is_locked: actor.session.kind === 'session' && actor.session.isLocked,
    })),
    register: rpc.session.register.handler(async ({ context, input }) => {
      refuseForeignOrigin(context, 'POST', kernel.config.publicUrl);
      await registrations.spend([context.network]);
      return asAnswer(await register(context, input));
    }),
    login: rpc.session.login.handler(async ({ context, input }) => {
      refuseForeignOrigin(context, 'POST', kernel.config.publicUrl);
      const answer = await logIn(context, input);
      if ('user' in answer) return asAnswer(answer);
      const { token, expiresAt } = answer;
      return { second_factor: { token, expires_at: expiresAt.toISOString() } };
    }),
    logout: rpc.session.logout.handler(async ({ context }) => {
      const endSessionUrl = await logOut(kernel, context, context.actor);
      return { message: message('signed_out', context.reader.language), end_session_url: endSessionUrl };
    }),
    lock: rpc.session.lock.handler(async ({ context: { actor, reader } }) => {
      if (actor.session.kind !== 'session' || actor.impersonator) throw forbidden();
      await setSessionLock(database, actor.session.id, kernel.clock.now());
      kernel.changes.recordCaller(database, actor.id);
      return { message: message('locked', reader.language) };
    }),
    unlock: rpc.session.unlock.handler(async ({ context: { actor, reader }, input }) => {
      if (actor.session.kind !== 'session') throw forbidden();
      await unlockTries.spend([String(actor.id)]);
      const user = await findUserById(database, actor.id);
      if (!(await isPasswordOf(user?.password_hash ?? null, input.password)))
        throw invalid([{ field: 'password', code: 'wrong_password' }]);
      await unlockTries.clear(String(actor.id));
      await setSessionLock(database, actor.session.id, null);
      return { message: message('unlocked', reader.language) };
    }),
    rememberPassword: rpc.session.rememberPassword.handler(async ({ context, input }) => {
      await requestReset(context.network, input.email);
      return {
        message: message(kernel.config.smtpUrl === null ? 'reset_in_outbox' : 'reset_requested', context.reader.language),
      };
    }),
    resetPassword: rpc.session.resetPassword.handler(async ({ context, input }) => {
      await resetPassword(kernel, input);
      return { message: message('reset_done', context.reader.language) };
    }),
    changePassword: rpc.session.changePassword.handler(async ({ context: { actor, reader }, input }) => {
      await changePassword(actor, input);
      return { message: message('password_changed', reader.language) };
    }),
    requestImpersonation: rpc.session.requestImpersonation.handler(async ({ context: { actor }, input }) => {
      const { token, url } = await requestImpersonation(kernel, actor, input.id);
      return { userId: input.id, token, url };
    }),
    impersonate: rpc.session.impersonate.handler(async ({ context, input }) => {
      return asAnswer(await impersonate(kernel, context, context.actor, input));
    }),
    leaveImpersonation: rpc.session.leaveImpersonation.handler(async ({ context }) => ({
      user: await leaveImpersonation(kernel, context),
    })),
    listAccess: rpc.session.listAccess.handler(async ({ context: { actor } }) => {
      if (actor.session.kind !== 'session') throw forbidden('token_scope');
      return { access: await listAccess(kernel, actor) };
    }),
    revokeAccess: rpc.session.revokeAccess.handler(async ({ context: { actor, reader }, input }) => {
      requireOwnSession(actor);
      await revokeAccess(kernel, actor, input);
      return { message: message('access_revoked', reader.language) };
    }),
    listSessions: rpc.session.listSessions.handler(async ({ context: { actor } }) => {
      if (actor.session.kind !== 'session') throw forbidden('token_scope');
      const current = actor.session.id;
      const rows = await listSessions(database, actor.id);
      return { sessions: rows.map((row) => presentSession(row, actor.id, current)) };
    }),
    endSession: rpc.session.endSession.handler(async ({ context: { actor, reader }, input }) => {
      if (actor.impersonator) throw forbidden('impersonation_credentials');
      if (actor.session.kind !== 'session') throw forbidden('token_scope');
      await endSession(kernel, actor, input.session_id);
      return { message: message('session_ended', reader.language) };
    }),
  };
}
