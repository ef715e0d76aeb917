// Being taken out of the chosen workspace while working in it: back to the choice, with a word about why.

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { apiEvents } from '../../base/api.ts';
import { invalidate } from '../../base/stale-after.ts';
import { forgetWorkspace, useWorkspaceId, workspaceId } from '../../base/workspace.ts';
import { workspacesQuery } from '../../base/workspaces.ts';
import { toastError } from '../../ui/toast.tsx';
import { useText } from '../../ui/use-text.ts';

/** Looks again whenever something was not found or the page comes back to the front. */
export function useLostWorkspace(): void {
  const { t } = useText();
  const navigate = useNavigate();
  const client = useQueryClient();
  const id = useWorkspaceId();
  const { data, isFetching } = useQuery({ ...workspacesQuery, refetchOnWindowFocus: true });
  const isLost = id !== null && data !== undefined && !isFetching && !data.workspaces.some((one) => one.id === id);
  const leave = useEffectEvent(async () => {
    forgetWorkspace();
    toastError(t('workspaces.lost'));
    await invalidate(client, 'workspace.lost');
    await navigate(data?.workspaces.length ? { to: '/workspace/login' } : { to: '/dashboard' });
  });
  useEffect(() => {
    if (isLost) void leave();
  }, [isLost]);
  useEffect(() => {
    const check = () => {
      if (workspaceId() !== null) void invalidate(client, 'workspace.missed');
    };
    apiEvents.addEventListener('missing', check);
    return () => apiEvents.removeEventListener('missing', check);
  }, [client]);
}
