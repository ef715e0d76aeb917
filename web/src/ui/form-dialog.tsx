// A form in a dialog: fields one under the other, the way out and the one verb at the bottom right.
import { Button, Modal } from '@mantine/core';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import type { ReactNode } from 'react';
import { useText } from './use-text.ts';

interface FormDialogProps {
  title: string;
  /** The verb on the button. */
  verb: string;
  isBusy: boolean;
  /** Nothing can be submitted yet. */
  isDisabled?: boolean;
  children: ReactNode;
  onClose: () => void;
  onSubmit: () => void;
}

/** Mount it to open; while it is busy a second submission does nothing. */
export function FormDialog({ title, verb, isBusy, isDisabled = false, children, onClose, onSubmit }: FormDialogProps) {
  const { t } = useText();
  return (
    <Modal
      opened
      centered
      size={520}
      onClose={onClose}
      title={title}
      closeButtonProps={{ 'aria-label': t('actions.close') }}
      styles={{
        title: { font: '600 18px/24px var(--font-display)', letterSpacing: '-.02em' },
        header: { padding: '18px 20px 6px', background: 'none' },
        body: { padding: '6px 20px 20px' },
        content: { background: 'var(--surface)', boxShadow: 'var(--shadow-modal)' },
      }}
    >
      <form
        noValidate
        style={{ display: 'grid', gap: 16 }}
        onSubmit={(event) => {
          event.preventDefault();
          if (!isBusy && !isDisabled) onSubmit();
        }}
      >
        {children}
        <div style={{ display: 'flex', justifyContent: 'flex-end', flexWrap: 'wrap', gap: 8 }}>
          <Button variant="default" onClick={onClose}>
            {t('actions.cancel')}
          </Button>
          <Button type="submit" data-submit loading={isBusy} disabled={isDisabled}>
            {verb}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
