// The frame of every dialog that is mounted to open: title, the way out, and what is in it.
import { Modal } from '@mantine/core';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import { type ReactNode, useState } from 'react';
import { useText } from './use-text.ts';

const variants = {
  plain: {
    title: { font: '600 18px/24px var(--font-display)', overflowWrap: 'anywhere' },
    header: { background: 'none' },
    content: { background: 'var(--surface)' },
  },
  form: {
    title: { font: '600 18px/24px var(--font-display)', letterSpacing: '-.02em', overflowWrap: 'anywhere' },
    header: { padding: '18px 20px 6px', background: 'var(--surface)' },
    body: { padding: '6px 20px 20px' },
    content: { background: 'var(--surface)', boxShadow: 'var(--shadow-modal)' },
  },
  question: {
    title: { font: '600 18px/24px var(--font-display)', letterSpacing: '-.02em' },
    header: { padding: '18px 20px 6px', background: 'none' },
    body: { padding: '0 20px 20px' },
    content: { background: 'var(--surface)', boxShadow: 'var(--shadow-modal)' },
  },
} as const;

interface DialogProps {
  title: string;
  /** In pixels. */
  size?: number;
  variant?: keyof typeof variants;
  onClose: () => void;
  children: ReactNode;
}

/** A click beside it closes it until something was typed or chosen in it, which would be lost. */
export function Dialog({ title, size = 480, variant = 'plain', onClose, children }: DialogProps) {
  const { t } = useText();
  const [isTouched, setTouched] = useState(false);
  return (
    <Modal
      opened
      centered
      size={size}
      onClose={onClose}
      closeOnClickOutside={!isTouched}
      onInput={() => setTouched(true)}
      title={title}
      closeButtonProps={{ 'aria-label': t('actions.close') }}
      styles={variants[variant]}
    >
      {children}
    </Modal>
  );
}
