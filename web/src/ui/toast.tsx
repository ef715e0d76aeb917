// Toasts: top right, five seconds, at most five, closable; a dot in the color of the result.
import { notifications } from '@mantine/notifications';
import { t } from 'i18next';
import type { ReactNode } from 'react';
import { Row } from './row.tsx';
import classes from './toast.module.css';

const duration = 5000;

function show(kind: 'success' | 'error', message: string, action: ReactNode = null, forMs = duration): string {
  return notifications.show({
    message: (
      <Row as="span" gap={10} align="stretch">
        <span className={classes.dot} data-kind={kind} aria-hidden="true" />
        <span>{message}</span>
        {action}
      </Row>
    ),
    role: kind === 'error' ? 'alert' : 'status',
    autoClose: forMs,
    withBorder: false,
    icon: null,
    closeButtonProps: { 'aria-label': t('actions.close') },
    classNames: { root: classes.toast ?? '', description: classes.text ?? '' },
  });
}

/** Says that something was done, in the server's words where it has any. */
export const toastSuccess = (message: string | undefined): void => void show('success', message || t('actions.success'));

/** Says that something failed, with the reason. */
export const toastError = (message: string, forMs = duration): void => void show('error', message, null, forMs);

/** Says that something was done, with a button for `forMs`; the answer closes the toast. */
export function toastAction(message: string, label: string, forMs: number, onAct: () => void): () => void {
  const button = (
    <button type="button" className={classes.undo} onClick={onAct}>
      {label}
    </button>
  );
  const id = show('success', message, button, forMs);
  return () => notifications.hide(id);
}

/** Removes all toasts, as of a try that has succeeded since. */
export const clearToasts = (): void => notifications.clean();
