// An optimized meta title and description, written by a connected model. They are charged in the transaction that saves them: an earlier
// failure costs nothing.
import metaTool from '@folio/catalogue/seo/meta-title-description.tool';
import { optimizationPrice } from '@folio/contract/task-words';
import { textOfHtml } from '@folio/engine/document/plain-text';
import { make } from '@folio/engine/engine';
import type { Actor } from '../../kernel/actor.ts';
import { conflict } from '../../kernel/errors.ts';
import type { Keep } from '../../kernel/idempotency.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { scopeOf } from '../../kernel/policy.ts';
import { findUsableVoice } from '../brand-voices/index.ts';
import { findDocument } from '../documents/index.ts';
import { getBalance, paidCalls } from '../ledger/index.ts';
import { recordModelCall } from '../model-calls/index.ts';
import { findTextModel } from '../models/index.ts';
import { engineInput } from '../orders/index.ts';
import {
  type AssignmentCall,
  changing,
  followChange,
  getTaskOfDocument,
  requireMetadata,
  requireMetadataRights,
  writeMetadata,
} from './change-metadata.ts';
import type { MetadataRow } from './core/metadata.queries.ts';
import { recordTaskEvent } from './core/review.queries.ts';
import type { TaskRow } from './core/tasks.queries.ts';

/** Longest time that a pair may take, in milliseconds. */
const timeoutMs = 90_000;
/** Written at once, so that one differs from the pairs that are there. */
const versions = 3;

type Document = NonNullable<Awaited<ReturnType<typeof findDocument>>>;
interface Pair {
  meta_title: string;
  meta_description: string;
}

/** The form of the tool for meta data, filled in from document and meta data within its limits (characters). */
const inputOf = (document: Document, metadata: MetadataRow) => ({
  page_topic: document.title.slice(0, 300),
  page_text: textOfHtml(document.html ?? '').slice(0, 6000),
  primary_kw: (metadata.primary_kw || document.title).slice(0, 80),
  brand: metadata.brand.slice(0, 40),
  page_type: 'article',
  versions,
  brand_at_end: true,
  tone: 'informative',
  language: document.language,
});

/** The first pair with a title that differs from the own and the optimized one; the first of all if there is none. */
function otherThan(pairs: readonly Pair[], metadata: MetadataRow): Pair {
  const known = [metadata.meta_title, metadata.optimized_meta_title];
  const pair = pairs.find(({ meta_title }) => !known.includes(meta_title)) ?? pairs[0];
  if (!pair) throw new Error('The tool for meta data made no version');
  return pair;
}

async function writePair(kernel: Kernel, actor: Actor, task: TaskRow, signal: AbortSignal | undefined): Promise<Pair> {
  const metadata = await requireMetadata(kernel.database, task);
  const document = await findDocument(kernel.database, task.order_detail_id ?? 0);
  if (document?.status !== 'accepted') throw conflict('order_not_editable');
  const voice =
    task.brand_voice_id === null
      ? null
      : await findUsableVoice(kernel.database, scopeOf(actor, task.workspace_id), task.brand_voice_id);
  const timeout = AbortSignal.timeout(timeoutMs);
  const records: Promise<void>[] = [];
  const owner = {
    accountId: task.account_id,
    workspaceId: task.workspace_id,
    userId: actor.id,
    toolSlug: metaTool.slug,
    orderDetailId: document.id,
  };
  try {
    const context = engineInput.engineContext(kernel, {
      language: document.language,
      textModel: await findTextModel(kernel, actor.accountId),
      sources: [],
      ...(voice ? { brandVoice: voice.profile } : {}),
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
      onModelCall: (call) => records.push(recordModelCall(kernel.database, owner, call)),
    });
    const { result } = await make(metaTool, inputOf(document, metadata), context);
    return otherThan(result['meta_title_description'] as Pair[], metadata);
  } finally {
    await Promise.all(records);
  }
}

/**
 * Creates or replaces the optimized pair of a task and answers the task's id. Throws 404, 403, 409 for a task that changed or is completed, for a document
 * that is not written and for too few credits (before anything is written and again when it is charged), and failures of the engine.
 */
export async function optimizeMetadata(
  kernel: Kernel,
  actor: Actor,
  call: AssignmentCall,
  keep: Keep<number>,
  signal: AbortSignal | undefined,
): Promise<number> {
  const task = await getTaskOfDocument(kernel.database, actor, call.order_detail_id);
  requireMetadataRights(actor, task);
  if (call.revision !== undefined && call.revision !== task.revision) throw conflict('task_changed');
  const { available } = await getBalance(kernel.database, task.account_id);
  if (available < optimizationPrice) throw conflict('too_few_credits', { price: optimizationPrice, available });
  const pair = await writePair(kernel, actor, task, signal);
  return changing(kernel, actor, { order_detail_id: call.order_detail_id }, async (tx, locked) => {
    const now = await requireMetadata(tx, locked);
    await writeMetadata(tx, locked, now, {
      optimized_meta_title: pair.meta_title,
      optimized_meta_description: pair.meta_description,
      optimized_at: kernel.clock.now(),
    });
    await recordTaskEvent(tx, locked, 'metadata_optimized', actor, { detail: pair.meta_title });
    await followChange(tx, actor, locked);
    const { account_id, workspace_id } = task;
    const charge = paidCalls.chargeFor(actor, { id: call.order_detail_id, account_id, workspace_id }, optimizationPrice);
    await paidCalls.chargeNow(tx, charge);
    await keep(tx, locked.id);
  });
}
