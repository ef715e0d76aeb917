// Holding the credits of many outputs, all or none: balance and caps are asked once, for the sum.
import type { Db } from '../../kernel/db/database.ts';
import { conflict } from '../../kernel/errors.ts';
import { reserveCreditsOfMany } from './credits-of-many.queries.ts';
import { getBalance } from './ledger.queries.ts';
import { checkCaps } from './reserve-credits.ts';

/** Holds the price of each of these details of one account or throws 409, which rolls the caller's transaction back. */
export async function reserveCreditsForMany(tx: Db, accountId: number, detailIds: number[]): Promise<void> {
  if (detailIds.length === 0) return;
  const { isReserved, isCapped, price, groups } = await reserveCreditsOfMany(tx, accountId, detailIds);
  if (!isReserved) throw conflict('too_few_credits', { price, available: (await getBalance(tx, accountId)).available });
  if (isCapped) for (const group of groups) await checkCaps(tx, { accountId, ...group });
}
