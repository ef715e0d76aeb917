// The segments of a job while they are written: what is typed is saved in order, one request at a time, and kept until it is.
import type { TranslationJob } from '@folio/contract/translation-jobs';
import type { Segment, SegmentConflict } from '@folio/contract/translation-segments';
import { maxSavedSegments } from '@folio/contract/translation-words';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { ApiError, api, messageOf } from '../../../base/api.ts';
import { invalidate } from '../../../base/stale-after.ts';
import { useMe } from '../../../base/use-me.ts';
import { toastError } from '../../../ui/toast.tsx';
import { type KeptSegment, keptSegments } from './kept-segments.ts';
import type { SegmentDraft } from './segment-draft.ts';
import { editedJobQuery } from './segment-editor.queries.ts';

/** A text that was saved elsewhere, and who wrote it when. */
type TheirText = Segment & Pick<SegmentConflict, 'changed'>;

export type SaveState = 'saved' | 'saving' | 'unsaved';

/** True for what the server will refuse as often as it is sent: the job is delivered, or no longer the caller's. */
const isFinal = (error: unknown) =>
  error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 408 && error.status !== 429;

const textOf = (batch: readonly [number, SegmentDraft][], id: number) => batch.find(([other]) => other === id)?.[1].target ?? '';

/** Milliseconds after the last key. */
const saveAfterMs = 600;
/** Milliseconds after which a save that failed is tried once more. */
const retryAfterMs = 5000;

