// Values in one sheet, each under its name, with its addition and one secondary line. A last one without
// a neighbor fills its row.
import type { ReactNode } from 'react';
import classes from './figure-strip.module.css';
import { Text } from './text.tsx';

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
          <Text as="dt" size="sm" tone="quiet">
            {name}
          </Text>
          <dd>
            <Text as="span" size="6xl" family="display" nowrap className={classes.value}>
              {value}
            </Text>
            {beside ? (
              <Text as="span" size="sm" weight="medium" nowrap className={classes.change} data-kind={beside.kind}>
                {beside.text}
              </Text>
            ) : null}
            <Text as="span" size="sm" tone="quiet" block className={classes.line}>
              {line}
            </Text>
          </dd>
        </div>
      ))}
    </dl>
  );
}
