import { splitSource, splitTarget, targetSpace } from '@folio/contract/bilingual/split-text';
import type { TranslationJob } from '@folio/contract/translation-jobs';
import type { Segment } from '@folio/contract/translation-segments';
import { Button, Textarea } from '@mantine/core';
import { useState } from 'react';
import { Dialog } from '../../../ui/dialog.tsx';
import { FieldPair } from '../../../ui/field-pair.tsx';
import { Foot } from '../../../ui/foot.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { Text } from '../../../ui/text.tsx';
import { useText } from '../../../ui/use-text.ts';
import { SegmentText } from '../core/segment-text.tsx';
import classes from './dialogs.module.css';

interface SplitDialogProps {
  job: TranslationJob;
  segment: Segment;
  /** Characters of the target before its caret. */
  caret: number;
  onSplit: (at: number, targetAt: number | undefined) => void;
  onClose: () => void;
}

/** The place in the source that is nearest to the caret of the target, where the segment can be divided. */
function suggestedSplit({ source, target }: Segment, caret: number): number {
  const share = target === '' ? 0.5 : caret / target.length;
  const wanted = (share <= 0 || share >= 1 ? 0.5 : share) * source.length;
  const spaces = [...source.matchAll(/\s+/g)].map(({ index }) => index);
  const nearest = spaces.toSorted((a, b) => Math.abs(a - wanted) - Math.abs(b - wanted));
  return nearest.find((at) => splitSource(source, at) !== null) ?? Math.round(wanted);
}

/** Splits a segment: the caret in its source is moved with the arrow keys or the mouse. Mount it to open. */
export function SplitDialog({ job, segment, caret, onSplit, onClose }: SplitDialogProps) {
  const { t } = useText();
  const { source, target, position } = segment;
  const [at, setAt] = useState(() => suggestedSplit(segment, caret));
  const divided = splitSource(source, at);
  const isChosen = caret > 0 && caret < target.length;
  const targetAt = isChosen ? caret : undefined;
  const targets = divided
    ? splitTarget(target, divided, targetSpace(divided.space, job.source_language, job.target_language), targetAt)
    : null;
  const submit = () => {
    if (!divided) return;
    onSplit(at, targetAt);
    onClose();
  };
  return (
    <Dialog title={t('segmentTools.split.title', { position })} size={640} variant="form" onClose={onClose}>
      <Stack
        as="form"
        gap={16}
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <Textarea
          label={t('segmentTools.split.source')}
          description={t('segmentTools.split.hint')}
          lang={job.source_language}
          autosize
          minRows={2}
          readOnly
          value={source}
          data-autofocus
          onFocus={({ currentTarget }) => currentTarget.setSelectionRange(at, at)}
          onSelect={({ currentTarget }) => setAt(currentTarget.selectionStart)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            submit();
          }}
        />
        {divided && targets ? (
          <FieldPair>
            {[divided.left, divided.right].map((text, index) => (
              <Text as="div" key={index} breaks px={12} py={10} line="around" className={classes.half}>
                <strong>
                  <SegmentText text={text} language={job.source_language} />
                </strong>
                <SegmentText text={targets[index] ?? ''} language={job.target_language} />
              </Text>
            ))}
          </FieldPair>
        ) : (
          <Text role="alert" size="sm" tone="failed">
            {t('segmentTools.split.impossible')}
          </Text>
        )}
        <Foot gap={12} className={classes.foot}>
          <Button variant="default" onClick={onClose}>
            {t('actions.cancel')}
          </Button>
          <Button type="submit" disabled={!divided}>
            {t('segmentTools.split.submit')}
          </Button>
        </Foot>
      </Stack>
    </Dialog>
  );
}
