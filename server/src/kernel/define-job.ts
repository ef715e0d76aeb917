// Jobs as features declare them. A queue is a constant with the schema of its input, in a file that imports nothing of ours. Nobody sends to
// the queue of a sweep, which declares it itself.
import * as z from 'zod';
import type { QueueDefinition } from './job-queues.ts';
import type { JobDefinition, JobQueue, JobRun } from './jobs.ts';
import type { Kernel } from './kernel.ts';

/** The kinds of work that a worker process keeps apart; `app/worker-lanes.ts` says how much of each it does at a time. */
export type LaneName = 'builtIn' | 'text' | 'media' | 'chat' | 'bulk' | 'imports' | 'care' | 'single';

/** Work in the background, before there is a kernel to do it with. */
export interface Job<Input extends object = never> extends JobQueue<object> {
  lane: LaneName;
  /** When it runs without being sent, as cron in UTC; once, however many workers there are. */
  cron?: string;
  /** Does the work; throwing asks for another try. */
  run: (kernel: Kernel, input: Input, run: JobRun) => Promise<void>;
  /** Called once when the last try failed, its worker having died or not. */
  onFail: (kernel: Kernel, input: Input) => Promise<void>;
}

/** Declares the work behind a queue. */
export const defineJob = <Input extends object>(
  queue: JobQueue<Input>,
  job: Omit<Job<Input>, keyof JobQueue<Input>>,
): Job<Input> => ({
  ...queue,
  ...job,
});

/** Declares work that is done again and again and that nobody sends; a round that fails is followed by the next. */
export const defineSweep = (
  sweep: QueueDefinition & { cron: string; run: (kernel: Kernel, run: JobRun) => Promise<void> },
): Job<object> => ({
  ...sweep,
  input: z.object({}),
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
