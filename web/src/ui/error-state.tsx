// Something failed: what, that the work is safe, and a way to try again.
import { Button } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import classes from './state.module.css';
import { useText } from './use-text.ts';

interface ErrorStateProps {
  title: string;
  message?: string | undefined;
  /** What the button says, instead of "Try again". */
  verb?: string | undefined;
  onRetry: () => void;
}

/** Announced at once to screen readers. */
export function ErrorState({ title, message, verb, onRetry }: ErrorStateProps) {
  const { t } = useText();
  return (
    <div className={classes.state} role="alert">
      <IconAlertTriangle size={36} stroke={1.7} color="var(--failed)" aria-hidden="true" />
      <h2 className={classes.title}>{title}</h2>
      <p className={classes.text}>{message ?? t('errors.safe')}</p>
      <Button variant="default" onClick={onRetry}>
        {verb ?? t('actions.retry')}
      </Button>
    </div>
  );
}
