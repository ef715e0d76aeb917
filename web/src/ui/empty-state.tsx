// Nothing there yet: one drawing, one sentence, one way on.
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { EmptyDrawing } from './empty-drawing.tsx';
import { Stack } from './stack.tsx';
import classes from './state.module.css';
import { useText } from './use-text.ts';

interface EmptyStateProps {
  title: string;
  children?: ReactNode;
  action?: ReactNode;
  /** Clears the filters and the search that hide everything. */
  onClear?: (() => void) | undefined;
  /** 1 where the state is all there is on the page. */
  level?: 1 | 2;
}

/** `children` is the sentence that announces the future content, or the way to it. */
export function EmptyState({ title, children, action, onClear, level = 2 }: EmptyStateProps) {
  const { t } = useText();
  const Heading = `h${level}` as const;
  return (
    <Stack align="center" className={classes.state}>
      <EmptyDrawing />
      <Heading className={classes.title}>{title}</Heading>
      {children ? <p className={classes.text}>{children}</p> : null}
      {onClear ? (
        <Button variant="default" mt={children ? 0 : 12} onClick={onClear}>
          {t('orders.filter.clear')}
        </Button>
      ) : (
        action
      )}
    </Stack>
  );
}
