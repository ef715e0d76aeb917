// Builds the kernel: configuration, log, database (embedded or given), migrations, storage, mail and the job queue.
import { mkdirSync } from 'node:fs';
import { systemClock } from '../kernel/clock.ts';
import type { Config } from '../kernel/config.ts';
import { openDatabase } from '../kernel/db/database.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../kernel/db/embedded-postgres.ts';
import { migrateDatabase } from '../kernel/db/migrate.ts';
import { startJobs } from '../kernel/jobs.ts';
import type { Kernel } from '../kernel/kernel.ts';
import { createLog } from '../kernel/log.ts';
import { createMailer } from '../kernel/mail.ts';
import { createStorage } from '../kernel/storage.ts';
import { jobQueues } from './job-queues.ts';

export interface StartedKernel {
  kernel: Kernel;
  /** Waits for running jobs (at most 20 s), closes connections, stops the embedded database. */
  stop: () => Promise<void>;
}

export async function startKernel(config: Config): Promise<StartedKernel> {
  const log = createLog(config.logLevel);
  mkdirSync(config.dataDir, { recursive: true });
  const embedded: EmbeddedPostgres | null = config.databaseUrl ? null : await startEmbeddedPostgres(config.dataDir);
  const connectionString = config.databaseUrl ?? embedded?.connectionString ?? '';
  await migrateDatabase(connectionString);
  const database = openDatabase(connectionString, {
    onLost: (problem) => log.warn({ err: problem.message }, 'An idle database connection was lost'),
  });
  const jobs = await startJobs(connectionString, jobQueues, log);
  if (config.fetchAllow.length > 0) log.warn({ allowed: config.fetchAllow }, 'FETCH_ALLOW opens these addresses to the fetcher');
  const clock = systemClock;
  const kernel: Kernel = {
    config,
    log,
    clock,
    database,
    jobs,
    mailer: createMailer(config, log, clock),
    storage: createStorage(config),
  };
  return {
    kernel,
    stop: async () => {
      await jobs.stop(20);
      await database.close();
      await embedded?.stop();
    },
  };
}
