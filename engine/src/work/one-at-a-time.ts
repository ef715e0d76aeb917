// Work that takes every core, or gigabytes: each caller waits for the one before.

/** Runs what it is given one after the other, in the order of the calls. A failed one does not stop the next. */
export function createTurns(): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return async (work) => {
    const turn = last.then(work, work);
    last = turn.catch(() => undefined);
    return turn;
  };
}
