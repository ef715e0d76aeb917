// SQL of guests: people without a seat that review shared content of a workspace.
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../../kernel/db/database.ts';
import { taskEvents } from './review.table.ts';
import { guests, taskSteps } from './tasks.table.ts';

export type GuestRow = typeof guests.$inferSelect;

/** Returns the workspace's guest with this email, and creates one if needed. The name of a guest with a decision stays, for the record. */
export async function saveGuest(
  tx: Db,
  scope: { accountId: number; workspaceId: number },
  { name, email }: { name: string; email: string },
): Promise<GuestRow> {
  const hasDecided = sql`exists (select from ${taskEvents} where ${taskEvents.guest_id} = ${guests.id})`;
  const [row] = await tx.orm
    .insert(guests)
    .values({ account_id: scope.accountId, workspace_id: scope.workspaceId, name, email: email.toLowerCase() })
    .onConflictDoUpdate({
      target: [guests.workspace_id, guests.email],
      set: { name: sql`case when ${hasDecided} then ${guests.name} else excluded.name end` },
    })
    .returning();
  if (!row) throw new Error('The guest was not inserted');
  return row;
}

export async function findGuest(db: Db, id: number): Promise<GuestRow | null> {
  const [row] = await db.orm.select().from(guests).where(eq(guests.id, id));
  return row ?? null;
}

/** Keeps a guest until the transaction ends; false where the workspace was deleted, and the guest with it. */
export async function lockGuest(tx: Db, id: number): Promise<boolean> {
  const rows = await tx.orm.select({ id: guests.id }).from(guests).where(eq(guests.id, id)).for('key share');
  return rows.length > 0;
}

/** Guests by id. */
export async function guestsOf(db: Db, ids: readonly (number | null)[]): Promise<Map<number, GuestRow>> {
  const wanted = [...new Set(ids.filter((id): id is number => id !== null))];
  if (wanted.length === 0) return new Map();
  const rows = await db.orm.select().from(guests).where(inArray(guests.id, wanted));
  return new Map(rows.map((row) => [row.id, row]));
}

/** True if a review step of one of these tasks names the guest. */
export async function hasStepIn(db: Db, guestId: number, taskIds: readonly number[]): Promise<boolean> {
  const [row] = await db.orm
    .select({ id: taskSteps.id })
    .from(taskSteps)
    .where(and(eq(taskSteps.guest_id, guestId), inArray(taskSteps.task_id, [...taskIds])))
    .limit(1);
  return row !== undefined;
}

/** Which of these emails belong to people with a seat in the account. */
export async function listSeatedEmails(db: Db, accountId: number, emails: readonly string[]): Promise<string[]> {
  if (emails.length === 0) return [];
  const { rows } = await db.client.query<{ email: string }>(
    'select lower(email) as email from users where account_id = $1 and lower(email) = any($2) and removed_at is null',
    [accountId, emails.map((email) => email.toLowerCase())],
  );
  return rows.map(({ email }) => email);
}
