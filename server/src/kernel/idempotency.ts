// Creating calls with an Idempotency-Key: the same key and body answer the first result, the same key with another body 409.
import { createHash } from 'node:crypto';
import type { Actor } from './actor.ts';
import { conflict, invalidField } from './errors.ts';
import { claimKey, dropClaim, keepAnswer } from './idempotency.queries.ts';
import type { Kernel } from './kernel.ts';
import type { CallContext } from './rpc.ts';

/** A stable text of a body; files are told apart by name, size and kind. */
function bodyText(body: unknown): string {
  return JSON.stringify(body, (_, value: unknown) =>
    value instanceof File ? { name: value.name, size: value.size, type: value.type } : value,
  );
}

/** Runs a creating call once per key. Without the header it just runs. */
export async function once<Answer>(
  kernel: Kernel,
  context: CallContext & { actor: Actor },
  call: string,
  body: unknown,
  run: () => Promise<Answer>,
): Promise<Answer> {
  const key = context.header('idempotency-key');
  if (key === undefined || key === '') return run();
  if (key.length > 200) throw invalidField('Idempotency-Key', 'too_long', { max: 200 });
  const bodyHash = createHash('sha256').update(bodyText(body)).digest();
  const { claimedId, earlier } = await claimKey(kernel.database, {
    userId: context.actor.id,
    call,
    key,
    bodyHash,
    now: kernel.clock.now(),
  });
  if (earlier && !earlier.body_hash.equals(bodyHash)) throw conflict('idempotency_mismatch');
  if (earlier?.answer) return earlier.answer as Answer;
  if (claimedId === null) throw conflict('idempotency_running');
  try {
    const answer = await run();
    await keepAnswer(kernel.database, claimedId, answer);
    return answer;
  } catch (problem) {
    await dropClaim(kernel.database, claimedId).catch(() => undefined);
    throw problem;
  }
}
