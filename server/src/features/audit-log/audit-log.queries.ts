// SQL that reads the audit log for its owners.
import { and, count, desc, eq, gte, ilike, lt, or } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { containing } from '../../kernel/db/containing.ts';
import type { Db } from '../../kernel/db/database.ts';
import { users } from '../accounts/accounts.table.ts';
import { auditEntries } from '../audit/audit.table.ts';
import { workspaces } from '../workspaces/workspaces.table.ts';

export interface AuditFilter {
  accountId: number;
  action?: string | undefined;
  personId?: number | undefined;
  search?: string | undefined;
  from?: Date | undefined;
  to?: Date | undefined;
}

const impersonators = alias(users, 'impersonators');

function found({ accountId, action, personId, search, from, to }: AuditFilter) {
  const pattern = containing(search);
  return and(
    eq(auditEntries.account_id, accountId),
    action ? eq(auditEntries.action, action) : undefined,
    // The acting user, or the user they impersonate.
    personId ? or(eq(auditEntries.user_id, personId), eq(auditEntries.impersonator_id, personId)) : undefined,
    search ? or(ilike(auditEntries.subject_name, pattern), ilike(users.name, pattern)) : undefined,
    from ? gte(auditEntries.created_at, from) : undefined,
    to ? lt(auditEntries.created_at, to) : undefined,
  );
}

/** Entries newest first, with the names of people and workspaces as they are now. */
export function listAudit(db: Db, filter: AuditFilter, limit: number, offset: number) {
  return db.orm
    .select({ entry: auditEntries, userName: users.name, impersonatorName: impersonators.name, workspaceName: workspaces.name })
    .from(auditEntries)
    .leftJoin(users, eq(users.id, auditEntries.user_id))
    .leftJoin(impersonators, eq(impersonators.id, auditEntries.impersonator_id))
    .leftJoin(workspaces, eq(workspaces.id, auditEntries.workspace_id))
    .where(found(filter))
    .orderBy(desc(auditEntries.id))
    .limit(limit)
    .offset(offset);
}

/** Number of entries that match a filter, counted up to 10,000. */
export async function countAudit(db: Db, filter: AuditFilter): Promise<number> {
  const some = db.orm
    .select({ id: auditEntries.id })
    .from(auditEntries)
    .leftJoin(users, eq(users.id, auditEntries.user_id))
    .where(found(filter))
    .limit(10_000)
    .as('some');
  const [row] = await db.orm.select({ count: count() }).from(some);
  return row?.count ?? 0;
}

/** Actions that occur in an account's log, by name; each is found by one step through the index. */
export async function listActions(db: Db, accountId: number): Promise<string[]> {
  const { rows } = await db.client.query<{ action: string }>(
    `with recursive step as (
       (select action from audit_entries where account_id = $1 order by action limit 1)
       union all
       select (select a.action from audit_entries a where a.account_id = $1 and a.action > step.action order by a.action limit 1)
       from step where step.action is not null)
     select action from step where action is not null`,
    [accountId],
  );
  return rows.map((row) => row.action);
}
