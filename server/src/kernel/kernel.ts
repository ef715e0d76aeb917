// Services for every feature. The kernel knows no feature.
import type { Changes } from './changes.ts';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { Database, Db } from './db/database.ts';
import type { ReadReplicas } from './db/replicas/read-replicas.ts';
import type { Jobs } from './jobs.ts';
import type { Log } from './log.ts';
import type { Mailer } from './mail.ts';
import type { Storage } from './storage.ts';

/** Handler of one feature in the transaction of another. */
export interface EventHandler {
  readonly name: string;
  readonly handle: (kernel: Kernel, tx: Db, data: never) => Promise<void>;
}

export interface Kernel {
  config: Config;
  log: Log;
  clock: Clock;
  database: Database;
  /** Replicas that requests are answered from; null where there are none. */
  replicas: ReadReplicas | null;
  jobs: Jobs;
  changes: Changes;
  mailer: Mailer;
  storage: Storage;
  /** Handlers of features in the transactions of others, from the bottom feature up. */
  eventHandlers: readonly EventHandler[];
  /** Ports that features provide to those below them (`port.ts`). */
  ports: ReadonlyMap<string, unknown>;
}
