// SQL of the accounts' storage and limits.
import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../kernel/db/database.ts';
import { storageLimit, storageUse } from './storage-use.table.ts';

/** Bytes that an account uses, and may use at most (null: no limit). */
export async function findStorageUse(db: Db, accountId: number): Promise<{ used_bytes: number; limit_bytes: number | null }> {
  const [use] = await db.orm.select().from(storageUse).where(eq(storageUse.account_id, accountId));
  const [limit] = await db.orm.select().from(storageLimit);
  return { used_bytes: use?.used_bytes ?? 0, limit_bytes: limit?.max_bytes ?? null };
}

/** Sets the storage limit of every account, in bytes. Stored files stay, even above the limit. */
export async function setStorageLimit(db: Db, bytes: number | null): Promise<void> {
  await db.orm
    .insert(storageLimit)
    .values({ max_bytes: bytes })
    .onConflictDoUpdate({ target: storageLimit.is_only, set: { max_bytes: bytes } });
}

/** Tables with files stored before their size was recorded. */
export const measuredTables = ['additional_sources', 'chat_attachments', 'bulk_uploads'] as const;
type MeasuredTable = (typeof measuredTables)[number];

/** Files without a known size behind `afterId`, by their rows' ids. */
export async function listUnmeasured(db: Db, table: MeasuredTable, afterId: number, limit: number) {
  const { rows } = await db.orm.execute<{ id: number; key: string }>(
    sql`select id, storage_key as key from ${sql.identifier(table)}
      where storage_key is not null and bytes is null and id > ${afterId} order by id limit ${limit}`,
  );
  return rows;
}

export async function countBytes(db: Db, table: MeasuredTable, id: number, bytes: number): Promise<void> {
  await db.orm.execute(sql`update ${sql.identifier(table)} set bytes = ${bytes} where id = ${id} and bytes is null`);
}
