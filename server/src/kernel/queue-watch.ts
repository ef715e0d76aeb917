// Checks once a second which queues have jobs that may run, and wakes their lanes: for jobs that are tried again, and where a notification
// was lost. One statement for all queues, since a process that waits should cost the database next to nothing.
import type { JobLane } from './job-lane.ts';
import { type JobDatabase, listReadyQueues } from './jobs.queries.ts';

/** Milliseconds between two checks. */
const checkEveryMs = 1000;

export class QueueWatch {
  readonly #db: JobDatabase;
  readonly #lanes: ReadonlyMap<string, JobLane>;
  readonly #warn: (problem: unknown) => void;
  readonly #timer: NodeJS.Timeout;
  #soon: NodeJS.Timeout | null = null;
  #isChecking = false;

  constructor(db: JobDatabase, lanes: ReadonlyMap<string, JobLane>, warn: (problem: unknown) => void) {
    this.#db = db;
    this.#lanes = lanes;
    this.#warn = warn;
    this.#timer = setInterval(() => void this.#check(), checkEveryMs);
  }

  /** Checks after the current turn, however often it is called. */
  soon = (): void => {
    this.#soon ??= setTimeout(() => {
      this.#soon = null;
      void this.#check();
    }, 0);
  };

  stop(): void {
    clearInterval(this.#timer);
    if (this.#soon) clearTimeout(this.#soon);
  }

  async #check(): Promise<void> {
    if (this.#isChecking || this.#lanes.size === 0) return;
    this.#isChecking = true;
    try {
      for (const name of await listReadyQueues(this.#db, [...this.#lanes.keys()])) this.#lanes.get(name)?.wake();
    } catch (problem) {
      // The next check tries again.
      this.#warn(problem);
    } finally {
      this.#isChecking = false;
    }
  }
}
