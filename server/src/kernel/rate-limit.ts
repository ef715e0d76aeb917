// Limits on what can be guessed or flooded, kept in the database so that they hold over all processes.
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Database } from './db/database.ts';
import { AppError } from './errors.ts';

export interface RateLimit {
  /** Counts one try of each key; throws 429 with the seconds to wait when any is used up. */
  spend(keys: string[]): Promise<void>;
  /** Forgets the tries of a key, after success. */
  clear(key: string): Promise<void>;
}

/** A limit of `points` tries in `seconds` for each key under `name`. */
export function createRateLimit(database: Database, name: string, points: number, seconds: number): RateLimit {
  const limiter = new RateLimiterPostgres({
    storeClient: database.pool,
    storeType: 'client',
    tableName: 'rate_limits',
    tableCreated: true,
    keyPrefix: name,
    points,
    duration: seconds,
    clearExpiredByTimeout: false,
  });
  return {
    spend: async (keys) => {
      for (const key of keys) {
        try {
          await limiter.consume(key);
        } catch (problem) {
          if (!(problem instanceof RateLimiterRes)) throw problem;
          throw new AppError(429, 'too_many_tries', { retryAfter: Math.max(1, Math.ceil(problem.msBeforeNext / 1000)) });
        }
      }
    },
    clear: async (key) => {
      await limiter.delete(key);
    },
  };
}
