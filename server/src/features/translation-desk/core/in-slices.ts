import { setImmediate } from 'node:timers/promises';

/** Items between which the process answers other calls: at most some tens of milliseconds of checks. */
const sliceLength = 50;

/** `flatMap` over many items that gives way to other calls after each slice. */
export async function flatMapInSlices<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => readonly Result[],
): Promise<Result[]> {
  const results: Result[] = [];
  for (let at = 0; at < items.length; at += sliceLength) {
    if (at > 0) await setImmediate();
    for (const item of items.slice(at, at + sliceLength)) results.push(...work(item));
  }
  return results;
}
