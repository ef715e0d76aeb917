// Jobs as features declare them. The queue of a job that others send to is a constant in a file without other imports; a sweep is nobody's
// to send, and declares its queue itself.
import type { JobDefinition, JobRun } from './jobs.ts';
import type { Kernel } from './kernel.ts';

/** The kinds of work that a worker process keeps apart; `app/worker-lanes.ts` says how much of each it does at a time. */
export type LaneName = 'builtIn' | 'text' | 'media' | 'chat' | 'bulk' | 'imports' | 'care' | 'single';

type JobQueue = Pick<JobDefinition<never>, 'name' | 'retries' | 'timeout'>;

/** Work in the background, before there is a kernel to do it with. */
export interface Job<Input extends object = never> extends JobQueue {
  lane: LaneName;
  /** When it runs without being sent, as cron in UTC; once, however many workers there are. */
  cron?: string;
  /** Does the work; throwing asks for another try. */
  run: (kernel: Kernel, input: Input, run: JobRun) => Promise<void>;
  /** Called once when the last try failed, its worker having died or not. */
  onFail: (kernel: Kernel, input: Input) => Promise<void>;
}

/** Declares the work behind a queue. */
export const defineJob = <Input extends object>(queue: JobQueue, job: Omit<Job<Input>, keyof JobQueue>): Job<Input> => ({
  ...queue,
  ...job,
});

/** Declares work that is done again and again and that nobody sends; a round that fails is followed by the next. */
export const defineSweep = (
  sweep: JobQueue & { cron: string; run: (kernel: Kernel, run: JobRun) => Promise<void> },
): Job<object> => ({
  ...sweep,
  lane: 'care',
  run: (kernel, _input, run) => sweep.run(kernel, run),
  onFail: () => Promise.resolve(),
});

/** The job in one process. */
export const jobOn = <Input extends object>(kernel: Kernel, { lane: _lane, ...job }: Job<Input>): JobDefinition<Input> => ({
  ...job,
  run: (input, run) => job.run(kernel, input, run),
  onFail: (input) => job.onFail(kernel, input),
});
