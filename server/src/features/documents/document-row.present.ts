// Rows of the list as the contract has them, with the caller's permissions.
import type { OrderRow as OrderAnswer } from '@folio/contract/document-shapes';
import type { Actor } from '../../kernel/actor.ts';
import { addressOfThumbnail } from '../assets/index.ts';
import { orderPolicy, orderPresent } from '../orders/index.ts';
import type { ToolFace } from '../tools/index.ts';
import type { OrderListRow } from './document-list.queries.ts';

/** One row of the list; `pictureId` names the file of its thumbnail. */
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
    reason: orderPresent.reasonOf(row, actor.language),
    is_cancelled: orderPresent.isCancelled(row),
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
    can: orderPolicy.abilities(actor, row),
  };
}
