import classes from './status-badge.module.css';

/** A dot (a turning ring while something goes on) and a word. */
export function StateBadge({ kind, children }: { kind: 'ready' | 'progress' | 'failed' | 'hold'; children: string }) {
  return (
    <span className={classes.badge} data-kind={kind}>
      <span className={kind === 'progress' ? classes.ring : classes.dot} aria-hidden="true" />
      {children}
    </span>
  );
}
