// An error: its reason, a note that the work is safe, and a retry button.
import { Button } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { Stack } from './stack.tsx';
import classes from './state.module.css';
import { useText } from './use-text.ts';

interface ErrorStateProps {
  title: string;
  message?: string | undefined;
  /** Label of the button, instead of "Try again". */
  verb?: string | undefined;
  /** 1 where the state is all there is on the page. */
  level?: 1 | 2;
  onRetry: () => void;
}

/** Announced at once to screen readers. */
export function ErrorState({ title, message, verb, level = 2, onRetry }: ErrorStateProps) {
  const { t } = useText();
  const Heading = `h${level}` as const;
  return (
    <Stack align="center" className={classes.state} role="alert">
      <IconAlertTriangle size={36} stroke={1.7} color="var(--failed)" aria-hidden="true" />
      <Heading className={classes.title}>{title}</Heading>
      <p className={classes.text}>{message ?? t('errors.safe')}</p>
      <Button variant="default" onClick={onRetry}>
        {verb ?? t('actions.retry')}
      </Button>
    </Stack>
  );
}
