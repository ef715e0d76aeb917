import '@fontsource-variable/source-serif-4';
import type { ComparedBlock, Comparison } from './compare-blocks.ts';
import { ComparedRow } from './compared-row.tsx';
import { FormatNotes } from './format-notes.tsx';
import classes from './history.module.css';

export type ComparisonView = 'inline' | 'sides';

interface ComparedTextProps {
  comparison: Comparison;
  view: ComparisonView;
  /** Of the text. */
  language: string;
  names: [string, string];
}

/** One text with both versions in it, or the two beside each other, block by block. */
export function ComparedText({ comparison, view, language, names }: ComparedTextProps) {
  if (view === 'inline') {
    return (
      <div className={classes.text} lang={language}>
        {comparison.rows.map((row, index) => (
          <div key={keyOf(row, index)}>
            <ComparedRow row={row} side="both" />
            <FormatNotes row={row} />
          </div>
        ))}
      </div>
    );
  }
  return (
    <div className={classes.sides} lang={language}>
      {names.map((name, index) => (
        <h3 key={index === 0 ? 'older' : 'newer'} className={classes.sideHead}>
          {name}
        </h3>
      ))}
      {comparison.rows.map((row, index) => (
        <Pair key={keyOf(row, index)} row={row} />
      ))}
    </div>
  );
}

const keyOf = (row: ComparedBlock, index: number) => `${index}-${row.before ? 'b' : ''}${row.after ? 'a' : ''}`;

function Pair({ row }: { row: ComparedBlock }) {
  return (
    <>
      {row.before ? <ComparedRow row={row} side="before" /> : <div />}
      <div>
        {row.after ? <ComparedRow row={row} side="after" /> : null}
        <FormatNotes row={row} />
      </div>
    </>
  );
}
