// A placed order as the calls that place it answer it.
import type { DocumentDetail } from '@folio/contract/document-shapes';
import type { InterfaceLanguage } from '@folio/contract/languages';
import { message } from '../../kernel/messages/messages.ts';
import { type OrderedDetail, presentDetails } from './orders.present.ts';
import type { OrderRow } from './orders.queries.ts';

export interface OrderPlaced {
  order: Pick<OrderRow, 'id' | 'title' | 'tool_slug' | 'price'>;
  details: OrderedDetail[];
}

type PresentedDetail = DocumentDetail['order_details'][number];

/** A response as an `Idempotency-Key` keeps it for a day: the release before this one saved its outputs without later fields. */
export interface KeptOrder extends Omit<ReturnType<typeof presentOrdered>, 'order_details'> {
  order_details: (Omit<PresentedDetail, 'is_cancelled'> & Partial<PresentedDetail>)[];
}

/** As the contract has it now: a newly placed order was not canceled. */
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
