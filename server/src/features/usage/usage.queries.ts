// SQL of usage: model calls, page by page.
import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../kernel/db/database.ts';
import { users } from '../accounts/accounts.table.ts';
import { modelCalls } from '../model-calls/model-calls.table.ts';

/** Calls that totals are made of: beyond it a page of the list would cost more the older the account is. */
const maxCounted = 10_000;

/** Calls newest first with totals of the newest 10,000; of one user where `userId` is given. */
export async function listModelCalls(
  db: Db,
  filter: { accountId: number; userId: number | null; page: number; perPage: number },
) {
  const where = and(
    eq(modelCalls.account_id, filter.accountId),
    filter.userId === null ? undefined : eq(modelCalls.user_id, filter.userId),
  );
  const rows = await db.orm
    .select({ call: modelCalls, userName: users.name })
    .from(modelCalls)
    .innerJoin(users, eq(users.id, modelCalls.user_id))
    .where(where)
    // As the index has it: without `nulls last` the planner sorts them all.
    .orderBy(sql`${modelCalls.id} desc nulls last`)
    .limit(filter.perPage)
    .offset((filter.page - 1) * filter.perPage);
  const newest = db.orm
    .select({ input: modelCalls.input_tokens, output: modelCalls.output_tokens })
    .from(modelCalls)
    .where(where)
    .orderBy(sql`${modelCalls.id} desc nulls last`)
    .limit(maxCounted)
    .as('newest');
  const [totals] = await db.orm
    .select({
      calls: sql<number>`count(*)::int`,
      input_tokens: sql<number>`coalesce(sum(${newest.input}), 0)::float8`,
      output_tokens: sql<number>`coalesce(sum(${newest.output}), 0)::float8`,
    })
    .from(newest);
  return { rows, totals: totals ?? { calls: 0, input_tokens: 0, output_tokens: 0 } };
}
