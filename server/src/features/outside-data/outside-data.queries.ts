// SQL of the accounts' sources of figures.
import { and, eq } from 'drizzle-orm';
import type { Db } from '../../kernel/db/database.ts';
import { outsideDataAccess } from './outside-data.table.ts';

export type AccessRow = typeof outsideDataAccess.$inferSelect;

export async function findAccess(db: Db, accountId: number): Promise<AccessRow | null> {
  const [row] = await db.orm.select().from(outsideDataAccess).where(eq(outsideDataAccess.account_id, accountId));
  return row ?? null;
}

/** Keeps the access, in the place of an earlier one. */
export async function saveAccess(db: Db, access: AccessRow): Promise<void> {
  await db.orm.insert(outsideDataAccess).values(access).onConflictDoUpdate({ target: outsideDataAccess.account_id, set: access });
}

/** Notes how a test went; nothing where the access is another one by now. */
export async function recordTest(
  db: Db,
  tested: AccessRow,
  result: Pick<AccessRow, 'state' | 'problem' | 'tested_at'>,
): Promise<void> {
  const { account_id: accountId, password_sealed: sealed } = outsideDataAccess;
  await db.orm
    .update(outsideDataAccess)
    .set(result)
    .where(and(eq(accountId, tested.account_id), eq(sealed, tested.password_sealed)));
}

/** True where there was one. */
export async function deleteAccess(db: Db, accountId: number): Promise<boolean> {
  const gone = await db.orm
    .delete(outsideDataAccess)
    .where(eq(outsideDataAccess.account_id, accountId))
    .returning({ id: outsideDataAccess.account_id });
  return gone.length > 0;
}
