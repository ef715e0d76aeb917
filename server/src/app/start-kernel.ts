// Builds the kernel: configuration, log, database (embedded or given), migrations, storage, mail and the job queue.
import { mkdirSync } from 'node:fs';
import { readBuild } from '../kernel/build.ts';
import { startChanges } from '../kernel/changes.ts';
import { checkSecretKey } from '../kernel/check-secret-key.ts';
import { systemClock } from '../kernel/clock.ts';
import type { Config } from '../kernel/config.ts';
import { type Database, openDatabase } from '../kernel/db/database.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../kernel/db/embedded-postgres.ts';
import { examineDatabase, migrateDatabase } from '../kernel/db/migrate.ts';
import { checkForNewerDatabase } from '../kernel/db/newer-database.ts';
import { ReadReplicas, routedDatabase } from '../kernel/db/replicas/read-replicas.ts';
import { waitWhileLost } from '../kernel/db/wait-while-lost.ts';
import { startJobs } from '../kernel/jobs.ts';
import type { Kernel } from '../kernel/kernel.ts';
import { createLog, type Log } from '../kernel/log.ts';
import { createMailer } from '../kernel/mail.ts';
import { renewSealedValues } from '../kernel/renew-sealed-values.ts';
import { createStorage } from '../kernel/storage.ts';
import { databaseName } from './start-sentence.ts';

export interface StartedKernel {
  kernel: Kernel;
  /** Waits for running jobs (at most 20 s), closes connections, stops the embedded database. */
  stop: () => Promise<void>;
}

const recordWait = (log: Log) => (problem: unknown) =>
  log.warn({ err: problem instanceof Error ? problem.message : problem }, 'The database does not answer yet; waiting for it');

/** Starts the embedded database, or checks the given one, and returns its connection; `direct` is for statements that no pooler can carry. */
async function reachDatabase(config: Config, log: Log, onWaiting: () => void) {
  if (config.databaseUrl === null) {
    const embedded: EmbeddedPostgres = await startEmbeddedPostgres(config.dataDir, { onLaunched: onWaiting });
    embedded.watch((problem) => {
      if (problem === null) log.info('The embedded PostgreSQL answers again');
      else log.warn(problem);
    });
    return { url: embedded.connectionString, direct: embedded.connectionString, isPooled: false, canListen: true, embedded };
  }
  onWaiting();
  const url = config.databaseUrl;
  const direct = config.databaseDirectUrl;
  const { isPooled } = await waitWhileLost(() => examineDatabase(url), recordWait(log));
  const canListen = direct === null ? !isPooled : !(await waitWhileLost(() => examineDatabase(direct), recordWait(log))).isPooled;
  if (!canListen)
    log.warn(
      'A connection pooler stands before the database: set DATABASE_DIRECT_URL to the database itself, so that jobs are taken up at once and not when the queue is looked at, each second',
    );
  return { url, direct: direct ?? url, isPooled, canListen, embedded: null };
}

async function renewSecrets(config: Config, database: Database, log: Log): Promise<void> {
  if (config.secretKey.previous.length === 0) return;
  const { renewed, unreadable } = await renewSealedValues(database, config.secretKey);
  log.info({ renewed, unreadable }, 'Secrets were encrypted with the key of now; SECRET_KEY_PREVIOUS may go');
}

/**
 * Starts it. `onWaiting` is called when the database was asked to wake up: loading code meanwhile delays nothing. Loading keeps this process busy for
 * half a second, in which it could not even launch the database.
 */
export async function startKernel(config: Config, onWaiting: () => void = () => undefined): Promise<StartedKernel> {
  const log = createLog(config.logLevel);
  mkdirSync(config.dataDir, { recursive: true });
  const endTracing = config.traces && (await import('./start-tracing.ts')).startTracing(config.traces, log);
  const waiting = Promise.withResolvers<void>();
  const reaching = reachDatabase(config, log, () => {
    waiting.resolve();
    onWaiting();
  });
  await Promise.race([waiting.promise, reaching]);
  const loading = import('./features.ts');
  const reached = await reaching;
  try {
    const started = await startOn(config, log, reached, await loading);
    return {
      ...started,
      stop: async () => {
        await started.stop();
        await endTracing?.();
      },
    };
  } catch (problem) {
    // A start that fails leaves no database running.
    await reached.embedded?.stop();
    await endTracing?.();
    throw problem;
  }
}

async function startOn(
  config: Config,
  log: Log,
  { url, direct, isPooled, canListen, embedded }: Awaited<ReturnType<typeof reachDatabase>>,
  { jobs: queues, eventHandlers, ports, startHooks }: typeof import('./features.ts'),
): Promise<StartedKernel> {
  const newer = await waitWhileLost(
    () => checkForNewerDatabase(direct, readBuild().version, config.allowsNewerDatabase),
    recordWait(log),
  );
  if (newer !== null) log.warn(newer);
  await waitWhileLost(() => migrateDatabase(direct), recordWait(log));
  const primary = openDatabase(url, {
    isPooled,
    onLost: (problem) => log.warn({ err: problem.message }, 'An idle database connection was lost'),
  });
  // Workers decide and write: they read from the primary alone.
  const replicas =
    config.replicas && config.role !== 'worker' ? new ReadReplicas(primary, config.replicas, log, databaseName) : null;
  const database = replicas ? routedDatabase(primary) : primary;
  await renewSecrets(config, database, log);
  const unreadable = await checkSecretKey(database, config.secretKey, config.allowsOtherSecretKey);
  if (unreadable > 0)
    log.warn({ unreadable }, 'Some encrypted values cannot be read with the secret key; npm run doctor counts them');
  const jobs = await waitWhileLost(() => startJobs(direct, queues, log, { canListen }), recordWait(log));
  if (config.fetchAllow.length > 0) log.warn({ allowed: config.fetchAllow }, 'FETCH_ALLOW opens these addresses to the fetcher');
  const clock = systemClock;
  const kernel: Kernel = {
    config,
    log,
    clock,
    database,
    replicas,
    jobs,
    changes: await startChanges(database, jobs),
    mailer: createMailer(config, log, clock),
    storage: await createStorage(config),
    eventHandlers,
    ports,
  };
  for (const onStart of startHooks) await onStart(kernel);
  return {
    kernel,
    stop: async () => {
      await jobs.stop(20);
      await replicas?.close();
      await database.close();
      await embedded?.stop();
    },
  };
}
