// SQL of the tools that accounts made of the catalogue's. All by the unique index on account and slug, or by account.
import { and, asc, count, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../kernel/db/database.ts';
import { customTools } from './tools.table.ts';

export type CustomToolRow = typeof customTools.$inferSelect;

/** Most tools of an account's own. */
export const maxCustomTools = 100;

/** Those of an account that were not deleted, by name. */
export function listCustomTools(db: Db, accountId: number, page = 1, perPage = maxCustomTools): Promise<CustomToolRow[]> {
  return db.orm
    .select()
    .from(customTools)
    .where(and(eq(customTools.account_id, accountId), eq(customTools.is_active, true)))
    .orderBy(asc(customTools.name), asc(customTools.id))
    .limit(perPage)
    .offset((page - 1) * perPage);
}

export async function countCustomTools(db: Db, accountId: number): Promise<number> {
  const [row] = await db.orm
    .select({ count: count() })
    .from(customTools)
    .where(and(eq(customTools.account_id, accountId), eq(customTools.is_active, true)));
  return row?.count ?? 0;
}

/** An account's tools with these slugs, deleted ones among them. */
export function listCustomToolsBySlug(db: Db, accountId: number, slugs: string[]): Promise<CustomToolRow[]> {
  return db.orm
    .select()
    .from(customTools)
    .where(and(eq(customTools.account_id, accountId), inArray(customTools.slug, slugs)))
    .limit(slugs.length);
}

/** One of the account's that was not deleted, or null. */
export async function findCustomTool(db: Db, accountId: number, id: number): Promise<CustomToolRow | null> {
  const [row] = await db.orm
    .select()
    .from(customTools)
    .where(and(eq(customTools.id, id), eq(customTools.account_id, accountId), eq(customTools.is_active, true)));
  return row ?? null;
}

/** The same, locked until the transaction ends. */
export async function lockCustomTool(tx: Db, accountId: number, id: number): Promise<CustomToolRow | null> {
  const [row] = await tx.orm
    .select()
    .from(customTools)
    .where(and(eq(customTools.id, id), eq(customTools.account_id, accountId), eq(customTools.is_active, true)))
    .for('update');
  return row ?? null;
}

export async function insertCustomTool(db: Db, tool: typeof customTools.$inferInsert): Promise<CustomToolRow> {
  const [row] = await db.orm.insert(customTools).values(tool).returning();
  if (!row) throw new Error('The tool was not inserted');
  return row;
}

export async function updateCustomTool(
  db: Db,
  id: number,
  changes: Partial<typeof customTools.$inferInsert>,
): Promise<CustomToolRow> {
  const [row] = await db.orm.update(customTools).set(changes).where(eq(customTools.id, id)).returning();
  if (!row) throw new Error(`Tool ${id} is gone`);
  return row;
}
