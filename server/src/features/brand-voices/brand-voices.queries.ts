import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../kernel/db/database.ts';
import type { Scope } from '../../kernel/policy.ts';
import { workspaceBrandVoices } from '../workspaces/workspaces.table.ts';
import { brandVoices } from './brand-voices.table.ts';

export type BrandVoiceRow = typeof brandVoices.$inferSelect;

/** Voices that may be used in a place: in a workspace those toggled on there, elsewhere one's own. */
function usableIn(db: Db, scope: Scope) {
  if (scope.workspaceId === null) return eq(brandVoices.user_id, scope.userId);
  const toggledOn = db.orm
    .select({ id: workspaceBrandVoices.brand_voice_id })
    .from(workspaceBrandVoices)
    .where(eq(workspaceBrandVoices.workspace_id, scope.workspaceId));
  return inArray(brandVoices.id, toggledOn);
}

/** An active voice that may be used in this place, or null. */
export async function findUsableVoice(db: Db, scope: Scope, id: number): Promise<BrandVoiceRow | null> {
  const [row] = await db.orm
    .select()
    .from(brandVoices)
    .where(
      and(
        eq(brandVoices.id, id),
        eq(brandVoices.account_id, scope.accountId),
        eq(brandVoices.is_active, true),
        usableIn(db, scope),
      ),
    );
  return row ?? null;
}

/** The voice of an order that names none: the workspace's default where it is usable, else the account's. */
export async function findDefaultVoice(db: Db, scope: Scope, workspaceDefault: number | null): Promise<BrandVoiceRow | null> {
  const [row] = await db.orm
    .select()
    .from(brandVoices)
    .where(
      and(
        eq(brandVoices.account_id, scope.accountId),
        eq(brandVoices.is_active, true),
        usableIn(db, scope),
        sql`(${brandVoices.id} = ${workspaceDefault ?? 0} or ${brandVoices.is_default})`,
      ),
    )
    .orderBy(sql`(${brandVoices.id} = ${workspaceDefault ?? 0}) desc`)
    .limit(1);
  return row ?? null;
}

/** A voice of the account whose use was judged when the order was placed; null where it is gone or switched off since. */
export async function findVoiceOfOrder(db: Db, accountId: number, id: number): Promise<BrandVoiceRow | null> {
  const [row] = await db.orm
    .select()
    .from(brandVoices)
    .where(and(eq(brandVoices.id, id), eq(brandVoices.account_id, accountId), eq(brandVoices.is_active, true)));
  return row ?? null;
}
