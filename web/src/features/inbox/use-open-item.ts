import type { InboxItem } from '@folio/contract/inbox';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { chooseWorkspace, workspaceId } from '../../base/workspace.ts';
import { workspacesQuery } from '../../base/workspaces.ts';

/** Pages that show the chosen workspace alone. */
const ofWorkspace = /^\/(?:orders|links|tool)\b/;

/** Goes where an item is settled, in the workspace that it is in. */
export function useOpenItem(): (item: Pick<InboxItem, 'path' | 'workspace_id'>) => void {
  const router = useRouter();
  const { data } = useQuery(workspacesQuery);
  return ({ path, workspace_id: id }) => {
    const isMine = id === null || data?.workspaces.some((one) => one.id === id);
    if (ofWorkspace.test(path) && isMine && id !== workspaceId()) chooseWorkspace(id);
    router.history.push(path);
  };
}
