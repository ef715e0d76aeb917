import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../../base/api.ts';
import { taskKeys } from '../../../base/query-keys.ts';

/** Source of new tasks: a file, or the documents of a bulk order. `key` is new with every choice, also of the same file. */
export type TaskSource = { key: string; file: File } | { key: string; bulkOrderId: number };

export type ImportCall = Parameters<typeof api.taskBulk.validate>[0];

/** A source as calls take it. */
export const importCall = (workspaceId: number, source: TaskSource, templateId: number | null): ImportCall => ({
  workspace_id: workspaceId,
  ...('file' in source ? { file: source.file } : { from_bulk_order_id: source.bulkOrderId }),
  ...(templateId === null ? {} : { template_id: templateId }),
});

/** Validates the rows of a source; nothing is created. */
export const taskValidationQuery = (
  workspaceId: number,
  source: TaskSource | null,
  templateId: number | null,
  language: string,
) =>
  queryOptions({
    queryKey: [...taskKeys.imports, workspaceId, source?.key, templateId, language],
    queryFn: ({ signal }) => {
      if (!source) throw new Error('Nothing was chosen');
      return api.taskBulk.validate(importCall(workspaceId, source, templateId), { signal });
    },
    enabled: source !== null,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
    placeholderData: (before, query) => (query?.queryKey.includes(source?.key) ? keepPreviousData(before) : undefined),
  });
