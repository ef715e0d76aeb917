// Events belong to their transaction: a rollback raises none, and a listener's writes count once.
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import * as z from 'zod';
import { startTestProduct, type TestCaller, type TestProduct } from '../testing/test-product.ts';
import type { Db } from './db/database.ts';
import { listNextEvents } from './events.queries.ts';
import { defineEvent, deliverEvents, dispatch, onEvent, payloadOf, raiseEvent } from './events.ts';
import type { PastEvent } from './raised-event.ts';

let product: TestProduct;
let owner: TestCaller;
let accountId: number;

const happened = defineEvent('test.happened', z.object({ number: z.int() }));
const eventOf = (number: number) => ({
  accountId,
  workspaceId: null,
  userId: owner.id,
  impersonatorId: null,
  subjectId: null,
  data: { number },
});
const raise = (number: number) => product.kernel.database.transaction((tx) => raiseEvent(tx, happened, eventOf(number)));
const count = async () =>
  (await product.sql<{ count: number }>('select count(*)::int as count from raised_events'))[0]?.count ?? -1;

beforeAll(async () => {
  // Without workers, no process delivers the events.
  product = await startTestProduct({ FOLIO_ROLE: 'web' });
  owner = await product.register('Event Owner');
  const [user] = await product.sql<{ account_id: number }>('select account_id from users where id = $1', [owner.id]);
  accountId = user?.account_id ?? 0;
});
beforeEach(async () => void (await product.sql('delete from raised_events')));
afterAll(() => product.stop());

it('an event of a transaction that is rolled back was never raised', async () => {
  const failing = product.kernel.database.transaction(async (tx) => {
    await raiseEvent(tx, happened, eventOf(1));
    throw new Error('No');
  });
  await expect(failing).rejects.toThrow('No');
  expect(await count()).toBe(0);
});

const dueNow = () => product.sql('update raised_events set deferred_until = now()');

it('listeners get events in order, once each, and again where one of them failed', async () => {
  for (const number of [1, 2, 3]) await raise(number);
  const numbers: (number | undefined)[] = [];
  const listen = async (_: Db, events: PastEvent[]) => {
    numbers.push(...events.map((event) => payloadOf(happened, event)?.number));
  };
  const note = async (tx: Db) => void (await tx.client.query(`update users set name = name || '!' where id = $1`, [owner.id]));
  const fail = () => Promise.reject(new Error('Not now'));
  expect(await deliverEvents(product.kernel, [listen, note, fail])).toBe(false);
  expect(await product.sql('select name from users where id = $1', [owner.id])).toEqual([{ name: 'Event Owner' }]);
  // Together and then one by one.
  expect(numbers.splice(0)).toEqual([1, 2, 3, 1, 2, 3]);
  await deliverEvents(product.kernel, [listen]);
  expect([numbers, await count()]).toEqual([[], 3]);
  await dueNow();
  await deliverEvents(product.kernel, [listen]);
  await deliverEvents(product.kernel, [listen]);
  expect([numbers, await count()]).toEqual([[1, 2, 3], 0]);
});

it('an event that fails every time keeps none of the others, and is tried again ever later', async () => {
  for (let number = 1; number <= 250; number += 1) await raise(number);
  const delivered: (number | undefined)[] = [];
  const listen = async (_: Db, events: PastEvent[]) => {
    const numbers = events.map((event) => payloadOf(happened, event)?.number);
    if (numbers.includes(3)) throw new Error('Never');
    delivered.push(...numbers);
  };
  for (let turn = 0; turn < 5 && (await deliverEvents(product.kernel, [listen])); turn += 1);
  expect(delivered).toEqual(Array.from({ length: 250 }, (_, nth) => nth + 1).filter((number) => number !== 3));
  const left = () =>
    product.sql(`select failures, round(extract(epoch from deferred_until - now()) / 10)::int as wait from raised_events`);
  expect(await left()).toEqual([{ failures: 1, wait: 1 }]);
  for (const [failures, wait] of [
    [2, 2],
    [3, 4],
  ]) {
    await dueNow();
    await deliverEvents(product.kernel, [listen]);
    expect(await left()).toEqual([{ failures, wait }]);
  }
  await product.sql('update raised_events set failures = 2000000');
  await dueNow();
  await deliverEvents(product.kernel, [listen]);
  expect(await left()).toEqual([{ failures: 2_000_001, wait: 360 }]);
});

it('a subscriber that refuses everything is not asked about all that waits in one turn', async () => {
  for (let number = 1; number <= 30; number += 1) await raise(number);
  let asked = 0;
  const refuse = (_: Db, events: PastEvent[]) => {
    asked += events.length;
    return Promise.reject(new Error('Broken'));
  };
  expect(await deliverEvents(product.kernel, [refuse])).toBe(false);
  expect([asked, await count()]).toEqual([50, 30]);
});

it('20 workers at once deliver an event once', async () => {
  await raise(1);
  let delivered = 0;
  const listen = async (_: Db, events: PastEvent[]) => {
    delivered += events.length;
    await new Promise((resolve) => setTimeout(resolve, 50));
  };
  await Promise.all(Array.from({ length: 20 }, () => deliverEvents(product.kernel, [listen])));
  expect([delivered, await count()]).toEqual([1, 0]);
});

it('a worker finds no event while another delivers them', async () => {
  await raise(4);
  const { database } = product.kernel;
  await database.transaction(async (tx) => {
    expect(await listNextEvents(tx, 10)).toHaveLength(1);
    expect(await database.transaction((other) => listNextEvents(other, 10))).toEqual([]);
  });
  expect(await database.transaction((other) => listNextEvents(other, 10))).toHaveLength(1);
});

it('what a handler throws rolls back the transaction in which its event was dispatched', async () => {
  const seen: number[] = [];
  const kernel = {
    ...product.kernel,
    eventHandlers: [
      onEvent(happened, async (_, __, { number }) => void seen.push(number)),
      onEvent(happened, () => Promise.reject(new Error('Not like this'))),
    ],
  };
  const failing = kernel.database.transaction(async (tx) => {
    await tx.client.query(`update users set name = 'Changed' where id = $1`, [owner.id]);
    await dispatch(kernel, tx, happened, { number: 7 });
  });
  await expect(failing).rejects.toThrow('Not like this');
  expect(seen).toEqual([7]);
  expect(await product.sql('select name from users where id = $1', [owner.id])).toEqual([{ name: 'Event Owner' }]);
});
