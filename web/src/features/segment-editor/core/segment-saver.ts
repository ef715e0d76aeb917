// The unsaved texts of a job: a queue (`base/save-queue.ts`) of segments, with texts saved elsewhere meanwhile. It is independent of
// React. The shown data is a new object with every change.
import type { Segment, SegmentConflict } from '@folio/contract/translation-segments';
import { maxSavedSegments } from '@folio/contract/translation-words';
import { ApiError, api, messageOf } from '../../../base/api.ts';
import { type Outcome, type QueueState, SaveQueue, type Unsaved } from '../../../base/save-queue.ts';
import { type KeptSegment, keptSegments } from './kept-segments.ts';
import type { SegmentDraft } from './segment-draft.ts';

/** A text saved elsewhere, with its author and time. */
type TheirText = Segment & Pick<SegmentConflict, 'changed'>;

export interface UnsavedSegments {
  state: 'saved' | 'saving' | 'unsaved';
  /** Texts that are on this device alone, by segment. */
  drafts: ReadonlyMap<number, SegmentDraft>;
  /** Texts of others where one of two has to be chosen. */
  conflicts: ReadonlyMap<number, TheirText>;
  /** Texts of segments that were joined elsewhere, by their ids, until the reader has seen them. */
  gone: ReadonlyMap<number, string>;
  /** True if the device has no room: unsaved text is lost with this tab. */
  isFull: boolean;
}

/** The segments as the page has them. */
export interface SegmentList {
  read: () => readonly Segment[];
  /** Puts segments into the list as the server answered them. */
  merge: (changed: readonly Segment[]) => void;
  /** Loads the list again: segments were divided or joined elsewhere. */
  refresh: () => void;
}

/** Milliseconds; a device has room for a text with every key. */
const timing = { pause: 600, keepAfter: 0, max: maxSavedSegments };

/** True for an error that a retry cannot solve: the job is delivered, or no longer the caller's. */
const isFinal = (error: unknown) =>
  error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 408 && error.status !== 429;

const shownState = ({ kind }: QueueState): UnsavedSegments['state'] =>
  kind === 'retrying' || kind === 'refused' ? 'unsaved' : kind === 'saving' ? 'saving' : 'saved';

const without = <Value>(map: ReadonlyMap<number, Value>, id: number) => new Map([...map].filter(([other]) => other !== id));

/** One per open job of a person. Call `close` when it is left. */
export class SegmentSaver {
  readonly #jobId: number;
  readonly #list: SegmentList;
  readonly #device: ReturnType<typeof keptSegments>;
  readonly #queue: SaveQueue<number, SegmentDraft, number>;
  readonly #subscribers = new Set<() => void>();
  /** Milliseconds since 1970 at which texts of this device were written. */
  readonly #times = new Map<number, number>();
  /** Older texts of other tabs, sent after the newer ones: the server answers both where they differ. */
  #older: [number, KeptSegment][] = [];
  #shown: UnsavedSegments = { state: 'saved', drafts: new Map(), conflicts: new Map(), gone: new Map(), isFull: false };

