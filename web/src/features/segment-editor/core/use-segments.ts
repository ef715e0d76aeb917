// The segments of a job as they are written: those that were loaded, with the texts that are not saved yet in their places.
import type { TranslationJob } from '@folio/contract/translation-jobs';
import type { Segment } from '@folio/contract/translation-segments';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { invalidate } from '../../../base/stale-after.ts';
import { useMe } from '../../../base/use-me.ts';
import { toastError } from '../../../ui/toast.tsx';
import { editedJobQuery } from './segment-editor.queries.ts';
import { SegmentSaver } from './segment-saver.ts';

/** `isWhole` is false while only the first segments have arrived: texts that the device has kept are sent afterwards. */
export function useSegments(job: TranslationJob, loaded: Segment[], isWhole: boolean) {
  const client = useQueryClient();
  const userId = useMe().user_info.id;
  const [{ saver, merge }] = useState(() => {
    const { queryKey } = editedJobQuery(job.id);
    const merge = (changed: readonly Segment[]) => {
      const byId = new Map(changed.map((segment) => [segment.id, segment]));
      client.setQueryData(queryKey, (data) =>
        data ? { ...data, segments: data.segments.map((segment) => byId.get(segment.id) ?? segment) } : data,
      );
    };
    const list = {
      read: () => client.getQueryData(queryKey)?.segments ?? [],
      merge,
      refresh: () => void invalidate(client, 'translation_job.imported', { jobId: job.id }),
    };
    return { saver: new SegmentSaver(userId, job.id, list, toastError), merge };
  });
  const unsaved = useSyncExternalStore(saver.subscribe, saver.get);
  useEffect(() => {
    saver.open();
    const sendNow = () => void saver.flush();
    addEventListener('online', sendNow);
    return () => {
      removeEventListener('online', sendNow);
      saver.close();
    };
  }, [saver]);
  useEffect(() => {
    if (isWhole) saver.restore();
  }, [saver, isWhole]);
  const { drafts } = unsaved;
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
  const { writtenAt, write, flush, saveAll, keepMine, acceptTheirs, dropGone } = saver;
  return {
    ...unsaved,
    segments,
    /** Number of texts on this device alone. */
    unsaved: drafts.size,
    /** Shows segments as the server answered them. */
    merge,
    writtenAt,
    write,
    flush,
    saveAll,
    keepMine,
    acceptTheirs,
    dropGone,
  };
}
export type EditedSegments = ReturnType<typeof useSegments>;
