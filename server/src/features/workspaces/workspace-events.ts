// Workspace events, for the features with data in them.
import { eq, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import * as z from 'zod';
import type { Db } from '../../kernel/db/database.ts';
import { inScope } from '../../kernel/db/scope.ts';
import { defineEvent, dispatch } from '../../kernel/events.ts';
import type { Kernel } from '../../kernel/kernel.ts';

/** A workspace, or a user's personal workspace. */
const scope = z.union([z.object({ workspaceId: z.int() }), z.object({ userId: z.int() })]);
export type EmptiedScope = z.infer<typeof scope>;

/**
 * A workspace or a user is being removed: its content moves into the personal workspace of `toUserId`. The feature of documents counts
 * them in `moved`. From the top down: conversations before the orders that carry them, documents before the folders they leave.
 */
export const scopeEmptied = defineEvent(
  'scope.emptied',
  z.object({ scope, toUserId: z.int(), moved: z.object({ documents: z.int() }) }),
  { order: 'top-down' },
);

/** Features lock their rows of a scope from the bottom up (documents before the requests about them), before `scopeEmptied` moves them from the top down. */
export const scopeEmptying = defineEvent('scope.emptying', z.object({ scope }));

/** Has everything of a scope moved into the personal workspace of `toUserId`, and answers how many documents there were. */
export async function emptyScope(kernel: Kernel, tx: Db, emptied: EmptiedScope, toUserId: number): Promise<number> {
  const moved = { documents: 0 };
  await dispatch(kernel, tx, scopeEmptying, { scope: emptied });
  await dispatch(kernel, tx, scopeEmptied, { scope: emptied, toUserId, moved });
  return moved.documents;
}

/** A workspace is being deleted, after everything in it has moved. */
export const workspaceDeleted = defineEvent('workspace.deleted', z.object({ workspaceId: z.int() }));

/** People are no members of a workspace any more; their rows are gone already. */
export const membersLeft = defineEvent('workspace.members_left', z.object({ workspaceId: z.int(), userIds: z.array(z.int()) }));

/** The rows of a table that are in the scope. */
export const isInEmptied = (emptied: EmptiedScope, table: { workspace_id: PgColumn; user_id: PgColumn }): SQL | undefined =>
  'workspaceId' in emptied
    ? eq(table.workspace_id, emptied.workspaceId)
    : inScope({ workspaceId: null, userId: emptied.userId }, table);
