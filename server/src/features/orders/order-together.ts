// Orders that bring nothing but fields: those of one account that come at once are placed in one transaction, each with its credits and its job.
import type { Tool } from '@folio/catalogue/define-tool';
import { currentTrace } from '@folio/engine/work/tracing';
import { allEnded, type Db } from '../../kernel/db/database.ts';
import { dispatch } from '../../kernel/events.ts';
import { gatherWrites } from '../../kernel/gather-writes.ts';
import type { Keep } from '../../kernel/idempotency.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import type { Scope } from '../../kernel/policy.ts';
import { reserveCreditsForMany } from '../ledger/index.ts';
import { toolEvents } from '../tools/index.ts';
import { insertOrders, type NewOrder } from './insert-orders.queries.ts';
import { lockScope } from './order-context.ts';
import { enqueueTurns, laneOf, type OrderLane } from './order-lane.ts';
import type { OrderPlaced } from './orders.present.ts';

export interface PlainOrder {
  tool: Tool;
  scope: Scope;
  columns: NewOrder;
  keep: Keep<OrderPlaced>;
  /** What causes the writing of its document. */
  trace: string | null;
}

/** Orders of one transaction: what each of them adds to the time that the account's balance is held is small, but not nothing. */
const maxTogether = 50;

/** Holds each person and place of the orders once, in one order for all transactions. */
async function lockScopes(tx: Db, orders: readonly PlainOrder[]): Promise<void> {
  const scopes = new Map(
    orders.map(({ scope, columns: { folder_id: folderId } }) => [
      [scope.userId, scope.workspaceId ?? 0, folderId ?? 0].join('/'),
      { scope, folderId },
    ]),
  );
  for (const [, { scope, folderId }] of [...scopes].toSorted(([a], [b]) => (a < b ? -1 : 1)))
    await lockScope(tx, scope, folderId);
}

/** Queues of the orders' documents, each asked for once; one whose model changes before it is written moves automatically. */
async function lanesOf(db: Db, accountId: number, orders: readonly PlainOrder[]): Promise<Map<Tool['execution'], OrderLane>> {
  const executions = [...new Set(orders.map(({ tool }) => tool.execution))];
  return new Map(
    await allEnded(
      executions.map(
        async (execution): Promise<[Tool['execution'], OrderLane]> => [execution, await laneOf(db, accountId, { execution })],
      ),
    ),
  );
}

const useOf = ({ account_id: accountId, workspace_id: workspaceId, tool_slug: toolSlug, price: credits }: NewOrder) => ({
  accountId,
  workspaceId,
  toolSlug,
  credits,
});

function answerOf({ columns }: PlainOrder, orderId: number, detailId: number): OrderPlaced {
  const { title } = columns;
  return {
    order: { id: orderId, title, tool_slug: columns.tool_slug, price: columns.price },
    details: [{ id: detailId, title, description: null, status: 'processing', reason: null, reason_detail: null }],
  };
}

async function orderAll(kernel: Kernel, orders: readonly PlainOrder[]): Promise<OrderPlaced[]> {
  const accountId = orders[0]?.columns.account_id ?? 0;
  return kernel.database.transaction(async (tx) => {
    const [lanes] = await allEnded([lanesOf(tx, accountId, orders), lockScopes(tx, orders)]);
    const rows = orders.map((order) => order.columns);
    const ids = await insertOrders(tx, rows);
    const details = ids.map(({ detailId }) => detailId);
    const priced = details.filter((_, index) => rows[index]?.price !== 0);
    const turns = orders.map(({ tool, trace }, index) => ({
      execution: tool.execution,
      turn: { detailId: details[index] ?? 0, ...(trace === null ? {} : { traceparent: trace }) },
    }));
    const ofLane = (execution: Tool['execution']) => turns.filter((one) => one.execution === execution).map(({ turn }) => turn);
    // Sent at once: what is refused is rolled back with its jobs.
    await allEnded([
      reserveCreditsForMany(tx, accountId, priced),
      ...[...lanes].map(([execution, lane]) => enqueueTurns(kernel, tx, accountId, lane, ofLane(execution))),
    ]);
    await dispatch(kernel, tx, toolEvents.toolsUsed, { uses: rows.map(useOf) });
    const placed = orders.map((order, index) => answerOf(order, ids[index]?.orderId ?? 0, details[index] ?? 0));
    for (const [index, { columns, keep }] of orders.entries()) {
      kernel.changes.note(tx, columns);
      await keep(tx, placed[index] as OrderPlaced);
    }
    return placed;
  });
}

type OrderTogether = (accountId: number, order: PlainOrder) => Promise<OrderPlaced>;

const gathered = new WeakMap<Kernel, OrderTogether>();

/** Places an order with those of its account that wait; throws what it would throw alone. */
export function orderTogether(kernel: Kernel, order: Omit<PlainOrder, 'trace'>): Promise<OrderPlaced> {
  const accountId = order.columns.account_id;
  let write = gathered.get(kernel);
  if (!write) {
    write = gatherWrites((orders: PlainOrder[]) => orderAll(kernel, orders), maxTogether);
    gathered.set(kernel, write);
  }
  return write(accountId, { ...order, trace: currentTrace() });
}
