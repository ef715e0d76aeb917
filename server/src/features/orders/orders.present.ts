// Rows as the contract has them: names and reasons in the reader's language, and the caller's permissions.

import type { DocumentDetail } from '@folio/contract/document-shapes';
import type { InterfaceLanguage } from '@folio/contract/languages';
import type { DocumentProblem } from '@folio/contract/orders';
import { type MessageKey, message } from '../../kernel/messages/messages.ts';
import type { OrderDetailRow } from './orders.queries.ts';

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
