// Background work on pg-boss: one object declares a job and dispatches it, inside the caller's transaction where there is one.
import { setTimeout as delay } from 'node:timers/promises';
import { workFor } from '@folio/engine/work/account-at-work';
import { currentTrace, type SpanStart, traced } from '@folio/engine/work/tracing';
import type pg from 'pg';
import { type JobWithMetadata, PgBoss } from 'pg-boss';
import type * as z from 'zod';
import type { Db } from './db/database.ts';
import { recoverLostConnections } from './db/outlive-lost-connections.ts';
import { accountOf, groupIdOf, type JobGroup, JobLane, type LaneSize, UnreadableInput } from './job-lane.ts';
import { deadName, ensureQueues, heartbeatSeconds, type QueueDefinition } from './job-queues.ts';
import { type JobDatabase, notifyQueues, wakeChannel } from './jobs.queries.ts';
import type { Log } from './log.ts';
import { QueueWatch } from './queue-watch.ts';

/** A queue with the input of its jobs. Jobs of an earlier release must fit as well: fields that it did not send are optional. */
export interface JobQueue<Input extends object> extends QueueDefinition {
  input: z.ZodType<Input>;
}

export type InputOf<Queue extends { input: z.ZodType }> = z.output<Queue['input']>;

export interface JobDefinition<Input extends object> extends JobQueue<object> {
  /** Its schedule, as cron in UTC; once however many workers there are. */
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
  /** Enqueues a job, in the caller's transaction if there is one. Jobs share a queue's slots by `group`. */
  send<Input extends object>(
    queue: Pick<JobQueue<Input>, 'name' | 'input'>,
    input: NoInfer<Input>,
    tx?: Db,
    group?: JobGroup,
  ): Promise<void>;
  /** The same for several of one group, in one statement; nothing for none. */
  sendAll<Input extends object>(
    queue: Pick<JobQueue<Input>, 'name' | 'input'>,
    inputs: readonly NoInfer<Input>[],
    tx?: Db,
    group?: JobGroup,
  ): Promise<void>;
  /** Takes up the work of these jobs, each queue in slots of its own. */
  work(definitions: JobDefinition<never>[], size: LaneSize): Promise<void>;
  /**
   * Passes on the messages of a database channel, by one connection, until the jobs stop. Returns false if LISTEN does not work. `onGap` is
   * called at the beginning, and whenever messages may have been missed.
   */
  listen(channel: string, onMessage: (payload: string) => void, onGap: () => void): Promise<boolean>;
  /** Waits for running work, at most `seconds`, and stops. */
  stop(seconds: number): Promise<void>;
}

/** Milliseconds between two signs of life of a worker: more than twice in the time that is waited for one. */
const beatMs = heartbeatSeconds * 400;

/** Milliseconds in which names of queues are gathered before other processes are woken: many jobs make one notification. */
const gatherMs = 5;

/** The trace of a job travels with its input, if traces are recorded; several that are sent at once may each bring their own. */
const withTrace = (input: object): object => {
  if ('traceparent' in input) return input;
  const traceparent = currentTrace();
  return traceparent === null ? input : { ...input, traceparent };
};

const traceOf = ({ data }: JobWithMetadata): string | null =>
  typeof data === 'object' && data !== null && 'traceparent' in data && typeof data.traceparent === 'string'
    ? data.traceparent
    : null;

