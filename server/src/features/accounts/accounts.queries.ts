import { and, asc, count, eq, getTableColumns, ilike, isNotNull, isNull, or, sql } from 'drizzle-orm';
import { containing } from '../../kernel/db/containing.ts';
import type { Db } from '../../kernel/db/database.ts';
import { type AccountBranding, accounts, users } from './accounts.table.ts';
import { seats } from './seats.table.ts';

/** Any number, the same in every process: founders register one after the other, so that only one can be the first. */
const firstFounderLock = 7_316_002;

/** True when nobody has registered yet; holds other registrations back until the transaction ends. */
export async function isFirstRegistration(tx: Db): Promise<boolean> {
  await tx.client.query('select pg_advisory_xact_lock($1)', [firstFounderLock]);
  return !(await hasUsers(tx));
}

export async function hasUsers(db: Db): Promise<boolean> {
  const { rowCount } = await db.client.query('select 1 from users limit 1');
  return rowCount !== 0;
}

/** Features that stay hidden in a new account until an owner turns them on under Control Panel → Features. */
const hiddenAtFirst = { hide_audience: true, hide_translations: true, hide_markets: true } satisfies AccountBranding;

export async function insertAccount(db: Db, name: string): Promise<number> {
  const [account] = await db.orm.insert(accounts).values({ name, branding: hiddenAtFirst }).returning({ id: accounts.id });
  if (!account) throw new Error('The account was not inserted');
  return account.id;
}

/** The account, locked until the transaction ends: checks of a limit run one after the other. */
export async function lockAccount(tx: Db, accountId: number) {
  const [account] = await tx.orm.select().from(accounts).where(eq(accounts.id, accountId)).for('no key update');
  if (!account) throw new Error(`Account ${accountId} is gone`);
  return account;
}

/** Adds a person with a seat of their own, or on the seat that an invitation held for them. */
export async function insertUser(db: Db, user: typeof users.$inferInsert, invitedSeatId?: number) {
  const [inserted] = await db.orm.insert(users).values(user).returning();
  if (!inserted) throw new Error('The user was not inserted');
  const { id: user_id, account_id, email } = inserted;
  if (invitedSeatId === undefined) await db.orm.insert(seats).values({ account_id, user_id, email });
  else
    await db.orm
      .update(seats)
      .set({ user_id, token_hash: null, expires_at: null })
      .where(and(eq(seats.id, invitedSeatId), eq(seats.account_id, account_id)));
  return inserted;
}

/** The user with the account they belong to; throws when the id is unknown. */
export async function getUserWithAccount(db: Db, userId: number) {
  const [row] = await db.orm
    .select({ user: users, account: accounts })
    .from(users)
    .innerJoin(accounts, eq(accounts.id, users.account_id))
    .where(eq(users.id, userId));
  if (!row) throw new Error(`User ${userId} is gone`);
  return row;
}

export async function updateUser(db: Db, userId: number, changes: Partial<typeof users.$inferInsert>): Promise<void> {
  if (Object.keys(changes).length > 0) await db.orm.update(users).set(changes).where(eq(users.id, userId));
}

/** Users with a seat (or, with `isRemoved`, a former seat) in one account, or in all if `accountId` is null; by name. */
export async function listPeople(
  db: Db,
  filter: { accountId: number | null; isRemoved: boolean; search?: string | undefined; page: number; perPage: number },
) {
  const pattern = containing(filter.search);
  const isListed = filter.isRemoved ? isNotNull(users.removed_at) : isNull(users.removed_at);
  const all = and(isListed, filter.accountId === null ? undefined : eq(users.account_id, filter.accountId));
  const where = and(all, filter.search ? or(ilike(users.name, pattern), ilike(users.email, pattern)) : undefined);
  const rows = await db.orm
    .select({ user: users, company: accounts.name })
    .from(users)
    .innerJoin(accounts, eq(accounts.id, users.account_id))
    .where(where)
    .orderBy(asc(users.name), asc(users.id))
    .limit(filter.perPage)
    .offset((filter.page - 1) * filter.perPage);
  const [total] = await db.orm.select({ count: count() }).from(users).where(all);
  const [found] = filter.search ? await db.orm.select({ count: count() }).from(users).where(where) : [total];
  return { rows, filtered: found?.count ?? 0, total: total?.count ?? 0 };
}

