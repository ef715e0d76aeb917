// One queue's slots in one process. Jobs are taken one by one as slots become free, so that a slow one holds up nothing but its own slot.
import type { JobWithMetadata, PgBoss } from 'pg-boss';
import { endTries, listWaitingGroups } from './jobs.queries.ts';
import type { Log } from './log.ts';
import { jobSeconds } from './metrics.ts';

/** Number of concurrent jobs of a queue in this process. */
export interface LaneSize {
  slots: number;
  /** Most of them for one account; all where left out. */
  perAccount?: number;
  /** Most of them for one connection of a model; all where left out. */
  perConnection?: number;
}

/** Whose job it is, and which connection of a model it will call, where that is known. */
export interface JobGroup {
  accountId: number;
  connectionId?: number | null;
}

/** pg-boss knows one group a job; this one holds both. */
export const groupIdOf = ({ accountId, connectionId }: JobGroup): string => `${connectionId ?? ''}/${accountId}`;

const partsOf = (groupId: string): { connection: string; account: string } => {
  const [connection = '', account = ''] = groupId.split('/');
  return { connection, account };
};

/** The account of the job, or null. */
export const accountOf = (groupId: string | null | undefined): number | null =>
  (groupId && Number(partsOf(groupId).account)) || null;

interface RunningJob {
  job: JobWithMetadata;
  stop: AbortController;
  done: Promise<void>;
}

/** The input of a job does not fit its schema; another try would not change that. The message names fields, never values. */
export class UnreadableInput extends Error {
  override readonly name = 'UnreadableInput';
}

type RunJob = (job: JobWithMetadata, signal: AbortSignal) => Promise<void>;

export class JobLane {
  readonly #boss: PgBoss;
  readonly #name: string;
  readonly #size: LaneSize;
  readonly #run: RunJob;
  readonly #log: Log;
  readonly #running = new Map<string, RunningJob>();
  readonly #beatTimer: NodeJS.Timeout;
  #polling: Promise<void> | null = null;
  #isRepollAsked = false;
  #isStopped = false;

  constructor(boss: PgBoss, name: string, size: LaneSize, heartbeatMs: number, run: RunJob, log: Log) {
    this.#boss = boss;
    this.#name = name;
    this.#size = size;
    this.#run = run;
    this.#log = log;
    this.#beatTimer = setInterval(() => void this.#beat(), heartbeatMs);
  }

