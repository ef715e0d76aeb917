// Changing a seat: the values of an invitation, or role, access and workspaces of a user. Everything takes effect with the next call.
import { type AccessLevel, accessLevelGives, type Seat } from '@folio/contract/seats';
import type { Role } from '@folio/contract/users';
import { changePermissions } from '../../kernel/access.ts';
import type { Actor } from '../../kernel/actor.ts';
import type { Db } from '../../kernel/db/database.ts';
import { conflict, forbidden, invalidField, notFound } from '../../kernel/errors.ts';
import { dispatch } from '../../kernel/events.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { authorize } from '../../kernel/policy.ts';
import { accountRights, accountRows, standingChanged } from '../accounts/index.ts';
import { recordAudit } from '../audit/index.ts';
import { endMemberships, hasManager, insertMembers } from '../workspaces/index.ts';
import { canAssignRole, obstacle } from './seats.policy.ts';
import { showSeat } from './seats.present.ts';
import {
  countOwners,
  findSeat,
  lockAccountWorkspaces,
  lockSeat,
  lockStanding,
  type SeatRow,
  updateSeat,
} from './seats.queries.ts';

interface SeatChanges {
  role?: Role | undefined;
  access_level?: AccessLevel | undefined;
  is_disabled?: boolean | undefined;
  workspace_ids?: number[] | undefined;
  force_control_panel?: boolean | undefined;
}

/** The workspaces a change asks for, all of the account for `master`; null when it leaves them as they are. */
async function wantedWorkspaces(tx: Db, accountId: number, changes: SeatChanges): Promise<number[] | null> {
  if (changes.access_level && accessLevelGives[changes.access_level].joins === 'all_workspaces')
    return lockAccountWorkspaces(tx, accountId, null);
  if (!changes.workspace_ids) return null;
  const ids = [...new Set(changes.workspace_ids)];
  const found = await lockAccountWorkspaces(tx, accountId, ids);
  if (found.length < ids.length) throw notFound('workspace_not_found');
  return found;
}

async function editInvitation(tx: Db, seat: SeatRow, changes: SeatChanges, wanted: number[] | null): Promise<void> {
  const { role, is_disabled, force_control_panel, access_level } = changes;
  if (role !== undefined || is_disabled !== undefined || force_control_panel !== undefined) throw conflict('seat_waits');
  const joinsAll = access_level && accessLevelGives[access_level].joins === 'all_workspaces';
  await updateSeat(tx, seat.id, {
    ...(access_level ? { access_level } : {}),
    ...(wanted ? { workspace_ids: joinsAll ? [] : wanted } : {}),
  });
}

/** Sets membership exactly to the wanted workspaces. Each workspace keeps a member with permission to manage it. */
async function setWorkspaces(kernel: Kernel, tx: Db, userId: number, seat: SeatRow, wanted: number[]): Promise<void> {
  const ends = seat.workspaces.filter((workspace) => !wanted.includes(workspace.id));
  await insertMembers(
    tx,
    wanted.map((id) => ({ workspace_id: id, user_id: userId })),
  );
  await lockAccountWorkspaces(
    tx,
    seat.account_id,
    ends.map((workspace) => workspace.id),
  );
  for (const { id, name } of ends) {
    const wasManaged = await hasManager(tx, id);
    await endMemberships(kernel, tx, id, [userId]);
    if (wasManaged && !(await hasManager(tx, id))) throw conflict('workspace_needs_manager', { name });
  }
}

function refuse(actor: Actor, seat: SeatRow, changes: SeatChanges): void {
  const { role, is_disabled, force_control_panel, access_level } = changes;
  if (role === 'master' && seat.role !== 'master') throw invalidField('role', 'not_an_option');
  const touchesStanding = [role, is_disabled, force_control_panel, access_level].some((value) => value !== undefined);
  const why = obstacle(actor, seat);
  // Which workspaces oneself or the founder belongs to is nobody's standing: owners may put themselves into any.
  if (why === 'own_seat' || (why === 'founder_protected' && seat.user_id === actor.id)) {
    if (touchesStanding) throw conflict(why);
  } else if (why === 'founder_protected') throw conflict(why);
  else if (why) throw forbidden();
  if (role !== undefined && role !== seat.role && !canAssignRole(actor, role)) throw forbidden();
}

/** Changes a seat of the actor's account; the founder's and one's own standing are 409, a role above one's own 403. */
export function editSeat(kernel: Kernel, actor: Actor, id: number, changes: SeatChanges): Promise<Seat> {
  authorize(actor, accountRights.manageSeats);
  const run = () =>
    kernel.database.transaction(async (tx) => {
      await lockStanding(tx, actor.accountId);
      const wanted = await wantedWorkspaces(tx, actor.accountId, changes);
      const seat = (await lockSeat(tx, actor.accountId, id)) ? await findSeat(tx, actor.accountId, id) : null;
      if (!seat) throw notFound('seat_not_found');
      refuse(actor, seat, changes);
      if (seat.user_id === null) await editInvitation(tx, seat, changes, wanted);
      else {
        const { role, is_disabled: isDisabled, force_control_panel, access_level } = changes;
        await accountRows.updateUser(tx, seat.user_id, {
          ...(role === undefined ? {} : { role }),
          ...(force_control_panel === undefined ? {} : { force_control_panel }),
          ...(isDisabled === undefined ? {} : { disabled_at: isDisabled ? kernel.clock.now() : null }),
        });
        if (access_level) await updateSeat(tx, id, { access_level });
        if (wanted) await setWorkspaces(kernel, tx, seat.user_id, seat, wanted);
        // Before tasks are locked: guests that write hold their link before the task.
        await changePermissions(kernel, tx, {
          userId: seat.user_id,
          cause: isDisabled ? 'seat' : role !== undefined && role !== seat.role ? 'role' : 'membership',
          roleBefore: seat.role,
        });
        await dispatch(kernel, tx, standingChanged, { userId: seat.user_id });
        if ((await countOwners(tx, actor.accountId)) === 0) throw conflict('last_owner');
      }
      await recordAudit(tx, actor, {
        action: 'seat.changed',
        subjectId: id,
        subjectName: seat.name ?? seat.email,
        details: {
          ...(changes.role ? { role_before: seat.role, role: changes.role } : {}),
          ...(changes.access_level ? { access_level: changes.access_level } : {}),
          ...(changes.is_disabled === undefined ? {} : { is_disabled: changes.is_disabled }),
          ...(changes.force_control_panel === undefined ? {} : { force_control_panel: changes.force_control_panel }),
          ...(wanted ? { workspaces: wanted.length } : {}),
        },
      });
      return showSeat(tx, actor, id);
    });
  return run();
}
