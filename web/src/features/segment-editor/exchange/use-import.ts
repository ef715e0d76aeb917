// An import on its way: the file is read by the server, each segment that changed on both sides is decided, and the whole is one step.
import type { ImportCounts, ImportRow } from '@folio/contract/translation-exchange';
import type { TranslationJob } from '@folio/contract/translation-jobs';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { ApiError, api, messageOf } from '../../../base/api.ts';
import { toastError, toastSuccess } from '../../../ui/toast.tsx';
import { useText } from '../../../ui/use-text.ts';
import { useUndo } from '../../../ui/use-undo.ts';

export type Decision = 'here' | 'file';

const segmentsWith = (rows: readonly ImportRow[], outcome: ImportRow['outcome']) =>
  rows.filter((row) => row.outcome === outcome && row.segment_id !== null);

interface ImportSteps {
  job: TranslationJob;
  onImported: () => void;
  onClose: () => void;
}

export function useImport({ job, onImported, onClose }: ImportSteps) {
  const { t } = useText();
  const offerUndo = useUndo();
  const [file, setFile] = useState<File | null>(null);
  const [decisions, setDecisions] = useState<ReadonlyMap<number, Decision>>(new Map());
  const [others, setOthers] = useState<Decision>('here');
  const isSent = useRef(false);
  const preview = useMutation({
    mutationFn: (chosen: File) => api.translationExchange.import({ id: job.id, file: chosen, preview: true }),
  });
  const undo = async (id: number) => {
    try {
      const { restored, left } = await api.translationExchange.undoImport({ id });
      const said = t('segmentExchange.undone', { count: restored });
      toastSuccess(left > 0 ? `${said}. ${t('segmentExchange.keptSince', { count: left })}` : said);
      onImported();
    } catch (error) {
      toastError(messageOf(error));
    }
  };
  const run = useMutation({
    mutationFn: (chosen: File) =>
      api.translationExchange.import({
        id: job.id,
        file: chosen,
        decisions: [...decisions].map(([segment, use]) => ({ segment_id: segment, use })),
        others,
      }),
    onSuccess: ({ counts, import_id: id }) => {
      const said = t('segmentExchange.done', { count: counts.imported });
      if (id === null) toastSuccess(t('segmentExchange.nothing'));
      else offerUndo(said, () => void undo(id));
      onImported();
      onClose();
    },
    onError: (error) => toastError(messageOf(error)),
    onSettled: () => {
      isSent.current = false;
    },
  });
  const read = preview.data;
  const shown = segmentsWith(read?.rows ?? [], 'changed_here');
  const unshown = (read?.counts.changed_here ?? 0) - shown.length;
  const sureOf = ({ changed, confirmed, rejected }: ImportCounts) => changed + confirmed + rejected;
  const decided = shown.filter((row) => decisions.get(row.segment_id ?? 0) === 'file').length;
  const choose = (chosen: File | null) => {
    setFile(chosen);
    setDecisions(new Map());
    setOthers('here');
    preview.reset();
    if (chosen) preview.mutate(chosen);
  };
  const { error } = preview;
  return {
    file,
    read,
    isReading: preview.isPending,
    isImporting: run.isPending,
    /** Fault of the file. */
    fault:
      error === null ? undefined : error instanceof ApiError ? (error.errors['file']?.[0] ?? error.message) : messageOf(error),
    decisionOf: (segment: number): Decision => decisions.get(segment) ?? 'here',
    decide: (segment: number, use: Decision) => setDecisions((before) => new Map([...before, [segment, use]])),
    others,
    setOthers,
    /** Conflicts beyond the rows. */
    unshown,
    /** Segments that the import changes. */
    total: read ? sureOf(read.counts) + decided + (others === 'file' ? unshown : 0) : 0,
    choose,
    run: () => {
      if (!file || isSent.current) return;
      isSent.current = true;
      run.mutate(file);
    },
  };
}
export type RunningImport = ReturnType<typeof useImport>;
