// The ledger: every movement changes the account's counters and is written down in the same statement's transaction.
import { and, eq, gte, sql, sum } from 'drizzle-orm';
import type { Db } from '../../kernel/db/database.ts';
import { accounts, users } from '../accounts/accounts.table.ts';
import { orderDetails } from '../orders/orders.table.ts';
import { creditMovements } from './credits.table.ts';

interface Movement {
  accountId: number;
  userId: number | null;
  orderDetailId?: number;
}

/** Counters and ledger change in one statement; nothing happens where too few credits are left. */
const recordMovement = {
  name: 'credit-movement',
  text: `with account as (
      update accounts set credits_available = credits_available + $2, credits_reserved = credits_reserved + $3
      where id = $1 and credits_available + $2 >= 0 returning credits_available)
    insert into credit_movements (account_id, user_id, order_detail_id, kind, amount, spent, balance)
    select $1, $4, $5, $6, $2, $7, credits_available from account`,
};

async function record(
  db: Db,
  movement: Movement,
  kind: 'grant' | 'reserve' | 'settle' | 'release',
  change: { available: number; reserved: number; spent?: number },
): Promise<boolean> {
  const { accountId, userId, orderDetailId } = movement;
  const values = [accountId, change.available, change.reserved, userId, orderDetailId ?? null, kind, change.spent ?? 0];
  const { rowCount } = await db.client.query({ ...recordMovement, values });
  return rowCount === 1;
}

export async function grantCredits(db: Db, grant: { accountId: number; userId: number | null; amount: number }): Promise<void> {
  if (grant.amount > 0) await record(db, grant, 'grant', { available: grant.amount, reserved: 0 });
}

/** Holds credits for an output; false when too few are left. Two at once for the last ones: one wins. */
export async function reserveCredits(db: Db, movement: Movement & { amount: number }): Promise<boolean> {
  return movement.amount === 0 || record(db, movement, 'reserve', { available: -movement.amount, reserved: movement.amount });
}

/** Spends what was held; what the delivery did not need (`reserved - spent`) comes back. Never more than was held. */
export async function settleCredits(db: Db, movement: Movement & { reserved: number; spent: number }): Promise<void> {
  const spent = Math.min(movement.spent, movement.reserved);
  if (movement.reserved > 0)
    await record(db, movement, 'settle', { available: movement.reserved - spent, reserved: -movement.reserved, spent });
}

/** Gives back what was held: a failure never costs. */
export async function releaseCredits(db: Db, movement: Movement & { reserved: number }): Promise<void> {
  if (movement.reserved > 0)
    await record(db, movement, 'release', { available: movement.reserved, reserved: -movement.reserved });
}

export async function getBalance(db: Db, accountId: number): Promise<{ available: number; reserved: number }> {
  const [account] = await db.orm
    .select({ available: accounts.credits_available, reserved: accounts.credits_reserved })
    .from(accounts)
    .where(eq(accounts.id, accountId));
  return account ?? { available: 0, reserved: 0 };
}

/** Movements newest first; of one user where `userId` is given. */
export async function listMovements(db: Db, filter: { accountId: number; userId: number | null; page: number; perPage: number }) {
  const where = and(
    eq(creditMovements.account_id, filter.accountId),
    filter.userId === null ? undefined : eq(creditMovements.user_id, filter.userId),
  );
  const rows = await db.orm
    .select({ movement: creditMovements, userName: users.name, title: orderDetails.title })
    .from(creditMovements)
    .leftJoin(users, eq(users.id, creditMovements.user_id))
    .leftJoin(orderDetails, eq(orderDetails.id, creditMovements.order_detail_id))
    .where(where)
    // As the index has it: without `nulls last` the planner sorts them all.
    .orderBy(sql`${creditMovements.id} desc nulls last`)
    .limit(filter.perPage)
    .offset((filter.page - 1) * filter.perPage);
  const [total] = await db.orm.select({ count: sql<number>`count(*)::int` }).from(creditMovements).where(where);
  return { rows, total: total?.count ?? 0 };
}

/** Credits spent per UTC day since `from`; days without spending are left out. */
export async function listSpentByDay(db: Db, filter: { accountId: number; userId: number | null; from: Date }) {
  const day = sql<string>`to_char(${creditMovements.created_at} at time zone 'utc', 'YYYY-MM-DD')`;
  return db.orm
    .select({ date: day, spent: sum(creditMovements.spent).mapWith(Number) })
    .from(creditMovements)
    .where(
      and(
        eq(creditMovements.account_id, filter.accountId),
        filter.userId === null ? undefined : eq(creditMovements.user_id, filter.userId),
        gte(creditMovements.created_at, filter.from),
      ),
    )
    .groupBy(day);
}
