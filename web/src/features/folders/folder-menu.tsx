import type { Folder } from '@folio/contract/folders';
import { ActionIcon } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { useState } from 'react';
import { ActionItems } from '../../ui/action-items.tsx';
import { Menu } from '../../ui/menu.tsx';
import { useText } from '../../ui/use-text.ts';
import classes from './folder-rail.module.css';
import { useFolderMenu } from './use-folder-menu.tsx';

interface FolderMenuProps {
  folder: Folder;
  folders: Folder[];
  onDefaults: () => void;
}

/** New folder inside, rename or move, defaults of its orders, delete: only permitted actions. */
export function FolderMenu({ folder, folders, onDefaults }: FolderMenuProps) {
  const { t } = useText();
  const [isOpen, setOpen] = useState(false);
  const { actions, dialogs } = useFolderMenu({ folder, folders, onDefaults });
  if (actions.length === 0) return null;
  return (
    <span className={classes.menu} data-open={isOpen || undefined}>
      <Menu
        position="bottom-start"
        width={230}
        onOpenChange={setOpen}
        button={
          <ActionIcon size={28} aria-label={t('actions.more', { name: folder.name })}>
            <IconDots size={16} aria-hidden="true" />
          </ActionIcon>
        }
      >
        <ActionItems actions={actions} />
      </Menu>
      {dialogs}
    </span>
  );
}
