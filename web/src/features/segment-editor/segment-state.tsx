// The status of a segment, at the end of its row: its initial match, its issues, its comments, and the button that confirms it.
import type { SegmentIssue } from '@folio/contract/bilingual/check-segment';
import type { Segment } from '@folio/contract/translation-segments';
import { IconAlertTriangle, IconArrowBackUp, IconCheck, IconLock, IconMessage, IconRepeat } from '@tabler/icons-react';
import { Row } from '../../ui/row.tsx';
import { useText } from '../../ui/use-text.ts';
import type { SegmentShortcuts } from './core/segment-shortcuts.ts';
import { isDone } from './segment-filters.ts';
import classes from './segment-state.module.css';

interface SegmentStateProps {
  segment: Segment;
  issues: readonly SegmentIssue[];
  /** The job is being worked on, and the segment is not locked. */
  isWritable: boolean;
  shortcuts: SegmentShortcuts;
  onConfirm: () => void;
}

function Match({ segment: { percent, origin } }: { segment: Segment }) {
  const { t } = useText();
  if (origin === 'repetition')
    return (
      <abbr className={classes.match} data-exact title={t('segmentEditor.repetition')}>
        <IconRepeat size={14} aria-hidden="true" />
        <span className="visually-hidden">{t('segmentEditor.repetition')}</span>
      </abbr>
    );
  if (percent === null) return null;
  return (
    <abbr className={classes.match} data-exact={percent >= 100 || undefined} title={t('segmentEditor.match', { percent })}>
      {percent} %
    </abbr>
  );
}

export function SegmentState({ segment, issues, isWritable, shortcuts, onConfirm }: SegmentStateProps) {
  const { t } = useText();
  const { position, status, target, comments } = segment;
  const hasError = issues.some(({ severity }) => severity === 'error');
  const issue = t(hasError ? 'segmentEditor.hasErrors' : 'segmentEditor.hasWarnings');
  return (
    <Row gap={8} align="start" className={classes.state}>
      <Match segment={segment} />
      <Row as="span" tone="quiet" gap={6} justify="end" wrap className={classes.signs}>
        {issues.length > 0 ? (
          <Row as="span" inline tone={hasError ? 'failed' : 'hold'} title={issue}>
            <IconAlertTriangle size={17} aria-hidden="true" />
            <span className="visually-hidden">{issue}</span>
          </Row>
        ) : null}
        {status === 'rejected' ? (
          <Row as="span" tone="failed" inline title={t('segmentEditor.rejected')}>
            <IconArrowBackUp size={17} aria-hidden="true" />
            <span className="visually-hidden">{t('segmentEditor.rejected')}</span>
          </Row>
        ) : null}
        {comments > 0 ? (
          <Row as="span" inline className={classes.comments} title={t('segmentEditor.panel.tabs.comments')}>
            <IconMessage size={15} aria-hidden="true" />
            <span className="visually-hidden">{t('segmentEditor.panel.tabs.comments')}</span>
            {comments}
          </Row>
        ) : null}
        {status === 'locked' ? <IconLock size={17} aria-hidden="true" /> : null}
        {isWritable ? (
          <button
            type="button"
            className={classes.confirm}
            data-touch
            aria-label={t('segmentEditor.confirmOf', { position })}
            title={`${t('segmentEditor.confirm')} (${shortcuts.confirm})`}
            aria-pressed={isDone(segment)}
            disabled={target.trim() === ''}
            onClick={onConfirm}
          >
            <IconCheck size={17} aria-hidden="true" />
          </button>
        ) : null}
      </Row>
    </Row>
  );
}
