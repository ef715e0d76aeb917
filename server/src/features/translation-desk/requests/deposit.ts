// Credits reserved by an order before there was a quote: they count towards the quote, and are released if none is authorized.
import type { Db } from '../../../kernel/db/database.ts';
import { releaseCreditsOfMany } from '../../ledger/index.ts';
import { orderRows } from '../../orders/index.ts';
import type { LockedRequest } from '../core/get-request.ts';

/** Credits that these documents hold while they wait for a quote. */
export const depositOf = (details: readonly Pick<orderRows.OrderDetailRow, 'kind' | 'credits_reserved'>[]): number =>
  details.reduce((sum, detail) => sum + (detail.kind === 'translation_line' ? detail.credits_reserved : 0), 0);

/** Releases the deposit of a request with locked documents. Does nothing without a deposit. */
export async function releaseDeposit(tx: Db, { request, lines }: Pick<LockedRequest, 'request' | 'lines'>): Promise<void> {
  const details = await orderRows.listDetails(
    tx,
    lines.map((line) => line.order_detail_id),
  );
  const reserved = details
    .filter((detail) => detail.kind === 'translation_line' && detail.credits_reserved > 0)
    .map((detail) => ({ id: detail.id, reserved: detail.credits_reserved }));
  await releaseCreditsOfMany(tx, request.account_id, reserved);
  await orderRows.clearReserved(
    tx,
    reserved.map(({ id }) => id),
  );
}
