import { Drawer } from '@mantine/core';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Drawer.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import { useEscape } from '../../ui/use-escape.ts';
import { useText } from '../../ui/use-text.ts';
import classes from './chat-layout.module.css';
import { ChatList } from './chat-list.tsx';

/** The list of conversations on a phone. Mount it to open. */
export function ChatDrawer({ openId, onGone, onClose }: { openId: number | null; onGone: () => void; onClose: () => void }) {
  const { t } = useText();
  const root = useEscape(onClose);
  return (
    <Drawer
      ref={root}
      opened
      closeOnEscape={false}
      onClose={onClose}
      size={304}
      withCloseButton={false}
      attributes={{ content: { 'aria-label': t('chats.conversations') } }}
      classNames={{ content: classes.drawer ?? '', body: classes.drawerBody ?? '' }}
    >
      <ChatList openId={openId} onChoose={onClose} onGone={onGone} />
    </Drawer>
  );
}
