// Holding credits for an output: the account's own must suffice, and no monthly cap of the person or workspace may be passed.
import type { Db } from '../../kernel/db/database.ts';
import { conflict } from '../../kernel/errors.ts';
import { raiseEvent } from '../../kernel/events.ts';
import { listCapsOf } from './caps.queries.ts';
import { getBalance, reserveRow } from './ledger.queries.ts';
import { limitReached } from './ledger-events.ts';

interface CreditScope {
  accountId: number;
  userId: number;
  workspaceId: number | null;
  amount: number;
}

/** Purpose of the credits: a detail, or the tool alone. */
type Reservation = CreditScope & ({ orderDetailId: number } | { toolSlug: string });

/** Share of a cap at which its owners are notified. */
export const warnAt = 0.8;

/** Throws 409 where credits that are held already pass a cap of the person or workspace, and notifies the owners of one that is nearly reached. */
export async function checkCaps(tx: Db, reservation: CreditScope): Promise<void> {
  const { accountId, userId, workspaceId, amount } = reservation;
  for (const cap of await listCapsOf(tx, userId, workspaceId)) {
    if (cap.used > cap.monthly) {
      const available = Math.max(0, cap.monthly - (cap.used - amount));
      throw conflict(cap.userId === null ? 'workspace_cap_reached' : 'own_cap_reached', { price: amount, available });
    }
    const isPassing = cap.used >= cap.monthly * warnAt && cap.used - amount < cap.monthly * warnAt;
    if (isPassing)
      await raiseEvent(tx, limitReached, {
        accountId,
        workspaceId: cap.workspaceId,
        userId: null,
        impersonatorId: null,
        subjectId: null,
        data: { kind: cap.userId === null ? 'workspace' : 'person', person_id: cap.userId, used: cap.used, monthly: cap.monthly },
      });
  }
}

/**
 * Holds the credits or throws 409, which rolls the caller's transaction back. The account's row stays locked until then, so that of two
 * orders for the last credits of account or cap one wins.
 */
export async function reserveCredits(tx: Db, reservation: Reservation): Promise<void> {
  const { accountId, amount } = reservation;
  if (amount === 0) return;
  const recorded = await reserveRow(tx, reservation);
  if (!recorded) throw conflict('too_few_credits', { price: amount, available: (await getBalance(tx, accountId)).available });
  if (recorded.isCapped) await checkCaps(tx, reservation);
}
