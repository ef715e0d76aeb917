// The segments of a job while they are written: what is typed is saved in order, one request at a time, and kept until it is.
import type { TranslationJob } from '@folio/contract/translation-jobs';
import type { Segment } from '@folio/contract/translation-segments';
import { maxSavedSegments } from '@folio/contract/translation-words';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { ApiError, api, messageOf } from '../../base/api.ts';
import { useMe } from '../../base/use-me.ts';
import { toastError } from '../../ui/toast.tsx';
import { keptSegments } from './kept-segments.ts';
import type { SegmentDraft } from './segment-draft.ts';
import { editedJobQuery } from './segment-editor.queries.ts';

export type SaveState = 'saved' | 'saving' | 'unsaved';

/** True for what the server will refuse as often as it is sent: the job is delivered, or no longer the caller's. */
const isFinal = (error: unknown) =>
  error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 408 && error.status !== 429;

/** Milliseconds after the last key. */
const saveAfterMs = 600;
/** Milliseconds after which a save that failed is tried once more. */
const retryAfterMs = 5000;

export function useSegments(job: TranslationJob, loaded: Segment[]) {
  const client = useQueryClient();
  const userId = useMe().user_info.id;
  const kept = useMemo(() => keptSegments(userId, job.id), [userId, job.id]);
  const [state, setState] = useState<SaveState>('saved');
  const [drafts, setDrafts] = useState<ReadonlyMap<number, SegmentDraft>>(new Map());
  const [conflicts, setConflicts] = useState<ReadonlyMap<number, Segment>>(new Map());
  const waiting = useRef(new Map<number, SegmentDraft>());
  const sending = useRef<Promise<void>>(null);
  const isLeft = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** Segments of `conflicts`, known before the next render. */
  const refusedIds = useRef(new Set<number>());
  /** Revisions that texts kept on the device were written over. */
  const bases = useRef(new Map<number, number>());

  const merge = (changed: readonly Segment[]) => {
    const byId = new Map(changed.map((segment) => [segment.id, segment]));
    client.setQueryData(editedJobQuery(job.id).queryKey, (data) =>
      data ? { ...data, segments: data.segments.map((segment) => byId.get(segment.id) ?? segment) } : data,
    );
  };
  const revisionOf = (id: number) =>
    client.getQueryData(editedJobQuery(job.id).queryKey)?.segments.find((segment) => segment.id === id)?.revision ?? 0;

  const sendBatch = async (): Promise<void> => {
    setState('saving');
    const batch = [...waiting.current].slice(0, maxSavedSegments);
    try {
      const answer = await api.translationSegments.save({
        job_id: job.id,
        segments: batch.map(([id, draft]) => ({ id, ...draft, revision: bases.current.get(id) ?? revisionOf(id) })),
      });
      merge([...answer.segments, ...answer.filled]);
      const refused = new Map(answer.conflicts.map(({ id, segment }) => [id, segment]));
      for (const [id, draft] of batch) {
        bases.current.delete(id);
        const newer = waiting.current.get(id);
        if (newer === draft) {
          waiting.current.delete(id);
          if (!refused.has(id)) kept.forget(id);
        } else if (newer) kept.keep(id, newer, revisionOf(id));
      }
      for (const id of refused.keys()) refusedIds.current.add(id);
      setConflicts((before) => new Map([...before, ...refused]));
      // A text that was refused stays in its field until one of both is chosen.
      setDrafts((before) => new Map([...before].filter(([id]) => refused.has(id) || waiting.current.has(id))));
      setState(waiting.current.size > 0 ? 'saving' : 'saved');
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
  const write = (id: number, written: SegmentDraft) => {
    const reason = written.reason ?? waiting.current.get(id)?.reason;
    const draft = { ...written, ...(reason === undefined ? {} : { reason }) };
    waiting.current.set(id, draft);
    kept.keep(id, draft, bases.current.get(id) ?? revisionOf(id));
    setDrafts((before) => new Map([...before, [id, draft]]));
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void send(), saveAfterMs);
  };
  const restore = useEffectEvent(() => {
    const found = kept.list();
    for (const [id, { base, ...draft }] of found) {
      waiting.current.set(id, draft);
      bases.current.set(id, base);
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
    restore();
    addEventListener('online', onOnline);
    return () => {
      removeEventListener('online', onOnline);
      // What cannot be sent now lies on the device until the editor is opened again.
      leave();
    };
  }, []);
  const settle = (id: number) => {
    refusedIds.current.delete(id);
    setConflicts((before) => new Map([...before].filter(([other]) => other !== id)));
  };
  return {
    state,
    conflicts,
    /** How many texts are on this device alone. */
    unsaved: drafts.size,
    segments: loaded.map((segment) => {
      const draft = drafts.get(segment.id);
      return draft ? { ...segment, ...draft } : segment;
    }),
    write,
    flush: send,
    /** Saves what waits. False where a text is on this device alone, or one of two has to be chosen. */
    saveAll: async (): Promise<boolean> => {
      await send();
      return waiting.current.size === 0 && refusedIds.current.size === 0;
    },
    keepMine: (id: number, draft: SegmentDraft) => {
      const theirs = conflicts.get(id);
      if (theirs) merge([theirs]);
      settle(id);
      write(id, draft);
      void send();
    },
    acceptTheirs: (id: number) => {
      const theirs = conflicts.get(id);
      if (theirs) merge([theirs]);
      setDrafts((before) => new Map([...before].filter(([other]) => other !== id)));
      kept.forget(id);
      settle(id);
    },
  };
}
export type EditedSegments = ReturnType<typeof useSegments>;
