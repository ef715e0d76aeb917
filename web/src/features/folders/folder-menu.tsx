import type { Folder } from '@folio/contract/folders';
import { ActionIcon, Menu } from '@mantine/core';
import '@mantine/core/styles/ActionIcon.layer.css';
import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/Menu.layer.css';
import { IconAdjustments, IconDots, IconFolderPlus, IconPencil } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { DeleteItem } from '../../ui/more-menu.tsx';
import { useText } from '../../ui/use-text.ts';
import classes from './folder-rail.module.css';

const FolderDialog = lazy(() => import('./folder-dialog.tsx').then((module) => ({ default: module.FolderDialog })));
const DeleteFolderDialog = lazy(() =>
  import('./delete-folder-dialog.tsx').then((module) => ({ default: module.DeleteFolderDialog })),
);

interface FolderMenuProps {
  folder: Folder;
  folders: Folder[];
  onDefaults: () => void;
}

/** New folder inside, rename or move, what orders in it begin with, delete: only what the caller may do. */
export function FolderMenu({ folder, folders, onDefaults }: FolderMenuProps) {
  const { t } = useText();
  const [dialog, setDialog] = useState<'inside' | 'change' | 'delete' | null>(null);
  const [isOpen, setOpen] = useState(false);
  const icon = { size: 16, stroke: 1.7, 'aria-hidden': true } as const;
  const close = () => setDialog(null);
  if (!folder.can.edit && !folder.can.delete) return null;
  return (
    <span className={classes.menu} data-open={isOpen || undefined}>
      <Menu position="bottom-start" width={230} opened={isOpen} onChange={setOpen}>
        <Menu.Target>
          <ActionIcon size={28} aria-label={t('actions.more', { name: folder.name })}>
            <IconDots size={16} aria-hidden="true" />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {folder.can.edit ? (
            <>
              <Menu.Item leftSection={<IconFolderPlus {...icon} />} onClick={() => setDialog('inside')}>
                {t('folders.newInside')}
              </Menu.Item>
              <Menu.Item leftSection={<IconPencil {...icon} />} onClick={() => setDialog('change')}>
                {t('folders.renameOrMove')}
              </Menu.Item>
              <Menu.Item leftSection={<IconAdjustments {...icon} />} onClick={onDefaults}>
                {t('folders.defaults')}
              </Menu.Item>
            </>
          ) : null}
          {folder.can.delete ? <DeleteItem onClick={() => setDialog('delete')}>{t('folders.delete')}</DeleteItem> : null}
        </Menu.Dropdown>
      </Menu>
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
    </span>
  );
}
