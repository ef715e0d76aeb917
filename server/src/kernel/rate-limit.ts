// Limits against guessing and flooding, kept in the database so that they hold over all processes.
import { createHash } from 'node:crypto';
import type { Database, Db } from './db/database.ts';
import { AppError } from './errors.ts';
import { countTry, forgetTries, forgetTriesOf } from './rate-limit.queries.ts';

export interface RateLimit {
  /** Counts one try of each key; throws 429 with the seconds to wait when any is used up. */
  spend(keys: string[]): Promise<void>;
  /** Forgets the tries of a key, after success. */
  clear(key: string): Promise<void>;
}

const hashOf = (key: string) => createHash('sha256').update(key).digest('base64url');

/** Forgets the tries of these keys under every limit. */
export const forgetKeys = (database: Db, keys: readonly string[]): Promise<void> => forgetTriesOf(database, keys.map(hashOf));

/** A limit of `points` tries in `seconds` for each key under `name`. Keys are kept as hashes: they may be email addresses. */
export function createRateLimit(database: Database, name: string, points: number, seconds: number): RateLimit {
  const keptAs = (key: string) => `${name}:${hashOf(key)}`;
  return {
    spend: async (keys) => {
      for (const key of keys) {
        const tries = await countTry(database, keptAs(key), seconds * 1000);
        if (tries.points > points)
          throw new AppError(429, 'too_many_tries', { retryAfter: Math.max(1, Math.ceil(tries.waitMs / 1000)) });
      }
    },
    clear: (key) => forgetTries(database, keptAs(key)),
  };
}
