import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../kernel/db/database.ts';
import type { Scope } from '../../kernel/policy.ts';
import { guidelines } from './guidelines.table.ts';

export type GuidelineRow = typeof guidelines.$inferSelect;

/** A briefing of this place, or null. */
export async function findUsableGuideline(db: Db, scope: Scope, id: number): Promise<GuidelineRow | null> {
  const [row] = await db.orm
    .select()
    .from(guidelines)
    .where(
      and(
        eq(guidelines.id, id),
        eq(guidelines.account_id, scope.accountId),
        scope.workspaceId === null
          ? and(isNull(guidelines.workspace_id), eq(guidelines.user_id, scope.userId))
          : eq(guidelines.workspace_id, scope.workspaceId),
      ),
    );
  return row ?? null;
}

/** A briefing of the account whose use was judged when the order was placed; null where it is gone since. */
export async function findGuidelineOfOrder(db: Db, accountId: number, id: number): Promise<GuidelineRow | null> {
  const [row] = await db.orm
    .select()
    .from(guidelines)
    .where(and(eq(guidelines.id, id), eq(guidelines.account_id, accountId)));
  return row ?? null;
}
