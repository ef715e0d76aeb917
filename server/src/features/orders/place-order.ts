// Placing an order: its input is judged and priced, then one transaction reserves credits, inserts and enqueues, so that all of it happened or nothing.
import { humanCredits, priceOf } from '@folio/contract/tool-price';
import type { Actor } from '../../kernel/actor.ts';
import type { Keep } from '../../kernel/idempotency.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { getFlags } from '../platform/index.ts';
import { storeFiles } from '../sources/index.ts';
import { categoryOf, toolEvents } from '../tools/index.ts';
import { liveWriterPort } from './live-writer.ts';
import { measureOrder } from './measure-order.ts';
import { contextColumns, resolveContext } from './order-context.ts';
import { getTool, type PlaceOrderCall, refuseInPersonal, sourcesOf, withVoice } from './order-input.ts';
import { orderLanguage } from './order-language.ts';
import { isManual, outlineOf } from './order-task.ts';
import { readPeopleLines } from './people-order.ts';
import { lockDraft, placeReady, type ReadyOrder } from './place-ready.ts';
import type { OrderPlaced } from './present-placed.ts';
import { readInput, refuseUnknownFields } from './read-input.ts';
import { withKeptFiles } from './save-field-file.ts';
import { workingTitle } from './working-title.ts';

/** Validates the call. Throws 401–404 (references), 409 (human services off) or 422 (fields). */
async function prepare(kernel: Kernel, actor: Actor, call: PlaceOrderCall): Promise<ReadyOrder> {
  const [tool, context, { has_human_services: hasHumanServices }] = await kernel.database.together([
    (db) => getTool(db, actor, call.tool),
    (db) => resolveContext(db, actor, call),
    getFlags,
  ]);
  refuseInPersonal(tool, call);
  refuseUnknownFields(tool, call.fields);
  const sources = sourcesOf(tool, call, context.sourceIds);
  const earlier = await lockDraft(kernel.database, actor, call);
  const known = { ...sources, ids: [...new Set([...(earlier?.source_ids ?? []), ...sources.ids])] };
  const given = await withKeptFiles(kernel, actor, tool, call.fields);
  const fields = withVoice(tool, { ...earlier?.fields, ...given }, context.brandVoiceId);
  const input = readInput(tool, { ...call, fields }, known, { hasHumanServices });
  const language = await orderLanguage(tool, input, actor.language);
  const measures = await measureOrder(kernel, actor, tool, input, { tables: sources.files });
  const title = workingTitle(tool, input, call.title);
  const isWrittenByPerson = isManual(tool, call) && call.task_id === undefined;
  const computed =
    tool.flow === 'live' ? await liveWriterPort.of(kernel).make(kernel, actor.accountId, tool, input, language) : null;
  const made = isWrittenByPerson ? outlineOf(title, input) : computed;
  const people = await readPeopleLines(kernel, actor, tool, title, input);
  const columns = {
    ...contextColumns(context),
    tool_slug: tool.slug,
    title,
    category: categoryOf(tool),
    language,
    fields: { ...input, ...(call.title ? { order_title: call.title } : {}) },
    source_ids: known.ids,
    price: isWrittenByPerson ? 0 : priceOf(tool.credits, input, measures),
  };
  const human = isWrittenByPerson ? 0 : humanCredits(tool.credits, input);
  const stored = await storeFiles(kernel, sources.files);
  return { call, tool, scope: context.scope, input, columns, human, made, people, sources, stored };
}

/** Places an order, or confirms a wizard's draft. A live tool's answer already holds the accepted document. */
export function placeOrder(kernel: Kernel, actor: Actor, call: PlaceOrderCall, keep: Keep<OrderPlaced>): Promise<OrderPlaced> {
  return toolEvents.reportRefusal(kernel, actor, call, async () => {
    const ready = await prepare(kernel, actor, call);
    return placeReady(kernel, actor, ready, keep);
  });
}
