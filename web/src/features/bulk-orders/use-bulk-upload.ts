// From a file to a bulk order: uploaded once, judged again with every change of the mapping, placed once.

import type { ToolDetail } from '@folio/contract/tool-definition';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { reportToolError, reportToolUse } from '../../base/analytics.ts';
import { ApiError, api, messageOf } from '../../base/api.ts';
import { invalidate } from '../../base/stale-after.ts';
import { useWorkspaceId } from '../../base/workspace.ts';
import { toastError } from '../../ui/toast.tsx';
import { useText } from '../../ui/use-text.ts';
import { rowValidationQuery } from './bulk-orders.queries.ts';
import { type KeptUpload, newKey, readUpload, saveUpload } from './kept-upload.ts';

/** Settings of the texts; omitted ones come from the defaults of the place. */
export interface BulkStyle {
  brand_voice_id?: number | null;
  guideline_id?: number | null;
  folder_id?: number;
  additional_source_ids?: number[];
}

export type BulkUpload = ReturnType<typeof useBulkUpload>;

const callOf = (slug: string, { uploadId, mapping, fields }: KeptUpload) => ({
  tool: slug,
  upload_id: uploadId,
  fields,
  ...(mapping ? { mapping } : {}),
});

/** `onPlaced` gets the id of the bulk order. */
export function useBulkUpload(tool: ToolDetail, style: BulkStyle, onOrdered: (id: number) => void) {
  const { t, language } = useText();
  const client = useQueryClient();
  const workspaceId = useWorkspaceId();
  const [kept, setKept] = useState<KeptUpload | null>(() => readUpload(tool.slug));
  const [isForgotten, setForgotten] = useState(false);
  const keep = (next: KeptUpload | null) => {
    saveUpload(tool.slug, next);
    setKept(next);
  };
  const upload = useMutation({
    mutationFn: (file: File) => api.bulkOrders.validate({ tool: tool.slug, file, fields: {}, workspace_id: workspaceId }),
    onSuccess: (answer) => keep({ uploadId: answer.upload.id, fields: {}, title: '', key: newKey() }),
  });
  const call = kept && callOf(tool.slug, kept);
  // A tool may ask for sources: they count when the rows are judged.
  const { additional_source_ids } = style;
  const sources = additional_source_ids ? { additional_source_ids } : {};
  const judged = useQuery({
    ...rowValidationQuery({ tool: tool.slug, fields: {}, ...call, workspace_id: workspaceId, ...sources }, language, () => {
      keep(null);
      toastError(t('bulk.uploadGone'));
    }),
    enabled: kept !== null,
  });
  const placeOrder = useMutation({
    mutationFn: ({ isLeavingOut }: { isLeavingOut: boolean }) => {
      if (!kept) throw new Error('Nothing was uploaded');
      const title = kept.title.trim();
      const order = {
        ...callOf(tool.slug, kept),
        leave_out_wrong_rows: isLeavingOut,
        workspace_id: workspaceId,
        ...style,
        ...(title ? { title } : {}),
      };
      return api.bulkOrders.create(order, { context: { idempotencyKey: kept.key } });
    },
    onSuccess: ({ bulk_order }) => {
      reportToolUse(tool, bulk_order.order_id);
      keep(null);
      void invalidate(client, 'bulk.placed');
      onOrdered(bulk_order.id);
    },
    onError: (error) => {
      reportToolError(tool, error);
      // A rejected order gets a new key; one lost in transit is retried with the same key.
      if (kept && error instanceof ApiError && error.status >= 400 && error.status < 500) keep({ ...kept, key: newKey() });
      toastError(messageOf(error));
    },
  });
  return {
    upload,
    kept,
    judged: kept ? judged.data : undefined,
    isJudging: upload.isPending || (kept !== null && judged.isFetching),
    judgingFault: judged.error,
    retryJudging: () => void judged.refetch(),
    change: (part: Partial<Pick<KeptUpload, 'mapping' | 'fields' | 'title'>>) => {
      if (kept) keep({ ...kept, ...part, ...('title' in part ? {} : { key: newKey() }) });
    },
    /** True once a file was removed to choose another one. */
    isForgotten,
    forget: () => {
      upload.reset();
      keep(null);
      setForgotten(true);
    },
    placeOrder,
  };
}
