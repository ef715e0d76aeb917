// Reports, charts and tables as files.
import type { reportFileParts } from '@folio/contract/report-words';
import { useMutation } from '@tanstack/react-query';
import { api, messageOf } from '../../base/api.ts';
import { saveFile } from '../../ui/save-file.ts';
import { toastError } from '../../ui/toast.tsx';
import type { ReportFilters } from './reports.queries.ts';

export type SavePart = (format: 'csv' | 'xlsx') => void;

type Part = (typeof reportFileParts)[number];

/** Saves a report, or one part of it; says why where it could not be had. */
export function useReportFile(filters: ReportFilters) {
  const save = useMutation({
    mutationFn: ({ format, part }: { format: 'csv' | 'xlsx'; part?: Part }) =>
      api.reports.export({ ...filters, format, ...(part ? { part } : {}) }),
    onSuccess: (file, { format, part }) =>
      saveFile(file, `report-${filters.report}-${filters.from}-${filters.to}${part ? `-${part}` : ''}.${format}`),
    onError: (error) => toastError(messageOf(error)),
  });
  const saver =
    (part?: Part): SavePart =>
    (format) =>
      save.mutate({ format, ...(part ? { part } : {}) });
  return { saver, isBusy: save.isPending };
}
