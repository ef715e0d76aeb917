// Work that takes every core, or gigabytes: each caller waits for the one before.

/** Returns a function that runs its tasks in sequence, in call order. A failed task does not stop the next. */
export function createTurns(): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return async (work) => {
    const turn = last.then(work, work);
    last = turn.catch(() => undefined);
    return turn;
  };
}
