// Actions on a folder, and the dialogs that they open.
import type { Folder } from '@folio/contract/folders';
import { IconAdjustments, IconFolderPlus, IconPencil, IconTrash } from '@tabler/icons-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { type Action, type ActionDefinition, bindActions } from '../../ui/actions.ts';
import { loadChunk } from '../../ui/load-chunk.ts';
import { usePageActions } from '../../ui/page-actions.ts';
import { useText } from '../../ui/use-text.ts';

const FolderDialog = lazy(() =>
  loadChunk(() => import('./folder-dialog.tsx')).then((module) => ({ default: module.FolderDialog })),
);
const DeleteFolderDialog = lazy(() =>
  loadChunk(() => import('./delete-folder-dialog.tsx')).then((module) => ({ default: module.DeleteFolderDialog })),
);

type FolderActionId = 'inside' | 'change' | 'defaults' | 'delete';

const folderActions: ActionDefinition<FolderActionId, Folder>[] = [
  { id: 'inside', icon: IconFolderPlus, label: (t) => t('folders.newInside'), can: ({ can }) => can.edit },
  { id: 'change', icon: IconPencil, label: (t) => t('folders.renameOrMove'), can: ({ can }) => can.edit },
  { id: 'defaults', icon: IconAdjustments, label: (t) => t('folders.defaults'), can: ({ can }) => can.edit },
  { id: 'delete', icon: IconTrash, label: (t) => t('folders.delete'), can: ({ can }) => can.delete, isDeletion: true },
];

interface FolderMenuProps {
  folder: Folder;
  folders: Folder[];
  onDefaults: () => void;
}

/** The actions that the caller may do with the folder; `dialogs` must be drawn for them to show. */
export function useFolderMenu({ folder, folders, onDefaults }: FolderMenuProps): { actions: Action[]; dialogs: ReactNode } {
  const { t } = useText();
  const [dialog, setDialog] = useState<'inside' | 'change' | 'delete' | null>(null);
  const close = () => setDialog(null);
  const actions = bindActions(folderActions, [folder], t, {
    inside: () => ({ run: () => setDialog('inside') }),
    change: () => ({ run: () => setDialog('change') }),
    defaults: () => ({ run: onDefaults }),
    delete: () => ({ run: () => setDialog('delete') }),
  });
  const dialogs = (
    <Suspense fallback={null}>
      {dialog === 'inside' ? (
        <FolderDialog folders={folders} workspaceId={folder.workspace_id} parentId={folder.id} onClose={close} />
      ) : null}
      {dialog === 'change' ? (
        <FolderDialog
          folders={folders}
          workspaceId={folder.workspace_id}
          parentId={folder.parent_id}
          folder={folder}
          onClose={close}
        />
      ) : null}
      {dialog === 'delete' ? <DeleteFolderDialog folder={folder} folders={folders} onClose={close} /> : null}
    </Suspense>
  );
  return { actions, dialogs };
}

/** Offers the actions of the chosen folder in the command palette. */
export function FolderPageActions(props: FolderMenuProps) {
  const { actions, dialogs } = useFolderMenu(props);
  usePageActions(props.folder.name, actions);
  return dialogs;
}
