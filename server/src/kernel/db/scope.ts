// The rule of scope as a condition of SQL, written once: in this workspace, or in none and this person's own. Lists take it from here
// (a test forbids to write it elsewhere); `isInReach` of the policy is the same rule for one row.
import { and, eq, isNull, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Scope } from '../policy.ts';

interface ScopedTable {
  workspace_id: PgColumn;
  user_id: PgColumn;
}

/** Rows of a table in a scope. */
export const inScope = (scope: Pick<Scope, 'workspaceId' | 'userId'>, table: ScopedTable): SQL | undefined =>
  scope.workspaceId === null
    ? and(isNull(table.workspace_id), eq(table.user_id, scope.userId))
    : eq(table.workspace_id, scope.workspaceId);

/** The same for hand-written SQL; `parameter` adds a value and answers its name, like `$1`. */
export const scopeSql = (scope: Pick<Scope, 'workspaceId' | 'userId'>, alias: string, parameter: (value: number) => string) =>
  scope.workspaceId === null
    ? `${alias}.workspace_id is null and ${alias}.user_id = ${parameter(scope.userId)}`
    : `${alias}.workspace_id = ${parameter(scope.workspaceId)}`;

/** Rows in any scope that an actor reaches: `workspaceIds` and `userId` name the parameters of an integer array and an integer. */
export const reachSql = (alias: string, workspaceIds: string, userId: string) =>
  `(${alias}.workspace_id = any(${workspaceIds}::int[]) or (${alias}.workspace_id is null and ${alias}.user_id = ${userId}::int))`;
