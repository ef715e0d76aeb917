// Two fields beside one another, and one below the other on a phone.
import type { ReactNode } from 'react';
import classes from './field-pair.module.css';

export function FieldPair({ children }: { children: ReactNode }) {
  return <div className={classes.pair}>{children}</div>;
}
