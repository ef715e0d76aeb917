import { plainText } from '@folio/contract/bilingual/protected-parts';
import { countWords } from '@folio/contract/tool-price';
import type { Segment } from '@folio/contract/translation-segments';
import { Button } from '@mantine/core';
import { useMemo } from 'react';
import { Kbd } from '../../ui/kbd.tsx';
import { Row } from '../../ui/row.tsx';
import { useText } from '../../ui/use-text.ts';
import classes from './core/segment-editor.module.css';
import type { SegmentAction, SegmentShortcuts } from './core/segment-shortcuts.ts';
import { isDone } from './segment-filters.ts';

interface EditorFootProps {
  /** Null while they are on their way. */
  segments: readonly Segment[] | null;
  shortcuts: SegmentShortcuts;
  isOpen: boolean;
  onKeys: () => void;
}

/** The others are in the dialog of all keys. */
const shown: SegmentAction[] = ['confirm', 'nextTag'];
/** Words of each source, counted once. */
const counted = new WeakMap<Segment, number>();
function wordsOf(segment: Segment): number {
  const words = counted.get(segment) ?? countWords(plainText(segment.source));
  counted.set(segment, words);
  return words;
}

/** Progress, and the keyboard shortcuts. */
export function EditorFoot({ segments, shortcuts, isOpen, onKeys }: EditorFootProps) {
  const { t } = useText();
  const [done, total] = useMemo(() => {
    const sum = (list: readonly Segment[]) => list.reduce((words, segment) => words + wordsOf(segment), 0);
    return segments ? [sum(segments.filter(isDone)), sum(segments)] : [null, null];
  }, [segments]);
  return (
    <Row as="footer" size="sm" tone="quiet" gap={20} className={classes.foot}>
      <span>{total === null ? '' : t('segmentTools.foot.words', { done, count: total })}</span>
      {isOpen ? (
        <span className={classes.hints} data-only="desktop">
          {shown.map((action) => (
            <Row as="span" key={action} nowrap gap={6} inline className={classes.hint}>
              <Kbd keys={shortcuts[action]} />
              {t(`segmentTools.keys.actions.${action}`)}
            </Row>
          ))}
        </span>
      ) : null}
      <Row as="span" flex="end" gap={8} align="stretch" className={classes.footEnd}>
        {isOpen ? (
          <Button size="compact-sm" variant="default" onClick={onKeys}>
            {t('segmentTools.keys.title')}
          </Button>
        ) : null}
      </Row>
    </Row>
  );
}
