// A worker that paused and continues after another took over its order: nothing of its attempt counts.
import { EngineFailure } from '@folio/engine/core/engine-types';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { balanceOf } from '../../testing/chat-calls.ts';
import { startOwnProduct, type TestCaller, type TestProduct } from '../../testing/test-product.ts';
import { attempts } from '../orders/index.ts';
import { runOrder } from './index.ts';

let product: TestProduct;
let owner: TestCaller;

beforeAll(async () => {
  // No workers: the tests are the workers.
  product = await startOwnProduct({ FOLIO_ROLE: 'web' });
  owner = await product.register('Order Owner');
});
afterAll(() => product.stop());

async function placeOrder(): Promise<number> {
  const fields = {
    job_title: 'Baker',
    company_name: 'Mill Lane',
    responsibilities: 'Bake bread',
    skills: 'Patience',
    location: 'Leeds',
    application_instructions: 'Write to us',
  };
  const { status, body } = await owner.send('POST', '/services/orders/create', { tool: 'job_posting', fields });
  expect(status).toBe(200);
  return (body.order as { order_details: { id: number }[] }).order_details[0]?.id ?? 0;
}

const oneTry = { signal: new AbortController().signal, isLastTry: true };

const kinds = async (id: number) =>
  (await product.sql<{ kind: string }>('select kind from credit_movements where order_detail_id = $1 order by id', [id])).map(
    (movement) => movement.kind,
  );

async function stateOf(id: number) {
  const [row] = await product.sql(
    `select status, attempt, reason, progress, worked_ms, credits_reserved as still_reserved,
       (select count(*)::int from document_versions where order_detail_id = d.id) as versions,
       (select count(*)::int from raised_events where subject_id = d.id and name like 'order.%') as events
     from order_details d where id = $1`,
    [id],
  );
  return row;
}

const inProgress = {
  status: 'in_progress',
  attempt: 2,
  reason: null,
  progress: null,
  worked_ms: 0,
  still_reserved: 60,
  versions: 0,
};

it('a first attempt that finishes after a second one did writes and settles nothing', async () => {
  const id = await placeOrder();
  await runOrder(product.kernel, id, oneTry, async () => {
    await runOrder(product.kernel, id, oneTry, async () => null);
    return null;
  });
  expect(await stateOf(id)).toMatchObject({ status: 'accepted', attempt: 2, still_reserved: 0, versions: 1, events: 1 });
  expect(await kinds(id)).toEqual(['reserve', 'settle']);
});

it('a first attempt that finishes while a second one works leaves the order to it', async () => {
  const id = await placeOrder();
  await runOrder(product.kernel, id, oneTry, async () => {
    await attempts.beginAttempt(product.kernel.database, id);
    return null;
  });
  expect(await stateOf(id)).toEqual({ ...inProgress, events: 0 });
  expect(await kinds(id)).toEqual(['reserve']);
});

it.each([
  ['a refusal', new EngineFailure('MODEL_DECLINED')],
  ['a fault', new Error('The connection broke')],
])('a first attempt that ends with %s while a second one works does not end the order', async (_, problem) => {
  const id = await placeOrder();
  const before = await balanceOf(product, owner);
  await runOrder(product.kernel, id, oneTry, async () => {
    await attempts.beginAttempt(product.kernel.database, id);
    throw problem;
  });
  expect(await stateOf(id)).toEqual({ ...inProgress, events: 0 });
  expect(await balanceOf(product, owner)).toEqual(before);
});

it('only the newest attempt saves progress, adds its time, is current and may end', async () => {
  const id = await placeOrder();
  const { database } = product.kernel;
  await attempts.beginAttempt(database, id);
  await attempts.beginAttempt(database, id);
  await attempts.saveProgress(database, id, 1, { stage: 'reading' });
  await attempts.addWorked(database, id, 1, 5000);
  const end = { status: 'failed' as const, reason: 'UNEXPECTED', detail: null };
  expect(await attempts.isAttemptCurrent(database, id, 1)).toBe(false);
  expect(await attempts.endAttempt(database, id, 1, end)).toBeNull();
  expect(await stateOf(id)).toEqual({ ...inProgress, events: 0 });
  await attempts.saveProgress(database, id, 2, { stage: 'reading' });
  await attempts.addWorked(database, id, 2, 5000);
  expect(await attempts.isAttemptCurrent(database, id, 2)).toBe(true);
  expect(await stateOf(id)).toMatchObject({ progress: { stage: 'reading' }, worked_ms: 5000 });
  expect(await attempts.endAttempt(database, id, 2, end)).not.toBeNull();
});

it('what cannot be committed wrote, settled and raised nothing', async () => {
  const id = await placeOrder();
  await product.sql(`create function refuse_version() returns trigger language plpgsql as $$ begin raise 'No'; end $$`);
  await product.sql(`create constraint trigger refuse_version after insert on document_versions
    deferrable initially deferred for each row execute function refuse_version()`);
  const more = { ...oneTry, isLastTry: false };
  await expect(runOrder(product.kernel, id, more, async () => null)).rejects.toThrow('No');
  await product.sql('drop trigger refuse_version on document_versions');
  expect(await stateOf(id)).toMatchObject({ status: 'in_progress', still_reserved: 60, versions: 0, events: 0 });
  expect(await kinds(id)).toEqual(['reserve']);
});
