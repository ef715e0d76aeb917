// Rewriting one passage: credits are held before the engine begins, spent when it is done, and given back whenever it is not.
import { toneOptions } from '@folio/catalogue/shared-fields';
import type { Contract } from '@folio/contract/contract';
import { type RewriteEvent, rewritePrice } from '@folio/contract/rewrites';
import { countWords } from '@folio/contract/tool-price';
import { EngineFailure, type EngineMark, type TextModel } from '@folio/engine/core/engine-types';
import { rewritePassage as rewriteByEngine, whyNotBuiltIn } from '@folio/engine/rewrite/rewrite-passage';
import type { RewriteRequest, RewrittenPassage } from '@folio/engine/rewrite/rewrite-types';
import type { z } from 'zod';
import type { Actor } from '../../kernel/actor.ts';
import type { Db } from '../../kernel/db/database.ts';
import { invalidField, notFound } from '../../kernel/errors.ts';
import type { Keep } from '../../kernel/idempotency.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { message } from '../../kernel/messages/messages.ts';
import { scopeOf } from '../../kernel/policy.ts';
import { findUsableVoice } from '../brand-voices/index.ts';
import { getEditableDetail, lockDocument } from '../documents/index.ts';
import { paidCalls } from '../ledger/index.ts';
import { recordModelCall } from '../model-calls/index.ts';
import { findTextModel } from '../models/index.ts';
import { type PassageContext, passageContext } from './given-for-passage.ts';
import { RewriteEvents } from './rewrite-events.ts';
import { dropRewrite, finishRewrite, insertRewrite, isRewriteKept } from './rewrites.queries.ts';
import { acquireSlot } from './running-rewrites.ts';

type Input = z.output<NonNullable<Contract['rewrites']['write']['~orpc']['inputSchema']>>;
type Detail = Awaited<ReturnType<typeof getEditableDetail>>;

/** Purpose recorded for model calls of rewrites. */
const rewriteTool = 'passage_rewrite';

/** Validated request: an existing tone, a voice that may be used in the document's scope. */
async function readRequest(kernel: Kernel, actor: Actor, detail: Detail, input: Input): Promise<RewriteRequest> {
  const { action, passage, before, after } = input;
  if (action === 'tone' && !toneOptions.some(({ value }) => value === input.tone)) throw invalidField('tone', 'not_an_option');
  if (action !== 'voice') return { action, passage, before, after, tone: input.tone ?? undefined };
  if (!input.brand_voice_id) throw invalidField('brand_voice_id', 'required');
  const voice = await findUsableVoice(kernel.database, scopeOf(actor, detail.workspace_id), input.brand_voice_id);
  if (!voice) throw notFound('order_not_found');
  return { action, passage, before, after, voice: voice.profile };
}

const markOf = (model: TextModel | null): EngineMark =>
  model ? { kind: 'model', provider: model.provider, model: model.modelId } : { kind: 'composer', provider: null, model: null };

/** Throws 404 where the document was deleted meanwhile, 409 where account or cap has too few credits left. */
function reserve(
  kernel: Kernel,
  actor: Actor,
  detail: Detail,
  input: Input,
  engine: EngineMark,
  keep: Keep<number>,
): Promise<paidCalls.Reserved> {
  const price = rewritePrice(countWords(input.passage));
  const insert = async (tx: Db) => {
    await lockDocument(tx, detail.id);
    return insertRewrite(tx, {
      order_detail_id: detail.id,
      user_id: actor.id,
      impersonator_id: actor.impersonator?.id ?? null,
      action: input.action,
      before: input.passage,
      engine,
      price,
    });
  };
  return paidCalls.reserve(kernel, paidCalls.chargeFor(actor, detail, price), insert, keep);
}

export const giveUp = (kernel: Kernel, reserved: Omit<paidCalls.Reserved, 'workspaceId'>) =>
  paidCalls.giveUp(kernel, reserved, dropRewrite);

