// Prepared orders as work to place, and the events of their placing. Orders of one account that have only fields and come at once share a
// transaction.
import type { Tool } from '@folio/catalogue/define-tool';
import type { ToolInput } from '@folio/contract/tool-values';
import type { EngineOutcome } from '@folio/engine/core/engine-types';
import { currentTrace } from '@folio/engine/work/tracing';
import type { Actor } from '../../kernel/actor.ts';
import type { Db } from '../../kernel/db/database.ts';
import { notFound } from '../../kernel/errors.ts';
import { dispatch } from '../../kernel/events.ts';
import { gatherWrites } from '../../kernel/gather-writes.ts';
import type { Keep } from '../../kernel/idempotency.ts';
import { keepStored } from '../../kernel/keep-stored.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import type { Scope } from '../../kernel/policy.ts';
import { assetRows } from '../assets/index.ts';
import { insertGivenSources, keysOf, type storeFiles } from '../sources/index.ts';
import { assetIdsOf, claimUploads } from './asset-input.ts';
import type { OrderColumns } from './insert-orders.queries.ts';
import { liveWriterPort } from './live-writer.ts';
import { orderPlacedForTask } from './order-events.ts';
import type { OrderSources, PlaceOrderCall } from './order-input.ts';
import { dispatchTaskOrder } from './order-task.ts';
import { findDraft, listDetailsOfOrder, type OrderRow } from './orders.queries.ts';
import { dispatchPeopleOrder, dispatchProofreading, type PeopleOutput, peopleColumns, withOwnFiles } from './people-order.ts';
import { type OrderToPlace, type PlacedOrder, placeMany } from './place-many.ts';
import type { OrderPlaced } from './present-placed.ts';
import { consumeWeeklyUse } from './weekly-uses.ts';
import { titleWithFiles } from './working-title.ts';

/** An order with validated input and stored files. Nothing of it is in the database. */
export interface ReadyOrder {
  call: PlaceOrderCall;
  tool: Tool;
  scope: Scope;
  input: ToolInput;
  columns: Omit<OrderColumns, 'documents'> & { source_ids: number[]; price: number };
  /** Credits of the price that people get; the document holds the rest. */
  human: number;
  /** The document, if it is made in the request. */
  made: EngineOutcome | null;
  people: PeopleOutput | null;
  sources: OrderSources;
  stored: Awaited<ReturnType<typeof storeFiles>>;
}

export async function lockDraft(tx: Db, actor: Actor, call: PlaceOrderCall): Promise<OrderRow | null> {
  if (call.order_id === undefined) return null;
  const draft = await findDraft(tx, call.order_id, actor.id);
  if (!draft || draft.tool_slug !== call.tool) throw notFound('order_not_found');
  return draft;
}

/** True for an order with nothing but fields, for a document that is written in the queue by a model or by this machine. */
function isPlain({ call, tool, input, human, made, people, sources, stored }: ReadyOrder): boolean {
  const isOfTask = call.task_id !== undefined || tool.flags.has_task_assignment;
  const bringsFiles = stored.length > 0 || sources.urls.length > 0 || assetIdsOf(tool, input).length > 0;
  const isDoneByPeople = people !== null || human > 0;
  return (
    call.order_id === undefined &&
    made === null &&
    tool.limits.weeklyUses === null &&
    !isOfTask &&
    !bringsFiles &&
    !isDoneByPeople
  );
}

interface Waiting {
  actor: Actor;
  ready: ReadyOrder;
  keep: Keep<OrderPlaced>;
  trace: string | null;
}

/** The input with the files that are the order's own by now. */
const ownInput = (input: ToolInput, { row }: PlacedOrder): ToolInput =>
  Object.fromEntries(Object.keys(input).map((name) => [name, row.fields[name]]));

