import classes from './workspaces.module.css';

/** A person's two letters in a circle; their name stands beside it. */
export function Initials({ name }: { name: string }) {
  const letters = name
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, 2)
    .map((word) => word.charAt(0).toLocaleUpperCase());
  return (
    <span className={classes.letter} data-size="small" data-round aria-hidden="true">
      {letters}
    </span>
  );
}
