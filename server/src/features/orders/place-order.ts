// Placing an order: one transaction that prices, reserves credits, inserts and enqueues, so that all of it happened or nothing.
import type { Tool } from '@folio/catalogue/define-tool';
import { humanCredits, priceOf } from '@folio/contract/tool-price';
import type { ToolInput } from '@folio/contract/tool-values';
import type { EngineOutcome } from '@folio/engine/engine-types';
import type { Actor } from '../../kernel/actor.ts';
import { type Db, retryOnDeadlock } from '../../kernel/db/database.ts';
import { notFound } from '../../kernel/errors.ts';
import { dispatch } from '../../kernel/events.ts';
import type { Keep } from '../../kernel/idempotency.ts';
import { keepStored } from '../../kernel/keep-stored.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { definePort } from '../../kernel/port.ts';
import { assetRows } from '../assets/index.ts';
import { reserveCredits } from '../ledger/index.ts';
import { getFlags } from '../platform/index.ts';
import { insertGivenSources, keysOf, storeFiles } from '../sources/index.ts';
import { categoryOf } from '../tools/index.ts';
import { assetIdsOf, claimUploads } from './asset-input.ts';
import { measureOrder } from './measure-order.ts';
import { contextColumns, lockScope, resolveContext } from './order-context.ts';
import { orderPlacedForTask } from './order-events.ts';
import { getTool, type PlaceOrderCall, readInput, refuseInPersonal, sourcesOf, withVoice } from './order-input.ts';
import { enqueueDetail } from './order-lane.ts';
import { orderLanguage } from './order-language.ts';
import { dispatchTaskOrder, isManual, outlineOf } from './order-task.ts';
import {
  findDraft,
  insertDetail,
  insertOrder,
  listDetailsOfOrder,
  type OrderDetailRow,
  type OrderRow,
  updateDetail,
  updateOrder,
} from './orders.queries.ts';
import { dispatchPeopleOrder, dispatchProofreading, peopleColumns, readPeopleLines, withOwnFiles } from './people-order.ts';
import { consumeWeeklyUse } from './weekly-uses.ts';

/** How a live tool's document is made in the request; `writing` does it. */
export interface LiveWriter {
  /** Throws `EngineFailure`. */
  make: (kernel: Kernel, accountId: number, tool: Tool, input: ToolInput, language: string) => Promise<EngineOutcome>;
  deliver: (tx: Db, detail: OrderDetailRow, outcome: EngineOutcome) => Promise<void>;
}

export const liveWriterPort = definePort<LiveWriter>('orders.live_writer');

export interface OrderPlaced {
  order: OrderRow;
  details: OrderDetailRow[];
}

/** What a field says of the order: its text without the times of a script, or the items of its list. */
function wordsOf(value: unknown): string {
  if (typeof value === 'string') return value.replace(/^\s*\d{1,2}:\d{2}\s*\|/gm, '').trim();
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string').join(', ') : '';
}

/** What an order is called until its text has a title of its own. */
export function workingTitle(tool: Tool, input: ToolInput, given: string | null | undefined): string {
  const own = [given, input.order_title].find((title) => typeof title === 'string' && title.trim() !== '') as string | undefined;
  const titles = tool.titleFields.map((name) => wordsOf(input[name])).filter((words) => words !== '');
  return (own ?? (titles.length > 0 ? titles.join(', ') : tool.name)).replace(/\s+/g, ' ').slice(0, 200);
}

/** A working title from words, else from the file that the order is about: a list of "Speech to text" helps nobody. */
async function titleWithFiles(
  db: Db,
  tool: Tool,
  input: ToolInput,
  call: PlaceOrderCall,
  files: readonly File[],
): Promise<string> {
  const title = workingTitle(tool, input, call.title);
  if (title !== tool.name) return title;
  const [upload] = assetIdsOf(tool, input);
  const name = upload === undefined ? files[0]?.name : (await assetRows.findAsset(db, upload))?.file_name;
  return (
    name
      ?.replace(/\.[a-z0-9]{1,5}$/i, '')
      .trim()
      .slice(0, 200) || title
  );
}

/** Holds the credits of one output and puts it in the queue; throws 409 when too few are left or a cap is reached. */
export async function startDetail(
  kernel: Kernel,
  tx: Db,
  actor: Pick<Actor, 'id' | 'accountId'>,
  detail: OrderDetailRow,
  tool: Tool,
): Promise<void> {
  const { accountId } = actor;
  await reserveCredits(tx, {
    accountId,
    userId: actor.id,
    workspaceId: detail.workspace_id,
    orderDetailId: detail.id,
    amount: detail.price,
  });
  await updateDetail(tx, detail.id, { credits_reserved: detail.price });
  if (detail.kind === 'content') await enqueueDetail(kernel, tx, detail, tool);
}

