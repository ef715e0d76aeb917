import { Modal } from '@mantine/core';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import type { ReactNode } from 'react';
import { useText } from '../../ui/use-text.ts';

interface PanelDialogProps {
  title: string;
  size?: number;
  onClose: () => void;
  children: ReactNode;
}

/** The frame of the control panel's small forms. */
export function PanelDialog({ title, size = 480, onClose, children }: PanelDialogProps) {
  const { t } = useText();
  return (
    <Modal
      opened
      centered
      size={size}
      onClose={onClose}
      title={title}
      closeButtonProps={{ 'aria-label': t('actions.close') }}
      styles={{
        title: { font: '600 18px/24px var(--font-display)', overflowWrap: 'anywhere' },
        header: { background: 'none' },
        content: { background: 'var(--surface)' },
      }}
    >
      {children}
    </Modal>
  );
}
