// Toasts: top right, five seconds, at most five, closable; a dot in the colour of what happened.
import { notifications } from '@mantine/notifications';
import { t } from 'i18next';
import classes from './toast.module.css';

const duration = 5000;

function show(kind: 'success' | 'error', message: string): void {
  notifications.show({
    message: (
      <span className={classes.row}>
        <span className={classes.dot} data-kind={kind} aria-hidden="true" />
        <span>{message}</span>
      </span>
    ),
    role: kind === 'error' ? 'alert' : 'status',
    autoClose: duration,
    withBorder: false,
    icon: null,
    closeButtonProps: { 'aria-label': t('actions.close') },
    classNames: { root: classes.toast ?? '', description: classes.text ?? '' },
  });
}

/** Says that something was done, in the server's words where it has any. */
export const toastSuccess = (message: string | undefined) => show('success', message || t('actions.success'));

/** Says that something failed, with the reason. */
export const toastError = (message: string) => show('error', message);