/** The tone of voice that a person's new forms begin with, or null. */
export async function findUsualTone(db: Db, userId: number): Promise<string | null> {
  const [row] = await db.orm.select({ tone: users.usual_tone }).from(users).where(eq(users.id, userId));
  return row?.tone ?? null;
}

export async function setUsualTone(db: Db, userId: number, tone: string | null): Promise<void> {
  await db.orm.update(users).set({ usual_tone: tone }).where(eq(users.id, userId));
}

const country = { name: 'account-country', text: `select branding->>'country' as country from accounts where id = $1` };

/** The country that an account works in, where it says so. */
export async function findCountry(db: Db, id: number): Promise<string | null> {
  const { rows } = await db.client.query<{ country: string | null }>({ ...country, values: [id] });
  return rows[0]?.country ?? null;
}

export async function findAccount(db: Db, id: number) {
  const [account] = await db.orm.select().from(accounts).where(eq(accounts.id, id));
  return account ?? null;
}

/** Accounts of the installation by name, with how many people can sign in. */
export async function listAccounts(db: Db, filter: { search?: string | undefined; page: number; perPage: number }) {
  const pattern = containing(filter.search);
  const where = filter.search ? ilike(accounts.name, pattern) : undefined;
  const people = sql<number>`(select count(*)::int from users u where u.account_id = accounts.id and u.disabled_at is null)`;
  const rows = await db.orm
    .select({ ...getTableColumns(accounts), people })
    .from(accounts)
    .where(where)
    .orderBy(asc(accounts.name), asc(accounts.id))
    .limit(filter.perPage)
    .offset((filter.page - 1) * filter.perPage);
  const [all] = await db.orm.select({ count: count() }).from(accounts);
  const [found] = where ? await db.orm.select({ count: count() }).from(accounts).where(where) : [all];
  return { rows, filtered: found?.count ?? 0, total: all?.count ?? 0 };
}

/** True where the account's people work with its own tools alone. */
const readOnlyCustom = { name: 'only-custom-tools', text: 'select has_only_custom_tools as is from accounts where id = $1' };

export async function hasOnlyCustomTools(db: Db, accountId: number): Promise<boolean> {
  const { rows } = await db.client.query<{ is: boolean }>({ ...readOnlyCustom, values: [accountId] });
  return rows[0]?.is ?? false;
}

type AccountLimits = Pick<
  typeof accounts.$inferSelect,
  'max_workspaces' | 'max_seats' | 'max_brand_voices' | 'has_only_custom_tools'
>;

/** Sets the given limits. A limit below the present number lets nothing new in and removes nothing. */
export async function updateAccountLimits(
  db: Db,
  accountId: number,
  limits: { [Name in keyof AccountLimits]?: AccountLimits[Name] | undefined },
): Promise<void> {
  const given = Object.fromEntries(Object.entries(limits).filter(([, value]) => value !== undefined));
  if (Object.keys(given).length > 0) await db.orm.update(accounts).set(given).where(eq(accounts.id, accountId));
}

/** Changes the named fields of the branding, in one statement, and returns all of it. */
export async function updateBranding(db: Db, accountId: number, changes: AccountBranding): Promise<AccountBranding> {
  const [row] = await db.orm
    .update(accounts)
    .set({ branding: sql`${accounts.branding} || ${JSON.stringify(changes)}::jsonb` })
    .where(eq(accounts.id, accountId))
    .returning({ branding: accounts.branding });
  return row?.branding ?? {};
}
