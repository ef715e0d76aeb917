// Asking for a second opinion: credits are reserved before the model begins, spent when it is done, and given back whenever it is not.
import { setTimeout as delay } from 'node:timers/promises';
import { maxOpinionLength, opinionPrice, type SecondOpinion } from '@folio/contract/second-opinions';
import { countWords } from '@folio/contract/tool-price';
import { EngineFailure, type EngineMark, type TextModel } from '@folio/engine/core/engine-types';
import { textOfHtml } from '@folio/engine/document/plain-text';
import { secondOpinion } from '@folio/engine/models/second-opinion';
import type { Actor } from '../../kernel/actor.ts';
import type { Db } from '../../kernel/db/database.ts';
import { conflict } from '../../kernel/errors.ts';
import type { Keep } from '../../kernel/idempotency.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { findCurrentVersion, getEditableDetail, getVisibleDetail, lockDocument } from '../documents/index.ts';
import { paidCalls } from '../ledger/index.ts';
import { recordModelCall } from '../model-calls/index.ts';
import { connectedModels } from '../models/index.ts';
import { engineInput, orderRows } from '../orders/index.ts';
import { readSources } from '../sources/index.ts';
import { findToolOf } from '../tools/index.ts';
import { dropOpinion, findOpinion, finishOpinion, insertOpinion, type OpinionRow } from './second-opinions.queries.ts';

/** Purpose recorded for model calls of second opinions. */
const opinionTool = 'second_opinion';

export const presentOpinion = (row: OpinionRow): SecondOpinion => ({
  id: row.id,
  version_number: row.version_number,
  remarks: row.remarks ?? [],
  engine: row.engine,
  price: row.price,
  created_at: row.created_at.toISOString(),
});

const markOf = ({ provider, modelId }: TextModel): EngineMark => ({ kind: 'model', provider, model: modelId });

export const giveUp = (kernel: Kernel, reserved: Omit<paidCalls.Reserved, 'workspaceId'>) =>
  paidCalls.giveUp(kernel, reserved, dropOpinion);

/** Model input for a second opinion: the text, its order input and its sources. */
async function readRequest(kernel: Kernel, actor: Actor, detail: orderRows.OrderDetailRow, html: string, title: string) {
  const { database: db } = kernel;
  const order = await orderRows.findOrder(db, detail.order_id);
  const tool = await findToolOf(db, detail.account_id, detail.tool_slug, { isDeletedFine: true });
  if (!order || !tool) throw conflict('order_not_editable');
  const { brandVoice, briefing, competitors } = await engineInput.mannersOf(db, order);
  return {
    tool,
    input: { ...order.fields, ...detail.fields },
    title,
    text: textOfHtml(html),
    language: detail.language,
    readerLanguage: actor.language,
    sources: await readSources(kernel, detail.account_id, [...new Set([...order.source_ids, ...detail.sources_used])]),
    briefing,
    brandVoice,
    competitors,
  };
}

/** Throws 404 where the document was deleted meanwhile, 409 where one is being written for the document, or account or cap has too few credits left. */
function reserve(
  kernel: Kernel,
  actor: Actor,
  detail: orderRows.OrderDetailRow,
  facts: { price: number; engine: EngineMark; versionNumber: number },
  keep: Keep<number>,
): Promise<paidCalls.Reserved> {
  const insert = async (tx: Db) => {
    await lockDocument(tx, detail.id);
    const opinionId = await insertOpinion(tx, {
      order_detail_id: detail.id,
      user_id: actor.id,
      impersonator_id: actor.impersonator?.id ?? null,
      version_number: facts.versionNumber,
      engine: facts.engine,
      price: facts.price,
    });
    if (opinionId === null) throw conflict('opinion_running');
    return opinionId;
  };
  return paidCalls.reserve(kernel, paidCalls.chargeFor(actor, detail, facts.price), insert, keep);
}

/** The model that reads: the one chosen for reviews, else the one that writes. */
export const findReader = (kernel: Kernel, accountId: number) => connectedModels(kernel, accountId).review();

/** Milliseconds between two looks. */
const pollEveryMs = 200;

/** The opinion once it is finished, for whom it is written already. Throws 409 where it came to nothing. */
export async function waitForOpinion(
  kernel: Kernel,
  actor: Actor,
  id: number,
  signal: AbortSignal = new AbortController().signal,
): Promise<SecondOpinion> {
  for (;;) {
    const row = await findOpinion(kernel.database, id);
    if (!row || signal.aborted) throw new EngineFailure('ABORTED');
    if (row.remarks !== null) {
      await getVisibleDetail(kernel, actor, row.order_detail_id);
      return presentOpinion(row);
    }
    await delay(pollEveryMs, undefined, { signal }).catch(() => undefined);
  }
}

/** Answers the id of the opinion. Throws 404 for a stranger, 409 while the document is not written, without a model, with too few credits, or while another one is written. */
export async function createSecondOpinion(
  kernel: Kernel,
  actor: Actor,
  detailId: number,
  keep: Keep<number>,
  signal: AbortSignal = new AbortController().signal,
): Promise<number> {
  const detail = await getEditableDetail(kernel, actor, detailId);
  const version = await findCurrentVersion(kernel.database, detail.id);
  if (!version || detail.category === 'media') throw conflict('order_not_editable');
  const textModel = await findReader(kernel, detail.account_id);
  if (!textModel) throw new EngineFailure('NEEDS_MODEL');
  const request = await readRequest(kernel, actor, detail, version.html, version.title);
  if (request.text.length > maxOpinionLength) throw conflict('text_too_long');
  const price = opinionPrice(countWords(request.text));
  const engine = markOf(textModel);
  const reserved = await reserve(kernel, actor, detail, { price, engine, versionNumber: version.number }, keep);
  const records: Promise<void>[] = [];
  const owner = { ...reserved, toolSlug: opinionTool };
  try {
    const remarks = await secondOpinion(request, {
      textModel,
      signal,
      onModelCall: (call) => records.push(recordModelCall(kernel.database, owner, call)),
    });
    const row = await paidCalls.settle(kernel, reserved, async (tx) =>
      signal.aborted ? null : finishOpinion(tx, reserved.id, remarks, engine),
    );
    // A caller that has left gets nothing and pays nothing.
    if (!row) throw new EngineFailure('ABORTED');
    return row.id;
  } catch (problem) {
    await giveUp(kernel, reserved);
    throw problem;
  } finally {
    await Promise.all(records);
  }
}
