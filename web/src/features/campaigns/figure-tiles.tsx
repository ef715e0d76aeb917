// A row of figures in one sheet, each with what it means under it.
import type { ReactNode } from 'react';
import classes from './figure-tiles.module.css';

export interface FigureTile {
  name: string;
  value: string;
  /** Beside the figure, like “34%”. */
  beside?: string | undefined;
  said: ReactNode;
}

export function FigureTiles({ tiles }: { tiles: readonly FigureTile[] }) {
  return (
    <dl className={classes.tiles}>
      {tiles.map(({ name, value, beside, said }) => (
        <div key={name} className={classes.tile}>
          <dt>{name}</dt>
          <dd className={classes.value}>
            {value}
            {beside ? <span className={classes.beside}>{beside}</span> : null}
          </dd>
          <dd className={classes.said}>{said}</dd>
        </div>
      ))}
    </dl>
  );
}