async function lockDraft(tx: Db, actor: Actor, call: PlaceOrderCall): Promise<OrderRow | null> {
  if (call.order_id === undefined) return null;
  const draft = await findDraft(tx, call.order_id, actor.id);
  if (!draft || draft.tool_slug !== call.tool) throw notFound('order_not_found');
  return draft;
}

/** Places an order, or confirms a wizard's draft. A live tool's answer already holds the accepted document. */
export async function placeOrder(
  kernel: Kernel,
  actor: Actor,
  call: PlaceOrderCall,
  keep: Keep<OrderPlaced>,
): Promise<OrderPlaced> {
  const tool = await getTool(kernel.database, actor, call.tool);
  refuseInPersonal(tool, call);
  const context = await resolveContext(kernel.database, actor, call);
  const { has_human_services: hasHumanServices } = await getFlags(kernel.database);
  const sources = sourcesOf(tool, call, context.sourceIds);
  const earlier = await lockDraft(kernel.database, actor, call);
  const known = { ...sources, ids: [...new Set([...(earlier?.source_ids ?? []), ...sources.ids])] };
  const fields = withVoice(tool, { ...earlier?.fields, ...call.fields }, context.brandVoiceId);
  const input = readInput(tool, { ...call, fields }, known, { hasHumanServices });
  const language = await orderLanguage(tool, input, actor.language);
  const measures = await measureOrder(kernel, actor, tool, input, sources.files);
  const live = liveWriterPort.of(kernel);
  const isWrittenByPerson = isManual(tool, call) && call.task_id === undefined;
  const computed = tool.flow === 'live' ? await live.make(kernel, actor.accountId, tool, input, language) : null;
  const made = isWrittenByPerson ? outlineOf(workingTitle(tool, input, call.title), input) : computed;
  const people = await readPeopleLines(kernel, actor, tool, workingTitle(tool, input, call.title), input);
  const stored = await storeFiles(kernel, sources.files);
  const insert = () =>
    kernel.database.transaction(async (tx) => {
      await lockScope(tx, context.scope, context.folderId);
      // Asked again under a lock: of two confirmations of one draft, one places it.
      const draft = await lockDraft(tx, actor, call);
      const sourceIds = [...known.ids, ...(await insertGivenSources(tx, actor, stored, sources.urls))];
      const owned = await claimUploads(tx, actor, tool, input);
      const human = isWrittenByPerson ? 0 : humanCredits(tool.credits, input);
      const price = isWrittenByPerson ? 0 : priceOf(tool.credits, input, measures);
      await consumeWeeklyUse(tx, actor, tool, kernel.clock.now());
      const columns = {
        ...contextColumns(context),
        account_id: actor.accountId,
        user_id: actor.id,
        impersonator_id: actor.impersonator?.id ?? null,
        tool_slug: tool.slug,
        title: made?.title ?? (await titleWithFiles(tx, tool, input, call, sources.files)),
        category: categoryOf(tool),
        language,
        fields: { ...owned, ...(call.title ? { order_title: call.title } : {}) },
        source_ids: sourceIds,
        is_draft: false,
        price,
      };
      const order = draft ? await updateOrder(tx, draft.id, columns) : await insertOrder(tx, columns);
      const detail = await insertDetail(tx, {
        order_id: order.id,
        account_id: actor.accountId,
        workspace_id: order.workspace_id,
        folder_id: order.folder_id,
        user_id: actor.id,
        tool_slug: tool.slug,
        title: order.title,
        category: order.category,
        language,
        status: made ? 'in_progress' : 'processing',
        price: price - human,
        ...(people ? peopleColumns : {}),
      });
      kernel.changes.note(tx, detail);
      await assetRows.bindAssets(tx, assetIdsOf(tool, owned), actor.id, detail.id);
      if (call.task_id !== undefined)
        await dispatch(kernel, tx, orderPlacedForTask, {
          taskId: call.task_id,
          workspaceId: order.workspace_id,
          orderDetailId: detail.id,
        });
      else
        await dispatchTaskOrder(kernel, tx, actor, { tool, order, task: call.task }, [
          { orderDetailId: detail.id, title: order.title, language, input: owned },
        ]);
      if (made) await live.deliver(tx, detail, made);
      else await startDetail(kernel, tx, actor, detail, tool);
      if (people) {
        const lines = withOwnFiles(people.lines, tool, input, owned);
        await dispatchPeopleOrder(kernel, tx, actor, order, [{ orderDetailId: detail.id, terms: people.terms, lines }]);
      }
      if (human > 0) await dispatchProofreading(kernel, tx, actor, { tool, detail, input: owned, price: human });
      const placed = { order, details: await listDetailsOfOrder(tx, order.id) };
      await keep(tx, placed);
      return placed;
    });
  return keepStored(kernel, keysOf(stored), () => retryOnDeadlock(insert));
}
