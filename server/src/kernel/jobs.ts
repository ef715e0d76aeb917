// Background work on pg-boss: one object declares a job and dispatches it, inside the caller's transaction where there is one.
import { type Job, type JobResult, type JobWithMetadata, PgBoss } from 'pg-boss';
import type { Db } from './db/database.ts';
import type { Log } from './log.ts';

export interface JobDefinition<Input extends object> {
  /** `subject.verb`. */
  name: string;
  /** Tries after the first one. */
  retries: number;
  /** Seconds after which a run counts as dead. */
  timeout: number;
  /** When it runs by itself, as cron in UTC; once however many workers there are. */
  cron?: string;
  /** Does the work; throwing asks for another try. */
  run: (input: Input, run: JobRun) => Promise<void>;
  /** Called once when the last try failed, its worker having died or not. */
  onFail: (input: Input) => Promise<void>;
}

export interface JobRun {
  signal: AbortSignal;
  /** True when no further try follows. */
  isLastTry: boolean;
}

export interface Jobs {
  send<Input extends object>(job: Pick<JobDefinition<Input>, 'name'>, input: Input, tx?: Db): Promise<void>;
  /** Takes up the work of these jobs in `concurrency` loops each. */
  work(definitions: JobDefinition<never>[], concurrency: number): Promise<void>;
  /** Waits for running work, at most `seconds`, and stops. */
  stop(seconds: number): Promise<void>;
}

const deadName = (name: string) => `${name}.dead`;

/** Jobs that one of the concurrent loops takes up together; they run side by side. */
export const batchSize = 4;

/**
 * A worker that dies is noticed after this many seconds without a heartbeat, the least that pg-boss takes. Heartbeats come twice as
 * often, every process looks for missing ones every 2 s (all together at most once a second), and the next try follows within 3 s: a job is
 * taken up 6 to 15 s after its worker died.
 */
const heartbeatSeconds = 10;

/** What a finished job did is written where it belongs; its own row is kept for an hour, so that looking for dead workers stays cheap. */
const deleteAfterSeconds = 3600;

/** Connects pg-boss (its own schema `pgboss`); creates the queues of the definitions. */
export async function startJobs(
  connectionString: string,
  names: readonly Pick<JobDefinition<never>, 'name' | 'retries' | 'timeout'>[],
  log: Log,
): Promise<Jobs> {
  const boss = new PgBoss({
    connectionString,
    application_name: 'folio-jobs',
    max: 8,
    useListenNotify: true,
    superviseIntervalSeconds: 2,
    maintenanceIntervalSeconds: 60,
    monitorIntervalSeconds: 1,
  });
  boss.on('error', (problem) => log.warn({ err: problem.message }, 'The job queue lost the database for a moment'));
  await boss.start();
  for (const { name, retries, timeout } of names) {
    await boss.createQueue(deadName(name), { retryLimit: 20, retryDelay: 1, retryBackoff: true, deleteAfterSeconds });
    const options = {
      retryLimit: retries,
      retryDelay: 1,
      retryBackoff: true,
      expireInSeconds: timeout,
      deleteAfterSeconds,
      heartbeatSeconds,
      deadLetter: deadName(name),
      notify: true,
    };
    await boss.createQueue(name, options);
    // Of an earlier version it may be there with other limits.
    await boss.updateQueue(name, options);
  }
  const asJobDatabase = (tx: Db) => ({ executeSql: (text: string, values?: unknown[]) => tx.client.query(text, values) });

  async function runOne(definition: JobDefinition<never>, job: JobWithMetadata<never>): Promise<JobResult> {
    try {
      await definition.run(job.data, { signal: job.signal, isLastTry: job.retryCount >= job.retryLimit });
      return { id: job.id, status: 'completed' };
    } catch (problem) {
      return { id: job.id, status: 'failed', output: { problem: problem instanceof Error ? problem.name : 'unknown' } };
    }
  }

  async function workOn(definition: JobDefinition<never>, concurrency: number): Promise<void> {
    // Only full batches are followed by the next at once, so a batch of one would work off a queue at the pace of the polling.
    const pace = { batchSize, burstWhenBatchFull: true, pollingIntervalSeconds: 1, notifyPollingIntervalSeconds: 1 };
    await boss.work(
      definition.name,
      { localConcurrency: concurrency, includeMetadata: true, perJobResults: true, ...pace },
      (batch: JobWithMetadata<never>[]) => Promise.all(batch.map((job) => runOne(definition, job))),
    );
    if (definition.cron) await boss.schedule(definition.name, definition.cron, {}, { tz: 'UTC' });
    await boss.work<never>(deadName(definition.name), { pollingIntervalSeconds: 2 }, async ([job]: Job<never>[]) => {
      if (job) await definition.onFail(job.data);
    });
  }

  return {
    send: async (job, input, tx) => {
      await boss.send(job.name, input, tx ? { db: asJobDatabase(tx) } : {});
    },
    work: async (definitions, concurrency) => {
      for (const definition of definitions) await workOn(definition, concurrency);
    },
    stop: (seconds) => boss.stop({ graceful: true, timeout: seconds * 1000, close: true }),
  };
}
