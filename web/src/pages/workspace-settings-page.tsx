import { useQuery, useQueryClient } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { meQuery } from '../base/api.ts';
import { workspaceKeys } from '../base/query-keys.ts';
import { invalidate } from '../base/stale-after.ts';
import { workspaceQuery } from '../base/workspace.queries.ts';
import { chooseWorkspace, forgetWorkspace, useWorkspaceId } from '../base/workspace.ts';
import { DangerPanel } from '../features/workspaces/danger-panel.tsx';
import { DaysPanel } from '../features/workspaces/days-panel.tsx';
import { MembersPanel } from '../features/workspaces/members-panel.tsx';
import { DefaultsPanel, NamePanel, TogglesPanel } from '../features/workspaces/settings-panels.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { PageFrame } from '../ui/page-frame.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { SkeletonRows } from '../ui/skeleton-rows.tsx';
import { Stack } from '../ui/stack.tsx';
import { toastSuccess } from '../ui/toast.tsx';
import { usePageTitle } from '../ui/use-page-title.ts';
import { useText } from '../ui/use-text.ts';

const route = getRouteApi('/shell/workspace/settings/{-$id}');

/** `/workspace/settings/{id?}`; without an id it is the chosen workspace. */
export function WorkspaceSettingsPage() {
  const { t } = useText();
  const navigate = useNavigate();
  const client = useQueryClient();
  const params = route.useParams();
  const chosen = useWorkspaceId();
  const id = params.id === undefined ? chosen : Number(params.id);
  const { data, isError, refetch } = useQuery({ ...workspaceQuery(id ?? 0), enabled: id !== null });
  usePageTitle(data?.workspace?.name ?? t('workspaces.settings'));
  const leave = async (message: string | undefined) => {
    const wasChosen = chosen === id;
    if (wasChosen) forgetWorkspace();
    toastSuccess(message);
    // Refetched before the guard runs: a user without workspaces works in the personal one.
    await client.refetchQueries({ queryKey: meQuery.queryKey });
    const hasOthers = client.getQueryData(meQuery.queryKey)?.user_info.has_workspaces ?? false;
    if (!hasOthers) chooseWorkspace(null);
    client.removeQueries({ queryKey: workspaceKeys.all });
    void invalidate(client, 'workspace.deleted');
    await navigate(wasChosen ? { to: '/workspace/login', search: { forceRedirect: true } } : { to: '/dashboard' });
  };
  const workspace = data?.workspace;
  return (
    <PageFrame isNarrow>
      <PageHeader title={workspace?.name ?? t('workspaces.settings')} lead={t('workspaces.settingsLead')} />
      {isError && !data ? <ErrorState title={t('panel.failed')} onRetry={() => void refetch()} /> : null}
      {!data && !isError ? <SkeletonRows rows={6} /> : null}
      {workspace ? (
        <Stack gap="page">
          <NamePanel key={workspace.id} workspace={workspace} />
          <MembersPanel workspaceId={workspace.id} />
          {data.choices ? (
            <>
              <DefaultsPanel workspace={workspace} choices={data.choices} />
              <DaysPanel workspace={workspace} />
              <TogglesPanel workspace={workspace} choices={data.choices} />
            </>
          ) : null}
          {workspace.can.delete ? <DangerPanel workspace={workspace} onDeleted={(message) => void leave(message)} /> : null}
        </Stack>
      ) : null}
    </PageFrame>
  );
}
