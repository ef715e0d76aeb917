// Lookups of one turn of the event loop: their batches, and the result for each caller.
import { setImmediate as turn, setTimeout as wait } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { batchLookups } from './batch-lookups.ts';

function noted(answer: (keys: string[]) => Promise<void> = () => Promise.resolve()) {
  const questions: string[][] = [];
  const ask = batchLookups(async (keys) => {
    questions.push(keys);
    await answer(keys);
    return new Map(keys.filter((key) => !key.startsWith('unknown')).map((key) => [key, `answer of ${key}`]));
  });
  return { questions, ask };
}

it('asks once for what is asked for in one turn, and gives each its own answer', async () => {
  const { questions, ask } = noted();
  const answers = await Promise.all(['a', 'b', 'a', 'unknown', 'b'].map((key) => ask(key)));
  expect(answers).toEqual(['answer of a', 'answer of b', 'answer of a', undefined, 'answer of b']);
  expect(questions).toEqual([['a', 'b', 'unknown']]);
});

it('asks for what comes later in a question of its own, without waiting for an earlier one', async () => {
  const { questions, ask } = noted((keys) => (keys[0] === 'slow' ? wait(200).then(() => undefined) : Promise.resolve()));
  const slow = ask('slow');
  await turn();
  const order: string[] = [];
  await Promise.all([slow.then(() => order.push('slow')), ask('quick').then(() => order.push('quick'))]);
  await ask('quick');
  expect(order).toEqual(['quick', 'slow']);
  expect(questions).toEqual([['slow'], ['quick'], ['quick']]);
});

it('fails for all who asked, and not for those after them', async () => {
  let isAway = true;
  const { ask } = noted(() => (isAway ? Promise.reject(new Error('away')) : Promise.resolve()));
  const outcomes = await Promise.allSettled([ask('a'), ask('b'), ask('a')]);
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  isAway = false;
  expect(await ask('a')).toBe('answer of a');
});
