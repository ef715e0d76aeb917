// Orders that bring more than fields (a draft, files, addresses, tasks, people) or are made at once: each in a transaction of its own.

import type { Actor } from '../../kernel/actor.ts';
import type { Db } from '../../kernel/db/database.ts';
import { notFound } from '../../kernel/errors.ts';
import { dispatch } from '../../kernel/events.ts';
import type { Keep } from '../../kernel/idempotency.ts';
import { keepStored } from '../../kernel/keep-stored.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { assetRows } from '../assets/index.ts';
import { insertGivenSources, keysOf } from '../sources/index.ts';
import { toolEvents } from '../tools/index.ts';
import { assetIdsOf, claimUploads } from './asset-input.ts';
import { liveWriterPort } from './live-writer.ts';
import { lockScope } from './order-context.ts';
import { orderPlacedForTask } from './order-events.ts';
import type { PlaceOrderCall } from './order-input.ts';
import { dispatchTaskOrder } from './order-task.ts';
import type { OrderPlaced } from './orders.present.ts';
import { findDraft, insertDetail, insertOrder, listDetailsOfOrder, type OrderRow, updateOrder } from './orders.queries.ts';
import { dispatchPeopleOrder, dispatchProofreading, peopleColumns, withOwnFiles } from './people-order.ts';
import type { ReadyOrder } from './ready-order.ts';
import { startDetail } from './start-detail.ts';
import { consumeWeeklyUse } from './weekly-uses.ts';
import { titleWithFiles } from './working-title.ts';

export async function lockDraft(tx: Db, actor: Actor, call: PlaceOrderCall): Promise<OrderRow | null> {
  if (call.order_id === undefined) return null;
  const draft = await findDraft(tx, call.order_id, actor.id);
  if (!draft || draft.tool_slug !== call.tool) throw notFound('order_not_found');
  return draft;
}

/** The order's row and its document's, with its files its own. */
async function insertRows(kernel: Kernel, tx: Db, actor: Actor, ready: ReadyOrder) {
  const { call, tool, input, columns, made, sources } = ready;
  await lockScope(tx, ready.scope, columns.folder_id);
  // Asked again under a lock: of two confirmations of one draft, one scopes it.
  const draft = await lockDraft(tx, actor, call);
  const sourceIds = [...columns.source_ids, ...(await insertGivenSources(tx, actor, ready.stored, sources.urls))];
  const owned = await claimUploads(tx, actor, tool, input);
  await consumeWeeklyUse(tx, actor, tool, kernel.clock.now());
  const own = {
    ...columns,
    title: made?.title ?? (await titleWithFiles(tx, tool, input, call.title, sources.files)),
    fields: { ...columns.fields, ...owned },
    source_ids: sourceIds,
    is_draft: false,
  };
  const order = draft ? await updateOrder(tx, draft.id, own) : await insertOrder(tx, own);
  const detail = await insertDetail(tx, {
    order_id: order.id,
    account_id: actor.accountId,
    workspace_id: order.workspace_id,
    folder_id: order.folder_id,
    user_id: actor.id,
    tool_slug: tool.slug,
    title: order.title,
    category: order.category,
    language: order.language,
    status: made ? 'in_progress' : 'processing',
    price: columns.price - ready.human,
    ...(ready.people ? peopleColumns : {}),
  });
  await assetRows.bindAssets(tx, assetIdsOf(tool, owned), actor.id, detail.id);
  return { order, detail, owned };
}

/** Places a prepared order in a transaction of its own. The bytes of its files are removed where it fails. */
export function orderAlone(kernel: Kernel, actor: Actor, ready: ReadyOrder, keep: Keep<OrderPlaced>): Promise<OrderPlaced> {
  const { call, tool, input, made, people, human } = ready;
  const run = () =>
    kernel.database.transaction(async (tx) => {
      const { order, detail, owned } = await insertRows(kernel, tx, actor, ready);
      kernel.changes.note(tx, detail);
      if (call.task_id !== undefined)
        await dispatch(kernel, tx, orderPlacedForTask, {
          taskId: call.task_id,
          workspaceId: order.workspace_id,
          orderDetailId: detail.id,
        });
      else
        await dispatchTaskOrder(kernel, tx, actor, { tool, order, task: call.task }, [
          { orderDetailId: detail.id, title: order.title, language: order.language, input: owned },
        ]);
      if (made) await liveWriterPort.of(kernel).deliver(tx, detail, made);
      else await startDetail(kernel, tx, actor, detail, tool);
      if (people) {
        const lines = withOwnFiles(people.lines, tool, input, owned);
        await dispatchPeopleOrder(kernel, tx, actor, order, [{ orderDetailId: detail.id, terms: people.terms, lines }]);
      }
      if (human > 0) await dispatchProofreading(kernel, tx, actor, { tool, detail, input: owned, price: human });
      const use = { accountId: actor.accountId, workspaceId: order.workspace_id, toolSlug: tool.slug, credits: order.price };
      await dispatch(kernel, tx, toolEvents.toolsUsed, { uses: [use] });
      const placed = { order, details: await listDetailsOfOrder(tx, order.id) };
      await keep(tx, placed);
      return placed;
    });
  return keepStored(kernel, keysOf(ready.stored), run);
}
