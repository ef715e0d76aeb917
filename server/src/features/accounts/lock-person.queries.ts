// What a person makes and their removal exclude each other. An advisory lock of its own, since every row that names a person locks the
// person's row as well, and a removal that held that one could deadlock with an order that is just finishing.
import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../kernel/db/database.ts';
import { unauthenticated } from '../../kernel/errors.ts';
import { users } from './accounts.table.ts';

/** Any number that no other advisory lock with two keys uses. */
const personLock = 7_316_005;

/**
 * Keeps a person from being removed until the transaction ends. Throws 401 for one who was removed. The first lock that a transaction takes
 * which makes something personal; any number of them hold it at once.
 */
export async function lockPerson(tx: Db, userId: number): Promise<void> {
  await tx.client.query('select pg_advisory_xact_lock_shared($1, $2)', [personLock, userId]);
  const [person] = await tx.orm
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.removed_at)));
  if (!person) throw unauthenticated();
}

/** Waits for all that is making something for a person, and holds off the rest until the transaction ends. */
export async function lockPersonForRemoval(tx: Db, userId: number): Promise<void> {
  await tx.client.query('select pg_advisory_xact_lock($1, $2)', [personLock, userId]);
}
