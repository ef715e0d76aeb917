import { useText } from '../../../ui/use-text.ts';
import '@fontsource-variable/source-serif-4';
import type { Block, ComparedBlock, Comparison, Piece } from './compare-blocks.ts';
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
            <Row block={row.after ?? row.before} pieces={row.pieces} />
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
  const side = (block: Block | null, without: Piece['kind']) =>
    block ? <Row block={block} pieces={row.pieces.filter((piece) => piece.kind !== without)} /> : <div />;
  return (
    <>
      {side(row.before, 'added')}
      <div>
        {side(row.after, 'removed')}
        <FormatNotes row={row} />
      </div>
    </>
  );
}

function Row({ block, pieces }: { block: Block | null; pieces: Piece[] }) {
  const { t } = useText();
  return (
    <p className={classes.block} data-tag={block?.tag}>
      {pieces.map((piece, index) => {
        const key = `${index}-${piece.kind}`;
        if (piece.kind === 'same') return piece.text;
        if (piece.kind === 'formatted') {
          return (
            <span key={key} className={classes.formatted}>
              {piece.text}
            </span>
          );
        }
        const Change = piece.kind === 'added' ? 'ins' : 'del';
        return (
          <Change key={key}>
            <span className="unseen">{t(`editor.history.${piece.kind}`)} </span>
            {piece.text}
          </Change>
        );
      })}
    </p>
  );
}
