import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DocumentSaver, type Draft, type FailedSave, type SaveFailure, type TextState } from './document-saver.ts';

interface SaveOptions {
  isAutosave: boolean;
  base: TextState | undefined;
}

const state = (versionId: number, revision = 1): TextState => ({ versionId, revision });
const draft = (html: string): Draft => ({ title: 'Tea', html });

function openSaver(failure: SaveFailure = { kind: 'retry' }) {
  const states: string[] = [];
  const save = vi.fn<(draft: Draft, options: SaveOptions) => Promise<TextState>>((_draft, { base = state(0), isAutosave }) =>
    Promise.resolve(isAutosave ? state(base.versionId, base.revision + 1) : state(base.versionId + 1)),
  );
  const keep = vi.fn<(draft: Draft, base: TextState | undefined) => void>();
  const forget = vi.fn<() => void>();
  const explain = vi.fn<(error: unknown, about: FailedSave) => Promise<SaveFailure>>(() => Promise.resolve(failure));
  const saver = new DocumentSaver(draft('<p>a</p>'), state(7), {
    save,
    keep,
    forget,
    explain,
    onState: (state) => states.push(state.kind),
  });
  return { saver, save, keep, forget, explain, states };
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
  expect(save).toHaveBeenCalledExactlyOnceWith(draft('<p>abc</p>'), { isAutosave: true, base: state(7) });
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
  expect(keep).toHaveBeenLastCalledWith(draft('<p>ab</p>'), state(7));
  saver.change(() => draft('<p>abc</p>'));
  await vi.advanceTimersByTimeAsync(2000);
  expect(states.at(-1)).toBe('retrying');
  await vi.advanceTimersByTimeAsync(4000);
  expect(save).toHaveBeenLastCalledWith(draft('<p>abc</p>'), { isAutosave: true, base: state(7) });
  expect(states.at(-1)).toBe('saved');
});

it('sends what was written during a call after it, never beside it', async () => {
  const { saver, save } = openSaver();
  let answer = (_state: TextState) => {};
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
  answer(state(9));
  await vi.advanceTimersByTimeAsync(0);
  expect(save).toHaveBeenLastCalledWith(draft('<p>abc</p>'), { isAutosave: true, base: state(9) });
});

it('waits for a choice when someone else saved, and then keeps both', async () => {
  const { saver, save, keep, states } = openSaver({ kind: 'conflict' });
  save.mockRejectedValueOnce(new Error('409'));
  saver.change(() => draft('<p>mine</p>'));
  await vi.advanceTimersByTimeAsync(800);
  expect(states.at(-1)).toBe('conflict');
  saver.change(() => draft('<p>mine too</p>'));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(save).toHaveBeenCalledTimes(1);
  expect(keep).toHaveBeenLastCalledWith(draft('<p>mine too</p>'), state(7));
  await saver.keepMine(state(12));
  expect(save).toHaveBeenLastCalledWith(draft('<p>mine too</p>'), { isAutosave: false, base: state(12) });
  expect(states.at(-1)).toBe('saved');
});

it('continues from the state that the server answered, save by save', async () => {
  const { saver, save } = openSaver();
  for (const text of ['one', 'two']) {
    saver.change(() => draft(text));
    await vi.advanceTimersByTimeAsync(800);
  }
  expect(save.mock.calls.map(([, { base }]) => base)).toEqual([state(7), state(7, 2)]);
});

it('writes on top at once where the newer state holds nothing that is not known here', async () => {
  const { saver, save, explain, states } = openSaver({ kind: 'rebased', base: state(7, 4) });
  save.mockRejectedValueOnce(new Error('answer lost'));
  explain.mockResolvedValueOnce({ kind: 'retry' });
  saver.change(() => draft('<p>ab</p>'));
  await vi.advanceTimersByTimeAsync(800);
  saver.change(() => draft('<p>abc</p>'));
  save.mockRejectedValueOnce(new Error('409'));
  await vi.advanceTimersByTimeAsync(2800);
  expect(explain.mock.lastCall?.[1]).toEqual({
    saved: draft('<p>a</p>'),
    sent: [draft('<p>ab</p>'), draft('<p>abc</p>')],
  });
  expect(save).toHaveBeenLastCalledWith(draft('<p>abc</p>'), { isAutosave: true, base: state(7, 4) });
  expect(states).not.toContain('conflict');
  expect(states.at(-1)).toBe('saved');
});

it('makes a closed version on demand, even of unchanged text', async () => {
  const { saver, save } = openSaver();
  expect(await saver.saveVersion(() => draft('<p>a</p>'))).toBe(true);
  expect(save).toHaveBeenCalledExactlyOnceWith(draft('<p>a</p>'), { isAutosave: false, base: state(7) });
});

it('keeps and sends what is left when the document is closed', async () => {
  const { saver, save, keep } = openSaver();
  saver.change(() => draft('<p>left</p>'));
  saver.stop();
  expect(keep).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(0);
  expect(save).toHaveBeenCalledOnce();
});
