// Every write of the contract locks documents, tasks, orders, requests, lines and jobs in this order.

import { contract } from '@folio/contract/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { deliverEvents } from '../kernel/events.ts';
import { listCallExamples } from '../testing/call-examples.ts';
import { buildStrangersThings, type StrangersThings } from '../testing/strangers-things.ts';
import { startOwnProduct, type TestCaller, type TestProduct } from '../testing/test-product.ts';
import { watchLockOrder } from '../testing/watch-lock-order.ts';
import { calls, make } from './calls.ts';
import { eventSubscribers } from './features.ts';

const { ofStranger, inWorkspace } = await listCallExamples();

/** Calls on sessions and credentials, after which the caller is nobody. */
const endTheSession = new Set([
  'session.logout',
  ...Object.entries(contract).flatMap(([feature, group]) =>
    Object.entries(group).flatMap(([name, call]) =>
      call['~orpc'].meta.isClosedWhileImpersonating ? [`${feature}.${name}`] : [],
    ),
  ),
]);

let product: TestProduct;
let staff: TestCaller;
let own: StrangersThings;
let turned: Set<string>;

beforeAll(async () => {
  product = await startOwnProduct({ FOLIO_ROLE: 'web' });
  turned = watchLockOrder(product.kernel.database.pool);
  staff = await product.register('Staff Person');
  own = await buildStrangersThings(product, staff);
});
afterAll(() => product.stop());

it('holds for every call, and for what follows it', async () => {
  const done: string[] = [];
  for (const call of calls.toSorted((one, other) => Number(one.method === 'DELETE') - Number(other.method === 'DELETE'))) {
    if (call.method === 'GET' || endTheSession.has(call.name)) continue;
    const { status } = await make(staff, call, { ...inWorkspace[call.name], ...ofStranger[call.name]?.(own) });
    if (status === 200) done.push(call.name);
  }
  while (
    await deliverEvents(
      product.kernel,
      eventSubscribers.map((subscribe) => subscribe(product.kernel)),
    )
  );
  expect([...turned]).toEqual([]);
  expect(done).toEqual(
    expect.arrayContaining([
      'documents.update',
      'tasks.submit',
      'translationRequests.quote',
      'workspaces.remove',
      'categoryCards.create',
    ]),
  );
});
