import { Modal } from '@mantine/core';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import type { ReactNode } from 'react';
import { useText } from '../../ui/use-text.ts';

/** The frame of this feature's dialogs. */
export function SeatDialog({ title, onClose, children }: { title: string; onClose: () => void; children: ReactNode }) {
  const { t } = useText();
  return (
    <Modal
      opened
      centered
      size={480}
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
