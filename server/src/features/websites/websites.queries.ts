import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../kernel/db/database.ts';
import type { Scope } from '../../kernel/policy.ts';
import { websites } from './websites.table.ts';

export type WebsiteRow = typeof websites.$inferSelect;

/** A website of this place, or null. */
export async function findUsableWebsite(db: Db, scope: Scope, id: number): Promise<WebsiteRow | null> {
  const [row] = await db.orm
    .select()
    .from(websites)
    .where(
      and(
        eq(websites.id, id),
        eq(websites.account_id, scope.accountId),
        scope.workspaceId === null
          ? and(isNull(websites.workspace_id), eq(websites.user_id, scope.userId))
          : eq(websites.workspace_id, scope.workspaceId),
      ),
    );
  return row ?? null;
}
