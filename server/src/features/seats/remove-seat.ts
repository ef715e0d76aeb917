import { changePermissions } from '../../kernel/access.ts';
import type { Actor } from '../../kernel/actor.ts';
import type { Db } from '../../kernel/db/database.ts';
import { conflict, forbidden, notFound } from '../../kernel/errors.ts';
import { dispatch } from '../../kernel/events.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { authorize } from '../../kernel/policy.ts';
import { accountRights, accountRows, lockPerson, lockPersonForRemoval, personRemoved } from '../accounts/index.ts';
import { recordAudit } from '../audit/index.ts';
import { emptyScope, endMemberships, hasManager, insertMembers, lockWorkspacesOf } from '../workspaces/index.ts';
import { obstacle } from './seats.policy.ts';
import {
  deleteSeat,
  findSeat,
  findSeatHolder,
  lockAccountWorkspaces,
  lockSeat,
  lockStanding,
  type SeatRow,
} from './seats.queries.ts';

/** An address that nobody can have: `.invalid` is reserved and never delivered to. */
const addressOfRemoved = (userId: number) => `removed-${userId}@removed.invalid`;

/** Ends the memberships; a workspace that only this person could manage gets the actor as a member instead. */
async function leaveWorkspaces(kernel: Kernel, tx: Db, actor: Actor, userId: number): Promise<void> {
  for (const { id } of await lockWorkspacesOf(tx, userId)) {
    const wasManaged = await hasManager(tx, id);
    await endMemberships(kernel, tx, id, [userId]);
    if (wasManaged && !(await hasManager(tx, id))) await insertMembers(tx, [{ workspace_id: id, user_id: actor.id }]);
  }
}

async function removePerson(kernel: Kernel, tx: Db, actor: Actor, seat: SeatRow, userId: number): Promise<number> {
  await changePermissions(kernel, tx, { userId, cause: 'account' });
  await leaveWorkspaces(kernel, tx, actor, userId);
  await dispatch(kernel, tx, personRemoved, { userId });
  const moved = await emptyScope(kernel, tx, { userId }, actor.id);
  await deleteSeat(tx, seat.id);
  // Last, since it holds off whatever else names this person, like an order that is just finishing.
  const now = kernel.clock.now();
  await accountRows.updateUser(tx, userId, { email: addressOfRemoved(userId), removed_at: now, disabled_at: now });
  return moved;
}

/**
 * Withdraws an invitation, or removes a user: access ends at once, the email is free again, and their personal workspace moves to the actor.
 * Their content in workspaces stays, under their name. Returns the number of moved documents.
 */
export function removeSeat(kernel: Kernel, actor: Actor, id: number): Promise<{ moved: number; wasInvited: boolean }> {
  authorize(actor, accountRights.manageSeats);
  const run = () =>
    kernel.database.transaction(async (tx) => {
      await lockStanding(tx, actor.accountId);
      await lockPerson(tx, actor.id);
      // Before everything is moved: the user's running calls have finished by then, and later ones are refused.
      const holder = await findSeatHolder(tx, actor.accountId, id);
      if (holder !== null && holder !== actor.id) await lockPersonForRemoval(tx, holder);
      // Workspaces before people, as everywhere.
      await lockAccountWorkspaces(tx, actor.accountId, null);
      const seat = (await lockSeat(tx, actor.accountId, id)) ? await findSeat(tx, actor.accountId, id) : null;
      if (!seat) throw notFound('seat_not_found');
      // An invitation that was accepted just now: its person is not locked yet.
      if (seat.user_id !== holder) throw notFound('seat_not_found');
      const why = obstacle(actor, seat);
      if (why === 'forbidden') throw forbidden();
      if (why) throw conflict(why);
      const wasInvited = seat.user_id === null;
      const moved = seat.user_id === null ? 0 : await removePerson(kernel, tx, actor, seat, seat.user_id);
      if (wasInvited) await deleteSeat(tx, id);
      await recordAudit(tx, actor, {
        action: wasInvited ? 'seat.withdrawn' : 'seat.deleted',
        subjectId: id,
        subjectName: seat.name ?? seat.email,
        details: wasInvited ? {} : { moved_documents: moved },
      });
      return { moved, wasInvited };
    });
  return run();
}