function workOf(kernel: Kernel, { actor, ready, trace }: Waiting): OrderToPlace {
  const { call, tool, input, columns, made, people, sources, scope, stored } = ready;
  const status = made ? ('in_progress' as const) : ('processing' as const);
  const document = { status, price: columns.price - ready.human, ...(people ? peopleColumns : {}) };
  const work = { actor, scope, tool, columns: { ...columns, documents: [document] }, trace };
  if (isPlain(ready)) return work;
  return {
    ...work,
    claim: async (tx) => {
      // Asked again under a lock: of two confirmations of one draft, one scopes it.
      const draft = await lockDraft(tx, actor, call);
      const sourceIds = [...columns.source_ids, ...(await insertGivenSources(tx, actor, stored, sources.urls))];
      const owned = await claimUploads(tx, actor, tool, input);
      await consumeWeeklyUse(tx, actor, tool, kernel.clock.now());
      return {
        id: draft?.id,
        title: made?.title ?? (await titleWithFiles(tx, tool, input, call.title, sources.files)),
        fields: { ...columns.fields, ...owned },
        source_ids: sourceIds,
      };
    },
    attach: async (tx, placed) => {
      const [orderDetailId = 0] = placed.detailIds;
      const { row } = placed;
      const owned = ownInput(input, placed);
      await assetRows.bindAssets(tx, assetIdsOf(tool, owned), actor.id, orderDetailId);
      if (call.task_id !== undefined)
        await dispatch(kernel, tx, orderPlacedForTask, { taskId: call.task_id, workspaceId: row.workspace_id, orderDetailId });
      else
        await dispatchTaskOrder(kernel, tx, actor, { tool, order: row, task: call.task }, [
          { orderDetailId, title: row.title, language: row.language, input: owned },
        ]);
    },
  };
}

/** Delivers a finished document, dispatches work for linguists, and returns the order as it is then. */
async function handOver(kernel: Kernel, tx: Db, { actor, ready }: Waiting, placed: PlacedOrder): Promise<OrderPlaced> {
  const { tool, input, made, people, human } = ready;
  const { orderId, row, detailIds } = placed;
  const [orderDetailId = 0] = detailIds;
  const order = { id: orderId, title: row.title, tool_slug: row.tool_slug, price: ready.columns.price };
  const waiting = { id: orderDetailId, title: row.title, description: null, reason: null, reason_detail: null };
  if (isPlain(ready)) return { order, details: [{ ...waiting, status: 'processing' }] };
  if (made) for (const detail of await listDetailsOfOrder(tx, orderId)) await liveWriterPort.of(kernel).deliver(tx, detail, made);
  const owned = ownInput(input, placed);
  if (people) {
    const outputs = [{ orderDetailId, terms: people.terms, lines: withOwnFiles(people.lines, tool, input, owned) }];
    await dispatchPeopleOrder(kernel, tx, actor, placed, outputs);
  }
  if (human > 0) await dispatchProofreading(kernel, tx, actor, { tool, orderDetailId, input: owned, price: human });
  return { order, details: await listDetailsOfOrder(tx, orderId) };
}

function placeAll(kernel: Kernel, orders: readonly Waiting[]): Promise<OrderPlaced[]> {
  return kernel.database.transaction(async (tx) => {
    const placed = await placeMany(
      kernel,
      tx,
      orders.map((order) => workOf(kernel, order)),
    );
    const answers: OrderPlaced[] = [];
    for (const [index, order] of orders.entries()) {
      const answer = await handOver(kernel, tx, order, placed[index] as PlacedOrder);
      await order.keep(tx, answer);
      answers.push(answer);
    }
    return answers;
  });
}

/** Maximum orders of one transaction: each of them adds a little to the lock time of the account's balance. */
const maxTogether = 50;

const gathered = new WeakMap<Kernel, (accountId: number, order: Waiting) => Promise<OrderPlaced>>();

/** Places an order with the waiting ones of its account. Throws the same errors as alone. */
function placeTogether(kernel: Kernel, order: Waiting): Promise<OrderPlaced> {
  let place = gathered.get(kernel);
  if (!place) {
    place = gatherWrites((orders: Waiting[]) => placeAll(kernel, orders), maxTogether);
    gathered.set(kernel, place);
  }
  return place(order.actor.accountId, order);
}

/** Places a prepared order. The bytes of its files are removed if it fails. */
export async function placeReady(kernel: Kernel, actor: Actor, ready: ReadyOrder, keep: Keep<OrderPlaced>): Promise<OrderPlaced> {
  const order = { actor, ready, keep, trace: currentTrace() };
  if (isPlain(ready)) return placeTogether(kernel, order);
  const [placed] = await keepStored(kernel, keysOf(ready.stored), () => placeAll(kernel, [order]));
  return placed as OrderPlaced;
}
