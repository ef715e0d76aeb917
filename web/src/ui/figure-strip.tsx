// Figures in one sheet, each under its name, with what is beside it and one quiet line. A last one without a neighbour fills its row.
import type { ReactNode } from 'react';
import classes from './figure-strip.module.css';

export interface StripFigure {
  key?: string;
  name: string;
  value: ReactNode;
  /** Beside the figure, like “34%” or “+3”. */
  beside?: { text: ReactNode; kind: 'better' | 'worse' | 'neutral' } | undefined;
  line: ReactNode;
}

export function FigureStrip({ figures }: { figures: readonly StripFigure[] }) {
  return (
    <dl className={classes.strip}>
      {figures.map(({ key, name, value, beside, line }) => (
        <div key={key ?? name} className={classes.figure}>
          <dt>{name}</dt>
          <dd>
            <span className={classes.value}>{value}</span>
            {beside ? (
              <span className={classes.change} data-kind={beside.kind}>
                {beside.text}
              </span>
            ) : null}
            <span className={classes.line}>{line}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
