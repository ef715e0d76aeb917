import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DocumentSaver, type Draft, type SaveFailure } from './document-saver.ts';

interface SaveOptions {
  isAutosave: boolean;
  baseVersionId: number | undefined;
}

const draft = (html: string): Draft => ({ title: 'Tea', html });

function openSaver(failure: SaveFailure = { kind: 'retry' }) {
  const states: string[] = [];
  const save = vi.fn<(draft: Draft, options: SaveOptions) => Promise<number>>((_draft, options) =>
    Promise.resolve((options.baseVersionId ?? 0) + (options.isAutosave ? 0 : 1)),
  );
  const keep = vi.fn<(draft: Draft, baseVersionId: number | undefined) => void>();
  const forget = vi.fn<() => void>();
  const saver = new DocumentSaver(draft('<p>a</p>'), 7, {
    save,
    keep,
    forget,
    explain: () => Promise.resolve(failure),
    onState: (state) => states.push(state.kind),
  });
  return { saver, save, keep, forget, states };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('saves once after a pause in writing, on top of the version it came from', async () => {
  const { saver, save, keep, forget, states } = openSaver();
  saver.change(() => draft('<p>ab</p>'));
  await vi.advanceTimersByTimeAsync(500);
  saver.change(() => draft('<p>abc</p>'));
  await vi.advanceTimersByTimeAsync(799);
  expect(save).not.toHaveBeenCalled();
  expect(keep).toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(save).toHaveBeenCalledExactlyOnceWith(draft('<p>abc</p>'), { isAutosave: true, baseVersionId: 7 });
  expect(forget).toHaveBeenCalled();
  expect(states.at(-1)).toBe('saved');
  expect(saver.isDirty).toBe(false);
});

it('sends nothing where nothing differs', async () => {
  const { saver, save, states } = openSaver();
  saver.change(() => draft('<p>a</p>'));
  await vi.advanceTimersByTimeAsync(1000);
  expect(save).not.toHaveBeenCalled();
  expect(states.at(-1)).toBe('saved');
});

it('tries again until the server answers, with what was written meanwhile', async () => {
  const { saver, save, keep, states } = openSaver();
  save.mockRejectedValueOnce(new Error('away')).mockRejectedValueOnce(new Error('away'));
  saver.change(() => draft('<p>ab</p>'));
  await vi.advanceTimersByTimeAsync(800);
  expect(states.at(-1)).toBe('retrying');
  expect(keep).toHaveBeenLastCalledWith(draft('<p>ab</p>'), 7);
  saver.change(() => draft('<p>abc</p>'));
  await vi.advanceTimersByTimeAsync(2000);
  expect(states.at(-1)).toBe('retrying');
  await vi.advanceTimersByTimeAsync(4000);
  expect(save).toHaveBeenLastCalledWith(draft('<p>abc</p>'), { isAutosave: true, baseVersionId: 7 });
  expect(states.at(-1)).toBe('saved');
});

it('sends what was written during a call after it, never beside it', async () => {
  const { saver, save } = openSaver();
  let answer = (_id: number) => {};
  save.mockImplementationOnce(
    () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
  );
  saver.change(() => draft('<p>ab</p>'));
  await vi.advanceTimersByTimeAsync(800);
  saver.change(() => draft('<p>abc</p>'));
  await vi.advanceTimersByTimeAsync(5000);
  expect(save).toHaveBeenCalledTimes(1);
  answer(9);
  await vi.advanceTimersByTimeAsync(0);
  expect(save).toHaveBeenLastCalledWith(draft('<p>abc</p>'), { isAutosave: true, baseVersionId: 9 });
});

it('waits for a choice when somebody else saved, and then keeps both', async () => {
  const { saver, save, keep, states } = openSaver({ kind: 'conflict' });
  save.mockRejectedValueOnce(new Error('409'));
  saver.change(() => draft('<p>mine</p>'));
  await vi.advanceTimersByTimeAsync(800);
  expect(states.at(-1)).toBe('conflict');
  saver.change(() => draft('<p>mine too</p>'));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(save).toHaveBeenCalledTimes(1);
  expect(keep).toHaveBeenLastCalledWith(draft('<p>mine too</p>'), 7);
  await saver.keepMine(12);
  expect(save).toHaveBeenLastCalledWith(draft('<p>mine too</p>'), { isAutosave: false, baseVersionId: 12 });
  expect(states.at(-1)).toBe('saved');
});

it('makes a closed version on demand, even of unchanged text', async () => {
  const { saver, save } = openSaver();
  expect(await saver.saveVersion(() => draft('<p>a</p>'))).toBe(true);
  expect(save).toHaveBeenCalledExactlyOnceWith(draft('<p>a</p>'), { isAutosave: false, baseVersionId: 7 });
});

it('keeps and sends what is left when the document is closed', async () => {
  const { saver, save, keep } = openSaver();
  saver.change(() => draft('<p>left</p>'));
  saver.stop();
  expect(keep).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(0);
  expect(save).toHaveBeenCalledOnce();
});
