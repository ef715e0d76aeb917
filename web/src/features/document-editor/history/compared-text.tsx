import '@fontsource-variable/source-serif-4';
import { Text } from '../../../ui/text.tsx';
import { type ComparedBlock, type Comparison, keyOf } from './compare-blocks.ts';
import { ComparedRow } from './compared-row.tsx';
import { ComparedTable } from './compared-table.tsx';
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
        {groupTableRows(comparison.rows).map(([first, ...others], index) => (
          <div key={keyOf(first, index)}>
            {isTableRow(first) ? (
              <ComparedTable rows={[first, ...others]} />
            ) : (
              <>
                <ComparedRow row={first} side="both" />
                <FormatNotes row={first} />
              </>
            )}
          </div>
        ))}
      </div>
    );
  }
  return (
    <div className={classes.sides} lang={language}>
      {names.map((name, index) => (
        <Text as="h3" key={index === 0 ? 'older' : 'newer'} size="sm" tone="quiet" weight="medium" family="interface" mb={10}>
          {name}
        </Text>
      ))}
      {comparison.rows.map((row, index) => (
        <Pair key={keyOf(row, index)} row={row} />
      ))}
    </div>
  );
}

const shownBlock = (row: ComparedBlock) => row.after ?? row.before;
const isTableRow = (row: ComparedBlock) => shownBlock(row)?.tag === 'tr';

/** Rows of one table together, every other block alone; a head begins a new table. */
function groupTableRows(rows: readonly ComparedBlock[]): [ComparedBlock, ...ComparedBlock[]][] {
  const groups: [ComparedBlock, ...ComparedBlock[]][] = [];
  for (const row of rows) {
    const last = groups.at(-1)?.at(-1);
    const isHead = (one: ComparedBlock) => shownBlock(one)?.isHead === true;
    const isSameTable = last && isTableRow(row) && isTableRow(last) && (!isHead(row) || isHead(last));
    if (isSameTable) groups.at(-1)?.push(row);
    else groups.push([row]);
  }
  return groups;
}

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
