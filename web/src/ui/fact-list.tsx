import type { CSSProperties, ReactNode } from 'react';
import classes from './fact-list.module.css';
import { Text } from './text.tsx';

/** A name and the value under it; `key` if two may have the same name. */
export type Fact = [name: string, said: ReactNode, key?: string];

interface FactListProps {
  facts: readonly Fact[];
  /** Between one fact and the next, in pixels. */
  gap?: number;
  /** Names are to the left of values instead of above them. */
  isBeside?: boolean;
}

/** Facts about an object; a fact without a value is skipped. */
export function FactList({ facts, gap = 12, isBeside = false }: FactListProps) {
  return (
    <dl className={classes.facts} style={{ '--fact-gap': `${gap}px` } as CSSProperties} data-beside={isBeside || undefined}>
      {facts.map(([name, said, key = name]) =>
        said ? (
          <div key={key}>
            <Text as="dt" tone="quiet">
              {name}
            </Text>
            <Text as="dd" breaks>
              {said}
            </Text>
          </div>
        ) : null,
      )}
    </dl>
  );
}
