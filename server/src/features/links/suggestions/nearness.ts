// Nearness in meaning of passages and targets, where an embedding model is connected. Whatever it lacks, shared words do.
import { EngineFailure } from '@folio/engine/core/engine-types';
import { embedTexts } from '@folio/engine/models/embed-with-model';
import type { Kernel } from '../../../kernel/kernel.ts';
import { recordModelCall } from '../../model-calls/index.ts';
import { findEmbeddingModel } from '../../models/index.ts';
import type { SearchContext } from './suggest-links.ts';

/** Milliseconds that a model may take for the pairs of one text. */
const maxMs = 5000;
/** Number of texts with cached vectors within one turn of a search. */
const maxRemembered = 5000;

function cosine(a: readonly number[], b: readonly number[]): number {
  let [dot, left, right] = [0, 0, 0];
  for (const [index, value] of a.entries()) {
    const other = b[index] ?? 0;
    dot += value * other;
    left += value * value;
    right += other * other;
  }
  return left === 0 || right === 0 ? 0 : dot / Math.sqrt(left * right);
}

/** Asks for nearness; null where no model is connected. After a fault the rest of the turn does without. */
export async function nearnessOf(
  kernel: Kernel,
  owner: { accountId: number; workspaceId: number | null; userId: number },
): Promise<SearchContext['nearness']> {
  const chosen = await findEmbeddingModel(kernel);
  if (!chosen) return null;
  const known = new Map<string, number[]>();
  let isAway = false;
  return async (pairs) => {
    const nothing = pairs.map(() => null);
    if (isAway || pairs.length === 0) return nothing;
    if (known.size > maxRemembered) known.clear();
    const texts = [...new Set(pairs.flatMap(({ passage, target }) => [passage.slice(0, 1000), target.slice(0, 1000)]))];
    const missing = texts.filter((text) => !known.has(text));
    const records: Promise<void>[] = [];
    try {
      const vectors = await embedTexts(chosen.model, missing, {
        signal: new AbortController().signal,
        timeoutMs: maxMs,
        isPatient: false,
        onModelCall: (call) =>
          void records.push(
            recordModelCall(kernel.database, { ...owner, toolSlug: 'link_suggestions', orderDetailId: null }, call),
          ),
      });
      for (const [index, text] of missing.entries()) if (vectors[index]) known.set(text, vectors[index]);
    } catch (problem) {
      if (!(problem instanceof EngineFailure)) throw problem;
      isAway = true;
      return nothing;
    } finally {
      await Promise.all(records);
    }
    return pairs.map(({ passage, target }) => {
      const [a, b] = [known.get(passage.slice(0, 1000)), known.get(target.slice(0, 1000))];
      return a && b ? Math.max(0, cosine(a, b)) : null;
    });
  };
}
