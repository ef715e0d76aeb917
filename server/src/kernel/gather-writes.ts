// Group commit: writes of one key that are asked for while a round of that key runs are made together in the next one, in one transaction.
import { AsyncLocalStorage } from 'node:async_hooks';
import { isDatabaseLost } from './db/database.ts';

interface Waiting<Item, Made> {
  item: Item;
  /** Runs something as part of the call that asked for the item. */
  inCall: <T>(run: () => T) => T;
  resolve: (made: Made) => void;
  reject: (problem: unknown) => void;
}

/**
 * Returns a function that makes one item and returns its result from `make`. A key has one round at a time. Without a running round it
 * begins at once, so a single item waits for nothing, and one key never holds more than one connection. `make` gets at most `maxItems`
 * items of one key in the order of their calls. It makes all of them or (throwing) none, and returns the results in their order. If it
 * throws for several items, each is made alone: a refused item does not affect others. If the database is lost, all of them fail. A
 * round belongs to the call (its trace) of its first item.
 */
export function gatherWrites<Item, Made>(
  make: (items: Item[]) => Promise<Made[]>,
  maxItems: number,
): (key: string | number, item: Item) => Promise<Made> {
  const queues = new Map<string | number, Waiting<Item, Made>[]>();

  async function round(several: Waiting<Item, Made>[]): Promise<void> {
    try {
      const items = several.map(({ item }) => item);
      const made = await (several[0]?.inCall(() => make(items)) ?? []);
      for (const [index, one] of several.entries()) one.resolve(made[index] as Made);
    } catch (problem) {
      if (several.length > 1 && !isDatabaseLost(problem)) for (const one of several) await round([one]);
      else for (const one of several) one.reject(problem);
    }
  }

  async function workOff(key: string | number, queue: Waiting<Item, Made>[]): Promise<void> {
    while (queue.length > 0) await round(queue.splice(0, maxItems));
    queues.delete(key);
  }

  return (key, item) =>
    new Promise((resolve, reject) => {
      const queue = queues.get(key);
      const waiting = { item, inCall: AsyncLocalStorage.snapshot(), resolve, reject };
      if (queue) {
        queue.push(waiting);
        return;
      }
      const begun = [waiting];
      queues.set(key, begun);
      void workOff(key, begun);
    });
}
