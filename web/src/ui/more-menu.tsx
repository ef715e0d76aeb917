// What else can be done with one thing, behind three dots.
import { ActionIcon, Menu } from '@mantine/core';
import '@mantine/core/styles/ActionIcon.layer.css';
import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/Menu.layer.css';
import { IconDots, IconTrash } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useText } from './use-text.ts';

interface MoreMenuProps {
  /** Of the thing, for those who hear the button. */
  name: string;
  /** In pixels. */
  width?: number;
  isBusy?: boolean;
  /** `Menu.Item`s and their like. */
  children: ReactNode;
}

export function MoreMenu({ name, width = 210, isBusy = false, children }: MoreMenuProps) {
  const { t } = useText();
  return (
    <Menu position="bottom-end" width={width}>
      <Menu.Target>
        <ActionIcon aria-label={t('actions.more', { name })} loading={isBusy}>
          <IconDots size={18} aria-hidden="true" />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>{children}</Menu.Dropdown>
    </Menu>
  );
}

/** The item that deletes, in red; it says "Delete" unless told otherwise. */
export function DeleteItem({ onClick, children }: { onClick: () => void; children?: ReactNode }) {
  const { t } = useText();
  return (
    <Menu.Item
      style={{ color: 'var(--failed)' }}
      leftSection={<IconTrash size={16} stroke={1.7} aria-hidden="true" />}
      onClick={onClick}
    >
      {children ?? t('actions.delete')}
    </Menu.Item>
  );
}
