import type { Db } from '../../kernel/db/database.ts';
import { type EmptiedScope, isInEmptied } from '../workspaces/index.ts';
import { websites } from './websites.table.ts';

/** Moves the websites of a removed workspace or person into a user's personal workspace. */
export async function moveWebsites(tx: Db, scope: EmptiedScope, toUserId: number): Promise<void> {
  await tx.orm.update(websites).set({ workspace_id: null, user_id: toUserId }).where(isInEmptied(scope, websites));
}