/** Throws `UnreadableInput` where the input of a job does not fit its schema. */
function inputOf({ input: schema }: JobQueue<object>, { data }: JobWithMetadata): never {
  const { data: input, error } = schema.safeParse(data ?? {});
  if (error) throw new UnreadableInput(error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; '));
  return input as never;
}

const spanOf = (job: JobWithMetadata, parent: string | null): SpanStart => ({
  name: `job ${job.name}`,
  kind: 'consumer',
  parent,
  values: {
    'messaging.destination.name': job.name,
    'folio.job.attempt': job.retryCount + 1,
    'folio.job.queue_seconds': Math.max(0, (job.startedOn.getTime() - new Date(job.startAfter).getTime()) / 1000),
  },
});

/** Connects pg-boss (its own schema `pgboss`); creates the queues of the definitions. */
export async function startJobs(
  connectionString: string,
  definitions: readonly QueueDefinition[],
  log: Log,
  /** False behind a pooler, where LISTEN does not work: queues are then looked at each second. */
  { canListen } = { canListen: true },
): Promise<Jobs> {
  const boss = new PgBoss({
    connectionString,
    application_name: 'folio-jobs',
    max: 8,
    superviseIntervalSeconds: 2,
    maintenanceIntervalSeconds: 60,
    monitorIntervalSeconds: 1,
  });
  boss.on('error', (problem) => log.warn({ err: problem.message }, 'The job queue lost the database for a moment'));
  await boss.start().catch(async (problem: unknown) => {
    // The start may be tried again, with a queue of its own.
    await boss.stop({ graceful: false, close: true }).catch(() => undefined);
    throw problem;
  });
  const db = boss.getDb();
  // The pool is not in its types; its connections are the queue's.
  recoverLostConnections((db as unknown as { pool: pg.Pool }).pool);
  await ensureQueues(boss, definitions);
  // Prepared by name: PostgreSQL would take longer to read and plan pg-boss's statement than to run it.
  const asJobDatabase = (tx: Db, name: string) => ({
    executeSql: (text: string, values: unknown[] = []) => tx.client.query({ name: `send ${name}`, text, values }),
  });

  const lanes = new Map<string, JobLane>();
  const watch = new QueueWatch(db, lanes, (problem) =>
    log.warn({ err: problem instanceof Error ? problem.message : problem }, 'The job queue lost the database for a moment'),
  );
  const subscriptions: { close: () => Promise<void> }[] = [];
  const listen: Jobs['listen'] = async (channel, onMessage, onGap) => {
    const subscription = canListen ? await db.listen?.(channel, onMessage, onGap) : undefined;
    if (subscription) subscriptions.push(subscription);
    return subscription !== undefined;
  };
  await listen(
    wakeChannel,
    (name) => lanes.get(name)?.wake(),
    () => watch.soon(),
  );

  const gathered = new Set<string>();
  const notify = (name: string) => {
    lanes.get(name)?.wake();
    if (gathered.size === 0)
      setTimeout(() => {
        const names = [...gathered];
        gathered.clear();
        // Lost where the database is away: the watch looks once a second.
        notifyQueues(db as JobDatabase, names).catch(() => undefined);
      }, gatherMs);
    gathered.add(name);
  };

  async function workOn(definition: JobDefinition<never>, size: LaneSize): Promise<void> {
    const run = async (job: JobWithMetadata, signal: AbortSignal) => {
      const input = inputOf(definition, job);
      const work = () => definition.run(input, { signal, isLastTry: job.retryCount >= job.retryLimit });
      const account = accountOf(job.groupId);
      return traced(spanOf(job, traceOf(job)), () => (account === null ? work() : workFor(account, work)));
    };
    lanes.set(definition.name, new JobLane(boss, definition.name, size, beatMs, run, log));
    if (definition.cron) await boss.schedule(definition.name, definition.cron, {}, { tz: 'UTC' });
    const onFail = async (job: JobWithMetadata) => definition.onFail(inputOf(definition, job));
    lanes.set(deadName(definition.name), new JobLane(boss, deadName(definition.name), { slots: 1 }, beatMs, onFail, log));
    watch.soon();
  }

  async function stop(seconds: number): Promise<void> {
    watch.stop();
    const all = [...lanes.values()];
    await Promise.all(all.map((lane) => lane.close()));
    const waited = new AbortController();
    await Promise.race([
      Promise.all(all.map((lane) => lane.settled())),
      delay(seconds * 1000, undefined, { signal: waited.signal }).catch(() => undefined),
    ]);
    waited.abort();
    await Promise.all(all.map((lane) => lane.abandon()));
    await Promise.all(subscriptions.map((subscription) => subscription.close()));
    await boss.stop({ graceful: true, timeout: 2000, close: true });
  }

  const sendAll: Jobs['sendAll'] = async (job, inputs, tx, group) => {
    if (inputs.length === 0) return;
    const ofGroup = group ? { group: { id: groupIdOf(group) } } : {};
    await boss.insert(
      job.name,
      inputs.map((input) => ({ name: job.name, data: withTrace(input), ...ofGroup })),
      tx ? { db: asJobDatabase(tx, job.name) } : {},
    );
    if (tx?.afterCommit) tx.afterCommit(() => notify(job.name));
    else notify(job.name);
  };

  return {
    listen,
    send: (job, input, tx, group) => sendAll(job, [input], tx, group),
    sendAll,
    work: async (definitions, size) => {
      await Promise.all(definitions.map((definition) => workOn(definition, size)));
    },
    stop,
  };
}
