// Behavior with several texts: `document-saver.test.ts` covers pauses, retries and conflicts of one.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Failure, type Outcome, type QueueParts, SaveQueue } from './save-queue.ts';

type Parts = QueueParts<number, string, number>;

function openQueue({ keepAfter = 0, max = 2 } = {}) {
  const send = vi.fn<Parts['send']>(() => Promise.resolve(new Map()));
  const explain = vi.fn<(error: unknown) => Failure>(() => ({ kind: 'retry' }));
  const keep = vi.fn<Parts['keep']>();
  const forget = vi.fn<Parts['forget']>();
  const onEmpty = vi.fn<() => void>();
  const revisions = new Map<number, number>();
  const queue = new SaveQueue<number, string, number>(
    {
      baseOf: (key) => revisions.get(key) ?? 0,
      isKnown: (_, value) => value === 'known',
      send,
      explain,
      keep,
      forget,
      onEmpty,
      onState: () => undefined,
    },
    { pause: 600, keepAfter, max },
  );
  return { queue, send, explain, keep, forget, onEmpty, revisions };
}

const outcome = (key: number, value: Outcome<number>) => Promise.resolve(new Map([[key, value]]));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('sends texts in the order in which they were written, as many as a call takes', async () => {
  const { queue, send, onEmpty } = openQueue();
  for (const key of [3, 1, 2]) queue.write(key, () => `text ${key}`);
  await vi.advanceTimersByTimeAsync(600);
  expect(send.mock.calls.map(([batch]) => batch.map(({ key }) => key))).toEqual([[3, 1], [2]]);
  expect(onEmpty).toHaveBeenCalledOnce();
  expect(queue.state.kind).toBe('saved');
});

it('a text in conflict waits, and the others go on', async () => {
  const { queue, send, keep, forget } = openQueue();
  send.mockImplementationOnce(() => outcome(1, { kind: 'conflict' }));
  queue.write(1, () => 'mine');
  queue.write(2, () => 'other');
  await vi.advanceTimersByTimeAsync(600);
  expect(queue.state.kind).toBe('conflict');
  expect(forget).toHaveBeenCalledExactlyOnceWith(2, 'other');
  queue.write(1, () => 'mine too');
  queue.write(3, () => 'third');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(send.mock.lastCall?.[0]).toEqual([{ key: 3, value: 'third', base: 0 }]);
  expect(keep).toHaveBeenCalledWith({ key: 1, value: 'mine too', base: 0 });
  queue.rebase(1, 7);
  await queue.flush();
  expect(send.mock.lastCall?.[0]).toEqual([{ key: 1, value: 'mine too', base: 7 }]);
  expect(queue.isDirty).toBe(false);
});

it('theirs is taken: nothing of ours is sent', async () => {
  const { queue, send } = openQueue();
  send.mockImplementationOnce(() => outcome(1, { kind: 'conflict' }));
  queue.write(1, () => 'mine');
  await vi.advanceTimersByTimeAsync(600);
  queue.drop(1);
  expect(queue.state.kind).toBe('saved');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(send).toHaveBeenCalledOnce();
});

it('a text whose place is gone leaves the queue and stays on the device', async () => {
  const { queue, send, forget } = openQueue();
  send.mockImplementationOnce(() => outcome(1, { kind: 'gone' }));
  queue.write(1, () => 'mine');
  await vi.advanceTimersByTimeAsync(600);
  expect(queue.isDirty).toBe(false);
  expect(forget).not.toHaveBeenCalled();
});

it('a text that was written on during its call is sent over the new state of the server', async () => {
  const { queue, send, revisions } = openQueue();
  send.mockImplementationOnce(async () => {
    queue.write(1, () => 'longer');
    revisions.set(1, 5);
    return new Map();
  });
  queue.write(1, () => 'long');
  await vi.advanceTimersByTimeAsync(600);
  expect(send.mock.lastCall?.[0]).toEqual([{ key: 1, value: 'longer', base: 5 }]);
});

it('a text that the server has is not sent, and its copy goes', async () => {
  const { queue, send, forget } = openQueue();
  queue.write(1, () => 'known');
  await vi.advanceTimersByTimeAsync(600);
  expect(send).not.toHaveBeenCalled();
  expect(forget).toHaveBeenCalledWith(1, 'known');
  expect(queue.state.kind).toBe('saved');
});

it('a copy of the device is sent over the state that it was written to', async () => {
  const { queue, send } = openQueue();
  queue.restore({ key: 1, value: 'kept', base: 4 });
  await queue.flush();
  expect(send.mock.lastCall?.[0]).toEqual([{ key: 1, value: 'kept', base: 4 }]);
});

it('what is refused is not sent again until something is written', async () => {
  const { queue, send, explain } = openQueue();
  send.mockRejectedValueOnce(new Error('403'));
  explain.mockReturnValueOnce({ kind: 'refused', message: 'Delivered' });
  queue.write(1, () => 'mine');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(send).toHaveBeenCalledOnce();
  expect(queue.state).toEqual({ kind: 'refused', message: 'Delivered' });
  queue.write(1, () => 'mine again');
  await vi.advanceTimersByTimeAsync(600);
  expect(send).toHaveBeenCalledTimes(2);
});

it.each([
  [true, 2],
  [false, 1],
])('a queue that is closed repeats a call that failed: %s', async (repeats, calls) => {
  const { queue, send, keep } = openQueue({ keepAfter: 1000 });
  send.mockRejectedValueOnce(new Error('away'));
  queue.write(1, () => 'left');
  queue.close({ repeats });
  expect(keep).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(send).toHaveBeenCalledTimes(calls);
});
