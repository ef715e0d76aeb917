import { useQuery } from '@tanstack/react-query';
import { useWorkspaceId } from '../../../base/workspace.ts';
import { FolderDialog } from '../../../features/folders/folder-dialog.tsx';
import { foldersQuery } from '../../../features/folders/folders.queries.ts';

/** A new folder in the chosen workspace, from wherever the person is. */
export function NewFolder({ onClose }: { onClose: () => void }) {
  const workspaceId = useWorkspaceId();
  const { data } = useQuery(foldersQuery(workspaceId));
  return <FolderDialog folders={data?.folders ?? []} workspaceId={workspaceId} parentId={null} onClose={onClose} />;
}
