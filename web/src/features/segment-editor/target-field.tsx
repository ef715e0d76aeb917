import type { SegmentIssue } from '@folio/contract/bilingual/check-segment';
import { withoutMarks } from '@folio/contract/bilingual/protected-parts';
import type { TranslationJob } from '@folio/contract/translation-jobs';
import type { Segment } from '@folio/contract/translation-segments';
import { maxTargetLength } from '@folio/contract/translation-words';
import { Textarea } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { Text } from '../../ui/text.tsx';
import { useText } from '../../ui/use-text.ts';
import classes from './core/segment-editor.module.css';
import type { SegmentShortcuts } from './core/segment-shortcuts.ts';
import type { EditedSegments } from './core/use-segments.ts';
import { handleSegmentKey, type RowKeys } from './segment-keys.ts';

interface TargetFieldProps {
  job: TranslationJob;
  segment: Segment;
  edited: EditedSegments;
  issues: readonly SegmentIssue[];
  keys: RowKeys;
  shortcuts: SegmentShortcuts;
}

/** The field of a translation, with its issues. It gets the focus when it appears. */
export function TargetField({ job, segment, edited, issues, keys, shortcuts }: TargetFieldProps) {
  const { t } = useText();
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => field.current?.focus(), []);
  const { id, position, target, max_length: maxLength } = segment;
  const insertMark = (mark: string) => {
    const { selectionStart = target.length, selectionEnd = target.length } = field.current ?? {};
    const at = selectionStart + mark.length;
    edited.write(id, { target: target.slice(0, selectionStart) + mark + target.slice(selectionEnd), status: 'draft' });
    requestAnimationFrame(() => field.current?.setSelectionRange(at, at));
  };
  return (
    <>
      <Textarea
        ref={field}
        id={`segment-${id}`}
        aria-label={t('segmentEditor.targetOf', { position })}
        aria-describedby={`issues-${id}`}
        lang={job.target_language}
        spellCheck
        autosize
        minRows={1}
        maxLength={maxTargetLength}
        value={target}
        onChange={({ currentTarget }) => edited.write(id, { target: currentTarget.value, status: 'draft' })}
        onKeyDown={(event) => handleSegmentKey(event, segment, { ...keys, insertMark }, shortcuts)}
        onBlur={() => void edited.flush()}
      />
      <Text id={`issues-${id}`} size="sm" tone="quiet" className={classes.quiet}>
        {maxLength === null ? '' : `${[...withoutMarks(target)].length} / ${maxLength} `}
        {issues.map(({ code, severity, detail }) => (
          <span key={code} data-failed={severity === 'error' || undefined}>
            {t(`segmentEditor.codes.${code}`)}
            {detail ? `: ${detail}` : ''}.{' '}
          </span>
        ))}
      </Text>
    </>
  );
}
