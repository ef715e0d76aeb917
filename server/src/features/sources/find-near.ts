import { EngineFailure } from '@folio/engine/core/engine-types';
import { embedTexts } from '@folio/engine/models/embed-with-model';
import type { Kernel } from '../../kernel/kernel.ts';
import type { Scope } from '../../kernel/policy.ts';
import { type ChosenEmbedding, findEmbeddingModel } from '../models/index.ts';
import { withRecords } from './embed-passages.ts';
import { findNearest } from './nearest-passages.ts';

/** Milliseconds that the model may take for the question; then the words alone must do. */
const maxMs = 2000;
/** Milliseconds for which a model that was too slow or away is not asked again, so that not every search waits for it. */
const pauseMs = 30_000;

const restsUntil = new WeakMap<Kernel, number>();

async function embedQuestion(kernel: Kernel, scope: Scope, chosen: ChosenEmbedding, query: string): Promise<number[] | null> {
  const ask = { signal: new AbortController().signal, timeoutMs: maxMs, isPatient: false };
  const [vector = null] = await withRecords(kernel.database, scope, (onModelCall) =>
    embedTexts(chosen.model, [query], { ...ask, onModelCall }),
  );
  return vector;
}

/** Ids of the passages nearest in meaning, best first; none without a model or if it fails, which does not fail the search. */
export async function findNear(
  kernel: Kernel,
  scope: Scope,
  query: string,
  sourceIds: number[],
  limit: number,
): Promise<number[]> {
  const now = kernel.clock.now().getTime();
  if ((restsUntil.get(kernel) ?? 0) > now) return [];
  try {
    const chosen = await findEmbeddingModel(kernel);
    const vector = chosen && (await embedQuestion(kernel, scope, chosen, query));
    if (!vector) return [];
    return (await findNearest(kernel.database, { key: chosen.key, vector }, sourceIds, limit)).map(({ id }) => id);
  } catch (problem) {
    if (!(problem instanceof EngineFailure)) throw problem;
    if (problem.isTemporary) restsUntil.set(kernel, now + pauseMs);
    kernel.log.info({ code: problem.code }, 'A search was answered without the model for nearness');
    return [];
  }
}
