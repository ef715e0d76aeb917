import { changePermissions } from '../../kernel/access.ts';
import type { Actor } from '../../kernel/actor.ts';
import { forbidden, invalid, invalidField } from '../../kernel/errors.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { createRateLimit } from '../../kernel/rate-limit.ts';
import { recordAudit } from '../audit/index.ts';
import { hashPassword, isPasswordOf, refuseTrivial } from './password.ts';
import { sendPasswordChanged } from './password-mail.ts';
import { findUserById, setPasswordHash } from './session.queries.ts';

/** Changes one's own password, ends all other access of the user and tells them by email; refused while acting as someone else. */
export function createChangePassword(kernel: Kernel) {
  const perAccount = createRateLimit(kernel.database, 'change-password', 10, 900);
  return async (
    actor: Actor,
    input: { current_password: string; new_password: string; new_confirm_password: string },
  ): Promise<void> => {
    if (actor.impersonator) throw forbidden('impersonation_credentials');
    if (input.new_password !== input.new_confirm_password) throw invalidField('new_confirm_password', 'passwords_differ');
    await perAccount.spend([String(actor.id)]);
    const before = (await findUserById(kernel.database, actor.id))?.password_hash ?? null;
    const isWrong = () => invalid([{ field: 'current_password', code: 'wrong_password' }]);
    if (before === null || !(await isPasswordOf(before, input.current_password))) throw isWrong();
    if (await isPasswordOf(before, input.new_password)) throw invalidField('new_password', 'same_password');
    await refuseTrivial('new_password', input.new_password, [actor.name, actor.email]);
    const passwordHash = await hashPassword(input.new_password);
    const ended = await kernel.database.transaction(async (tx) => {
      // Of two at once the second no longer knows the current one.
      if (!(await setPasswordHash(tx, actor.id, before, passwordHash))) throw isWrong();
      await recordAudit(tx, actor, { action: 'password.changed', subjectId: actor.id, subjectName: actor.name });
      const keepSessionId = actor.session.kind === 'session' ? actor.session.id : null;
      return changePermissions(kernel, tx, { userId: actor.id, cause: 'password', keepSessionId });
    });
    sendPasswordChanged(kernel, actor.id, ended);
    await perAccount.clear(String(actor.id));
  };
}
