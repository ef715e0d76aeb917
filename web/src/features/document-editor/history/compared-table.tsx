// Rows of a table with both versions in them.
import { ScrollRegion } from '../../../ui/scroll-region.tsx';
import { useText } from '../../../ui/use-text.ts';
import { type ComparedBlock, keyOf } from './compare-blocks.ts';
import classes from './compared.module.css';
import { Words } from './compared-row.tsx';
import { cellsOf, runsOf } from './drawn-pieces.ts';
import { FormatNotes } from './format-notes.tsx';

/** Columns are at least as wide as their longest word; a table that is wider than the page scrolls. */
export function ComparedTable({ rows }: { rows: readonly ComparedBlock[] }) {
  const { t } = useText();
  return (
    <>
      <ScrollRegion className={classes.tableRegion} label={t('fields.table')}>
        <table className={classes.table}>
          <tbody>
            {rows.map((row, index) => (
              <TableRow key={keyOf(row, index)} row={row} />
            ))}
          </tbody>
        </table>
      </ScrollRegion>
      {rows.map((row, index) => (
        <FormatNotes key={keyOf(row, index)} row={row} />
      ))}
    </>
  );
}

function TableRow({ row }: { row: ComparedBlock }) {
  const Cell = (row.after ?? row.before)?.isHead ? 'th' : 'td';
  return (
    <tr>
      {cellsOf(runsOf(row, 'both')).map((cell, index) => (
        <Cell key={`${index}-${cell.length}`}>
          <Words runs={cell} />
        </Cell>
      ))}
    </tr>
  );
}
