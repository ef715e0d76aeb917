// Updates links after a workspace or user is deleted, and after documents leave their scope.
import { inArray } from 'drizzle-orm';
import type { Db } from '../../../kernel/db/database.ts';
import { type EmptiedScope, isInEmptied } from '../../workspaces/index.ts';
import { linkRunTargets, linkSources, linkSuggestions } from './links.table.ts';

/** Moves the link sources of a removed workspace or person into a user's personal workspace. */
export async function moveSources(tx: Db, scope: EmptiedScope, toUserId: number): Promise<void> {
  await tx.orm.update(linkSources).set({ workspace_id: null, user_id: toUserId }).where(isInEmptied(scope, linkSources));
}

/** Documents that leave take their sentences along: nobody of the place that they leave reads them in suggestions or runs. */
export async function forgetDocuments(tx: Db, orderDetailIds: readonly number[]): Promise<void> {
  if (orderDetailIds.length === 0) return;
  const ids = [...orderDetailIds];
  await tx.orm.delete(linkSuggestions).where(inArray(linkSuggestions.order_detail_id, ids));
  await tx.orm
    .update(linkRunTargets)
    .set({ text_before: '', order_detail_id: null })
    .where(inArray(linkRunTargets.order_detail_id, ids));
}
