// The segments of a job while they are written: what is typed is saved in order, one request at a time, and kept until it is.
import type { TranslationJob } from '@folio/contract/translation-jobs';
import type { Segment } from '@folio/contract/translation-segments';
import { maxSavedSegments } from '@folio/contract/translation-words';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { api } from '../../base/api.ts';
import { editedJobQuery } from './segment-editor.queries.ts';

/** What was typed of a segment and is not saved yet. */
interface Draft {
  target: string;
  status: 'draft' | 'confirmed' | 'reviewed';
}

export type SaveState = 'saved' | 'saving' | 'unsaved';

/** Milliseconds after the last key. */
const saveAfterMs = 600;
/** Milliseconds after which a save that failed is tried once more. */
const retryAfterMs = 5000;

export function useSegments(job: TranslationJob, loaded: Segment[]) {
  const client = useQueryClient();
  const [state, setState] = useState<SaveState>('saved');
  const [drafts, setDrafts] = useState<ReadonlyMap<number, Draft>>(new Map());
  const [conflicts, setConflicts] = useState<ReadonlyMap<number, Segment>>(new Map());
  const waiting = useRef(new Map<number, Draft>());
  const isSending = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const merge = (changed: readonly Segment[]) => {
    const byId = new Map(changed.map((segment) => [segment.id, segment]));
    client.setQueryData(editedJobQuery(job.id).queryKey, (data) =>
      data ? { ...data, segments: data.segments.map((segment) => byId.get(segment.id) ?? segment) } : data,
    );
  };
  const revisionOf = (id: number) =>
    client.getQueryData(editedJobQuery(job.id).queryKey)?.segments.find((segment) => segment.id === id)?.revision ?? 0;

  const send = async (): Promise<void> => {
    clearTimeout(timer.current);
    if (isSending.current || waiting.current.size === 0) return;
    isSending.current = true;
    setState('saving');
    const batch = [...waiting.current].slice(0, maxSavedSegments);
    try {
      const answer = await api.translationSegments.save({
        job_id: job.id,
        segments: batch.map(([id, draft]) => ({ id, ...draft, revision: revisionOf(id) })),
      });
      merge([...answer.segments, ...answer.filled]);
      const sent = batch.filter(([id, draft]) => waiting.current.get(id) === draft);
      for (const [id] of sent) waiting.current.delete(id);
      const refused = new Map(answer.conflicts.map(({ id, segment }) => [id, segment]));
      setConflicts((before) => new Map([...before, ...refused]));
      // A text that was refused stays in its field until one of both is chosen.
      setDrafts((before) => new Map([...before].filter(([id]) => refused.has(id) || waiting.current.has(id))));
      setState(waiting.current.size > 0 ? 'saving' : 'saved');
      isSending.current = false;
      if (waiting.current.size > 0) await send();
    } catch {
      isSending.current = false;
      setState('unsaved');
      timer.current = setTimeout(() => void send(), retryAfterMs);
    }
  };
  const write = (id: number, draft: Draft) => {
    waiting.current.set(id, draft);
    setDrafts((before) => new Map([...before, [id, draft]]));
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void send(), saveAfterMs);
  };
  const settle = (id: number) => setConflicts((before) => new Map([...before].filter(([other]) => other !== id)));
  return {
    state,
    conflicts,
    segments: loaded.map((segment) => {
      const draft = drafts.get(segment.id);
      return draft ? { ...segment, ...draft } : segment;
    }),
    write,
    /** Saves what waits; resolves when nothing does, or a save failed. */
    flush: send,
    keepMine: (id: number, draft: Draft) => {
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
      settle(id);
    },
  };
}
export type EditedSegments = ReturnType<typeof useSegments>;
