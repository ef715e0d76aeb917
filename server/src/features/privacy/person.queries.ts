import { and, eq } from 'drizzle-orm';
import type { Db } from '../../kernel/db/database.ts';
import { users } from '../accounts/accounts.table.ts';

/** Someone of the account, also without a seat; null for a stranger. */
export async function findPerson(db: Db, accountId: number, personId: number) {
  const [person] = await db.orm
    .select()
    .from(users)
    .where(and(eq(users.id, personId), eq(users.account_id, accountId)));
  return person ?? null;
}
