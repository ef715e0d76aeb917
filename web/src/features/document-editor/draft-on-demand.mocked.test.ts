import type { DocumentDetail } from '@folio/contract/document-shapes';
import { expect, it, vi } from 'vitest';
import { DraftOnDemand } from './draft-on-demand.ts';

const { load } = vi.hoisted(() => ({ load: vi.fn<() => Promise<unknown>>() }));
vi.mock('../../ui/on-demand.ts', () => ({ onDemand: () => ({ load }) }));

/** Records its input and its saves. */
class FakeDraft {
  static readonly saved: object[] = [];
  #fields = {};
  readonly saver = {
    flush: () => {
      FakeDraft.saved.push(this.#fields);
      return Promise.resolve();
    },
  };
  editFields(change: object) {
    this.#fields = { ...this.#fields, ...change };
  }
}

const ignore = () => undefined;
const events = { onFields: ignore, onState: ignore, onTheirs: ignore } as never;

it('saves fields once more whose draft could not be loaded, with what was typed since', async () => {
  const draft = new DraftOnDemand({} as DocumentDetail, 'marta', events);
  load.mockRejectedValueOnce(new Error('offline'));
  await expect(draft.editFields({ title: 'Boots' }, { title: 'Shoes' })).rejects.toThrow('offline');
  expect(draft.isDirty).toBe(true);
  load.mockRejectedValueOnce(new Error('offline'));
  await draft.flush();
  expect(FakeDraft.saved).toEqual([]);
  expect(draft.isDirty).toBe(true);
  load.mockResolvedValue({ OpenDraft: FakeDraft });
  await draft.flush();
  expect(FakeDraft.saved).toEqual([{ title: 'Boots' }]);
});

it('loads nothing to save a document that is only read', async () => {
  load.mockClear();
  const draft = new DraftOnDemand({} as DocumentDetail, 'marta', events);
  await draft.flush();
  expect(load).not.toHaveBeenCalled();
  expect(draft.isDirty).toBe(false);
});
