// Concurrency of each kind of work in a worker process. Lanes are apart, so that none can hold up another; inside a lane, one
// account and one connection of a model have at most a share of the slots.
import type { LaneName } from '../kernel/define-job.ts';
import type { LaneSize } from '../kernel/job-lane.ts';

/** Slots by `WORKER_CONCURRENCY`. Waiting for a model costs next to nothing; computing on this machine costs a core. */
export const workerLanes = (concurrency: number): Record<LaneName, LaneSize> => ({
  builtIn: { slots: 4 * concurrency, perAccount: 3 * concurrency },
  text: { slots: 16 * concurrency, perAccount: 4 * concurrency, perConnection: 8 * concurrency },
  media: { slots: 4 * concurrency, perAccount: 2 * concurrency, perConnection: 2 * concurrency },
  chat: { slots: 8 * concurrency, perAccount: 4 * concurrency, perConnection: 4 * concurrency },
  bulk: { slots: 8 * concurrency, perAccount: 4 * concurrency, perConnection: 4 * concurrency },
  imports: { slots: 2 * concurrency, perAccount: concurrency },
  care: { slots: 2 * concurrency },
  single: { slots: 1 },
});
