import type { StaffScope } from '@folio/contract/translation-words';
import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../kernel/db/database.ts';
import { users } from '../accounts/accounts.table.ts';

/** Platform staff able to log in, locked until the transaction ends. Of two parallel changes the second sees the result of the first. */
export async function lockPlatformStaff(tx: Db): Promise<number[]> {
  const rows = await tx.orm
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.is_admin, true), eq(users.staff_scope, 'platform'), isNull(users.disabled_at), isNull(users.removed_at)))
    .orderBy(asc(users.id))
    .limit(1000)
    .for('no key update');
  return rows.map(({ id }) => id);
}

/** A user able to log in, locked until the transaction ends; null for others. */
export async function lockStaffPerson(tx: Db, id: number): Promise<{ name: string; scope: StaffScope | null } | null> {
  const [row] = await tx.orm
    .select({ name: users.name, isAdmin: users.is_admin, scope: users.staff_scope })
    .from(users)
    .where(and(eq(users.id, id), isNull(users.disabled_at), isNull(users.removed_at)))
    .for('no key update');
  return row ? { name: row.name, scope: row.isAdmin ? row.scope : null } : null;
}

export async function writeStaffScope(tx: Db, id: number, scope: StaffScope | null): Promise<void> {
  await tx.orm
    .update(users)
    .set({ is_admin: scope !== null, staff_scope: scope ?? 'platform' })
    .where(eq(users.id, id));
}
