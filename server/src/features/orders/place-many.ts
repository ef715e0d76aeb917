// The only way in which work is placed: orders of forms, rows of files, requests of people. Locks come in the same order for all: people and places,
// then rows that the orders take, then the balance of the account.
import type { Tool } from '@folio/catalogue/define-tool';
import type { Actor } from '../../kernel/actor.ts';
import { allEnded, type Db } from '../../kernel/db/database.ts';
import { dispatch } from '../../kernel/events.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import type { Scope } from '../../kernel/policy.ts';
import { reserveCreditsForMany } from '../ledger/index.ts';
import { toolEvents } from '../tools/index.ts';
import { enqueueTurns } from './enqueue-orders.ts';
import {
  type InsertedOrder,
  insertOrders,
  type NewDocument,
  type NewOrder,
  type OrderColumns,
  reservedFor,
} from './insert-orders.queries.ts';
import { lockScope } from './order-context.ts';
import { laneOf } from './order-lane.ts';

export interface OrderToPlace {
  actor: Pick<Actor, 'impersonator'>;
  /** Whose it is. */
  scope: Scope;
  /** Its use is counted and its lane written in; null for orders of no tool's form. */
  tool: Pick<Tool, 'execution'> | null;
  columns: OrderColumns;
  /** Cause of the generation of its documents; the current trace unless given. */
  trace?: string | null;
  /** Takes over the order's draft and uploads, and returns the columns known then. */
  claim?: (tx: Db) => Promise<Partial<OrderColumns>>;
  /** Writes rows of others that belong to the documents, such as tasks, before the balance is locked. */
  attach?: (tx: Db, placed: PlacedOrder) => Promise<void>;
}

export interface PlacedOrder extends InsertedOrder {
  /** As inserted. */
  row: NewOrder;
}

/** Locks each person and place of the orders once, in one order for all transactions. */
async function lockScopes(tx: Db, orders: readonly OrderToPlace[]): Promise<void> {
  const scopes = new Map(
    orders.map(({ scope, columns: { folder_id: folderId = null } }) => [
      [scope.userId, scope.workspaceId ?? 0, folderId ?? 0].join('/'),
      { scope, folderId },
    ]),
  );
  for (const [, { scope, folderId }] of [...scopes].toSorted(([a], [b]) => (a < b ? -1 : 1)))
    await lockScope(tx, scope, folderId);
}

/** Rows of files wait for their turn, which `bulk-orders` gives them. */
const isQueued = ({ status, bulk_order_id: bulkOrderId }: NewDocument) => status === 'processing' && bulkOrderId === undefined;

/** Queues of the orders' documents, each looked up once. A document moves automatically if its model changes before it is written. */
async function lanesOf(tx: Db, accountId: number, orders: readonly OrderToPlace[]) {
  const queued = orders.filter(({ columns }) => columns.documents.some(isQueued));
  const executions = new Set(queued.flatMap(({ tool }) => tool?.execution ?? []));
  return allEnded([...executions].map(async (execution) => ({ execution, ...(await laneOf(tx, accountId, { execution })) })));
}

const useOf = ({ account_id: accountId, workspace_id: workspaceId, tool_slug: toolSlug, price: credits = 0 }: NewOrder) => ({
  accountId,
  workspaceId,
  toolSlug,
  credits,
});

/**
 * Places orders of one account in the caller's transaction: inserts them with their documents, reserves credits, enqueues documents to write and
 * dispatches `toolsUsed`. Throws 401 and 404 for a user or workspace that is gone, 409 if credits or a cap do not suffice: then nothing remains.
 */
export async function placeMany(kernel: Kernel, tx: Db, orders: readonly OrderToPlace[]): Promise<PlacedOrder[]> {
  const accountId = orders[0]?.scope.accountId ?? 0;
  const [lanes] = await allEnded([lanesOf(tx, accountId, orders), lockScopes(tx, orders)]);
  const rows: NewOrder[] = [];
  for (const { actor, scope, columns, claim } of orders) {
    const owner = { account_id: scope.accountId, workspace_id: scope.workspaceId, user_id: scope.userId };
    rows.push({ ...owner, impersonator_id: actor.impersonator?.id ?? null, ...columns, ...(await claim?.(tx)) });
  }
  const inserted = await insertOrders(tx, rows);
  const placed = rows.map((row, at) => ({ orderId: 0, detailIds: [], ...inserted[at], row }));
  for (const [at, one] of placed.entries()) await orders[at]?.attach?.(tx, one);
  const outputs = placed.flatMap(({ row, detailIds }, at) =>
    row.documents.map((document, index) => ({ ...document, ...orders[at], detailId: detailIds[index] ?? 0 })),
  );
  const priced = outputs.filter((output) => reservedFor(output) > 0).map(({ detailId }) => detailId);
  // Sent at once: a refused order is rolled back with its jobs.
  await allEnded([
    reserveCreditsForMany(tx, accountId, priced),
    ...lanes.map(({ execution, ...lane }) => {
      const turns = outputs.filter((output) => isQueued(output) && output.tool?.execution === execution);
      const sent = turns.map(({ detailId, trace }) => ({ detailId, ...(trace ? { traceparent: trace } : {}) }));
      return enqueueTurns(kernel, tx, accountId, lane, sent);
    }),
  ]);
  const uses = rows.filter((_, at) => orders[at]?.tool).map(useOf);
  if (uses.length > 0) await dispatch(kernel, tx, toolEvents.toolsUsed, { uses });
  for (const row of rows) kernel.changes.note(tx, row);
  return placed;
}

/** The same for one order. */
export async function placeOne(kernel: Kernel, tx: Db, order: OrderToPlace): Promise<PlacedOrder> {
  const [placed] = await placeMany(kernel, tx, [order]);
  if (!placed) throw new Error('The order was not placed');
  return placed;
}