  /** `onRefused` gets the sentence of a refusal that no repetition changes. */
  constructor(userId: number, jobId: number, list: SegmentList, onRefused: (message: string) => void) {
    this.#jobId = jobId;
    this.#list = list;
    this.#device = keptSegments(userId, jobId);
    this.#queue = new SaveQueue(
      {
        baseOf: (id) => this.#find(id)?.revision ?? 0,
        isKnown: () => false,
        send: (batch) => this.#send(batch),
        explain: (error) => (isFinal(error) ? { kind: 'refused', message: messageOf(error) } : { kind: 'retry' }),
        keep: ({ key, value, base }) => this.#show({ isFull: !this.#device.keep(key, value, base) }),
        forget: (id, draft) => this.#device.forget(id, draft.target),
        onState: (state) => {
          if (state.kind === 'refused') onRefused(state.message);
          this.#show({ state: shownState(state) });
        },
        onEmpty: () => this.#queueOlder(),
      },
      timing,
    );
  }

  readonly get = (): UnsavedSegments => this.#shown;

  readonly subscribe = (subscriber: () => void): (() => void) => {
    this.#subscribers.add(subscriber);
    return () => this.#subscribers.delete(subscriber);
  };

  /** When the text of this device was written, in milliseconds since 1970. */
  readonly writtenAt = (id: number): number | undefined => this.#times.get(id);

  readonly write = (id: number, written: SegmentDraft): void => {
    const reason = written.reason ?? this.#shown.drafts.get(id)?.reason;
    const draft = { ...written, ...(reason === undefined ? {} : { reason }) };
    this.#times.set(id, Date.now());
    this.#queue.write(id, () => draft);
    this.#show({});
  };

  readonly flush = (): Promise<void> => this.#queue.flush();

  /** Saves waiting texts. False if a text is on this device alone, or a conflict needs a choice. */
  readonly saveAll = async (): Promise<boolean> => {
    await this.#queue.flush();
    return !this.#queue.isDirty;
  };

  /** Ours goes over theirs. */
  readonly keepMine = (id: number, draft: SegmentDraft): void => {
    const theirs = this.#takeTheirs(id);
    if (theirs) this.#queue.rebase(id, theirs.revision);
    this.write(id, draft);
    void this.flush();
  };

  readonly acceptTheirs = (id: number): void => {
    this.#takeTheirs(id);
    this.#device.forget(id, this.#shown.drafts.get(id)?.target ?? '');
    this.#queue.drop(id);
    this.#show({});
  };

  /** The reader has seen the text of a segment that is gone. */
  readonly dropGone = (id: number): void => {
    this.#device.forget(id, this.#shown.gone.get(id) ?? '');
    this.#show({ gone: without(this.#shown.gone, id) });
  };

  /** Sends texts stored on the device by an earlier visit. */
  restore(): void {
    for (const [id, [newest, ...others]] of this.#device.list()) {
      if (!newest) continue;
      this.#restoreText(id, newest);
      this.#older.push(...others.filter(({ target }) => target !== newest.target).map((one): [number, KeptSegment] => [id, one]));
    }
    this.#show({});
    void this.flush();
  }

  /** Opens it once more after `close`. */
  open(): void {
    this.#queue.reopen();
  }

  /** Sends the rest. Texts that cannot be sent now stay on the device until the editor is opened again. */
  close(): void {
    this.#queue.close({ repeats: false });
  }

  async #send(batch: Unsaved<number, SegmentDraft, number>[]): Promise<ReadonlyMap<number, Outcome<number>>> {
    const segments = batch.map(({ key, value, base }) => ({ id: key, ...value, revision: base }));
    const answer = await api.translationSegments.save({ job_id: this.#jobId, segments });
    this.#list.merge([...answer.segments, ...answer.filled]);
    // Divided or joined elsewhere: the list has other segments now.
    if (answer.missing.length > 0 || answer.conflicts.some(({ id, segment }) => this.#find(id)?.source !== segment.source))
      this.#list.refresh();
    const refused = answer.conflicts.map(({ id, segment, changed }): [number, TheirText] => [id, { ...segment, changed }]);
    const isSent = new Map(batch.map(({ key, value }) => [key, value.target]));
    const conflicts = new Map([...this.#shown.conflicts, ...refused]);
    this.#show({
      conflicts,
      gone: new Map([...this.#shown.gone, ...answer.missing.map((id): [number, string] => [id, isSent.get(id) ?? ''])]),
    });
    // A text that is being written goes over the one that a repetition filled in.
    for (const { id, revision } of answer.filled) if (!isSent.has(id) && !conflicts.has(id)) this.#queue.rebase(id, revision);
    return new Map<number, Outcome<number>>([
      ...refused.map(([id]) => [id, { kind: 'conflict' }] as const),
      ...answer.missing.map((id) => [id, { kind: 'gone' }] as const),
    ]);
  }

  #find(id: number): Segment | undefined {
    return this.#list.read().find((segment) => segment.id === id);
  }

  #takeTheirs(id: number): Segment | null {
    const theirs = this.#shown.conflicts.get(id);
    if (!theirs) return null;
    const { changed: _changed, ...segment } = theirs;
    this.#list.merge([segment]);
    this.#show({ conflicts: without(this.#shown.conflicts, id) });
    return segment;
  }

  #restoreText(id: number, { base, at, ...draft }: KeptSegment): void {
    if (at) this.#times.set(id, at);
    this.#queue.restore({ key: id, value: draft, base });
  }

  #queueOlder(): void {
    for (const [id, kept] of this.#older.splice(0)) {
      if (this.#find(id)?.target === kept.target) this.#device.forget(id, kept.target);
      else if (!this.#shown.conflicts.has(id)) this.#restoreText(id, kept);
    }
  }

  #show(change: Partial<UnsavedSegments>): void {
    const drafts = new Map(this.#queue.unsaved().map(({ key, value }) => [key, value]));
    this.#shown = { ...this.#shown, drafts, ...change };
    for (const subscriber of this.#subscribers) subscriber();
  }
}
