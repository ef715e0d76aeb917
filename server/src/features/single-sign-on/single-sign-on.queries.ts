// SQL of identities, and of the people and seats that one can be.
import type { Role } from '@folio/contract/users';
import { and, asc, eq, gt, isNull, ne, sql } from 'drizzle-orm';
import type { Db } from '../../kernel/db/database.ts';
import { accounts, users } from '../accounts/accounts.table.ts';
import { seats } from '../accounts/seats.table.ts';
import { identities } from '../session/session.table.ts';

/** The person of an identity, locked until the transaction ends: their role and access stay as they are read. */
export async function lockUserOfIdentity(tx: Db, issuer: string, subject: string) {
  const [row] = await tx.orm
    .select({ user: users })
    .from(identities)
    .innerJoin(users, eq(users.id, identities.user_id))
    .where(and(eq(identities.issuer, issuer), eq(identities.subject, subject)))
    .for('no key update', { of: users });
  return row?.user ?? null;
}

export async function linkIdentity(tx: Db, userId: number, issuer: string, subject: string): Promise<void> {
  await tx.orm.insert(identities).values({ user_id: userId, issuer, subject });
}

/** True if another subject of this issuer is linked to the user. */
export async function hasOtherIdentity(tx: Db, userId: number, issuer: string, subject: string): Promise<boolean> {
  const found = await tx.orm
    .select({ id: identities.id })
    .from(identities)
    .where(and(eq(identities.user_id, userId), eq(identities.issuer, issuer), ne(identities.subject, subject)))
    .limit(1);
  return found.length > 0;
}

/** The identities of a person, oldest first. */
export const listIdentities = (db: Db, userId: number) =>
  db.orm.select().from(identities).where(eq(identities.user_id, userId)).orderBy(asc(identities.id));

/** The person with this address, also when shut out, locked until the transaction ends; null where there is none. */
export async function lockPersonByEmail(tx: Db, email: string) {
  const [user] = await tx.orm.select().from(users).where(eq(users.email, email)).for('no key update');
  return user ?? null;
}

/** True if a user has this email, including suspended ones. Locks nothing: of two users with one email the database refuses the second. */
export async function isAddressTaken(tx: Db, email: string): Promise<boolean> {
  return (await tx.orm.select({ id: users.id }).from(users).where(eq(users.email, email))).length > 0;
}

/** The account that people join: the configured one, or the first. */
export async function findJoinedAccount(tx: Db, accountId: number | null): Promise<{ id: number } | null> {
  const [account] = await tx.orm
    .select({ id: accounts.id })
    .from(accounts)
    .where(accountId === null ? undefined : eq(accounts.id, accountId))
    .orderBy(asc(accounts.id))
    .limit(1);
  return account ?? null;
}

/** An invitation of this address that still waits. */
export async function findWaitingSeat(tx: Db, accountId: number, email: string) {
  const [seat] = await tx.orm
    .select()
    .from(seats)
    .where(and(eq(seats.account_id, accountId), eq(seats.email, email), isNull(seats.user_id), gt(seats.expires_at, sql`now()`)));
  return seat ?? null;
}

export async function setName(tx: Db, userId: number, name: string): Promise<void> {
  await tx.orm.update(users).set({ name }).where(eq(users.id, userId));
}

/** The address of a user and of their seat. */
export async function setAddress(tx: Db, userId: number, email: string): Promise<void> {
  await tx.orm.update(users).set({ email }).where(eq(users.id, userId));
  await tx.orm.update(seats).set({ email }).where(eq(seats.user_id, userId));
}

export async function setRole(tx: Db, userId: number, role: Role): Promise<void> {
  await tx.orm.update(users).set({ role }).where(eq(users.id, userId));
}
