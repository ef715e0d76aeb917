// What else can be done with one thing, behind three dots.
import { ActionIcon } from '@mantine/core';
import { IconDots, IconTrash } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { AskBeforeDeletion, type Deletion } from './ask-first.tsx';
import { Menu } from './menu.tsx';
import { MenuItem } from './menu-parts.tsx';
import { useText } from './use-text.ts';

interface MoreMenuProps {
  /** Of the thing, for those who hear the button. */
  name: string;
  /** In pixels. */
  width?: number;
  isBusy?: boolean;
  /** `MenuItem`s and their like. */
  children: ReactNode;
  /** The last item deletes the thing, once the question before it is answered; null or left out where it may not be. */
  deletion?: Deletion | null;
}

export function MoreMenu({ name, width = 210, isBusy = false, children, deletion = null }: MoreMenuProps) {
  const { t } = useText();
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Menu
        position="bottom-end"
        width={width}
        button={
          <ActionIcon aria-label={t('actions.more', { name })} loading={isBusy}>
            <IconDots size={18} aria-hidden="true" />
          </ActionIcon>
        }
      >
        {children}
        {deletion ? <DeleteItem onClick={() => setAsking(true)} /> : null}
      </Menu>
      {deletion ? <AskBeforeDeletion {...deletion} isAsking={isAsking} onEnd={() => setAsking(false)} /> : null}
    </>
  );
}

function DeleteItem({ onClick }: { onClick: () => void }) {
  const { t } = useText();
  return (
    <MenuItem
      style={{ color: 'var(--failed)' }}
      leftSection={<IconTrash size={16} stroke={1.7} aria-hidden="true" />}
      onClick={onClick}
    >
      {t('actions.delete')}
    </MenuItem>
  );
}
