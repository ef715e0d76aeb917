import type { Chat } from '@folio/contract/chats';
import { ActionIcon } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { ActionItems } from '../../ui/action-items.tsx';
import { Menu } from '../../ui/menu.tsx';
import { useText } from '../../ui/use-text.ts';
import classes from './chat-list.module.css';
import { useChatMenu } from './use-chat-menu.tsx';

/** Rename and delete. */
export function ChatRowMenu({ chat, onDeleted }: { chat: Chat; onDeleted: (() => void) | undefined }) {
  const { t } = useText();
  const { actions, dialogs } = useChatMenu({ chat, onDeleted });
  return (
    <>
      <Menu
        position="bottom-end"
        width={180}
        button={
          <ActionIcon variant="subtle" className={classes.menu ?? ''} aria-label={t('actions.more', { name: chat.title })}>
            <IconDots size={17} aria-hidden="true" />
          </ActionIcon>
        }
      >
        <ActionItems actions={actions} />
      </Menu>
      {dialogs}
    </>
  );
}
