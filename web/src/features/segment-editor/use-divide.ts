// Dividing and joining segments: saved first, done by the server, undone by the opposite call.
import type { TranslationJob } from '@folio/contract/translation-jobs';
import type { Segment } from '@folio/contract/translation-segments';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError, api, messageOf } from '../../base/api.ts';
import { invalidate } from '../../base/stale-after.ts';
import { toastError } from '../../ui/toast.tsx';
import { useText } from '../../ui/use-text.ts';
import { useUndo } from '../../ui/use-undo.ts';
import { editedJobQuery } from './core/segment-editor.queries.ts';

export interface SplitAt {
  segment: Pick<Segment, 'id' | 'revision'>;
  at: number;
  targetAt?: number | undefined;
}

export function useDivide(job: TranslationJob, requireSaved: () => Promise<boolean>, onDone: (segmentId: number) => void) {
  const { t } = useText();
  const client = useQueryClient();
  const { queryKey } = editedJobQuery(job.id);
  /** As the server has it now. */
  const current = (id: number) => client.getQueryData(queryKey)?.segments.find((segment) => segment.id === id);
  /** Puts segments where others were; positions after them follow. */
  const show = (goneIds: readonly number[], shown: readonly Segment[]) => {
    client.setQueryData(queryKey, (data) => {
      if (!data) return data;
      const first = data.segments.findIndex(({ id }) => goneIds.includes(id));
      const before = data.segments.slice(0, first);
      const after = data.segments.slice(first + goneIds.length);
      const segments = [...before, ...shown, ...after].map((segment, index) =>
        segment.position === index + 1 ? segment : { ...segment, position: index + 1 },
      );
      return { ...data, segments };
    });
    if (shown[0]) onDone(shown[0].id);
  };
  const offerUndo = useUndo();
  const onError = (error: Error) => {
    toastError(messageOf(error));
    if (error instanceof ApiError && error.status === 409) void invalidate(client, 'translation_job.imported', { jobId: job.id });
  };
  const split = useMutation({
    mutationFn: async ({ segment: { id }, at, targetAt }: SplitAt & { isUndo?: boolean }) => {
      if (!(await requireSaved())) return null;
      const revision = current(id)?.revision ?? 0;
      return api.translationSegments.split({ job_id: job.id, segment_id: id, at, target_at: targetAt, revision });
    },
    onSuccess: (answer, { segment, isUndo }) => {
      if (!answer) return;
      show([segment.id], answer.segments);
      const [left, right] = answer.segments;
      if (left && right && !isUndo) offerUndo(t('segmentTools.split.done'), () => join.mutate({ left, right, isUndo: true }));
    },
    onError,
  });
  const join = useMutation({
    mutationFn: async ({ left, right }: { left: Segment; right: Segment; isUndo?: boolean }) => {
      if (!(await requireSaved())) return null;
      const [first, second] = [current(left.id) ?? left, current(right.id) ?? right];
      const answer = await api.translationSegments.join({
        job_id: job.id,
        segment_id: first.id,
        revision: first.revision,
        next_id: second.id,
        next_revision: second.revision,
      });
      return { answer, first };
    },
    onSuccess: (done, { right, isUndo }) => {
      if (!done) return;
      const { answer, first } = done;
      show([first.id, right.id], answer.segments);
      const [whole] = answer.segments;
      if (!whole || isUndo) return;
      const undo = { segment: whole, at: first.source.length, targetAt: first.target.length, isUndo: true };
      offerUndo(t('segmentTools.join.done'), () => split.mutate(undo));
    },
    onError,
  });
  return {
    isBusy: split.isPending || join.isPending,
    split: (call: SplitAt) => {
      if (!split.isPending && !join.isPending) split.mutate(call);
    },
    /** Joins a segment with the next one of its paragraph. */
    join: (segments: readonly Segment[], left: Segment) => {
      const right = segments.find(({ position }) => position === left.position + 1);
      if (!right || right.unit !== left.unit) toastError(t('segmentTools.join.none'));
      else if (!split.isPending && !join.isPending) join.mutate({ left, right });
    },
  };
}
