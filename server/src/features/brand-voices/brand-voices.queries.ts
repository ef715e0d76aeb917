// All SQL of brand voices.
import { and, count, eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { Db } from '../../kernel/db/database.ts';
import type { Scope } from '../../kernel/policy.ts';
import { accounts } from '../accounts/accounts.table.ts';
import { clearWorkspaceDefaults } from '../workspaces/index.ts';
import { workspaceBrandVoices, workspaces } from '../workspaces/workspaces.table.ts';
import { brandVoices } from './brand-voices.table.ts';

export type BrandVoiceRow = typeof brandVoices.$inferSelect;

/** A voice with the workspaces that may use it. */
export type VoiceWithWorkspaces = BrandVoiceRow & { workspace_ids: number[] };

const columnsWithWorkspaces = {
  ...getTableColumns(brandVoices),
  workspace_ids: sql<
    number[]
  >`array(select workspace_id from workspace_brand_voices where brand_voice_id = brand_voices.id order by workspace_id)`,
};

/** The condition that a voice can be used: in a workspace those toggled on there, in the personal one the user's own. */
const usable = {
  personal: (userId: SQL) => sql`${brandVoices.user_id} = ${userId}`,
  workspace: (workspaceId: SQL) =>
    sql`${brandVoices.id} in (select ${workspaceBrandVoices.brand_voice_id} from ${workspaceBrandVoices} where ${workspaceBrandVoices.workspace_id} = ${workspaceId})`,
};

const usableIn = ({ workspaceId, userId }: Scope): SQL =>
  workspaceId === null ? usable.personal(sql`${userId}`) : usable.workspace(sql`${workspaceId}`);

const isUsable = (scope: Scope, id: number) =>
  and(eq(brandVoices.id, id), eq(brandVoices.account_id, scope.accountId), eq(brandVoices.is_active, true), usableIn(scope));

/** An active voice that may be used in this place, or null. */
export async function findUsableVoice(db: Db, scope: Scope, id: number): Promise<BrandVoiceRow | null> {
  const [row] = await db.orm.select().from(brandVoices).where(isUsable(scope, id));
  return row ?? null;
}

/** The same, and locks the voice against deletion until the transaction ends: for settings that name it. */
export async function lockUsableVoice(tx: Db, scope: Scope, id: number): Promise<boolean> {
  const rows = await tx.orm.select({ id: brandVoices.id }).from(brandVoices).where(isUsable(scope, id)).for('key share');
  return rows.length > 0;
}

/** A prepared statement, since each order asks for its voice. */
const defaultVoice = (condition: SQL, name: string) => ({
  name,
  text: new PgDialect().sqlToQuery(
    sql`select id from ${brandVoices} where account_id = $1 and is_active and (id = $2 or is_default) and ${condition} order by (id = $2) desc limit 1`,
  ).sql,
});
const personalDefault = defaultVoice(usable.personal(sql`$3`), 'default-voice');
const workspaceDefault = defaultVoice(usable.workspace(sql`$3`), 'default-voice-of-workspace');

/** The voice of an order that names none: `preferred`, the default of its folder or workspace, where it is usable, else the account's. */
export async function findDefaultVoiceId(db: Db, scope: Scope, preferred: number | null): Promise<number | null> {
  const { rows } = await db.client.query<{ id: number }>({
    ...(scope.workspaceId === null ? personalDefault : workspaceDefault),
    values: [scope.accountId, preferred ?? 0, scope.workspaceId ?? scope.userId],
  });
  return rows[0]?.id ?? null;
}

/** The id of the voice that an order placed here gets where it names none. */
export async function findDefaultVoiceIdHere(db: Db, scope: Scope): Promise<number | null> {
  const [workspace] = await db.orm
    .select({ voiceId: workspaces.default_brand_voice_id })
    .from(workspaces)
    .where(eq(workspaces.id, scope.workspaceId ?? 0));
  return findDefaultVoiceId(db, scope, workspace?.voiceId ?? null);
}

/** A voice of the account with permission checked at the order; null if it is gone or switched off since. */
export async function findVoiceOfOrder(db: Db, accountId: number, id: number): Promise<BrandVoiceRow | null> {
  const [row] = await db.orm
    .select()
    .from(brandVoices)
    .where(and(eq(brandVoices.id, id), eq(brandVoices.account_id, accountId), eq(brandVoices.is_active, true)));
  return row ?? null;
}

/** Voices by name: of a place, or with `isWhole` of its account. Bounded by the account's own limit. */
export function listVoices(db: Db, scope: Scope, isWhole: boolean): Promise<VoiceWithWorkspaces[]> {
  return db.orm
    .select(columnsWithWorkspaces)
    .from(brandVoices)
    .where(and(eq(brandVoices.account_id, scope.accountId), isWhole ? undefined : usableIn(scope)))
    .orderBy(sql`lower(${brandVoices.name})`, brandVoices.id)
    .limit(1000);
}

export async function findVoice(db: Db, id: number): Promise<VoiceWithWorkspaces | null> {
  const [row] = await db.orm.select(columnsWithWorkspaces).from(brandVoices).where(eq(brandVoices.id, id));
  return row ?? null;
}

/** Voices there are and may be. With `isLocked` nobody else can add one until the transaction ends. */
export async function getVoiceLimit(db: Db, accountId: number, isLocked = false): Promise<{ used: number; most: number }> {
  const account = db.orm.select({ most: accounts.max_brand_voices }).from(accounts).where(eq(accounts.id, accountId));
  const [limit] = await (isLocked ? account.for('no key update') : account);
  const [used] = await db.orm.select({ count: count() }).from(brandVoices).where(eq(brandVoices.account_id, accountId));
  return { used: used?.count ?? 0, most: limit?.most ?? 0 };
}

export async function insertVoice(db: Db, voice: typeof brandVoices.$inferInsert): Promise<number> {
  const [row] = await db.orm.insert(brandVoices).values(voice).returning({ id: brandVoices.id });
  if (!row) throw new Error('The brand voice was not inserted');
  return row.id;
}

/** Locks a voice until the transaction ends; null where it was deleted. */
export async function lockVoice(tx: Db, id: number): Promise<typeof brandVoices.$inferSelect | null> {
  const [row] = await tx.orm.select().from(brandVoices).where(eq(brandVoices.id, id)).for('update');
  return row ?? null;
}

export async function updateVoice(db: Db, id: number, changes: Partial<typeof brandVoices.$inferInsert>): Promise<void> {
  await db.orm
    .update(brandVoices)
    .set({ ...changes, updated_at: sql`now()` })
    .where(eq(brandVoices.id, id));
}

/** Takes the default from whichever voice of the account has it. */
export async function clearDefault(db: Db, accountId: number): Promise<void> {
  await db.orm
    .update(brandVoices)
    .set({ is_default: false })
    .where(and(eq(brandVoices.account_id, accountId), eq(brandVoices.is_default, true)));
}

/** Lets a workspace use a voice. */
export async function toggleOn(db: Db, workspaceId: number, voiceId: number): Promise<void> {
  await db.orm.insert(workspaceBrandVoices).values({ workspace_id: workspaceId, brand_voice_id: voiceId }).onConflictDoNothing();
}

/** Deletes a voice that the caller has locked, and every mention of it in workspaces; documents keep their texts. */
export async function deleteVoice(tx: Db, accountId: number, id: number): Promise<void> {
  await tx.orm.delete(workspaceBrandVoices).where(eq(workspaceBrandVoices.brand_voice_id, id));
  await clearWorkspaceDefaults(tx, accountId, 'brand_voice', id);
  await tx.orm.delete(brandVoices).where(eq(brandVoices.id, id));
}

/** True when another voice of the account has this name, whatever its letters' case. Callers hold the account's lock. */
export async function isVoiceNameTaken(tx: Db, accountId: number, name: string, exceptId = 0): Promise<boolean> {
  const { rows } = await tx.client.query<{ is_taken: boolean }>(
    'select exists (select from brand_voices where account_id = $1 and lower(name) = lower($2) and id <> $3) as is_taken',
    [accountId, name, exceptId],
  );
  return rows[0]?.is_taken ?? false;
}
