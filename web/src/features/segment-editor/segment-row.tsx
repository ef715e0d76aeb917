import type { SegmentIssue } from '@folio/contract/bilingual/check-segment';
import type { TranslationJob } from '@folio/contract/translation-jobs';
import type { Segment } from '@folio/contract/translation-segments';
import { correctionReasons } from '@folio/contract/translation-words';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { memo, type Ref } from 'react';
import { useMe } from '../../base/use-me.ts';
import { Row } from '../../ui/row.tsx';
import { Stack } from '../../ui/stack.tsx';
import { Text } from '../../ui/text.tsx';
import { ChangedText } from '../../ui/translation/changed-text.tsx';
import { useText } from '../../ui/use-text.ts';
import classes from './core/segment-editor.module.css';
import { matchesQuery } from './core/segment-editor.queries.ts';
import { matchChord, type SegmentShortcuts } from './core/segment-shortcuts.ts';
import { SegmentText } from './core/segment-text.tsx';
import type { EditedSegments } from './core/use-segments.ts';
import type { SegmentRole } from './list-items.ts';
import { isChanged, isDone } from './segment-filters.ts';
import type { RowKeys } from './segment-keys.ts';
import { SegmentState } from './segment-state.tsx';
import { TargetField } from './target-field.tsx';

export interface SegmentRowProps {
  ref: Ref<HTMLLIElement>;
  job: TranslationJob;
  segment: Segment;
  role: SegmentRole;
  shortcuts: SegmentShortcuts;
  index: number;
  top: number;
  edited: EditedSegments;
  isOpen: boolean;
  isActive: boolean;
  showsChanges: boolean;
  issues: readonly SegmentIssue[];
  /** Of the glossary, in the source. */
  terms: readonly string[];
  keysOf: (segment: Segment) => RowKeys;
  onOpen: (segmentId: number) => void;
}

/** A sentence with its translation: text to read, a field where it is written. */
export const SegmentRow = memo(function SegmentRow(props: SegmentRowProps) {
  const { ref, job, segment, role, shortcuts, index, top, edited, isOpen, isActive, showsChanges, issues, terms, onOpen } = props;
  const { t } = useText();
  const { id, position, source, target, initial } = segment;
  const keys = props.keysOf(segment);
  const isWritable = isOpen && segment.status !== 'locked';
  const theirs = edited.conflicts.get(id);
  return (
    <li
      ref={ref}
      data-index={index}
      data-active={isActive || undefined}
      data-locked={segment.status === 'locked' || undefined}
      className={classes.row}
      style={{ translate: `0 ${top}px` }}
    >
      <Text as="span" tone="quiet" className={classes.number}>
        {position}
        {/^h\d$/.test(role.kind) && !role.isContinued ? (
          <abbr title={t('segmentTools.sections.heading')}>{role.kind}</abbr>
        ) : null}
      </Text>
      <p className={classes.source}>
        <SegmentText text={source} language={job.source_language} terms={terms} />
      </p>
      <Stack flex="shrink">
        {isActive && isWritable ? (
          <TargetField job={job} segment={segment} edited={edited} issues={issues} keys={keys} shortcuts={shortcuts} />
        ) : (
          <button
            type="button"
            id={`segment-${id}`}
            className={classes.shown}
            data-field={isWritable ? (target === '' ? 'empty' : 'filled') : undefined}
            onClick={() => onOpen(id)}
          >
            <span className="visually-hidden">
              {t(isWritable ? 'segmentEditor.writeOf' : 'segmentEditor.targetOf', { position })}{' '}
            </span>
            <span>
              {isWritable && target === '' ? <EmptyTarget job={job} segment={segment} shortcuts={shortcuts} /> : null}
              {showsChanges && initial !== null && isChanged(segment) ? (
                <ChangedText before={initial} after={target} language={job.target_language} />
              ) : (
                <SegmentText text={target} language={job.target_language} />
              )}
            </span>
          </button>
        )}
        {isActive && isWritable && isChanged(segment) ? (
          <Row as="fieldset" mt={8} gap={6} align="stretch" wrap aria-label={t('segmentEditor.reason')}>
            {correctionReasons.map((reason) => (
              <Button
                key={reason}
                size="compact-xs"
                variant={segment.reason === reason ? 'filled' : 'default'}
                aria-pressed={segment.reason === reason}
                onClick={() => edited.write(id, { target, status: isDone(segment) ? 'reviewed' : 'draft', reason })}
              >
                {t(`segmentEditor.reasons.${reason}`)}
              </Button>
            ))}
          </Row>
        ) : null}
        {theirs ? (
          <Row role="alert" tone="failed" mt={8} gap={8} align="stretch" wrap>
            <p>{t('segmentEditor.conflict')}</p>
            <Text tone="strong" breaks className={classes.theirs}>
              <ChangedText before={target} after={theirs.target} language={job.target_language} />
            </Text>
            <Button size="xs" variant="default" onClick={() => edited.keepMine(id, { target, status: 'draft' })}>
              {t('segmentEditor.mine')}
            </Button>
            <Button size="xs" variant="default" onClick={() => edited.acceptTheirs(id)}>
              {t('segmentEditor.theirs')}
            </Button>
          </Row>
        ) : null}
      </Stack>
      <SegmentState segment={segment} issues={issues} isWritable={isWritable} shortcuts={shortcuts} onConfirm={keys.confirm} />
    </li>
  );
});

/** Placeholder of an empty field: the best known match, or a prompt to type. */
function EmptyTarget({ job, segment, shortcuts }: Pick<SegmentRowProps, 'job' | 'segment' | 'shortcuts'>) {
  const { t } = useText();
  const userId = useMe().user_info.id;
  const { data: matches } = useQuery({ ...matchesQuery(job.id, segment.id, userId), enabled: false });
  const percent = matches?.[0]?.percent;
  return (
    <Text as="span" tone="quiet">
      {percent === undefined
        ? t('segmentEditor.typeHere')
        : t('segmentEditor.insertsMatch', { keys: matchChord(shortcuts, 1), percent })}
    </Text>
  );
}
