// SQL of workspaces themselves; their members, toggles and contents have files of their own.
import { and, asc, count, eq, inArray, sql } from 'drizzle-orm';
import { containing } from '../../kernel/db/containing.ts';
import type { Db } from '../../kernel/db/database.ts';
import { workspaceBrandVoices, workspaceMembers, workspaceSources, workspaces } from './workspaces.table.ts';

export type WorkspaceRow = typeof workspaces.$inferSelect;

/** A workspace with the counts for its lists. */
export interface CountedWorkspace {
  workspace: WorkspaceRow;
  membersCount: number;
  documentsCount: number;
}

const counted = {
  workspace: workspaces,
  membersCount: sql<number>`(select count(*)::int from ${workspaceMembers} m where m.workspace_id = ${workspaces.id})`,
  documentsCount: sql<number>`(select coalesce(sum(c.count), 0)::int from document_counts c where coalesce(c.workspace_id, 0) = ${workspaces.id} and coalesce(c.user_id, 0) = 0)`,
};

/** Workspace defaults for orders without their own values. */
export async function getWorkspaceDefaults(
  db: Db,
  workspaceId: number,
): Promise<{ brandVoiceId: number | null; guidelineId: number | null; sourceIds: number[] } | null> {
  const [row] = await db.orm
    .select({
      brandVoiceId: workspaces.default_brand_voice_id,
      guidelineId: workspaces.default_guideline_id,
      sourceIds: workspaces.default_source_ids,
    })
    .from(workspaces)
    .where(eq(workspaces.id, workspaceId));
  return row ?? null;
}

/** Null where it is gone. */
export async function findWorkspaceName(db: Db, workspaceId: number): Promise<string | null> {
  const [row] = await db.orm.select({ name: workspaces.name }).from(workspaces).where(eq(workspaces.id, workspaceId));
  return row?.name ?? null;
}

/** One page of these workspaces, by name. */
export async function listWorkspaces(
  db: Db,
  filter: { ids: readonly number[]; search?: string | undefined; page: number; perPage: number },
): Promise<{ rows: CountedWorkspace[]; filtered: number }> {
  const pattern = containing(filter.search);
  const where = and(
    inArray(workspaces.id, [...filter.ids]),
    filter.search ? sql`${workspaces.name} ilike ${pattern}` : undefined,
  );
  const rows = await db.orm
    .select(counted)
    .from(workspaces)
    .where(where)
    .orderBy(asc(sql`lower(${workspaces.name})`), asc(workspaces.id))
    .limit(filter.perPage)
    .offset((filter.page - 1) * filter.perPage);
  const [all] = await db.orm.select({ count: count() }).from(workspaces).where(where);
  return { rows, filtered: all?.count ?? 0 };
}

/** Names of all workspaces of an account; at most 500. */
export function listAccountWorkspaces(db: Db, accountId: number): Promise<{ id: number; name: string }[]> {
  return db.orm
    .select({ id: workspaces.id, name: workspaces.name })
    .from(workspaces)
    .where(eq(workspaces.account_id, accountId))
    .orderBy(asc(workspaces.name), asc(workspaces.id))
    .limit(500);
}

export async function countWorkspaces(db: Db, accountId: number): Promise<number> {
  const [row] = await db.orm.select({ count: count() }).from(workspaces).where(eq(workspaces.account_id, accountId));
  return row?.count ?? 0;
}

/** A workspace of this account, or null. */
export async function findWorkspace(db: Db, accountId: number, id: number): Promise<CountedWorkspace | null> {
  const [row] = await db.orm
    .select(counted)
    .from(workspaces)
    .where(and(eq(workspaces.id, id), eq(workspaces.account_id, accountId)));
  return row ?? null;
}

/** Locks a workspace of the account, so that members and settings change one after the other, but not against rows that name it; null where there is none. */
export const lockWorkspace = (tx: Db, accountId: number, id: number): Promise<WorkspaceRow | null> =>
  lockRow(tx, accountId, id, 'no key update');

/** Locks a workspace of the account against all that would name it; null where there is none. */
export const lockWorkspaceForDeletion = (tx: Db, accountId: number, id: number): Promise<WorkspaceRow | null> =>
  lockRow(tx, accountId, id, 'update');

async function lockRow(
  tx: Db,
  accountId: number,
  id: number,
  strength: 'update' | 'no key update',
): Promise<WorkspaceRow | null> {
  const [row] = await tx.orm
    .select()
    .from(workspaces)
    .where(and(eq(workspaces.id, id), eq(workspaces.account_id, accountId)))
    .for(strength);
  return row ?? null;
}

export async function insertWorkspace(tx: Db, workspace: typeof workspaces.$inferInsert): Promise<number> {
  const [row] = await tx.orm.insert(workspaces).values(workspace).returning({ id: workspaces.id });
  if (!row) throw new Error('The workspace was not inserted');
  return row.id;
}

export async function updateWorkspace(tx: Db, id: number, changes: Partial<typeof workspaces.$inferInsert>): Promise<void> {
  await tx.orm
    .update(workspaces)
    .set({ ...changes, updated_at: sql`now()` })
    .where(eq(workspaces.id, id));
}

/** Enabled items of a workspace. */
export async function listToggles(db: Db, workspaceId: number): Promise<{ brandVoiceIds: number[]; sourceIds: number[] }> {
  const voices = await db.orm
    .select({ id: workspaceBrandVoices.brand_voice_id })
    .from(workspaceBrandVoices)
    .where(eq(workspaceBrandVoices.workspace_id, workspaceId))
    .orderBy(asc(workspaceBrandVoices.brand_voice_id));
  const sources = await db.orm
    .select({ id: workspaceSources.additional_source_id })
    .from(workspaceSources)
    .where(eq(workspaceSources.workspace_id, workspaceId))
    .orderBy(asc(workspaceSources.additional_source_id));
  return { brandVoiceIds: voices.map((voice) => voice.id), sourceIds: sources.map((source) => source.id) };
}

/** True when another workspace of the account has this name, whatever its letters' case. Callers hold the account's lock. */
export async function isWorkspaceNameTaken(tx: Db, accountId: number, name: string, exceptId = 0): Promise<boolean> {
  const { rows } = await tx.client.query<{ is_taken: boolean }>(
    'select exists (select from workspaces where account_id = $1 and lower(name) = lower($2) and id <> $3) as is_taken',
    [accountId, name, exceptId],
  );
  return rows[0]?.is_taken ?? false;
}

/** Deletes the row with its toggles and groups. */
export async function deleteWorkspaceRow(tx: Db, id: number): Promise<void> {
  await tx.orm.delete(workspaces).where(eq(workspaces.id, id));
}
