// One step of a wizard: its fields are checked and saved in a draft, and the engine proposes the next ones.

import type { Tool } from '@folio/catalogue/define-tool';
import type { EngineMark, Proposal } from '@folio/engine/core/engine-types';
import { propose } from '@folio/engine/engine';
import type { Actor } from '../../kernel/actor.ts';
import type { Db } from '../../kernel/db/database.ts';
import { invalidField, notFound } from '../../kernel/errors.ts';
import type { Keep } from '../../kernel/idempotency.ts';
import { keepStored } from '../../kernel/keep-stored.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { recordModelCall } from '../model-calls/index.ts';
import { findTextModel } from '../models/index.ts';
import { getFlags } from '../platform/index.ts';
import { insertGivenSources, keysOf, readSources, savePage, storeFiles } from '../sources/index.ts';
import { engineContext } from './engine-context.ts';
import { insertOrder } from './insert-orders.queries.ts';
import { behaviourOf } from './order-behaviour.ts';
import { contextColumns, lockScope, resolveContext } from './order-context.ts';
import { getTool, type PlaceOrderCall, refuseInPersonal, sourcesOf, withVoice } from './order-input.ts';
import { orderLanguage } from './order-language.ts';
import { findDraft, type OrderRow } from './orders.queries.ts';
import { readInput, refuseUnknownFields } from './read-input.ts';
import { withKeptFiles } from './save-field-file.ts';
import { workingTitle } from './working-title.ts';

/** Longest time a proposal may take, in milliseconds. */
const timeoutMs = 90_000;

export interface StepProposal {
  orderId: number;
  sourceIds: number[];
  proposal: Proposal;
  engine: EngineMark;
}

type Draft = Pick<
  OrderRow,
  'id' | 'account_id' | 'workspace_id' | 'language' | 'fields' | 'source_ids' | 'brand_voice_id' | 'guideline_id' | 'website_id'
>;

/** Draft of a step before the engine has proposed anything. */
export type KeptStep = StepProposal | { orderId: number };

export const isProposed = (step: KeptStep): step is StepProposal => 'proposal' in step;

/** Keeps the step in the draft (a new one without `order_id`) and answers the proposal. A draft reserves nothing. */
export async function proposeStep(
  kernel: Kernel,
  actor: Actor,
  call: PlaceOrderCall & { step: string },
  keep: Keep<KeptStep>,
): Promise<StepProposal> {
  const tool = await getTool(kernel.database, actor, call.tool);
  refuseInPersonal(tool, call);
  refuseUnknownFields(tool, call.fields);
  if (!tool.steps.some((step) => step.name === call.step)) throw invalidField('step', 'not_an_option');
  const context = await resolveContext(kernel.database, actor, call);
  const sources = sourcesOf(tool, call, context.sourceIds);
  const { has_human_services: hasHumanServices } = await getFlags(kernel.database);
  const fields = withVoice(tool, await withKeptFiles(kernel, actor, tool, call.fields), context.brandVoiceId);
  const input = readInput(tool, { ...call, fields }, sources, { step: call.step, hasHumanServices });
  const stored = await storeFiles(kernel, sources.files);
  const insert = async (tx: Db) => {
    await lockScope(tx, context.scope);
    const earlier = call.order_id === undefined ? null : await findDraft(tx, call.order_id, actor.id);
    if (call.order_id !== undefined && earlier?.tool_slug !== tool.slug) throw notFound('order_not_found');
    const sourceIds = [
      ...new Set([
        ...(earlier?.source_ids ?? []),
        ...sources.ids,
        ...(await insertGivenSources(tx, actor, stored, sources.urls)),
      ]),
    ];
    const fields = { ...earlier?.fields, ...input };
    const row = {
      ...contextColumns(context),
      id: earlier?.id,
      account_id: actor.accountId,
      user_id: actor.id,
      impersonator_id: actor.impersonator?.id ?? null,
      tool_slug: tool.slug,
      title: workingTitle(tool, fields, call.title),
      language: await orderLanguage(tool, fields, actor.language),
      fields,
      source_ids: sourceIds,
      is_draft: true,
      documents: [],
    };
    const { orderId } = await insertOrder(tx, row);
    await keep(tx, { orderId });
    return { ...row, id: orderId };
  };
  const draft = await keepStored(kernel, keysOf(stored), () => kernel.database.transaction(insert));
  return proposalFor(kernel, actor, tool, call.step, draft);
}

/** The proposal for a draft that is there already. Throws 404 for anybody else's, or once it was placed. */
export async function proposeForDraft(kernel: Kernel, actor: Actor, step: string, orderId: number): Promise<StepProposal> {
  const draft = await findDraft(kernel.database, orderId, actor.id);
  if (!draft) throw notFound('order_not_found');
  return proposalFor(kernel, actor, await getTool(kernel.database, actor, draft.tool_slug), step, draft);
}

async function proposalFor(kernel: Kernel, actor: Actor, tool: Tool, step: string, draft: Draft): Promise<StepProposal> {
  const textModel = await findTextModel(kernel, actor.accountId);
  const records: Promise<void>[] = [];
  const owner = {
    accountId: actor.accountId,
    workspaceId: draft.workspace_id,
    userId: actor.id,
    toolSlug: tool.slug,
    orderDetailId: null,
  };
  try {
    const context = engineContext(
      kernel,
      {
        language: draft.language,
        textModel,
        sources: await readSources(kernel, actor.accountId, draft.source_ids),
        ...(await kernel.database.together([(db) => behaviourOf(db, draft)]))[0],
        signal: AbortSignal.timeout(timeoutMs),
        onModelCall: (modelCall) => records.push(recordModelCall(kernel.database, owner, modelCall)),
      },
      (page) => savePage(kernel, owner, page),
    );
    const proposal = await propose(tool, step, draft.fields, context);
    const engine: EngineMark = textModel
      ? { kind: 'model', provider: textModel.provider, model: textModel.modelId }
      : { kind: 'composer', provider: null, model: null };
    return { orderId: draft.id, sourceIds: draft.source_ids, proposal, engine };
  } finally {
    await Promise.all(records);
  }
}