/** `isWhole` is false while only the first segments have arrived: texts that the device has kept are sent afterwards. */
export function useSegments(job: TranslationJob, loaded: Segment[], isWhole: boolean) {
  const client = useQueryClient();
  const userId = useMe().user_info.id;
  const kept = useMemo(() => keptSegments(userId, job.id), [userId, job.id]);
  const [state, setState] = useState<SaveState>('saved');
  const [drafts, setDrafts] = useState<ReadonlyMap<number, SegmentDraft>>(new Map());
  const [conflicts, setConflicts] = useState<ReadonlyMap<number, TheirText>>(new Map());
  const waiting = useRef(new Map<number, SegmentDraft>());
  const sending = useRef<Promise<void>>(null);
  const isLeft = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** Segments of `conflicts`, known before the next render. */
  const refusedIds = useRef(new Set<number>());
  /** Revisions that texts were written over: what was changed elsewhere since is not overwritten, also where it was loaded meanwhile. */
  const bases = useRef(new Map<number, number>());
  /** Milliseconds since 1970 at which texts of this device were written. */
  const times = useRef(new Map<number, number>());
  /** Older texts of other tabs, sent after the newer ones: the server answers both where they differ. */
  const older = useRef<[number, KeptSegment][]>([]);
  const [gone, setGone] = useState<ReadonlyMap<number, string>>(new Map());
  const [isFull, setIsFull] = useState(false);

  const listed = () => client.getQueryData(editedJobQuery(job.id).queryKey)?.segments ?? [];
  const merge = (changed: readonly Segment[]) => {
    const byId = new Map(changed.map((segment) => [segment.id, segment]));
    client.setQueryData(editedJobQuery(job.id).queryKey, (data) =>
      data ? { ...data, segments: data.segments.map((segment) => byId.get(segment.id) ?? segment) } : data,
    );
  };
  const revisionOf = (id: number) => listed().find((segment) => segment.id === id)?.revision ?? 0;

  const queueOlder = () => {
    if (waiting.current.size > 0) return;
    for (const [id, { base, at, ...draft }] of older.current.splice(0)) {
      if (listed().find((segment) => segment.id === id)?.target === draft.target) kept.forget(id, draft.target);
      else if (!refusedIds.current.has(id)) {
        waiting.current.set(id, draft);
        bases.current.set(id, base);
        if (at) times.current.set(id, at);
      }
    }
  };
  const sendBatch = async (): Promise<void> => {
    setState('saving');
    const batch = [...waiting.current].slice(0, maxSavedSegments);
    try {
      const answer = await api.translationSegments.save({
        job_id: job.id,
        segments: batch.map(([id, draft]) => ({ id, ...draft, revision: bases.current.get(id) ?? revisionOf(id) })),
      });
      merge([...answer.segments, ...answer.filled]);
      // Divided or joined elsewhere: the list has other segments now.
      const known = new Map(listed().map(({ id, source }) => [id, source]));
      if (answer.missing.length > 0 || answer.conflicts.some(({ id, segment }) => known.get(id) !== segment.source))
        void invalidate(client, 'translation_job.imported', { jobId: job.id });
      if (answer.missing.length > 0)
        setGone((before) => new Map([...before, ...answer.missing.map((id): [number, string] => [id, textOf(batch, id)])]));
      const refused = new Map(
        answer.conflicts.map(({ id, segment, changed }): [number, TheirText] => [id, { ...segment, changed }]),
      );
      for (const [id, draft] of batch) {
        bases.current.delete(id);
        const newer = waiting.current.get(id);
        if (newer === draft) {
          waiting.current.delete(id);
          if (!refused.has(id) && !answer.missing.includes(id)) kept.forget(id, draft.target);
        } else if (newer) keepOnDevice(id, newer);
      }
      // A text that is being written goes over the one that a repetition filled in.
      for (const { id, revision } of answer.filled) if (waiting.current.has(id)) bases.current.set(id, revision);
      for (const id of refused.keys()) refusedIds.current.add(id);
      setConflicts((before) => new Map([...before, ...refused]));
      // A text that was refused stays in its field until one of both is chosen.
      setDrafts((before) => new Map([...before].filter(([id]) => refusedIds.current.has(id) || waiting.current.has(id))));
      setState(waiting.current.size > 0 ? 'saving' : 'saved');
      queueOlder();
      if (waiting.current.size > 0) await sendBatch();
    } catch (error) {
      setState('unsaved');
      if (isFinal(error)) toastError(messageOf(error));
      else if (!isLeft.current) timer.current = setTimeout(() => void send(), retryAfterMs);
    }
  };
  /** One request at a time: who calls meanwhile waits for the one that runs, which sends what was written since. */
  const send = async (): Promise<void> => {
    clearTimeout(timer.current);
    if (sending.current) await sending.current;
    else if (waiting.current.size > 0) {
      sending.current = sendBatch();
      await sending.current;
      sending.current = null;
    }
  };
  const keepOnDevice = (id: number, draft: SegmentDraft): boolean => {
    const base = bases.current.get(id) ?? revisionOf(id);
    bases.current.set(id, base);
    return kept.keep(id, draft, base);
  };
  const write = (id: number, written: SegmentDraft) => {
    const reason = written.reason ?? waiting.current.get(id)?.reason;
    const draft = { ...written, ...(reason === undefined ? {} : { reason }) };
    waiting.current.set(id, draft);
    times.current.set(id, Date.now());
    setIsFull(!keepOnDevice(id, draft));
    setDrafts((before) => new Map([...before, [id, draft]]));
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void send(), saveAfterMs);
  };
  const restore = useEffectEvent(() => {
    const found = kept.list();
    for (const [id, [newest, ...others]] of found) {
      if (!newest) continue;
      const { base, at, ...draft } = newest;
      waiting.current.set(id, draft);
      bases.current.set(id, base);
      if (at) times.current.set(id, at);
      older.current.push(
        ...others.filter(({ target }) => target !== draft.target).map((one): [number, KeptSegment] => [id, one]),
      );
    }
    if (found.size === 0) return;
    setDrafts(new Map(waiting.current));
    void send();
  });
  const sendNow = useEffectEvent(() => void send());
  const leave = useEffectEvent(() => {
    isLeft.current = true;
    void send();
  });
  useEffect(() => {
    isLeft.current = false;
    const onOnline = () => sendNow();
    addEventListener('online', onOnline);
    return () => {
      removeEventListener('online', onOnline);
      // What cannot be sent now lies on the device until the editor is opened again.
      leave();
    };
  }, []);
  useEffect(() => {
    if (isWhole) restore();
  }, [isWhole]);
  const segments = useMemo(
    () =>
      drafts.size === 0
        ? loaded
        : loaded.map((segment) => {
            const draft = drafts.get(segment.id);
            return draft ? { ...segment, ...draft } : segment;
          }),
    [loaded, drafts],
  );
  const mergeTheirs = (id: number) => {
    const theirs = conflicts.get(id);
    if (!theirs) return;
    const { changed: _changed, ...segment } = theirs;
    merge([segment]);
    bases.current.delete(id);
  };
  const settle = (id: number) => {
    refusedIds.current.delete(id);
    setConflicts((before) => new Map([...before].filter(([other]) => other !== id)));
  };
  return {
    state,
    conflicts,
    /** When the text of this device was written, in milliseconds since 1970. */
    writtenAt: (id: number): number | undefined => times.current.get(id),
    /** How many texts are on this device alone. */
    unsaved: drafts.size,
    segments,
    write,
    flush: send,
    /** Saves what waits. False where a text is on this device alone, or one of two has to be chosen. */
    saveAll: async (): Promise<boolean> => {
      await send();
      return waiting.current.size === 0 && refusedIds.current.size === 0;
    },
    keepMine: (id: number, draft: SegmentDraft) => {
      mergeTheirs(id);
      settle(id);
      write(id, draft);
      void send();
    },
    acceptTheirs: (id: number) => {
      mergeTheirs(id);
      waiting.current.delete(id);
      kept.forget(id, drafts.get(id)?.target ?? '');
      setDrafts((before) => new Map([...before].filter(([other]) => other !== id)));
      settle(id);
    },
    /** Texts of segments that were joined elsewhere, by their ids, until the reader has seen them. */
    gone,
    dropGone: (id: number) => {
      kept.forget(id, gone.get(id) ?? '');
      setGone((before) => new Map([...before].filter(([other]) => other !== id)));
    },
    /** True where the device has no room: what is not saved is lost with this tab. */
    isFull,
    /** Shows segments as the server answered them. */
    merge,
  };
}
export type EditedSegments = ReturnType<typeof useSegments>;
