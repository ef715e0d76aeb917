import { expect, it } from 'vitest';
import { SilenceBreaker } from './silence-breaker.ts';

const silence = new Error('silent');
const refusal = new Error('refused');
const fail = (problem: Error) => () => Promise.reject(problem);

it('after the pause one request tries, and others are refused until it ended', async () => {
  const breaker = new SilenceBreaker((problem) => problem === silence, 0);
  await expect(breaker.run(fail(silence))).rejects.toBe(silence);
  const answer = Promise.withResolvers<string>();
  const trying = breaker.run(() => answer.promise);
  await expect(breaker.run(() => Promise.resolve('second'))).rejects.toBe(silence);
  answer.resolve('first');
  expect(await trying).toBe('first');
  expect(await breaker.run(() => Promise.resolve('third'))).toBe('third');
});

it('a refusal is an answer', async () => {
  const breaker = new SilenceBreaker((problem) => problem === silence);
  await expect(breaker.run(fail(refusal))).rejects.toBe(refusal);
  expect(await breaker.run(() => Promise.resolve('next'))).toBe('next');
});
