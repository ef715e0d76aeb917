// What is told of passages beside their marks: names of people, and what the engine wrote anew.
import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../kernel/db/database.ts';
import { users } from '../accounts/accounts.table.ts';
import { passageRewrites } from './documents.table.ts';

/** Rewrites of one document by their ids; those of other documents are left out. */
export async function listRewrites(db: Db, orderDetailId: number, ids: number[]) {
  if (ids.length === 0) return [];
  return db.orm
    .select({
      id: passageRewrites.id,
      before: passageRewrites.before,
      after: passageRewrites.after,
      engine: passageRewrites.engine,
    })
    .from(passageRewrites)
    .where(and(eq(passageRewrites.order_detail_id, orderDetailId), inArray(passageRewrites.id, ids.slice(0, 1000))));
}

export async function listPeopleNames(db: Db, ids: number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db.orm
    .select({ id: users.id, name: users.name })
    .from(users)
    .where(inArray(users.id, ids.slice(0, 1000)));
  return new Map(rows.map(({ id, name }) => [id, name]));
}
