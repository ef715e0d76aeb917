import type { Db } from '../../kernel/db/database.ts';
import { type EmptiedScope, isInEmptied } from '../workspaces/index.ts';
import { guidelines } from './guidelines.table.ts';

/** Moves the guidelines of a removed workspace or person into a user's personal workspace. */
export async function moveGuidelines(tx: Db, scope: EmptiedScope, toUserId: number): Promise<void> {
  await tx.orm.update(guidelines).set({ workspace_id: null, user_id: toUserId }).where(isInEmptied(scope, guidelines));
}
