// Live tools return their result in the response: it is a document like any other.
import type { Tool } from '@folio/catalogue/define-tool';
import type { ToolInput } from '@folio/contract/tool-values';
import type { EngineOutcome } from '@folio/engine/core/engine-types';
import { make } from '@folio/engine/engine';
import type { Db } from '../../kernel/db/database.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { insertVersion } from '../documents/index.ts';
import { attempts, engineInput, type orderRows } from '../orders/index.ts';
import { connectedOutsideData } from '../outside-data/index.ts';

/** Longest time a live tool may take, in milliseconds: it may read a page, or figures that are collected while one waits. */
const timeoutMs = 45_000;

/** Computes a live tool. A preview names no account (null): figures that cost money are asked for orders alone. Throws `EngineFailure`. */
export function makeLive(
  kernel: Kernel,
  accountId: number | null,
  tool: Tool,
  input: ToolInput,
  language: string,
): Promise<EngineOutcome> {
  return make(
    tool,
    input,
    engineInput.engineContext(kernel, {
      language,
      textModel: null,
      sources: [],
      ...(accountId === null ? {} : { outsideData: () => connectedOutsideData(kernel, accountId) }),
      signal: AbortSignal.timeout(timeoutMs),
    }),
  );
}

/** Writes the computed result as the accepted document. Live tools of the catalogue are free, so nothing is reserved. */
export async function deliverLive(tx: Db, detail: orderRows.OrderDetailRow, outcome: EngineOutcome): Promise<void> {
  const { result, words, engine, title } = outcome;
  await attempts.acceptAttempt(tx, detail.id, detail.attempt, {
    title,
    content: result,
    words,
    engine,
    sourcesUsed: [],
    language: detail.language,
  });
  await insertVersion(tx, {
    order_detail_id: detail.id,
    title,
    html: outcome.html,
    words,
    origin: 'engine',
    user_id: null,
    impersonator_id: null,
  });
}

/** Port of live tools for placing an order. */
export const liveWriter = { make: makeLive, deliver: deliverLive };
