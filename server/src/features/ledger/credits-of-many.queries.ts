// Credits of many outputs at once: one statement moves the counters, the months and a ledger row for each.
import type { Db } from '../../kernel/db/database.ts';

/** Whose credits of which place were moved, and how many. */
export interface ReservedGroup {
  userId: number;
  workspaceId: number | null;
  amount: number;
}

const reserveAll = {
  name: 'hold-credits-of-many',
  text: `with moved as (
      select id, user_id, workspace_id, tool_slug, price, sum(price) over (order by id)::int as so_far
      from order_details where id = any($2::int[]) and account_id = $1 and price > 0),
    total as (select coalesce(sum(price), 0)::int as credits from moved),
    account as (
      update accounts set credits_available = credits_available - credits, credits_reserved = credits_reserved + credits
      from total where id = $1 and credits_available >= credits returning credits_available),
    parts as (select user_id, workspace_id, sum(price)::int as amount from moved group by user_id, workspace_id),
    month as (
      insert into credit_months (account_id, user_id, workspace_id, month, credits)
      select $1, g.user_id, coalesce(g.workspace_id, 0), date_trunc('month', now() at time zone 'utc')::date, g.amount from parts g, account
      on conflict (user_id, workspace_id, month) do update set credits = credit_months.credits + excluded.credits),
    ledger as (
      insert into credit_movements (account_id, user_id, order_detail_id, kind, amount, balance, workspace_id, tool_slug)
      select $1, m.user_id, m.id, 'reserve', -m.price, a.credits_available + t.credits - m.so_far, m.workspace_id, m.tool_slug
      from moved m, account a, total t order by m.id)
    select t.credits, exists (select 1 from account) as is_reserved,
      exists (select 1 from credit_caps c join parts g on c.user_id = g.user_id or c.workspace_id = g.workspace_id) as is_capped,
      coalesce((select json_agg(json_build_object('userId', g.user_id, 'workspaceId', g.workspace_id, 'amount', g.amount)
        order by g.user_id, g.workspace_id) from parts g), '[]') as groups
    from total t`,
};

interface Reserved {
  isReserved: boolean;
  /** True if a limit applies to any of them. */
  isCapped: boolean;
  price: number;
  groups: ReservedGroup[];
}

/** Holds the price of each detail, all or none; `isReserved` is false where too few credits are left. */
export async function reserveCreditsOfMany(db: Db, accountId: number, detailIds: number[]): Promise<Reserved> {
  const { rows } = await db.client.query<{ credits: number; is_reserved: boolean; is_capped: boolean; groups: ReservedGroup[] }>({
    ...reserveAll,
    values: [accountId, detailIds],
  });
  const [result] = rows;
  return {
    isReserved: result?.is_reserved ?? false,
    isCapped: result?.is_capped ?? false,
    price: result?.credits ?? 0,
    groups: result?.groups ?? [],
  };
}

const releaseAll = {
  name: 'release-credits-of-many',
  text: `with given as (select * from unnest($2::int[], $3::int[]) as g(id, reserved) where reserved > 0),
    moved as (
      select d.id, d.user_id, d.workspace_id, d.tool_slug, g.reserved, sum(g.reserved) over (order by d.id)::int as so_far
      from given g join order_details d on d.id = g.id and d.account_id = $1),
    total as (select coalesce(sum(reserved), 0)::int as credits from moved),
    account as (
      update accounts set credits_available = credits_available + credits, credits_reserved = credits_reserved - credits
      from total where id = $1 returning credits_available),
    month as (
      insert into credit_months (account_id, user_id, workspace_id, month, credits)
      select $1, user_id, coalesce(workspace_id, 0), date_trunc('month', now() at time zone 'utc')::date, -sum(reserved)::int
      from moved group by user_id, workspace_id
      on conflict (user_id, workspace_id, month) do update set credits = credit_months.credits + excluded.credits)
    insert into credit_movements (account_id, user_id, order_detail_id, kind, amount, balance, workspace_id, tool_slug)
    select $1, m.user_id, m.id, 'release', m.reserved, a.credits_available - t.credits + m.so_far, m.workspace_id, m.tool_slug
    from moved m, account a, total t order by m.id`,
};

/** Releases credits of details; `reserved` is the amount held by each of them. */
export async function releaseCreditsOfMany(
  db: Db,
  accountId: number,
  details: { id: number; reserved: number }[],
): Promise<void> {
  if (details.length === 0) return;
  await db.client.query({
    ...releaseAll,
    values: [accountId, details.map(({ id }) => id), details.map(({ reserved }) => reserved)],
  });
}
