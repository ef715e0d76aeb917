// SQL of imports of pages.
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../kernel/db/database.ts';
import { users } from '../accounts/accounts.table.ts';
import { pageImports } from './pages.table.ts';

export type ImportRow = typeof pageImports.$inferSelect;
type Counts = Pick<ImportRow, 'found' | 'added' | 'updated' | 'read' | 'skipped' | 'failed'>;

/** Inserts an import; null where another one of the website is not over. */
export async function insertImport(tx: Db, row: typeof pageImports.$inferInsert): Promise<ImportRow | null> {
  const [inserted] = await tx.orm.insert(pageImports).values(row).onConflictDoNothing().returning();
  return inserted ?? null;
}

export async function findImport(db: Db, id: number): Promise<ImportRow | null> {
  const [row] = await db.orm.select().from(pageImports).where(eq(pageImports.id, id));
  return row ?? null;
}

/** The import of a website that is not over, or null. */
export async function findOpenImport(db: Db, websiteId: number): Promise<ImportRow | null> {
  const [row] = await db.orm
    .select()
    .from(pageImports)
    .where(and(eq(pageImports.website_id, websiteId), inArray(pageImports.state, ['queued', 'running', 'paused'])));
  return row ?? null;
}

/** Changes an import that is in one of these states; false where it is not. */
export async function moveImport(
  tx: Db,
  id: number,
  from: readonly ImportRow['state'][],
  changes: Partial<typeof pageImports.$inferInsert>,
): Promise<boolean> {
  const rows = await tx.orm
    .update(pageImports)
    .set(changes)
    .where(and(eq(pageImports.id, id), inArray(pageImports.state, [...from])))
    .returning({ id: pageImports.id });
  return rows.length > 0;
}

export async function addToImport(tx: Db, id: number, counts: Partial<Counts> & { spent_ms?: number }): Promise<void> {
  const sets = Object.entries(counts).filter(([, count]) => count !== 0);
  if (sets.length === 0) return;
  await tx.orm
    .update(pageImports)
    .set(Object.fromEntries(sets.map(([name, count]) => [name, sql`${sql.identifier(name)} + ${count}`])))
    .where(eq(pageImports.id, id));
}

export type NamedImport = ImportRow & { user_name: string };

/** The 20 newest imports of a website. */
export const listImports = async (db: Db, websiteId: number): Promise<NamedImport[]> => {
  const rows = await db.orm
    .select({ row: pageImports, user_name: users.name })
    .from(pageImports)
    .innerJoin(users, eq(users.id, pageImports.user_id))
    .where(eq(pageImports.website_id, websiteId))
    .orderBy(desc(pageImports.id))
    .limit(20);
  return rows.map(({ row, user_name }) => ({ ...row, user_name }));
};

export async function findNamedImport(db: Db, id: number): Promise<NamedImport | null> {
  const [found] = await db.orm
    .select({ row: pageImports, user_name: users.name })
    .from(pageImports)
    .innerJoin(users, eq(users.id, pageImports.user_id))
    .where(eq(pageImports.id, id));
  return found ? { ...found.row, user_name: found.user_name } : null;
}
