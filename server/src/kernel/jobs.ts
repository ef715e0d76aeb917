// Background work on pg-boss: one object declares a job and dispatches it, inside the caller's transaction where there is one.
import { type Job, PgBoss } from 'pg-boss';
import type { Db } from './db/database.ts';
import type { Log } from './log.ts';

export interface JobDefinition<Input extends object> {
  /** `subject.verb`. */
  name: string;
  /** Tries after the first one. */
  retries: number;
  /** Seconds after which a run counts as dead. */
  timeout: number;
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
  /** Takes up the work of these jobs, `concurrency` at a time for each. */
  work(definitions: JobDefinition<never>[], concurrency: number): Promise<void>;
  /** Waits for running work, at most `seconds`, and stops. */
  stop(seconds: number): Promise<void>;
}

const deadName = (name: string) => `${name}.dead`;

/** A worker that dies is noticed after this many seconds without a heartbeat. */
const heartbeatSeconds = 10;

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
    superviseIntervalSeconds: 5,
    maintenanceIntervalSeconds: 60,
    monitorIntervalSeconds: 5,
  });
  boss.on('error', (problem) => log.warn({ err: problem.message }, 'The job queue lost the database for a moment'));
  await boss.start();
  for (const { name, retries, timeout } of names) {
    await boss.createQueue(deadName(name), { retryLimit: 20, retryDelay: 1, retryBackoff: true });
    const options = {
      retryLimit: retries,
      retryDelay: 1,
      retryBackoff: true,
      expireInSeconds: timeout,
      heartbeatSeconds,
      deadLetter: deadName(name),
      notify: true,
    };
    await boss.createQueue(name, options);
  }
  const asJobDatabase = (tx: Db) => ({ executeSql: (text: string, values?: unknown[]) => tx.client.query(text, values) });

  async function workOn(definition: JobDefinition<never>, concurrency: number): Promise<void> {
    const handle = async ([job]: Job<never>[]) => {
      if (!job) return;
      const { retryCount = 0, retryLimit = 0 } = job as unknown as { retryCount?: number; retryLimit?: number };
      await definition.run(job.data, { signal: job.signal, isLastTry: retryCount >= retryLimit });
    };
    await boss.work<never>(
      definition.name,
      { localConcurrency: concurrency, includeMetadata: true, pollingIntervalSeconds: 2 },
      handle,
    );
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
