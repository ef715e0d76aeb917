// Rounds of writes: the items of a round, and the effect of one failure on the others.
import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { gatherWrites } from './gather-writes.ts';

/** Notes the rounds; `refuse` says which items fail, alone and with whom. */
function noted(refuse: (item: number) => Error | null = () => null, maxItems = 50) {
  const rounds: number[][] = [];
  const write = gatherWrites<number, string>(async (items) => {
    rounds.push(items);
    await wait(5);
    for (const item of items) {
      const problem = refuse(item);
      if (problem) throw problem;
    }
    return items.map((item) => `made ${item}`);
  }, maxItems);
  return { rounds, write };
}

const outcomes = async (writes: Promise<string>[]) =>
  (await Promise.allSettled(writes)).map((one) => (one.status === 'fulfilled' ? one.value : String(one.reason)));

it('makes one that comes alone at once, and those that come meanwhile together, in their order', async () => {
  const { rounds, write } = noted();
  const made = await outcomes([1, 2, 3, 4].map((item) => write('a', item)));
  expect(made).toEqual(['made 1', 'made 2', 'made 3', 'made 4']);
  expect(rounds).toEqual([[1], [2, 3, 4]]);
  await write('a', 5);
  expect(rounds.at(-1)).toEqual([5]);
});

it('lets no key wait for another, and makes no more at once than it may', async () => {
  const { rounds, write } = noted(() => null, 2);
  await outcomes([...[1, 2, 3, 4].map((item) => write('a', item)), write('b', 9)]);
  expect(rounds).toEqual([[1], [9], [2, 3], [4]]);
});

it('refuses the refused alone', async () => {
  const { rounds, write } = noted((item) => (item === 3 ? new Error('no') : null));
  const made = await outcomes([1, 2, 3, 4].map((item) => write('a', item)));
  expect(made).toEqual(['made 1', 'made 2', 'Error: no', 'made 4']);
  expect(rounds).toEqual([[1], [2, 3, 4], [2], [3], [4]]);
});

it('tries nothing once more where the database is lost, and continues afterwards', async () => {
  let isAway = true;
  const { rounds, write } = noted(() => (isAway ? new Error('Connection terminated unexpectedly') : null));
  const made = await outcomes([1, 2, 3].map((item) => write('a', item)));
  expect(made).toEqual(Array.from({ length: 3 }, () => 'Error: Connection terminated unexpectedly'));
  expect(rounds).toEqual([[1], [2, 3]]);
  isAway = false;
  expect(await write('a', 4)).toBe('made 4');
});

it('runs a round as part of the call of its first item', async () => {
  const call = new AsyncLocalStorage<string>();
  const write = gatherWrites<number, string>(async (items) => {
    await wait(1);
    return items.map(() => call.getStore() ?? 'nobody');
  }, 50);
  const made = ['first', 'second', 'third'].map((name, item) => call.run(name, () => write('a', item)));
  expect(await Promise.all(made)).toEqual(['first', 'second', 'second']);
});
