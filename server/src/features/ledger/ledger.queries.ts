// The ledger: every movement changes the account's counters and is written down in the same statement's transaction.
import { and, eq, gt, gte, min, sum } from 'drizzle-orm';
import { type Db, whenCommitted } from '../../kernel/db/database.ts';
import { creditsSpent } from '../../kernel/metrics.ts';
import { accounts } from '../accounts/accounts.table.ts';
import { creditMovements } from './ledger.table.ts';

interface Movement {
  accountId: number;
  userId: number | null;
  orderDetailId?: number;
  /** Scope and model of an answer in a conversation, which has no order detail. */
  workspaceId?: number | null;
  toolSlug?: string;
  note?: string;
}

/**
 * Counters, month and ledger change in one statement; nothing happens where too few credits are left. Workspace and tool are the detail's where there is one.
 * A refund counts in the month of the refund.
 */
const recordMovement = {
  name: 'credit-movement',
  text: `with account as (
      update accounts set credits_available = credits_available + $2, credits_reserved = credits_reserved + $3
      where id = $1 and credits_available + $2 >= 0 returning credits_available),
    detail as (select workspace_id, tool_slug from order_details where id = $5
      union all select $9::int, $10::text where $5::int is null),
    month as (
      insert into credit_months (account_id, user_id, workspace_id, month, credits)
      select $1, $4, coalesce((select workspace_id from detail), 0), date_trunc('month', now() at time zone 'utc')::date, -$2
      from account where $6 <> 'grant' and $4::int is not null
      on conflict (user_id, workspace_id, month) do update set credits = credit_months.credits + excluded.credits)
    insert into credit_movements (account_id, user_id, order_detail_id, kind, amount, spent, balance, workspace_id, tool_slug, note)
    select $1, $4, $5, $6, $2, $7, credits_available, (select workspace_id from detail), (select tool_slug from detail), $8 from account
    returning exists (select 1 from credit_caps c where c.user_id = $4 or c.workspace_id = (select workspace_id from detail)) as is_capped`,
};

/** Result of a transaction: false if there are not enough credits. */
type Recorded = { isCapped: boolean } | false;

async function record(
  db: Db,
  movement: Movement,
  kind: 'grant' | 'reserve' | 'settle' | 'release',
  change: { available: number; reserved: number; spent?: number },
): Promise<Recorded> {
  const { accountId, userId, orderDetailId, note } = movement;
  const values = [
    accountId,
    change.available,
    change.reserved,
    userId,
    orderDetailId ?? null,
    kind,
    change.spent ?? 0,
    note ?? null,
    movement.workspaceId ?? null,
    movement.toolSlug ?? null,
  ];
  const { rows } = await db.client.query<{ is_capped: boolean }>({ ...recordMovement, values });
  return rows[0] ? { isCapped: rows[0].is_capped } : false;
}

/** Adds credits, or takes them where the amount is negative; false where that many are not left. */
export async function grantCredits(
  db: Db,
  grant: { accountId: number; userId: number | null; amount: number; note?: string },
): Promise<boolean> {
  return grant.amount === 0 || (await record(db, grant, 'grant', { available: grant.amount, reserved: 0 })) !== false;
}

/** Holds credits for an output; false when too few are left. Two at once for the last ones: one wins. */
export async function reserveRow(db: Db, movement: Movement & { amount: number }): Promise<Recorded> {
  return record(db, movement, 'reserve', { available: -movement.amount, reserved: movement.amount });
}

/** Charges reserved credits and releases the rest (`reserved - spent`). Never charges more than reserved. */
export async function settleCredits(db: Db, movement: Movement & { reserved: number; spent: number }): Promise<void> {
  const spent = Math.min(movement.spent, movement.reserved);
  if (movement.reserved <= 0) return;
  await record(db, movement, 'settle', { available: movement.reserved - spent, reserved: -movement.reserved, spent });
  whenCommitted(db, () => creditsSpent.inc(spent));
}

/** Releases reserved credits: a failure never costs. */
export async function releaseCredits(db: Db, movement: Movement & { reserved: number }): Promise<void> {
  if (movement.reserved > 0)
    await record(db, movement, 'release', { available: movement.reserved, reserved: -movement.reserved });
}

/** Credits that an account spent since a moment, and when it spent the first of them; null where it spent none. */
export async function findSpending(db: Db, accountId: number, from: Date): Promise<{ credits: number; first: Date } | null> {
  const [row] = await db.orm
    .select({ credits: sum(creditMovements.spent).mapWith(Number), first: min(creditMovements.created_at) })
    .from(creditMovements)
    .where(and(eq(creditMovements.account_id, accountId), gte(creditMovements.created_at, from), gt(creditMovements.spent, 0)));
  return row?.first ? { credits: row.credits, first: row.first } : null;
}

export async function getBalance(db: Db, accountId: number): Promise<{ available: number; reserved: number }> {
  const [account] = await db.orm
    .select({ available: accounts.credits_available, reserved: accounts.credits_reserved })
    .from(accounts)
    .where(eq(accounts.id, accountId));
  return account ?? { available: 0, reserved: 0 };
}
