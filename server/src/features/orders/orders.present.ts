// Rows as the contract has them: names and reasons in the reader's language, and what the caller may do.

import type { DocumentDetail } from '@folio/contract/document-shapes';
import type { InterfaceLanguage } from '@folio/contract/languages';
import type { DocumentProblem } from '@folio/contract/orders';
import { type MessageKey, message } from '../../kernel/messages/messages.ts';
import type { OrderDetailRow, OrderRow } from './orders.queries.ts';

/** Why a document failed or waits, as a sentence; null when it does neither. */
export function reasonOf(row: Pick<OrderDetailRow, 'reason' | 'reason_detail'>, language: InterfaceLanguage): string | null {
  if (row.reason === null) return null;
  const isKnownInPart = row.reason === 'NEEDS_TRANSLATION_MODEL' && row.reason_detail;
  const key = isKnownInPart ? 'TRANSLATIONS_MISSING' : (row.reason as MessageKey);
  return message(key, language, { detail: row.reason_detail ?? '' });
}

/** Cancelled before it was written, for which no status has a word. */
export const isCancelled = (row: Pick<OrderDetailRow, 'status' | 'reason'>): boolean =>
  row.status === 'failed' && row.reason === 'CANCELLED';

/** Why a document is on hold or failed; null if it is neither. */
export const problemOf = (
  row: Pick<OrderDetailRow, 'status' | 'reason' | 'reason_detail'>,
  language: InterfaceLanguage,
): DocumentProblem | null =>
  row.status === 'onHold' || row.status === 'failed'
    ? { status: row.status, reason: reasonOf(row, language), is_cancelled: isCancelled(row) }
    : null;

/** An output as the answers of its order name it. */
export type OrderedDetail = Pick<OrderDetailRow, 'id' | 'title' | 'description' | 'status' | 'reason' | 'reason_detail'>;

/** The outputs of an order as placing calls answer them. */
export function presentDetails(details: readonly OrderedDetail[], language: InterfaceLanguage): DocumentDetail['order_details'] {
  return details.map((detail) => ({
    id: detail.id,
    name: detail.title,
    description: detail.description,
    status: detail.status,
    reason: reasonOf(detail, language),
    is_cancelled: isCancelled(detail),
  }));
}

/** An order as the calls that place it answer it. */
export interface OrderPlaced {
  order: Pick<OrderRow, 'id' | 'title' | 'tool_slug' | 'price'>;
  details: OrderedDetail[];
}

type PresentedDetail = DocumentDetail['order_details'][number];

/** An answer as an `Idempotency-Key` keeps it for a day: the release before this one kept its outputs without what came since. */
export interface KeptOrder extends Omit<ReturnType<typeof presentOrdered>, 'order_details'> {
  order_details: (Omit<PresentedDetail, 'is_cancelled'> & Partial<PresentedDetail>)[];
}

/** As the contract has it now: what was being placed had not been cancelled. */
export const presentKept = (kept: KeptOrder) => ({
  ...kept,
  order_details: kept.order_details.map((detail) => ({ ...detail, is_cancelled: detail.is_cancelled ?? false })),
});

/** The message of a placed order: it is being written, is ready, or waits, with the reason if all its documents share one. */
export function describePlaced(
  { order_details: details }: Pick<KeptOrder, 'order_details'>,
  language: InterfaceLanguage,
): string {
  if (details.every(({ status }) => status === 'accepted')) return message('order_ready', language);
  if (details.some(({ status }) => status !== 'onHold')) return message('order_placed', language);
  const reasons = new Set(details.map(({ reason }) => reason));
  const [reason] = reasons;
  return reasons.size === 1 && reason ? reason : message('order_waits', language);
}

export function presentOrdered({ order, details }: OrderPlaced, language: InterfaceLanguage) {
  return {
    id: order.id,
    title: order.title,
    tool: order.tool_slug,
    price: order.price,
    order_details: presentDetails(details, language),
  };
}
