// The frame of every dialog: title, close button, and content.
import { Modal, type ModalProps } from '@mantine/core';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import { useMergedRef } from '@mantine/hooks';
import { useEscape } from './use-escape.ts';
import { useText } from './use-text.ts';

const variants = {
  plain: {
    title: { font: 'var(--weight-semibold) var(--size-2xl) / var(--leading-2xl) var(--font-display)', overflowWrap: 'anywhere' },
    header: { background: 'none' },
    content: { background: 'var(--surface)' },
  },
  form: {
    title: {
      font: 'var(--weight-semibold) var(--size-2xl) / var(--leading-2xl) var(--font-display)',
      letterSpacing: '-.02em',
      overflowWrap: 'anywhere',
    },
    header: { padding: '18px 20px 6px', background: 'var(--surface)' },
    body: { padding: '6px 20px 20px' },
    content: { background: 'var(--surface)', boxShadow: 'var(--shadow-modal)' },
  },
  question: {
    title: { font: 'var(--weight-semibold) var(--size-2xl) / var(--leading-2xl) var(--font-display)', letterSpacing: '-.02em' },
    header: { padding: '18px 20px 6px', background: 'none' },
    body: { padding: '0 20px 20px' },
    content: { background: 'var(--surface)', boxShadow: 'var(--shadow-modal)' },
  },
} as const;

export interface DialogFrameProps extends Omit<ModalProps, 'opened' | 'title' | 'size'> {
  title: string;
  /** In pixels. */
  size?: number;
  variant?: keyof typeof variants;
}

/** Mount it to open. */
export function DialogFrame({ title, size = 480, variant = 'plain', ref, onClose, children, ...others }: DialogFrameProps) {
  const { t } = useText();
  const root = useEscape(onClose);
  return (
    <Modal
      ref={useMergedRef(root, ref)}
      opened
      centered
      size={size}
      onClose={onClose}
      closeOnEscape={false}
      title={title}
      closeButtonProps={{ 'aria-label': t('actions.close') }}
      styles={variants[variant]}
      {...others}
    >
      {children}
    </Modal>
  );
}
