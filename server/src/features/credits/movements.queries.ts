// SQL that lists the ledger: a page of it, a period of it, and the charges of each day.
import { and, eq, gt, gte, lt, sql, sum } from 'drizzle-orm';
import type { Db } from '../../kernel/db/database.ts';
import { users } from '../accounts/accounts.table.ts';
import { creditMovements } from '../ledger/ledger.table.ts';
import { orderDetails } from '../orders/orders.table.ts';

/** A list is counted to this number. */
const maxCounted = 10_000;

/** Movements newest first, counted to 10,000; of one user where `userId` is given. */
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
  const some = db.orm.select({ id: creditMovements.id }).from(creditMovements).where(where).limit(maxCounted).as('some');
  const [total] = await db.orm.select({ count: sql<number>`count(*)::int` }).from(some);
  return { rows, total: total?.count ?? 0 };
}

/** Credits spent per UTC day since `from`; days without spending are left out. */
export async function listSpentByDay(db: Db, filter: { accountId: number; userId: number | null; from: Date }) {
  const day = sql<string>`(${creditMovements.created_at} at time zone 'utc')::date`;
  return db.orm
    .select({ date: sql<string>`(${day})::text`, spent: sum(creditMovements.spent).mapWith(Number) })
    .from(creditMovements)
    .where(
      and(
        eq(creditMovements.account_id, filter.accountId),
        filter.userId === null ? undefined : eq(creditMovements.user_id, filter.userId),
        gte(creditMovements.created_at, filter.from),
        gt(creditMovements.spent, 0),
      ),
    )
    .groupBy(day);
}

/** Half-open stretch of time. */
export interface Period {
  from: Date;
  to: Date;
}

/** Every movement of a period, oldest first, in pages by id, for the export. */
export function listMovementsOfPeriod(db: Db, accountId: number, period: Period, afterId: number, limit: number) {
  return db.orm
    .select({ movement: creditMovements, userName: users.name, title: orderDetails.title })
    .from(creditMovements)
    .leftJoin(users, eq(users.id, creditMovements.user_id))
    .leftJoin(orderDetails, eq(orderDetails.id, creditMovements.order_detail_id))
    .where(
      and(
        eq(creditMovements.account_id, accountId),
        gte(creditMovements.created_at, period.from),
        lt(creditMovements.created_at, period.to),
        sql`${creditMovements.id} > ${afterId}`,
      ),
    )
    .orderBy(creditMovements.id)
    .limit(limit);
}
