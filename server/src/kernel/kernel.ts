// What every feature may rely on. The kernel knows no feature.
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { Database } from './db/database.ts';
import type { EventHandler } from './events.ts';
import type { Jobs } from './jobs.ts';
import type { Log } from './log.ts';
import type { Mailer } from './mail.ts';
import type { Storage } from './storage.ts';

export interface Kernel {
  config: Config;
  log: Log;
  clock: Clock;
  database: Database;
  jobs: Jobs;
  mailer: Mailer;
  storage: Storage;
  /** What features do in the transactions of others, in this order. */
  eventHandlers: readonly EventHandler[];
}
