// SQL of assets.
import { and, asc, eq, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { Db } from '../../kernel/db/database.ts';
import { listUnnamedKeys } from '../../kernel/stored-keys.queries.ts';
import { assets } from './assets.table.ts';

export type AssetRow = typeof assets.$inferSelect;
export type NewAsset = typeof assets.$inferInsert;

/** Most files of one document that are read at once. */
const maxOfDocument = 200;

/** The rows in the order given. */
export async function insertAssets(db: Db, rows: NewAsset[]): Promise<AssetRow[]> {
  if (rows.length === 0) return [];
  const made = await db.orm.insert(assets).values(rows).returning();
  return made.sort((a, b) => a.id - b.id);
}

export async function findAsset(db: Db, id: number): Promise<AssetRow | null> {
  const [row] = await db.orm.select().from(assets).where(eq(assets.id, id));
  return row ?? null;
}

export function listAssets(db: Db, ids: readonly number[]): Promise<AssetRow[]> {
  if (ids.length === 0) return Promise.resolve([]);
  return db.orm
    .select()
    .from(assets)
    .where(inArray(assets.id, [...ids]))
    .orderBy(asc(assets.id))
    .limit(maxOfDocument);
}

/** Files of a document in one of these roles, oldest first. */
export function listAssetsOf(db: Db, detailId: number, roles: readonly AssetRow['role'][]): Promise<AssetRow[]> {
  return db.orm
    .select()
    .from(assets)
    .where(and(eq(assets.order_detail_id, detailId), inArray(assets.role, [...roles])))
    .orderBy(asc(assets.id))
    .limit(maxOfDocument);
}

/** The files of documents in these roles, by document, in the order of their ids; at most `maxOfDocument` of each. */
export async function listAssetsOfDocuments(
  db: Db,
  detailIds: readonly number[],
  roles: readonly AssetRow['role'][],
): Promise<Map<number, AssetRow[]>> {
  const rows = await db.orm
    .select()
    .from(assets)
    .where(and(sql`${assets.order_detail_id} = any(${sql.param(detailIds)}::int[])`, inArray(assets.role, [...roles])))
    .orderBy(asc(assets.id));
  const found = Map.groupBy(rows, (row) => row.order_detail_id ?? 0);
  return new Map([...found].map(([id, files]) => [id, files.slice(0, maxOfDocument)]));
}

/** The thumbnail of each of these documents, if their orders made an image: the first one, but not an input. */
export async function listThumbnails(db: Db, detailIds: readonly number[]): Promise<Map<number, number>> {
  if (detailIds.length === 0) return new Map();
  const { rows } = await db.client.query<{ order_detail_id: number; id: number }>({
    name: 'thumbnails',
    text: `select distinct on (order_detail_id) order_detail_id, id from assets
      where order_detail_id = any($1::int[]) and role = 'result' and media_type like 'image/%'
      order by order_detail_id, key is not distinct from 'original', id`,
    values: [detailIds],
  });
  return new Map(rows.map((row) => [row.order_detail_id, row.id]));
}

/**
 * Files of a person for a new order, by the ids given: loose ones as they are, and copies of those that belong to another order already, so that
 * neither order loses them with the other. Copies name the same bytes. What is gone is not among them.
 */
export async function claimInputs(tx: Db, ids: readonly number[], userId: number): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map();
  const rows = await tx.orm
    .select()
    .from(assets)
    .where(and(inArray(assets.id, [...ids]), eq(assets.user_id, userId), eq(assets.role, 'input')))
    .orderBy(asc(assets.id))
    .for('update');
  const taken = new Map<number, number>();
  for (const { id, created_at: _, ...row } of rows) {
    const [copy] = row.order_detail_id === null ? [] : await insertAssets(tx, [{ ...row, order_detail_id: null }]);
    taken.set(id, copy?.id ?? id);
  }
  return taken;
}

/** Gives loose files of a person to a document; answers how many were still theirs to give. */
export async function bindAssets(db: Db, ids: readonly number[], userId: number, detailId: number): Promise<number> {
  if (ids.length === 0) return 0;
  const rows = await db.orm
    .update(assets)
    .set({ order_detail_id: detailId })
    .where(and(inArray(assets.id, [...ids]), eq(assets.user_id, userId), isNull(assets.order_detail_id)))
    .returning({ id: assets.id });
  return rows.length;
}

/** A day ago by the clock of the database, independent of a machine with a wrong clock. */
export async function findDayAgo(db: Db): Promise<Date> {
  const { rows } = await db.client.query<{ at: Date }>("select now() - interval '1 day' as at");
  return rows[0]?.at ?? new Date(0);
}

/** Takes away loose files from before `before` and answers the keys of bytes that no other row names. */
export async function removeLooseAssets(db: Db, before: Date, limit: number): Promise<string[]> {
  const loose = await db.orm
    .select({ id: assets.id })
    .from(assets)
    .where(and(isNull(assets.order_detail_id), lt(assets.created_at, before)))
    .orderBy(asc(assets.created_at))
    .limit(limit);
  if (loose.length === 0) return [];
  const removed = await db.orm
    .delete(assets)
    .where(
      and(
        inArray(
          assets.id,
          loose.map(({ id }) => id),
        ),
        isNull(assets.order_detail_id),
      ),
    )
    .returning({ key: assets.storage_key });
  return listUnnamedKeys(db, [...new Set(removed.map(({ key }) => key))]);
}
