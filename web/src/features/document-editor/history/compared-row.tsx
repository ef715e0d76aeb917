// One block of a comparison as the document shows it: images, cells, bold and links drawn, changes marked.
import type { ReactNode } from 'react';
import { Text } from '../../../ui/text.tsx';
import { useText } from '../../../ui/use-text.ts';
import type { Block } from './blocks.ts';
import type { ComparedBlock } from './compare-blocks.ts';
import classes from './compared.module.css';
import { cellsOf, type Run, runsOf, type Side } from './drawn-pieces.ts';

const elements = {
  bold: 'strong',
  italic: 'em',
  underline: 'u',
  strike: 's',
  superscript: 'sup',
  subscript: 'sub',
  code: 'code',
} as const;

const hasElement = (mark: string): mark is keyof typeof elements => mark in elements;

function withMarks(text: string, marks: readonly string[]): ReactNode {
  return marks.reduce<ReactNode>((inside, mark) => {
    if (hasElement(mark)) {
      const Element = elements[mark];
      return <Element>{inside}</Element>;
    }
    if (!mark.startsWith('link:')) return inside;
    return (
      <a href={mark.slice('link:'.length)} target="_blank" rel="noopener noreferrer" className="text-link">
        {inside}
      </a>
    );
  }, text);
}

/** Words with their look and their changes. */
export function Words({ runs }: { runs: readonly Run[] }) {
  const { t } = useText();
  return runs.map(({ kind, text, marks }, index) => {
    const key = `${index}-${kind}`;
    const drawn = withMarks(text, marks);
    if (kind === 'same') return <span key={key}>{drawn}</span>;
    if (kind === 'formatted') {
      return (
        <span key={key} className={classes.formatted}>
          {drawn}
        </span>
      );
    }
    const Change = kind === 'added' ? 'ins' : 'del';
    return (
      <Change key={key}>
        <span className="visually-hidden">{t(`editor.history.${kind}`)} </span>
        {drawn}
      </Change>
    );
  });
}

/** The images that one side shows: where another took its place both of them, the older one first. */
function imagesOf({ before, after }: ComparedBlock, side: Side): { block: Block; kind: Run['kind'] }[] {
  const isSame = before !== null && after !== null && before.address === after.address;
  if (isSame) return [{ block: after, kind: 'same' }];
  return [
    ...(before && side !== 'after' ? [{ block: before, kind: 'removed' as const }] : []),
    ...(after && side !== 'before' ? [{ block: after, kind: 'added' as const }] : []),
  ];
}

/** A block with its changes, in one text or of one version. */
export function ComparedRow({ row, side }: { row: ComparedBlock; side: Side }) {
  const { t } = useText();
  const block = side === 'before' ? row.before : (row.after ?? row.before);
  if (block?.tag === 'img') {
    return imagesOf(row, side).map(({ block: image, kind }) => (
      <Text as="figure" key={kind} mt={16} className={classes.image} data-kind={kind}>
        {kind === 'added' || kind === 'removed' ? <span className="visually-hidden">{t(`editor.history.${kind}`)} </span> : null}
        <img src={image.address} alt={image.text} />
      </Text>
    ));
  }
  const runs = runsOf(row, side);
  if (block?.tag === 'tr') {
    return (
      <div className={classes.cells} data-head={block.isHead || undefined}>
        {cellsOf(runs).map((cell, index) => (
          <Text as="span" key={`${index}-${cell.length}`} px={12} py={8}>
            <Words runs={cell} />
          </Text>
        ))}
      </div>
    );
  }
  return (
    <p className={classes.block} data-tag={block?.tag} data-number={block?.number}>
      <Words runs={runs} />
    </p>
  );
}
