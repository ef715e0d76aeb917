// A model call that is paid for: credits are reserved before it begins, spent when its result is kept, and released whenever it is not. The feature keeps
// a row for it, which is unfinished until then.
import type { Db } from '../../kernel/db/database.ts';
import type { Keep } from '../../kernel/idempotency.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { releaseCredits, settleCredits } from './ledger.queries.ts';
import { reserveCredits } from './reserve-credits.ts';

/** Cost of a call, its payer and its document. */
interface Charge {
  price: number;
  accountId: number;
  workspaceId: number | null;
  userId: number;
  orderDetailId: number;
}

/** A call that holds its credits; `id` is its row's. */
export interface Reserved extends Charge {
  id: number;
}

/** The charge for a call about a document. */
export const chargeFor = (
  actor: { id: number },
  detail: { id: number; account_id: number; workspace_id: number | null },
  price: number,
): Charge => ({
  price,
  accountId: detail.account_id,
  workspaceId: detail.workspace_id,
  userId: actor.id,
  orderDetailId: detail.id,
});

/** Inserts the row and reserves its credits. Throws 409 if the account or a limit has too few left. */
export const reserve = (
  { database }: Kernel,
  charge: Charge,
  insert: (tx: Db) => Promise<number>,
  keep: Keep<number>,
): Promise<Reserved> =>
  database.transaction(async (tx) => {
    const id = await insert(tx);
    await reserveCredits(tx, { ...charge, amount: charge.price });
    await keep(tx, id);
    return { id, ...charge };
  });

/** Saves the result and charges the credits, unless `finish` finds no unfinished row. Returns the result of `finish`. */
export const settle = <Finished>(
  { database }: Kernel,
  charge: Charge,
  finish: (tx: Db) => Promise<Finished>,
): Promise<Finished> =>
  database.transaction(async (tx) => {
    const finished = await finish(tx);
    if (finished) await settleCredits(tx, { ...charge, reserved: charge.price, spent: charge.price });
    return finished;
  });

/** Releases the credits, unless `drop` finds no unfinished row: they are charged, released before, or the document was deleted with them. */
export const giveUp = (
  { database }: Kernel,
  reserved: Omit<Reserved, 'workspaceId'>,
  drop: (tx: Db, id: number) => Promise<boolean>,
): Promise<void> =>
  database.transaction(async (tx) => {
    if (await drop(tx, reserved.id)) await releaseCredits(tx, { ...reserved, reserved: reserved.price });
  });

/** Spends the credits for a result that is kept in this transaction. */
export async function chargeNow(tx: Db, charge: Charge): Promise<void> {
  await reserveCredits(tx, { ...charge, amount: charge.price });
  await settleCredits(tx, { ...charge, reserved: charge.price, spent: charge.price });
}
