// Creating rows for a user and removing that user exclude each other. An advisory lock of its own, since every row that names a person locks the
// person's row as well, and a removal that held that one could deadlock with an order that is just finishing.
import { type Actor, rank } from '../../kernel/actor.ts';
import type { Db } from '../../kernel/db/database.ts';
import { forbidden, unauthenticated } from '../../kernel/errors.ts';

/** Any number that no other advisory lock with two keys uses. */
const personLock = 7_316_005;

const lockShared = { name: 'lock-person', text: 'select pg_advisory_xact_lock_shared($1, $2)' };
const findThere = { name: 'find-person-there', text: 'select id from users where id = $1 and removed_at is null' };

/**
 * Locks a user against removal until the transaction ends. Throws 401 for a removed user. The first lock of a transaction that creates personal
 * rows; any number of them hold it at once.
 */
export async function lockPerson(tx: Db, userId: number): Promise<void> {
  // Two statements sent at once: the second one begins when the lock is held, and sees everything committed until then.
  const [, { rows }] = await Promise.all([
    tx.client.query({ ...lockShared, values: [personLock, userId] }),
    tx.client.query({ ...findThere, values: [userId] }),
  ]);
  if (rows.length === 0) throw unauthenticated();
}

const findStanding = {
  name: 'find-standing',
  text: 'select role from users where id = $1 and removed_at is null and disabled_at is null',
};

/**
 * For calls that waited for locks. Throws 401 for a user removed or deactivated meanwhile, 403 for one with a lesser role than at the call's
 * beginning.
 */
export async function requireStanding(tx: Db, actor: Pick<Actor, 'id' | 'role'>): Promise<void> {
  const { rows } = await tx.client.query<{ role: Actor['role'] }>({ ...findStanding, values: [actor.id] });
  const [now] = rows;
  if (!now) throw unauthenticated();
  if (rank[now.role] < rank[actor.role]) throw forbidden();
}

/** Waits for all that is making something for a person, and holds off the rest until the transaction ends. */
export async function lockPersonForRemoval(tx: Db, userId: number): Promise<void> {
  await tx.client.query('select pg_advisory_xact_lock($1, $2)', [personLock, userId]);
}
