// Asked before anything is lost: "Are you sure?", that it cannot be undone, and exactly what is lost.
import { Button, Modal } from '@mantine/core';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import type { ReactNode } from 'react';
import { useText } from './use-text.ts';

interface ConfirmDialogProps {
  /** The exact loss, as a sentence. */
  loss: string;
  /** The verb on the red button, with its object. */
  verb: string;
  isBusy?: boolean;
  /** A choice that belongs to the question. */
  children?: ReactNode;
  onConfirm: () => void;
  onKeep: () => void;
}

/** Mount it to ask; the focus starts on "Keep". */
export function ConfirmDialog({ loss, verb, isBusy = false, children, onConfirm, onKeep }: ConfirmDialogProps) {
  const { t } = useText();
  return (
    <Modal
      opened
      centered
      size={440}
      onClose={onKeep}
      title={t('confirm.title')}
      closeButtonProps={{ 'aria-label': t('actions.close') }}
      styles={{
        title: { font: '600 18px/24px var(--font-display)', letterSpacing: '-.02em' },
        header: { padding: '18px 20px 6px', background: 'none' },
        body: { padding: '0 20px 20px' },
        content: { background: 'var(--surface)', boxShadow: 'var(--shadow-modal)' },
      }}
    >
      <p style={{ color: 'var(--ink-2)' }}>
        {t('confirm.text')} {loss}
      </p>
      {children}
      <div style={{ display: 'flex', justifyContent: 'flex-end', gap: 12, marginTop: 18, flexWrap: 'wrap' }}>
        <Button variant="default" onClick={onKeep} data-autofocus>
          {t('confirm.keep')}
        </Button>
        <Button color="red" loading={isBusy} onClick={onConfirm}>
          {verb}
        </Button>
      </div>
    </Modal>
  );
}
