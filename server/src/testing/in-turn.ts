// Work that computes is done a few at a time, beside work that waits: on a busy machine everything at once would meet the limits of the product.

/** Runs at most `count` at a time, in the order in which they were asked for. */
export function limitedTo(count: number) {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async <T>(run: () => Promise<T>): Promise<T> => {
    if (running >= count) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await run();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
