// Writing an accepted document again from other fields: its next version, not a second document.
import type { Tool } from '@folio/catalogue/define-tool';
import { priceOf } from '@folio/contract/tool-price';
import type { Actor } from '../../kernel/actor.ts';
import type { Db } from '../../kernel/db/database.ts';
import { conflict } from '../../kernel/errors.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { getFlags } from '../platform/index.ts';
import { measureOrder } from './measure-order.ts';
import type { OrderDetailRow } from './orders.queries.ts';
import type { WrittenPart } from './orders.table.ts';
import { readInput } from './read-input.ts';
import { beginRewriting } from './reopen-details.queries.ts';
import { startDetail } from './start-detail.ts';

export interface Rewriting {
  tool: Tool;
  fields: Record<string, unknown>;
  /** Without it the whole text is written. */
  part?: WrittenPart | undefined;
}

/**
 * Reserves the credits and enqueues the document, with its row locked by the caller. It keeps its text until the next version exists, and for good
 * if writing fails. Throws 422 for the fields, 409 if it is not an accepted text or credits or a cap do not suffice.
 */
export async function rewriteDetail(
  kernel: Kernel,
  tx: Db,
  actor: Actor,
  detail: OrderDetailRow,
  { tool, fields, part }: Rewriting,
): Promise<void> {
  const { has_human_services: hasHumanServices } = await getFlags(tx);
  const input = readInput(tool, { tool: tool.slug, fields }, { ids: [], files: [], urls: [] }, { hasHumanServices });
  const written = { ...input, ...part?.fields };
  const price = priceOf(tool.credits, written, await measureOrder(kernel, actor, tool, written, { tables: [] }));
  const begun = await beginRewriting(tx, detail.id, { fields: input, price, part: part ?? null });
  if (!begun) throw conflict('order_not_retryable');
  kernel.changes.note(tx, begun);
  await startDetail(kernel, tx, begun, tool);
}
