// Targets of a document's links, from lists, menus and the command palette alike.
import type { OrderRow } from '@folio/contract/document-shapes';
import { linkOptions } from '@tanstack/react-router';

/** The page of a document. */
export const documentLink = (orderDetailId: number) =>
  linkOptions({ to: '/orders/$orderDetailId', params: { orderDetailId: String(orderDetailId) } });

/** The form that a document was ordered with, filled in as it was. */
export const duplicateLink = ({ tool, order_detail_id: from }: Pick<OrderRow, 'tool' | 'order_detail_id'>) =>
  linkOptions({ to: '/tools/$slug', params: { slug: tool }, search: { from } });
