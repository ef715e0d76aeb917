import { accessLevelGives, type Seat, seatLabels } from '@folio/contract/seats';
import type { Actor } from '../../kernel/actor.ts';
import type { Db } from '../../kernel/db/database.ts';
import { notFound } from '../../kernel/errors.ts';
import { abilities } from './seats.policy.ts';
import { findSeat, type SeatRow } from './seats.queries.ts';

/** The role of a seat: its person's, or the one that the invitation gives. */
const roleOf = (seat: SeatRow) => seat.role ?? accessLevelGives[seat.access_level ?? 'user'].role;

export function presentSeat(seat: SeatRow, actor: Actor): Seat {
  const role = roleOf(seat);
  return {
    id: seat.id,
    user_id: seat.user_id,
    email: seat.email,
    name: seat.name,
    role,
    label: seatLabels[role],
    access_level: seat.access_level,
    state: seat.state,
    workspaces: seat.workspaces,
    force_control_panel: seat.force_control_panel ?? false,
    expires_at: seat.expires_at?.toISOString() ?? null,
    created_at: seat.created_at.toISOString(),
    last_seen_at: seat.last_seen_at?.toISOString() ?? null,
    has_second_factor: seat.has_second_factor,
    has_single_sign_on: seat.has_single_sign_on,
    can: abilities(actor, seat),
  };
}

/** A seat of the actor's account as answers have it; 404 where there is none. */
export async function showSeat(db: Db, actor: Actor, id: number): Promise<Seat> {
  const seat = await findSeat(db, actor.accountId, id);
  if (!seat) throw notFound('seat_not_found');
  return presentSeat(seat, actor);
}
