// Creating calls with an Idempotency-Key: the same key and body return the first result, the same key with another body 409.
import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { Actor } from './actor.ts';
import { type Db, isUnanswered, sqlErrorCode } from './db/database.ts';
import { defineSweep } from './define-job.ts';
import { conflict, invalidField } from './errors.ts';
import {
  completeIdempotentResult,
  deleteExpiredKeys,
  deleteExpiredRateLimits,
  deleteIdempotentResult,
  findIdempotentResult,
  insertIdempotentResult,
  type KeyedCall,
} from './idempotency.queries.ts';
import type { Kernel } from './kernel.ts';
import type { CallContext } from './rpc.ts';

/**
 * Saves the result of a call, as the last statement of its transaction: both exist or neither. `made` must survive JSON. Throws if
 * another call with the key was faster, which rolls the transaction back.
 */
export type Keep<Made> = (tx: Db, made: Made) => Promise<void>;

/** SQLSTATE of a lock that was not granted in time. */
const lockNotAvailable = '55P03';

/** Names a file within the text of a body; its contents are hashed after it. */
interface FileMark {
  file: number;
  name: string;
  type: string;
}

/** A fingerprint of a body with the contents of its files. */
async function fingerprintOf(body: unknown): Promise<Buffer> {
  const files: File[] = [];
  const mark = (file: File): FileMark => ({ file: files.push(file), name: file.name, type: file.type });
  const hash = createHash('sha256');
  hash.update(JSON.stringify(body, (_, value: unknown) => (value instanceof File ? mark(value) : value)));
  for (const file of files) {
    hash.update(`\0${file.size}\0`);
    for await (const chunk of file.stream()) hash.update(chunk);
  }
  return hash.digest();
}

/** Thrown to roll back if a faster call with the same key has committed. */
class KeyTaken extends Error {}

/** Returns true if the result came to nothing since and released its credits: then the key is free again. */
type IsVoid<Made> = (made: Made) => Promise<boolean>;

async function findEarlier<Made>(db: Db, call: KeyedCall, isVoid: IsVoid<Made> | undefined): Promise<{ made: Made } | null> {
  const earlier = await findIdempotentResult(db, call);
  if (!earlier) return null;
  if (!earlier.bodyHash.equals(call.bodyHash)) throw conflict('idempotency_mismatch');
  const made = earlier.made as Made;
  if (!(await isVoid?.(made))) return { made };
  await deleteIdempotentResult(db, call, made);
  return null;
}

/** Calls of this process that are making something, by person, call and key. */
const making = new Map<string, Promise<unknown>>();

/** Runs after an earlier call of this process with the same key: calls that repeat it at once spend no limit and store no file. */
async function afterEarlier<Made>({ userId, call, key }: KeyedCall, run: () => Promise<Made>): Promise<Made> {
  const name = JSON.stringify([userId, call, key]);
  const earlier = making.get(name);
  const running = (earlier ?? Promise.resolve()).then(run, run);
  making.set(name, running);
  try {
    return await running;
  } finally {
    if (making.get(name) === running) making.delete(name);
  }
}

/** Result stored under the key, by this call or an earlier one. */
async function makeOnce<Made>(
  kernel: Kernel,
  call: KeyedCall,
  make: (keep: Keep<Made>) => Promise<Made>,
  isVoid: IsVoid<Made> | undefined,
): Promise<Made> {
  const { database } = kernel;
  const earlier = await findEarlier(database, call, isVoid);
  if (earlier) return earlier.made;
  let kept: { made: Made } | null = null;
  try {
    const made = await make(async (tx, inside) => {
      if (!(await insertIdempotentResult(tx, call, inside))) throw new KeyTaken();
      kept = { made: inside };
    });
    const isComplete = kept !== null && isDeepStrictEqual((kept as { made: Made }).made, made);
    if (!isComplete) await completeIdempotentResult(database, call, made);
    return made;
  } catch (problem) {
    // A database that is frozen would let the caller wait once more.
    if (isUnanswered(problem)) throw problem;
    // Whatever stopped this call (a limit that the first call reached, a connection lost at the commit): return the key's result.
    const first = await findEarlier(database, call, isVoid);
    if (first) return first.made;
    if (sqlErrorCode(problem) === lockNotAvailable) throw conflict('idempotency_running');
    throw problem;
  }
}

/**
 * Runs a creating call once per key and user. `make` saves its result inside its own transaction, so a repeated call finds it wherever
 * the first call broke off. Two parallel calls wait for each other. The final result of `make` replaces the saved one. Without the header
 * it just runs. With `isVoid`, a key is free again if its first call came to nothing.
 */
export async function withIdempotencyKey<Made, Answer>(
  kernel: Kernel,
  context: CallContext & { actor: Actor },
  { call, body }: { call: string; body: unknown },
  make: (keep: Keep<Made>) => Promise<Made>,
  present: (made: Made) => Answer | Promise<Answer>,
  isVoid?: IsVoid<Made>,
): Promise<Answer> {
  const key = context.header('idempotency-key');
  if (key === undefined || key === '') return present(await make(async () => undefined));
  if (key.length > 200) throw invalidField('Idempotency-Key', 'too_long', { max: 200 });
  const keyed = { userId: context.actor.id, call, key, bodyHash: await fingerprintOf(body) };
  return present(await afterEarlier(keyed, () => makeOnce(kernel, keyed, make, isVoid)));
}

/** Rows of one round; the next round follows while there are more. */
const maxInRound = 5000;

export async function sweepExpired({ database }: Kernel): Promise<void> {
  while ((await deleteExpiredKeys(database, maxInRound)) === maxInRound);
  while ((await deleteExpiredRateLimits(database, maxInRound)) === maxInRound);
}

/** Deletes expired keys and rate limit counters, every hour. */
export const kernelSweep = defineSweep({
  name: 'kernel.sweep',
  cron: '37 * * * *',
  retries: 2,
  timeout: 300,
  run: sweepExpired,
});
