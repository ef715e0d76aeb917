// Nothing there yet: a pale sample behind one card with one button and its duration.
import type { ReactNode } from 'react';
import classes from './empty-card.module.css';
import { Row } from './row.tsx';
import { Stack } from './stack.tsx';
import { Text } from './text.tsx';

export interface EmptyCardProps {
  title: string;
  /** Sample content, which nobody can use: names of rows where the page is a list. */
  sample: readonly string[] | { drawing: ReactNode };
  /** Effect of the button, in a sentence; without the permission, the role that has it. */
  children: ReactNode;
  /** The one button; null without the permission. */
  action: ReactNode;
  /** Duration and price. */
  duration?: string;
}

/** Rows below the named ones, which fade. */
const bars = [236, 308, 212];

export function EmptyCard({ title, sample, children, action, duration }: EmptyCardProps) {
  return (
    <div className={classes.empty}>
      <div className={classes.sample} aria-hidden="true" inert>
        {'drawing' in sample ? sample.drawing : <SampleRows names={sample} />}
      </div>
      <Stack gap={8} px={32} py={32} line="around" align="center" className={classes.card}>
        <Text as="h2" size="2xl" weight="semibold">
          {title}
        </Text>
        <Text as="div" tone="muted" mb={action ? 8 : undefined}>
          {children}
        </Text>
        {action}
        {action && duration ? (
          <Text size="sm" tone="quiet" mt={4}>
            {duration}
          </Text>
        ) : null}
      </Stack>
    </div>
  );
}

function SampleRows({ names }: { names: readonly string[] }) {
  return (
    <div className={classes.rows}>
      {[...names, ...bars].map((name) => (
        <Row key={name} gap={12} className={classes.row}>
          <span className={classes.bar} style={{ width: 34, height: 34 }} />
          <Stack flex="fill" gap={8}>
            {typeof name === 'string' ? (
              <Text weight="medium" truncate>
                {name}
              </Text>
            ) : (
              <span className={classes.bar} style={{ width: name, height: 11 }} />
            )}
            <span className={classes.bar} style={{ width: 124, height: 9 }} />
          </Stack>
          <span className={classes.bar} style={{ width: 74, height: 22 }} />
        </Row>
      ))}
    </div>
  );
}
