import type { Seat } from '@folio/contract/seats';
import { changePermissions } from '../../kernel/access.ts';
import type { Actor } from '../../kernel/actor.ts';
import { conflict, forbidden, invalidField, notFound } from '../../kernel/errors.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { createRateLimit } from '../../kernel/rate-limit.ts';
import { accountRows } from '../accounts/index.ts';
import { recordAudit } from '../audit/index.ts';
import { passwords } from '../session/index.ts';
import { canTransferOwnership } from './seats.policy.ts';
import { showSeat } from './seats.present.ts';
import { findSeat, lockSeat, lockStanding } from './seats.queries.ts';

/** The founder makes someone active of the account its founder and becomes an owner; asks for the password, at most ten times in 15 minutes. */
export function createHandOver(kernel: Kernel) {
  const tries = createRateLimit(kernel.database, 'hand-over', 10, 900);
  return async (actor: Actor, id: number, currentPassword: string): Promise<Seat> => {
    if (actor.impersonator) throw forbidden('impersonation_credentials');
    if (actor.role !== 'master') throw forbidden();
    await tries.spend([String(actor.id)]);
    const { user } = await accountRows.getUserWithAccount(kernel.database, actor.id);
    if (!(await passwords.isPasswordOf(user.password_hash, currentPassword)))
      throw invalidField('current_password', 'wrong_password');
    await tries.clear(String(actor.id));
    return kernel.database.transaction(async (tx) => {
      await lockStanding(tx, actor.accountId);
      const seat = (await lockSeat(tx, actor.accountId, id)) ? await findSeat(tx, actor.accountId, id) : null;
      if (!seat) throw notFound('seat_not_found');
      // Asked again under the lock: of two at once, the first has made the caller an owner.
      const role = (await accountRows.getUserWithAccount(tx, actor.id)).user.role;
      if (seat.user_id === null || !canTransferOwnership({ ...actor, role }, seat)) throw conflict('hand_over_needs_active');
      await accountRows.updateUser(tx, actor.id, { role: 'admin' });
      await accountRows.updateUser(tx, seat.user_id, { role: 'master' });
      await changePermissions(kernel, tx, { userId: actor.id, cause: 'role', roleBefore: 'master' });
      await changePermissions(kernel, tx, { userId: seat.user_id, cause: 'role', roleBefore: seat.role });
      await recordAudit(tx, actor, { action: 'account.handed_over', subjectId: id, subjectName: seat.name });
      return showSeat(tx, { ...actor, role: 'admin' }, id);
    });
  };
}
