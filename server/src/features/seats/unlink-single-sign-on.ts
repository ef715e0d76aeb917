// Separates a user from the users of the single sign-on provider, so that another one can be linked.
import type { Seat } from '@folio/contract/seats';
import type { Actor } from '../../kernel/actor.ts';
import { forbidden, notFound } from '../../kernel/errors.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { authorize } from '../../kernel/policy.ts';
import { accountRights } from '../accounts/index.ts';
import { recordAudit } from '../audit/index.ts';
import { canUnlink } from './seats.policy.ts';
import { showSeat } from './seats.present.ts';
import { deleteIdentities, findSeat, lockSeat, lockStanding } from './seats.queries.ts';

/** Deletes all links of a seat's user. 404 without such a seat, 403 without a link or for a user above the caller. */
export function unlinkSingleSignOn(kernel: Kernel, actor: Actor, id: number): Promise<Seat> {
  authorize(actor, accountRights.manageSeats);
  return kernel.database.transaction(async (tx) => {
    await lockStanding(tx, actor.accountId);
    const seat = (await lockSeat(tx, actor.accountId, id)) ? await findSeat(tx, actor.accountId, id) : null;
    if (!seat || seat.user_id === null) throw notFound('seat_not_found');
    if (!canUnlink(actor, seat)) throw forbidden();
    for (const issuer of await deleteIdentities(tx, seat.user_id))
      await recordAudit(tx, actor, {
        action: 'identity.unlinked',
        subjectId: seat.user_id,
        subjectName: seat.name ?? seat.email,
        details: { issuer },
      });
    return showSeat(tx, actor, id);
  });
}
