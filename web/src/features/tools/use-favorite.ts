// The star: shown at once, undone if the server refuses.
import type { ToolSummary } from '@folio/contract/tool-definition';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, meQuery, messageOf } from '../../base/api.ts';
import { toastError, toastSuccess } from '../../ui/toast.tsx';
import { useText } from '../../ui/use-text.ts';

/** Marks a tool as favourite, or no longer. */
export function useFavorite(): (tool: ToolSummary) => void {
  const { t } = useText();
  const client = useQueryClient();
  const mark = (id: number, isFavorite: boolean) =>
    client.setQueryData(meQuery.queryKey, (me) =>
      me ? { ...me, templates: me.templates.map((tool) => (tool.id === id ? { ...tool, is_favorite: isFavorite } : tool)) } : me,
    );
  const { mutate } = useMutation({
    mutationFn: (tool: ToolSummary) =>
      api.users.updateUserFavorite({ action: tool.is_favorite ? 'delete' : 'create', template_id: tool.id }),
    onMutate: (tool) => {
      mark(tool.id, !tool.is_favorite);
    },
    onSuccess: (answer, tool) => {
      const said = answer.is_favorite ? 'tools.favouriteAdded' : 'tools.favouriteRemoved';
      toastSuccess(answer.message ?? t(said, { name: tool.name }));
    },
    onError: (error, tool) => {
      mark(tool.id, tool.is_favorite);
      toastError(messageOf(error));
    },
  });
  return mutate;
}
