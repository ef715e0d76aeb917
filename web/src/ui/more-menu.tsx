// The menu of one thing, behind three dots at the end of its row or head.
import { ActionIcon } from '@mantine/core';
import { IconDots, IconPencil, IconTrash } from '@tabler/icons-react';
import { Children, type ReactNode, useState } from 'react';
import { ActionItems } from './action-items.tsx';
import type { Action } from './actions.ts';
import { AskBeforeDeletion, type Deletion } from './ask-first.tsx';
import { Menu } from './menu.tsx';
import { MenuItem } from './menu-parts.tsx';
import { useText } from './use-text.ts';

interface MoreMenuProps {
  /** Of the thing, for screen readers. */
  name: string;
  /** In pixels. */
  width?: number;
  isBusy?: boolean;
  /** The first item opens the form of the thing; undefined without the permission. */
  onEdit?: (() => void) | undefined;
  actions?: readonly Action[];
  /** `MenuItem`s and their like. */
  children?: ReactNode;
  /** The last item deletes the thing after a question; null without the permission. */
  deletion?: Deletion | null | undefined;
}

/** Nothing if nothing can be done. */
export function MoreMenu({ name, width = 210, isBusy = false, onEdit, actions = [], children, deletion = null }: MoreMenuProps) {
  const { t } = useText();
  const [isAsking, setAsking] = useState(false);
  if (!onEdit && actions.length === 0 && Children.count(children) === 0 && !deletion) return null;
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
        {onEdit ? (
          <MenuItem leftSection={<IconPencil size={16} stroke={1.7} aria-hidden="true" />} onClick={onEdit}>
            {t('actions.edit')}
          </MenuItem>
        ) : null}
        <ActionItems actions={actions} />
        {children}
        {deletion ? (
          <MenuItem
            style={{ color: 'var(--failed)' }}
            leftSection={<IconTrash size={16} stroke={1.7} aria-hidden="true" />}
            onClick={() => setAsking(true)}
          >
            {t('actions.delete')}
          </MenuItem>
        ) : null}
      </Menu>
      {deletion ? <AskBeforeDeletion {...deletion} isAsking={isAsking} onEnd={() => setAsking(false)} /> : null}
    </>
  );
}
