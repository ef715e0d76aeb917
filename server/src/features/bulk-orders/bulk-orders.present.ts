// Bulk orders and their rows as the contract has them.
import { findTool } from '@folio/catalogue/catalogue';
import type { Tool } from '@folio/catalogue/define-tool';
import { localiseTool } from '@folio/catalogue/localise-tool';
import { type BulkOrder, type BulkRow, type BulkRowState, bulkRowStateSchema } from '@folio/contract/bulk-orders';
import type { Actor } from '../../kernel/actor.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { presentDocumentRow } from '../documents/index.ts';
import { type ToolFace, toolFaces } from '../tools/index.ts';
import { abilities } from './bulk-orders.policy.ts';
import { type BulkDetailRow, type BulkOrderRow, countRows, type StateCount } from './bulk-orders.queries.ts';

const noRows = Object.fromEntries(bulkRowStateSchema.options.map((state) => [state, 0])) as Record<BulkRowState, number>;

/** Mapped columns in the order of the tool's fields; a field that the tool does not have any more keeps its column's name. */
function columnsOf(order: BulkOrderRow, tool: Tool | null, actor: Actor): BulkOrder['columns'] {
  const fields = tool ? localiseTool(tool, actor.language).fields : [];
  const known = fields.filter((field) => field.name in order.mapping).map(({ name, label }) => ({ field: name, label }));
  const names = new Set(fields.map((field) => field.name));
  const gone = Object.entries(order.mapping).filter(([name]) => !names.has(name));
  return [...known, ...gone.map(([field, label]) => ({ field, label }))];
}

function presentOne(order: BulkOrderRow, counted: StateCount[], tool: Tool | null, face: ToolFace, actor: Actor): BulkOrder {
  const own = counted.filter((one) => one.bulk_order_id === order.id);
  const counts = { ...noRows, ...Object.fromEntries(own.map(({ state, count }) => [state, count])) };
  return {
    id: order.id,
    order_id: order.order_id,
    title: order.title,
    tool: order.tool_slug,
    tool_name: face.name,
    icon: face.icon,
    macrocategory: face.macrocategory,
    state: order.state,
    file_name: order.file_name,
    rows: order.row_count,
    counts,
    columns: columnsOf(order, tool, actor),
    price: order.price,
    spent: own.reduce((sum, one) => sum + one.spent, 0),
    user: { id: order.user_id, name: order.user_name },
    workspace_id: order.workspace_id,
    folder_id: order.folder_id,
    created_at: order.created_at.toISOString(),
    finished_at: order.finished_at?.toISOString() ?? null,
    can: abilities(actor, order, counts),
  };
}

/** Several bulk orders with their counts, in two queries however many there are. */
export async function presentBulkOrders(
  kernel: Kernel,
  actor: Actor,
  orders: BulkOrderRow[],
  tool?: Tool | null,
): Promise<BulkOrder[]> {
  const faces = await toolFaces(
    kernel.database,
    actor,
    orders.map((order) => order.tool_slug),
  );
  const counts = await countRows(
    kernel.database,
    orders.map((order) => order.id),
  );
  return orders.map((order) => presentOne(order, counts, tool ?? findTool(order.tool_slug), faces.of(order.tool_slug), actor));
}

export function presentBulkRow(row: BulkDetailRow, actor: Actor, face: ToolFace): BulkRow {
  return {
    ...presentDocumentRow(row, actor, face),
    row_number: row.row_number,
    state: row.state,
    fields: row.fields,
    approved_by: row.approved_by === null ? null : { id: row.approved_by, name: row.approver_name ?? '' },
    approved_at: row.approved_at?.toISOString() ?? null,
  };
}
