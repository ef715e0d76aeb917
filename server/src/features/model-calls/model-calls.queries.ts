// SQL of the record of calls that models answered.
import type { ModelCall } from '@folio/engine/engine-types';
import type { Db } from '../../kernel/db/database.ts';
import { modelCalls } from './model-calls.table.ts';

interface CallOwner {
  accountId: number;
  userId: number;
  toolSlug: string;
  orderDetailId: number | null;
}

/** Writes down a call of a model. */
export async function recordModelCall(db: Db, owner: CallOwner, call: ModelCall): Promise<void> {
  await db.orm.insert(modelCalls).values({
    account_id: owner.accountId,
    user_id: owner.userId,
    tool_slug: owner.toolSlug,
    order_detail_id: owner.orderDetailId,
    provider: call.provider,
    model: call.model,
    capability: call.capability,
    input_tokens: call.inputTokens,
    output_tokens: call.outputTokens,
    seconds: call.seconds ?? null,
    pictures: call.pictures ?? null,
    duration_ms: Math.round(call.durationMs),
    outcome: call.outcome,
    problem: call.problem,
  });
}
