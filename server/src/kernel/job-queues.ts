// The queues of pg-boss: one of each job and one for its runs that failed. Written only where they are missing or differ, since a start with
// every queue in place would otherwise make three statements for each.
import type { PgBoss, Queue } from 'pg-boss';

export interface QueueDefinition {
  /** `subject.verb`. */
  name: string;
  /** Tries after the first one. */
  retries: number;
  /** Seconds after which a run counts as dead. */
  timeout: number;
}

/**
 * A worker that dies is noticed after this many seconds without a heartbeat, the least that pg-boss takes. Heartbeats come twice as
 * often, every process looks for missing ones every 2 s (all together at most once a second), and the next try follows within 3 s: a job is
 * taken up 6 to 15 s after its worker died.
 */
export const heartbeatSeconds = 10;

/** Results of a finished job are stored elsewhere; its own row is kept for an hour, so that looking for dead workers stays cheap. */
const deleteAfterSeconds = 3600;

/** The queue for jobs after their last failed try. */
export const deadName = (name: string) => `${name}.dead`;

/**
 * Closing a failed job is a transaction or two, and its credits wait for it: it is tried every 10 s for hours. Growing pauses would have
 * no limit, since pg-boss keeps none in jobs from another queue.
 */
const deadQueueOf = ({ name }: QueueDefinition): Queue => ({
  name: deadName(name),
  retryLimit: 2000,
  retryDelay: 10,
  retryBackoff: false,
  expireInSeconds: 120,
  deleteAfterSeconds,
  // As for the run itself: a worker that dies here is noticed too.
  heartbeatSeconds,
});

const queueOf = ({ name, retries, timeout }: QueueDefinition): Queue => ({
  name,
  retryLimit: retries,
  retryDelay: 1,
  retryBackoff: true,
  expireInSeconds: timeout,
  deleteAfterSeconds,
  heartbeatSeconds,
  deadLetter: deadName(name),
  // Inside a transaction a notification makes commits wait for each other; `send` notifies after it.
  notify: false,
});

/** Creates the queues that are missing, and brings those of an earlier version to the limits of now. */
export async function ensureQueues(boss: PgBoss, definitions: readonly QueueDefinition[]): Promise<void> {
  const present = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
  const ensure = async ({ name, ...options }: Queue) => {
    const queue = present.get(name);
    if (!queue) return boss.createQueue(name, options);
    const isDifferent = Object.entries(options).some(([key, value]) => queue[key as keyof Queue] !== value);
    if (isDifferent) await boss.updateQueue(name, options);
  };
  // A queue may name only a dead letter queue that is there.
  await Promise.all(definitions.map((definition) => ensure(deadQueueOf(definition))));
  await Promise.all(definitions.map((definition) => ensure(queueOf(definition))));
}