  /** Fills free slots; safe to be called at any time, and while it runs. */
  wake = (): void => {
    if (this.#isStopped) return;
    this.#isRepollAsked = true;
    this.#polling ??= this.#poll().finally(() => {
      this.#polling = null;
    });
  };

  /** Takes up nothing more. */
  async close(): Promise<void> {
    this.#isStopped = true;
    await this.#polling;
  }

  /** Resolves when every job that runs has ended. */
  async settled(): Promise<void> {
    await Promise.all([...this.#running.values()].map(({ done }) => done));
  }

  /** Hands running jobs to another process, and aborts them here. */
  async abandon(): Promise<void> {
    const left = [...this.#running.values()];
    if (left.length > 0)
      await this.#boss
        .fail(
          this.#name,
          left.map(({ job }) => ({ id: job.id, retryCount: job.retryCount })),
          { problem: 'the process stopped' },
        )
        .catch(this.#warn);
    for (const { stop } of left) stop.abort();
    clearInterval(this.#beatTimer);
  }

  readonly #warn = (problem: unknown): void => {
    this.#log.warn(
      { err: problem instanceof Error ? problem.message : problem, queue: this.#name },
      'The job queue lost the database for a moment',
    );
  };

  async #poll(): Promise<void> {
    while (this.#isRepollAsked && !this.#isStopped) {
      this.#isRepollAsked = false;
      try {
        while (!this.#isStopped && (await this.#claimSome()));
      } catch (problem) {
        // The next look of the watch, within a second, tries again.
        this.#warn(problem);
      }
    }
  }

  /** Number of running jobs, by a part of their group. */
  #countBy(part: 'account' | 'connection'): Map<string, number> {
    const counts = new Map<string, number>();
    for (const { job } of this.#running.values()) {
      const key = job.groupId ? partsOf(job.groupId)[part] : '';
      if (key !== '') counts.set(key, (counts.get(key) ?? 0) + 1);
    }
    return counts;
  }

  /** Takes up as many as no group can exceed its share by; true when there may be more. */
  async #claimSome(): Promise<boolean> {
    const { slots, perAccount = slots, perConnection = slots } = this.#size;
    const free = slots - this.#running.size;
    if (free <= 0) return false;
    const accounts = this.#countBy('account');
    const connections = this.#countBy('connection');
    const isFull = (groupId: string) => {
      const { account, connection } = partsOf(groupId);
      return (accounts.get(account) ?? 0) >= perAccount || (connections.get(connection) ?? 0) >= perConnection;
    };
    const freeFor = (counts: Map<string, number>, most: number) =>
      Math.min(most, ...[...counts.values()].map((count) => most - count).filter((left) => left > 0));
    const someFull =
      [...accounts.values()].some((n) => n >= perAccount) || [...connections.values()].some((n) => n >= perConnection);
    const running = [...this.#running.values()].flatMap(({ job }) => job.groupId ?? []);
    const waiting = someFull ? await listWaitingGroups(this.#boss.getDb(), this.#name) : [];
    // Groups that run too: the next job of one may arrive after the list of those that wait was read.
    const ignoreGroups = [...new Set([...waiting, ...running])].filter(isFull);
    const batchSize = Math.min(free, freeFor(accounts, perAccount), freeFor(connections, perConnection));
    const jobs = await this.#boss.fetch<object>(this.#name, { batchSize, includeMetadata: true, ignoreGroups });
    for (const job of jobs) this.#start(job);
    return jobs.length > 0;
  }

  #start(job: JobWithMetadata): void {
    const stop = new AbortController();
    // The queue may give a job to this very process again while an earlier try still ends here.
    const key = `${job.id} ${job.retryCount}`;
    const done = this.#runAndSettle(job, stop).finally(() => {
      this.#running.delete(key);
      this.wake();
    });
    this.#running.set(key, { job, stop, done });
  }

  /** Runs a job for at most its time, and says in the queue how it ended. Never rejects. */
  async #runAndSettle(job: JobWithMetadata, stop: AbortController): Promise<void> {
    const attempt = { id: job.id, retryCount: job.retryCount };
    const ended = Promise.withResolvers<never>();
    const begun = performance.now();
    const count = (outcome: string) => jobSeconds.observe({ queue: this.#name, outcome }, (performance.now() - begun) / 1000);
    const timer = setTimeout(() => {
      stop.abort();
      ended.reject(new Error('TimedOut'));
    }, job.expireInSeconds * 1000);
    try {
      await Promise.race([this.#run(job, stop.signal), ended.promise]);
      count('completed');
      await this.#boss.complete(this.#name, attempt).catch(this.#warn);
    } catch (problem) {
      count(problem instanceof Error && problem.message === 'TimedOut' ? 'timed_out' : 'failed');
      const isUnreadable = problem instanceof UnreadableInput;
      if (isUnreadable) {
        this.#log.error({ queue: this.#name, job: job.id, reason: problem.message }, 'The input of a job cannot be read');
        await endTries(this.#boss.getDb(), this.#name, job).catch(this.#warn);
      }
      const output = {
        problem: problem instanceof Error ? problem.name : 'unknown',
        ...(isUnreadable && { reason: problem.message }),
      };
      await this.#boss.fail(this.#name, attempt, output).catch(this.#warn);
    } finally {
      clearTimeout(timer);
    }
  }

  /** Says that this process lives and still works on its jobs. */
  async #beat(): Promise<void> {
    const attempts = [...this.#running.values()].map(({ job }) => ({ id: job.id, retryCount: job.retryCount }));
    if (attempts.length > 0) await this.#boss.touch(this.#name, attempts).catch(this.#warn);
  }
}
