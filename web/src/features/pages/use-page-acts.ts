// Actions for pages of a website.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { api, messageOf } from '../../base/api.ts';
import { invalidate } from '../../base/stale-after.ts';
import { toastError, toastSuccess } from '../../ui/toast.tsx';

/** Each action shows the server's message and refetches the shown data. */
export function usePageActs(websiteId: number, onDone?: () => void) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const settled = {
    onSuccess: async ({ message }: { message?: string | undefined }) => {
      await invalidate(client, 'site_page.changed');
      if (message) toastSuccess(message);
      onDone?.();
    },
    onError: (error: Error) => toastError(messageOf(error)),
  };
  return {
    check: useMutation({
      mutationFn: (ids?: number[]) => api.pages.check({ website_id: websiteId, ...(ids ? { ids } : {}) }),
      ...settled,
    }),
    edit: useMutation({ mutationFn: (changes: Parameters<typeof api.pages.edit>[0]) => api.pages.edit(changes), ...settled }),
    replaceRedirects: useMutation({
      mutationFn: (ids: number[]) =>
        api.linkRuns.replaceRedirects({ website_id: websiteId, ...(ids.length > 0 ? { page_url_ids: ids } : {}) }),
      onSuccess: ({ link_builder: { id } }) => void navigate({ to: '/links/runs/$id', params: { id: String(id) } }),
      onError: settled.onError,
    }),
    remove: useMutation({ mutationFn: (ids: number[]) => api.pages.remove({ ids }), ...settled }),
  };
}
