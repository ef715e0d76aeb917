import classes from './progress-bar.module.css';

/** A thin bar; `value` from 0 to 100. */
export function ProgressBar({ value, label }: { value: number; label: string }) {
  return <progress className={classes.bar} max={100} value={Math.round(value)} aria-label={label} />;
}