/** Response after a failure of writing or storing: stored and paid after all, if only the database's response was lost. */
async function afterFailure(
  kernel: Kernel,
  reserved: paidCalls.Reserved,
  written: RewrittenPassage | null,
): Promise<RewriteEvent | null> {
  await giveUp(kernel, reserved);
  if (!written || !(await isRewriteKept(kernel.database, reserved.id))) return null;
  return { type: 'done', rewrite: { id: reserved.id, ...written, price: reserved.price } };
}

const settle = (kernel: Kernel, reserved: paidCalls.Reserved, written: RewrittenPassage) =>
  paidCalls.settle(kernel, reserved, (tx) => finishRewrite(tx, reserved.id, written));

async function write(
  kernel: Kernel,
  actor: Actor,
  {
    reserved,
    request,
    detail,
    given,
    model,
  }: { reserved: paidCalls.Reserved; request: RewriteRequest; detail: Detail; given: PassageContext; model: TextModel | null },
  events: RewriteEvents,
): Promise<RewriteEvent> {
  const records: Promise<void>[] = [];
  const owner = { ...reserved, toolSlug: rewriteTool };
  const failed = (code: EngineFailure['code'] | 'server_error', detail = ''): RewriteEvent => ({
    type: 'failed',
    message: message(code, actor.language, { detail }),
  });
  let written: RewrittenPassage | null = null;
  try {
    written = await rewriteByEngine(request, {
      language: detail.language,
      textModel: model,
      ...given,
      now: kernel.clock.now(),
      signal: events.signal,
      onText: (text) => events.emit({ type: 'text', text }),
      onModelCall: (call) => records.push(recordModelCall(kernel.database, owner, call)),
    });
    // A caller that has left gets nothing and pays nothing.
    if (events.signal.aborted || !(await settle(kernel, reserved, written))) throw new EngineFailure('ABORTED');
    return { type: 'done', rewrite: { id: reserved.id, ...written, price: reserved.price } };
  } catch (problem) {
    const kept = await afterFailure(kernel, reserved, written);
    if (kept) return kept;
    if (problem instanceof EngineFailure) return failed(problem.code, problem.detail ?? '');
    kernel.log.error({ err: problem, order_detail_id: reserved.orderDetailId }, 'A passage was not rewritten');
    return failed('server_error');
  } finally {
    await Promise.all(records);
  }
}

/**
 * Begins at once and returns its events. Before the first event it throws: 404 for a stranger, 409 while the document is not written, without
 * a connected model or with too few credits, 422 for an unknown tone, 429 for too many at once.
 */
export async function rewritePassage(
  kernel: Kernel,
  actor: Actor,
  input: Input,
  keep: Keep<number>,
  signal: AbortSignal | undefined,
): Promise<{ id: number; events: AsyncGenerator<RewriteEvent> }> {
  const detail = await getEditableDetail(kernel, actor, input.order_detail_id);
  const request = await readRequest(kernel, actor, detail, input);
  const model = await findTextModel(kernel, actor.accountId);
  const reason = model ? null : whyNotBuiltIn(input.action, detail.language);
  if (reason) throw new EngineFailure(reason);
  const given = await passageContext(kernel, detail, { ...request, openClaims: input.open_claims ?? null });
  const leave = acquireSlot(actor.id);
  try {
    const reserved = await reserve(kernel, actor, detail, input, markOf(model), keep);
    const events = new RewriteEvents(signal);
    void write(kernel, actor, { reserved, request, detail, given, model }, events)
      .then((last) => events.end(last))
      .catch((problem: unknown) => {
        kernel.log.error({ err: problem }, 'A rewrite could not be ended; its credits come back with the next sweep');
        events.end({ type: 'failed', message: message('server_error', actor.language) });
      })
      .finally(leave);
    return { id: reserved.id, events: events.listen() };
  } catch (problem) {
    leave();
    throw problem;
  }
}
