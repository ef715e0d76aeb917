// All SQL of folders.
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../kernel/db/database.ts';
import { inScope } from '../../kernel/db/scope.ts';
import type { Scope } from '../../kernel/policy.ts';
import { folderCounts, folders } from './folders.table.ts';

export type FolderRow = typeof folders.$inferSelect;

/** Most folders of one place. */
export const maxFolders = 500;
/** Folders within folders, the outermost included. */
export const maxFolderDepth = 8;

const documents = sql<number>`coalesce((select sum(${folderCounts.count}) from ${folderCounts} where ${folderCounts.folder_id} = ${folders.id}), 0)::int`;

/** Hand-written and prepared, since every page of documents brings it; the conditions are those of the index `folders_name`. */
const ofScope = {
  name: 'folders',
  text: `select f.id, f.account_id, f.workspace_id, f.user_id, f.parent_id, f.name, f.default_brand_voice_id, f.default_guideline_id,
      f.default_source_ids, f.created_at, f.updated_at,
      coalesce((select sum(c.count) from folder_counts c where c.folder_id = f.id), 0)::int as documents
    from folders f where coalesce(f.workspace_id, 0) = $1 and (case when f.workspace_id is null then f.user_id else 0 end) = $2
    order by lower(f.name), f.id limit ${maxFolders}`,
};

/** The folders of a place by name, with how many documents lie in each. */
export async function listFolders(db: Db, { workspaceId, userId }: Scope): Promise<(FolderRow & { documents: number })[]> {
  const values = workspaceId === null ? [0, userId] : [workspaceId, 0];
  return (await db.client.query<FolderRow & { documents: number }>({ ...ofScope, values })).rows;
}

/** Documents by status in one folder; `in_progress` includes `processing`. */
export async function countFolderByStatus(db: Db, folderId: number): Promise<Record<string, number>> {
  const rows = await db.orm
    .select({ status: folderCounts.status, count: sql<number>`sum(${folderCounts.count})::int` })
    .from(folderCounts)
    .where(eq(folderCounts.folder_id, folderId))
    .groupBy(folderCounts.status);
  return Object.fromEntries(rows.map((row) => [row.status, row.count]));
}

/** Documents by status in all folders of a place. */
export async function countFiledByStatus(db: Db, scope: Scope): Promise<Record<string, number>> {
  const rows = await db.orm
    .select({ status: folderCounts.status, count: sql<number>`sum(${folderCounts.count})::int` })
    .from(folderCounts)
    .innerJoin(folders, eq(folders.id, folderCounts.folder_id))
    .where(inScope(scope, folders))
    .groupBy(folderCounts.status);
  return Object.fromEntries(rows.map((row) => [row.status, row.count]));
}

export async function findFolder(db: Db, id: number): Promise<(FolderRow & { documents: number }) | null> {
  const [row] = await db.orm.select({ folder: folders, documents }).from(folders).where(eq(folders.id, id));
  return row ? { ...row.folder, documents: row.documents } : null;
}

/** A folder of a place, held until the transaction ends, so that nothing is put into it while it goes. */
export async function lockFolder(tx: Db, scope: Scope, id: number): Promise<FolderRow | null> {
  const [row] = await tx.orm
    .select()
    .from(folders)
    .where(and(eq(folders.id, id), inScope(scope, folders)))
    .for('share');
  return row ?? null;
}

/** Locks folders until the transaction ends, in the order of their ids: nothing is put into them meanwhile. */
export async function lockFolders(tx: Db, ids: number[]): Promise<void> {
  await tx.orm
    .select({ id: folders.id })
    .from(folders)
    .where(sql`${folders.id} = any(${sql.param(ids)}::int[])`)
    .orderBy(folders.id)
    .for('update');
}

/** Gives up the name of a folder that is about to be deleted. Names of people are trimmed, so none begins with a line break. */
export async function renameAside(tx: Db, id: number): Promise<void> {
  await tx.orm
    .update(folders)
    .set({ name: sql`chr(10) || ${folders.id}` })
    .where(eq(folders.id, id));
}

/** One change of a place's tree at a time, so that no two make a circle or one folder too many. */
export async function lockTree(tx: Db, { workspaceId, userId }: Scope): Promise<void> {
  await tx.client.query('select pg_advisory_xact_lock(hashtext($1), $2)', [
    workspaceId === null ? 'folders of a person' : 'folders of a workspace',
    workspaceId ?? userId,
  ]);
}

/** Ids and parents of a place's folders. */
export function listTree(db: Db, scope: Scope): Promise<{ id: number; parent_id: number | null }[]> {
  return db.orm
    .select({ id: folders.id, parent_id: folders.parent_id })
    .from(folders)
    .where(inScope(scope, folders))
    .limit(maxFolders);
}

/** Null where a folder of that name is beside it already. */
export async function insertFolder(db: Db, folder: typeof folders.$inferInsert): Promise<FolderRow | null> {
  const [row] = await db.orm.insert(folders).values(folder).onConflictDoNothing().returning();
  return row ?? null;
}

/** True when another folder of this name lies beside. */
export async function isNameTaken(
  db: Db,
  scope: Scope,
  name: string,
  parentId: number | null,
  besides: number,
): Promise<boolean> {
  const [row] = await db.orm
    .select({ id: folders.id })
    .from(folders)
    .where(
      and(
        inScope(scope, folders),
        eq(sql`lower(${folders.name})`, sql`lower(${name})`),
        parentId === null ? isNull(folders.parent_id) : eq(folders.parent_id, parentId),
        sql`${folders.id} <> ${besides}`,
      ),
    )
    .limit(1);
  return row !== undefined;
}

export async function updateFolder(db: Db, id: number, changes: Partial<typeof folders.$inferInsert>): Promise<void> {
  await db.orm
    .update(folders)
    .set({ ...changes, updated_at: sql`now()` })
    .where(eq(folders.id, id));
}

export async function deleteFolderRow(tx: Db, id: number): Promise<void> {
  await tx.orm.delete(folderCounts).where(eq(folderCounts.folder_id, id));
  await tx.orm.delete(folders).where(eq(folders.id, id));
}

/** Folders directly inside, with their names. */
export function listChildren(db: Db, id: number): Promise<{ id: number; name: string }[]> {
  return db.orm.select({ id: folders.id, name: folders.name }).from(folders).where(eq(folders.parent_id, id)).limit(maxFolders);
}
