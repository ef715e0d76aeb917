import { Drawer } from '@mantine/core';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Drawer.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import { useEscape } from '../../ui/use-escape.ts';
import { useText } from '../../ui/use-text.ts';
import classes from './phone-menu.module.css';
import { Sidebar } from './sidebar.tsx';

interface PhoneMenuProps {
  openCategory: string | undefined;
  onClose: () => void;
}

/** The entries of the sidebar as a sheet from below, on a phone. */
export function PhoneMenu({ openCategory, onClose }: PhoneMenuProps) {
  const { t } = useText();
  const root = useEscape(onClose);
  return (
    <Drawer
      ref={root}
      opened
      position="bottom"
      size="auto"
      closeOnEscape={false}
      onClose={onClose}
      withCloseButton={false}
      attributes={{ content: { 'aria-label': t('shell.mainMenu') } }}
      classNames={{ content: classes.content ?? '', body: classes.body ?? '' }}
    >
      <Sidebar isSheet openCategory={openCategory} onChoose={onClose} />
    </Drawer>
  );
}
