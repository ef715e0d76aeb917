// The cards of the caller's dashboard: which they are, and how they are chosen and ordered.
import { type WidgetName, widgetLimits } from '@folio/contract/widget-words';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api, messageOf } from '../../../base/api.ts';
import { invalidate } from '../../../base/stale-after.ts';
import { useWorkspaceId } from '../../../base/workspace.ts';
import { toastError } from '../../../ui/toast.tsx';
import { dashboardWidgetsQuery } from '../reports.queries.ts';

export function useDashboard() {
  const client = useQueryClient();
  const workspaceId = useWorkspaceId();
  const { data } = useQuery(dashboardWidgetsQuery(workspaceId));
  const names = data?.names ?? [];
  const save = useMutation({
    mutationFn: (next: WidgetName[]) => api.widgets.saveDashboard({ names: next, workspace_id: workspaceId }),
    // The new order shows at once; if it is rejected, the saved one returns.
    onMutate: (next) => {
      client.setQueryData(dashboardWidgetsQuery(workspaceId).queryKey, { status: 'success' as const, names: next });
    },
    onError: (error) => toastError(messageOf(error)),
    onSettled: () => invalidate(client, 'dashboard_widgets.changed'),
  });
  return {
    names,
    isFull: names.length >= widgetLimits.dashboard,
    add: (more: readonly WidgetName[]) => save.mutate([...new Set([...names, ...more])].slice(0, widgetLimits.dashboard)),
    remove: (name: WidgetName) => save.mutate(names.filter((one) => one !== name)),
    /** Moves a card before another position of the list. */
    move: (from: number, to: number) => {
      const next = names.filter((_, index) => index !== from);
      const moved = names[from];
      if (moved) save.mutate(next.toSpliced(to, 0, moved));
    },
  };
}
