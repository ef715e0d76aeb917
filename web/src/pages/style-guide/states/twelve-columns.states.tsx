import type { CSSProperties } from 'react';
import type { ComponentStates } from '../../../ui/component-states.ts';
import classes from '../twelve-columns.module.css';

const drawColumns = (spans: number[]) => (
  <div className={classes.grid}>
    {spans.map((span, index) => (
      <div
        key={`${index}-${span}`}
        className={classes.cell}
        data-stacks={span > 1 || undefined}
        style={{ '--span': span } as CSSProperties}
      >
        {span}
      </div>
    ))}
  </div>
);

export const states: ComponentStates = {
  page: 'components/grid-system',
  layout: 'column',
  note: 'gaps of 20 px, 14 px on a phone',
  states: {
    'Twelve columns': () => drawColumns(Array.from({ length: 12 }, () => 1)),
    'Dashboard: 8 and 4': () => drawColumns([8, 4]),
    'Dashboard: three times 4': () => drawColumns([4, 4, 4]),
    Halves: () => drawColumns([6, 6]),
  },
};
