import type { Segment } from '@folio/contract/translation-segments';
import { Button, Textarea } from '@mantine/core';
import '@mantine/core/styles/Input.layer.css';
import type { KeyboardEvent, Ref } from 'react';
import { useText } from '../../ui/use-text.ts';
import classes from './segment-editor.module.css';
import type { EditedSegments } from './use-segments.ts';

interface SegmentRowProps {
  ref: Ref<HTMLLIElement>;
  segment: Segment;
  index: number;
  top: number;
  edited: EditedSegments;
  isOpen: boolean;
  /** What confirming makes of it. */
  confirmed: 'confirmed' | 'reviewed';
  onNext: (index: number) => void;
}

const isDone = ({ status }: Segment) => status === 'confirmed' || status === 'reviewed' || status === 'locked';

/** A sentence with its translation. */
export function SegmentRow({ ref, segment, index, top, edited, isOpen, confirmed, onNext }: SegmentRowProps) {
  const { t } = useText();
  const { id, position, source, target, percent } = segment;
  const theirs = edited.conflicts.get(id);
  const confirm = () => {
    edited.write(id, { target, status: confirmed });
    void edited.flush();
    onNext(index);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!event.ctrlKey && !event.metaKey) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      confirm();
    } else if (event.key === 'Insert') {
      event.preventDefault();
      edited.write(id, { target: source, status: 'draft' });
    }
  };
  return (
    <li
      ref={ref}
      data-index={index}
      className={classes.row}
      data-done={isDone(segment) || undefined}
      style={{ translate: `0 ${top}px` }}
    >
      <span className={classes.number}>{position}</span>
      <p className={classes.source}>{source}</p>
      <div className={classes.target}>
        <Textarea
          aria-label={t('segmentEditor.targetOf', { position })}
          id={`segment-${id}`}
          autosize
          minRows={1}
          value={target}
          readOnly={!isOpen || segment.status === 'locked'}
          onChange={(event) => edited.write(id, { target: event.currentTarget.value, status: 'draft' })}
          onKeyDown={onKeyDown}
          onBlur={() => void edited.flush()}
        />
        {theirs ? (
          <div role="alert" className={classes.conflict}>
            <p>{t('segmentEditor.conflict')}</p>
            <p className={classes.theirs}>{theirs.target}</p>
            <Button size="xs" variant="default" onClick={() => edited.keepMine(id, { target, status: 'draft' })}>
              {t('segmentEditor.mine')}
            </Button>
            <Button size="xs" variant="default" onClick={() => edited.acceptTheirs(id)}>
              {t('segmentEditor.theirs')}
            </Button>
          </div>
        ) : null}
      </div>
      <div className={classes.state}>
        <span className={classes.quiet}>
          {segment.origin === 'repetition'
            ? t('segmentEditor.repetition')
            : percent === null
              ? ''
              : t('segmentEditor.match', { percent })}
        </span>
        {isOpen && segment.status !== 'locked' ? (
          <Button
            size="xs"
            variant={isDone(segment) ? 'filled' : 'default'}
            aria-label={t('segmentEditor.confirmOf', { position })}
            aria-pressed={isDone(segment)}
            disabled={target.trim() === ''}
            onClick={confirm}
          >
            {t('segmentEditor.confirm')}
          </Button>
        ) : null}
      </div>
    </li>
  );
}
