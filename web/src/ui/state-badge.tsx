import { Row } from './row.tsx';
import classes from './status-badge.module.css';

interface BadgeProps {
  /** `off` is quiet. */
  kind: 'ready' | 'progress' | 'failed' | 'hold' | 'off';
  children: string;
}

/** A dot (a turning ring while something is in progress) and a word. */
export function StateBadge({ kind, children }: BadgeProps) {
  return (
    <Row as="span" size="xs" tone="muted" weight="medium" nowrap gap={6} inline className={classes.badge} data-kind={kind}>
      <span className={kind === 'progress' ? classes.ring : classes.dot} aria-hidden="true" />
      {children}
    </Row>
  );
}

/** A word alone, for a special property of an object. */
export function WordBadge({ kind, children }: BadgeProps) {
  return (
    <Row as="span" size="xs" tone="muted" weight="medium" nowrap gap={6} inline className={classes.badge} data-kind={kind}>
      {children}
    </Row>
  );
}
