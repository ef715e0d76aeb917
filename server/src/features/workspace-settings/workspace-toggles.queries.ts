// SQL of the voices and sources that a workspace can use.
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../kernel/db/database.ts';
import { brandVoices } from '../brand-voices/brand-voices.table.ts';
import { guidelines } from '../guidelines/guidelines.table.ts';
import { additionalSources } from '../sources/sources.table.ts';
import { workspaceBrandVoices, workspaceSources, workspaces } from '../workspaces/workspaces.table.ts';

/** The name of a brand voice of this account, or null where it has no such voice. It is not deleted until the transaction ends. */
export async function lockVoiceName(db: Db, accountId: number, id: number): Promise<string | null> {
  const [row] = await db.orm
    .select({ name: brandVoices.name })
    .from(brandVoices)
    .where(and(eq(brandVoices.id, id), eq(brandVoices.account_id, accountId)))
    .for('key share');
  return row?.name ?? null;
}

/** The name of a listed source of this account, or null; it is not deleted until then either. A source given with an order is nobody's to share until it is named. */
export async function lockSourceName(db: Db, accountId: number, id: number): Promise<string | null> {
  const [row] = await db.orm
    .select({ name: additionalSources.name })
    .from(additionalSources)
    .where(and(eq(additionalSources.id, id), eq(additionalSources.account_id, accountId), eq(additionalSources.is_listed, true)))
    .for('key share');
  return row?.name ?? null;
}

const maxChoices = 500;

/** Options of the workspace settings, by name: voices and listed sources of the account, briefings of the workspace. */
export async function listChoices(db: Db, accountId: number, workspaceId: number) {
  const brand_voices = await db.orm
    .select({ id: brandVoices.id, name: brandVoices.name })
    .from(brandVoices)
    .where(and(eq(brandVoices.account_id, accountId), eq(brandVoices.is_active, true)))
    .orderBy(sql`lower(${brandVoices.name})`)
    .limit(maxChoices);
  const additional_sources = await db.orm
    .select({ id: additionalSources.id, name: additionalSources.name })
    .from(additionalSources)
    .where(and(eq(additionalSources.account_id, accountId), eq(additionalSources.is_listed, true)))
    .orderBy(sql`lower(${additionalSources.name})`)
    .limit(maxChoices);
  const briefings = await db.orm
    .select({ id: guidelines.id, name: guidelines.title })
    .from(guidelines)
    .where(eq(guidelines.workspace_id, workspaceId))
    .orderBy(guidelines.title)
    .limit(maxChoices);
  return { brand_voices, additional_sources, guidelines: briefings };
}

/** Switches a voice on or off and returns true if that changed anything. A voice that is off is not a default any more. */
export async function switchVoice(tx: Db, workspaceId: number, id: number, isOn: boolean): Promise<boolean> {
  if (isOn) {
    const row = { workspace_id: workspaceId, brand_voice_id: id };
    return (await tx.orm.insert(workspaceBrandVoices).values(row).onConflictDoNothing().returning()).length > 0;
  }
  await tx.orm
    .update(workspaces)
    .set({ default_brand_voice_id: null })
    .where(and(eq(workspaces.id, workspaceId), eq(workspaces.default_brand_voice_id, id)));
  const gone = await tx.orm
    .delete(workspaceBrandVoices)
    .where(and(eq(workspaceBrandVoices.workspace_id, workspaceId), eq(workspaceBrandVoices.brand_voice_id, id)))
    .returning();
  return gone.length > 0;
}

/** Switches a source on or off and returns true if that changed anything. A source that is off is not a default any more. */
export async function switchSource(tx: Db, workspaceId: number, id: number, isOn: boolean): Promise<boolean> {
  if (isOn) {
    const row = { workspace_id: workspaceId, additional_source_id: id };
    return (await tx.orm.insert(workspaceSources).values(row).onConflictDoNothing().returning()).length > 0;
  }
  await tx.orm
    .update(workspaces)
    .set({ default_source_ids: sql`array_remove(${workspaces.default_source_ids}, ${id})` })
    .where(eq(workspaces.id, workspaceId));
  const gone = await tx.orm
    .delete(workspaceSources)
    .where(and(eq(workspaceSources.workspace_id, workspaceId), eq(workspaceSources.additional_source_id, id)))
    .returning();
  return gone.length > 0;
}

/** True when all of these voices are switched on in the workspace. */
export async function areVoicesOn(db: Db, workspaceId: number, ids: number[]): Promise<boolean> {
  if (ids.length === 0) return true;
  const rows = await db.orm
    .select({ id: workspaceBrandVoices.brand_voice_id })
    .from(workspaceBrandVoices)
    .where(and(eq(workspaceBrandVoices.workspace_id, workspaceId), inArray(workspaceBrandVoices.brand_voice_id, ids)));
  return rows.length === new Set(ids).size;
}

/** True when all of these sources are toggled on in the workspace. */
export async function areSourcesOn(db: Db, workspaceId: number, ids: number[]): Promise<boolean> {
  if (ids.length === 0) return true;
  const rows = await db.orm
    .select({ id: workspaceSources.additional_source_id })
    .from(workspaceSources)
    .where(and(eq(workspaceSources.workspace_id, workspaceId), inArray(workspaceSources.additional_source_id, ids)));
  return rows.length === new Set(ids).size;
}
