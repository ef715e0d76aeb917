// SQL of files that were judged and not ordered yet, and of how columns were mapped last.
import { and, eq, gt, inArray, lt, sql } from 'drizzle-orm';
import type { Db } from '../../kernel/db/database.ts';
import { bulkMappings, bulkUploads, type ColumnMapping } from './bulk-orders.table.ts';

export type UploadRow = typeof bulkUploads.$inferSelect;

interface MappingKey {
  accountId: number;
  toolSlug: string;
  columnsHash: string;
}

export async function findMapping(db: Db, key: MappingKey): Promise<ColumnMapping | null> {
  const [row] = await db.orm
    .select({ mapping: bulkMappings.mapping })
    .from(bulkMappings)
    .where(
      and(
        eq(bulkMappings.account_id, key.accountId),
        eq(bulkMappings.tool_slug, key.toolSlug),
        eq(bulkMappings.columns_hash, key.columnsHash),
      ),
    );
  return row?.mapping ?? null;
}

export async function saveMapping(db: Db, key: MappingKey, mapping: ColumnMapping): Promise<void> {
  await db.orm
    .insert(bulkMappings)
    .values({ account_id: key.accountId, tool_slug: key.toolSlug, columns_hash: key.columnsHash, mapping })
    .onConflictDoUpdate({
      target: [bulkMappings.account_id, bulkMappings.tool_slug, bulkMappings.columns_hash],
      set: { mapping, updated_at: sql`now()` },
    });
}

export async function insertUpload(db: Db, upload: typeof bulkUploads.$inferInsert): Promise<UploadRow> {
  const [row] = await db.orm.insert(bulkUploads).values(upload).returning();
  if (!row) throw new Error('The upload was not inserted');
  return row;
}

/** Uploads are kept for a day, by the database's clock. */
const dayAgo = sql`now() - interval '1 day'`;

/** The person's own upload of this id from the last day, or null. */
export async function findUpload(db: Db, id: number, userId: number): Promise<UploadRow | null> {
  const [row] = await db.orm
    .select()
    .from(bulkUploads)
    .where(and(eq(bulkUploads.id, id), eq(bulkUploads.user_id, userId), gt(bulkUploads.created_at, dayAgo)));
  return row ?? null;
}

/** Takes an upload away; false where someone did already, so that one file is ordered once. */
export async function consumeUpload(tx: Db, id: number): Promise<boolean> {
  const rows = await tx.orm.delete(bulkUploads).where(eq(bulkUploads.id, id)).returning({ id: bulkUploads.id });
  return rows.length > 0;
}

/** Uploads older than a day, oldest first. */
export function listOldUploads(db: Db, limit: number): Promise<UploadRow[]> {
  return db.orm.select().from(bulkUploads).where(lt(bulkUploads.created_at, dayAgo)).orderBy(bulkUploads.created_at).limit(limit);
}

export async function deleteUploads(db: Db, ids: number[]): Promise<void> {
  if (ids.length > 0) await db.orm.delete(bulkUploads).where(inArray(bulkUploads.id, ids));
}
