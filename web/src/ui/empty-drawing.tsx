import classes from './empty-drawing.module.css';

/** Three sheets of paper, the first line of the front one in the accent. */
export function EmptyDrawing() {
  return (
    <svg className={classes.drawing} viewBox="0 0 128 104" width="128" height="104" aria-hidden="true">
      <rect x="12" y="14" width="84" height="80" rx="8" transform="rotate(-9 54 54)" className={classes.back} />
      <rect x="32" y="13" width="84" height="80" rx="8" transform="rotate(8 74 53)" className={classes.back} />
      <rect x="18" y="9" width="92" height="84" rx="8" className={classes.front} />
      <rect x="33" y="26" width="36" height="5" rx="2.5" className={classes.accent} />
      <rect x="33" y="39" width="62" height="5" rx="2.5" className={classes.bone} />
      <rect x="33" y="52" width="43" height="5" rx="2.5" className={classes.bone} />
    </svg>
  );
}
