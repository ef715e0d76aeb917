// SQL of the cards of dashboards.
import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../kernel/db/database.ts';
import type { Scope } from '../../kernel/policy.ts';
import { dashboardWidgets } from './widgets.table.ts';

type Owner = Pick<Scope, 'userId' | 'workspaceId'>;

/** Names of cards in order; none where nothing was chosen. */
export async function findDashboard(db: Db, { userId, workspaceId }: Owner): Promise<string[]> {
  const [row] = await db.orm
    .select({ names: dashboardWidgets.names })
    .from(dashboardWidgets)
    .where(and(eq(dashboardWidgets.user_id, userId), eq(dashboardWidgets.workspace_id, workspaceId ?? 0)));
  return row?.names ?? [];
}

/** Keeps the cards, in the place of those before. */
export async function saveDashboard(db: Db, { userId, workspaceId }: Owner, names: string[]): Promise<void> {
  await db.orm
    .insert(dashboardWidgets)
    .values({ user_id: userId, workspace_id: workspaceId ?? 0, names })
    .onConflictDoUpdate({
      target: [dashboardWidgets.user_id, dashboardWidgets.workspace_id],
      set: { names: sql`excluded.names`, updated_at: sql`now()` },
    });
}

/** True if a person has cards on a dashboard, in any workspace. */
export async function hasDashboard(db: Db, userId: number): Promise<boolean> {
  const { rows } = await db.client.query(`select 1 from dashboard_widgets where user_id = $1 and names <> '{}' limit 1`, [
    userId,
  ]);
  return rows.length > 0;
}
