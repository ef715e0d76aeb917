// Rows as the contract has them: names and reasons in the reader's language, and what the caller may do.
import type { InterfaceLanguage } from '@folio/contract/languages';
import type { DocumentDetail, OrderRow as OrderAnswer } from '@folio/contract/orders';
import type { Actor } from '../../kernel/actor.ts';
import { type MessageKey, message } from '../../kernel/messages/messages.ts';
import { addressOfThumbnail } from '../assets/index.ts';
import type { ToolFace } from '../tools/index.ts';
import type { DocumentSibling } from './document.queries.ts';
import type { OrderListRow } from './order-list.queries.ts';
import { abilities } from './orders.policy.ts';
import type { OrderDetailRow, OrderRow } from './orders.queries.ts';

/** Why a document failed or waits, as a sentence; null when it does neither. */
export function reasonOf(row: Pick<OrderDetailRow, 'reason' | 'reason_detail'>, language: InterfaceLanguage): string | null {
  return row.reason === null ? null : message(row.reason as MessageKey, language, { detail: row.reason_detail ?? '' });
}

/** One row of the list; `pictureId` names the file whose small picture stands for it. */
export function presentRow(row: OrderListRow, actor: Actor, face: ToolFace, pictureId?: number): OrderAnswer {
  return {
    id: row.order_id,
    order_id: row.order_id,
    order_detail_id: row.id,
    title: row.title,
    tool: row.tool_slug,
    tool_name: face.name,
    icon: face.icon,
    macrocategory: face.macrocategory,
    category: row.category,
    status: row.status,
    reason: reasonOf(row, actor.language),
    progress: row.progress,
    language: row.language,
    words: row.words,
    price: row.price,
    user: { id: row.user_id, name: row.user_name },
    workspace_id: row.workspace_id,
    folder_id: row.folder_id,
    thumbnail: pictureId === undefined ? null : addressOfThumbnail(pictureId),
    versions: row.version_count,
    bulk_order_id: row.bulk_order_id,
    excerpt: null,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    can: abilities(actor, row),
  };
}

/** The outputs of an order as placing calls answer them. */
export function presentDetails(details: DocumentSibling[], language: InterfaceLanguage): DocumentDetail['order_details'] {
  return details.map((detail) => ({
    id: detail.id,
    name: detail.title,
    description: detail.description,
    status: detail.status,
    reason: reasonOf(detail, language),
  }));
}

export function presentPlaced({ order, details }: { order: OrderRow; details: OrderDetailRow[] }, language: InterfaceLanguage) {
  return {
    id: order.id,
    title: order.title,
    tool: order.tool_slug,
    price: order.price,
    order_details: presentDetails(details, language),
  };
}
