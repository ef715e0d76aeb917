// A writer that paused and continues after another took over its answer: nothing of its attempt counts.
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { buildChat } from '../../testing/build.ts';
import { balanceOf } from '../../testing/chat-calls.ts';
import { connectModel } from '../../testing/model-for-tests.ts';
import { startTestProduct, type TestCaller, type TestProduct } from '../../testing/test-product.ts';
import { beginAnswer, endAnswer, saveText } from './chat-messages.queries.ts';
import { writeAnswer } from './write-answer.ts';

let product: TestProduct;
let owner: TestCaller;

beforeAll(async () => {
  // No workers: the tests are the workers.
  product = await startTestProduct({ FOLIO_ROLE: 'web' });
  owner = await product.register('Chat Owner');
});
afterAll(() => product.stop());

/** An answer that waits for its writer and holds 5 credits. */
async function buildWaiting(): Promise<number> {
  const { messageId } = await buildChat(product, owner);
  await product.sql(`update chat_messages set state = 'writing', text = '', credits_reserved = 5 where id = $1`, [messageId]);
  return messageId;
}

const stateOf = async (id: number) =>
  (
    await product.sql(
      'select state, text, attempt, credits_reserved as still_reserved, reason from chat_messages where id = $1',
      [id],
    )
  )[0];

it('only the newest attempt saves the text and ends the answer', async () => {
  const id = await buildWaiting();
  const { database } = product.kernel;
  await beginAnswer(database, id);
  await beginAnswer(database, id);
  expect(await saveText(database, { id, attempt: 1 }, 'Of the first')).toBe('gone');
  expect(await saveText(database, { id, attempt: 1 }, null)).toBe('gone');
  expect(await endAnswer(database, id, 1, { state: 'done', text: 'Of the first', price: 5 })).toBeNull();
  expect(await stateOf(id)).toEqual({ state: 'writing', text: '', attempt: 2, still_reserved: 5, reason: null });
  expect(await saveText(database, { id, attempt: 2 }, 'Of the second')).toBe('go_on');
  expect(await endAnswer(database, id, 2, { state: 'done', price: 5 })).toBe(5);
  expect(await endAnswer(database, id, 2, { state: 'done', price: 5 })).toBeNull();
});

it('a first attempt whose model fails after a second one began neither ends the answer nor moves credits', async () => {
  const id = await buildWaiting();
  const before = await balanceOf(product, owner);
  // Writes until its reader hangs up, which it does when the look at the row finds another attempt there.
  const model = await connectModel(owner, [{ kind: 'stall', text: 'The beginning of a long answer' }]);
  const run = { signal: AbortSignal.timeout(15_000), isLastTry: true };
  try {
    const first = writeAnswer(product.kernel, id, run);
    await vi.waitFor(() => expect(model.requests.length).toBeGreaterThan(0), { timeout: 10_000 });
    await beginAnswer(product.kernel.database, id);
    await first;
  } finally {
    model.close();
  }
  expect(run.signal.aborted).toBe(false);
  expect(await stateOf(id)).toMatchObject({ state: 'writing', attempt: 2, still_reserved: 5, reason: null });
  expect(await balanceOf(product, owner)).toEqual(before);
});
