// Forecast of the day on which the credits of an account run out.
import type { Kernel } from '../../kernel/kernel.ts';
import { findSpending, getBalance } from '../ledger/index.ts';

const dayMs = 86_400_000;
const windowDays = 30;
/** A shorter time of spending says too little about the pace. */
const minDays = 7;
const horizonDays = 365;

/** The last day that `available` credits reach, at `spent` credits in `days`; null where that is more than a year away. */
export function lastDay(available: number, spent: number, days: number, now: Date): string | null {
  if (spent <= 0) return null;
  const left = Math.floor((available * Math.max(days, minDays)) / spent);
  return left > horizonDays ? null : new Date(now.getTime() + left * dayMs).toISOString().slice(0, 10);
}

/** The UTC day until which an account has credits, at the pace since its first spending of the last 30 days; null without any, or beyond a year. */
export async function findEnoughUntil(kernel: Kernel, accountId: number): Promise<string | null> {
  const now = kernel.clock.now();
  const spending = await findSpending(kernel.database, accountId, new Date(now.getTime() - windowDays * dayMs));
  if (!spending) return null;
  const { available } = await getBalance(kernel.database, accountId);
  return lastDay(available, spending.credits, (now.getTime() - spending.first.getTime()) / dayMs, now);
}
