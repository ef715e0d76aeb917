// The changes of look inside a block, named one by one with the words they are about.

import { Row } from '../../../ui/row.tsx';
import { Text } from '../../../ui/text.tsx';
import { useText } from '../../../ui/use-text.ts';
import { type ComparedBlock, isOtherKind } from './compare-blocks.ts';
import classes from './compared.module.css';

const kinds = {
  h1: 'heading1',
  h2: 'heading2',
  h3: 'heading3',
  h4: 'heading4',
  h5: 'heading5',
  h6: 'heading6',
  li: 'bulletItem',
  oli: 'orderedItem',
  blockquote: 'quotation',
  pre: 'code',
} as const;

const kindOf = (tag: string) => (tag in kinds ? kinds[tag as keyof typeof kinds] : 'paragraph');

const maxQuoteLength = 60;
const shorten = (text: string) => (text.length > maxQuoteLength ? `${text.slice(0, maxQuoteLength - 1).trimEnd()}…` : text);

/** Nothing where only words changed. */
export function FormatNotes({ row }: { row: ComparedBlock }) {
  const { t } = useText();
  const notes: string[] = [];
  const { before, after } = row;
  if (before && after && isOtherKind(row)) {
    const kind = (tag: string) => t(`editor.history.kinds.${kindOf(tag)}`);
    notes.push(
      before.tag === after.tag
        ? t('editor.history.formats.pictureChanged')
        : t('editor.history.formats.kindChanged', { from: kind(before.tag), to: kind(after.tag) }),
    );
  }
  if (before?.tag === 'img' && after?.tag === 'img' && before.text !== after.text)
    notes.push(t('editor.history.formats.altChanged'));
  for (const { changes = [], text } of row.pieces) {
    for (const change of changes)
      notes.push(t('editor.history.formatOf', { change: t(`editor.history.formats.${change}`), text: shorten(text.trim()) }));
  }
  if (notes.length === 0) return null;
  return (
    <Row as="ul" mt={6} gap={6} rowGap={4} align="stretch" wrap className={classes.notes}>
      {notes.map((note, index) => (
        <Text as="li" key={`${index}-${note}`} size="xs" tone="progress" weight="medium" family="interface" px={8} py={2}>
          {note}
        </Text>
      ))}
    </Row>
  );
}
