// Rights over seats, as sentences. The founder is out of reach for everyone; nobody changes their own standing.
import type { Role } from '@folio/contract/users';
import type { Actor } from '../../kernel/actor.ts';
import { can, isAtMost } from '../../kernel/policy.ts';
import { accountRights } from '../accounts/index.ts';
import { canImpersonate, canResetSecondFactor } from '../session/index.ts';
import type { SeatRow } from './seats.queries.ts';

type Person = Pick<SeatRow, 'user_id' | 'role' | 'is_admin' | 'account_id'>;

/** Why someone's role, access or seat cannot be touched by the actor; null when it can. */
export function obstacle(actor: Actor, seat: Person): 'founder_protected' | 'own_seat' | 'forbidden' | null {
  if (!can(actor, accountRights.manageSeats)) return 'forbidden';
  if (seat.user_id === null || seat.role === null) return null;
  if (seat.role === 'master') return 'founder_protected';
  if (seat.user_id === actor.id) return 'own_seat';
  if (!isAtMost(seat.role, actor.role) || (seat.is_admin && !actor.isAdmin)) return 'forbidden';
  return null;
}

/** A role is given up to one's own; `master` is only handed over. */
export const canAssignRole = (actor: Pick<Actor, 'role'>, role: Role) => role !== 'master' && isAtMost(role, actor.role);

/** Only the founder hands the account over, in person, to someone active. */
export const canTransferOwnership = (actor: Actor, seat: Pick<SeatRow, 'user_id' | 'state'>) =>
  actor.role === 'master' &&
  actor.impersonator === null &&
  seat.state === 'active' &&
  seat.user_id !== null &&
  seat.user_id !== actor.id;

/** An owner unlinks users up to their own role from the provider, in person; users unlink themselves on their profile. */
export const canUnlink = (actor: Actor, seat: SeatRow) =>
  actor.impersonator === null && seat.has_single_sign_on && obstacle(actor, seat) === null;

/** Actions the actor can take on a seat; sent along with it, and asked again before doing it. */
export function abilities(actor: Actor, seat: SeatRow) {
  const isFree = obstacle(actor, seat) === null;
  const isPerson = seat.user_id !== null;
  return {
    change_role: isFree && isPerson,
    disable: isFree && isPerson,
    delete: isFree,
    resend: isFree && !isPerson,
    impersonate:
      seat.user_id !== null &&
      seat.state === 'active' &&
      canImpersonate(actor, {
        id: seat.user_id,
        account_id: seat.account_id,
        role: seat.role ?? 'user',
        is_admin: seat.is_admin ?? false,
      }),
    hand_over: canTransferOwnership(actor, seat),
    unlink_single_sign_on: canUnlink(actor, seat),
    reset_second_factor:
      seat.has_second_factor &&
      canResetSecondFactor(actor, { role: seat.role ?? 'user', is_admin: seat.is_admin ?? false, account_id: seat.account_id }),
  };
}
