// Events on their way to the installation's own analytics: kept in memory, sent in batches, dropped rather than in anybody's way.

/** Sends one batch; throws where it did not arrive. */
export type SendBatch<Event> = (events: readonly Event[]) => Promise<void>;

export interface EventQueueOptions<Event> {
  send: SendBatch<Event>;
  /** Hears how many events were given up, and why. */
  onDrop: (count: number, reason: unknown) => void;
  /** Events in memory; the oldest make room for new ones. */
  maxEvents?: number;
  maxBatch?: number;
  /** Milliseconds before a batch is sent; doubled with each failed try. */
  pauseMs?: number;
  maxTries?: number;
}

export interface EventQueue<Event> {
  /** Takes an event; never waits and never throws. */
  push: (event: Event) => void;
  /** Events that wait. */
  size: () => number;
}

/** A bounded queue. What is in it when the process ends is lost. */
export function createEventQueue<Event>(options: EventQueueOptions<Event>): EventQueue<Event> {
  const { send, onDrop, maxEvents = 1000, maxBatch = 50, pauseMs = 2000, maxTries = 3 } = options;
  const waiting: Event[] = [];
  let timer: NodeJS.Timeout | null = null;
  let tries = 0;

  function schedule(): void {
    if (timer !== null || waiting.length === 0) return;
    timer = setTimeout(() => void sendNext(), pauseMs * 2 ** tries);
    // A process that ends does not wait for it.
    timer.unref();
  }

  async function sendNext(): Promise<void> {
    const batch = waiting.splice(0, maxBatch);
    try {
      await send(batch);
      tries = 0;
    } catch (problem) {
      tries += 1;
      const free = maxEvents - waiting.length;
      if (tries < maxTries && free >= batch.length) waiting.unshift(...batch);
      else {
        tries = 0;
        onDrop(batch.length, problem);
      }
    }
    timer = null;
    schedule();
  }

  return {
    push: (event) => {
      if (waiting.length >= maxEvents) {
        waiting.shift();
        onDrop(1, new Error('Too many events wait'));
      }
      waiting.push(event);
      schedule();
    },
    size: () => waiting.length,
  };
}
