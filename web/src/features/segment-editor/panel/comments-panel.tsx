// Comments among linguists and queries to the requester, on the segments of a job.
import type { TranslationJob } from '@folio/contract/translation-jobs';
import type { Segment, SegmentComment } from '@folio/contract/translation-segments';
import { Button, Textarea } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api, messageOf } from '../../../base/api.ts';
import { invalidate } from '../../../base/stale-after.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { agoWithin } from '../../../ui/intl-format.ts';
import { Row } from '../../../ui/row.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { WordBadge } from '../../../ui/state-badge.tsx';
import { Text } from '../../../ui/text.tsx';
import { toastError } from '../../../ui/toast.tsx';
import { useText } from '../../../ui/use-text.ts';
import { ViewSwitch } from '../../../ui/view-switch.tsx';
import { editedJobQuery, segmentCommentsQuery } from '../core/segment-editor.queries.ts';
import classes from './panel.module.css';

interface CommentsPanelProps {
  job: TranslationJob;
  segment: Segment;
  onOpen: (segmentId: number) => void;
}

export function CommentsPanel({ job, segment, onOpen }: CommentsPanelProps) {
  const { t, language } = useText();
  const client = useQueryClient();
  const [text, setText] = useState('');
  const [kind, setKind] = useState<'comment' | 'query'>('comment');
  const { data: comments, isError, refetch } = useQuery(segmentCommentsQuery(job.id));
  const settled = {
    onError: (error: Error) => toastError(messageOf(error)),
    onSettled: () => invalidate(client, 'translation_comment.changed', { jobId: job.id }),
  };
  const resolve = useMutation({ mutationFn: (id: number) => api.translationSegments.resolve({ id }), ...settled });
  const post = useMutation({
    mutationFn: () => api.translationSegments.comment({ job_id: job.id, segment_id: segment.id, kind, text: text.trim() }),
    onSuccess: () => {
      setText('');
      client.setQueryData(editedJobQuery(job.id).queryKey, (data) =>
        data
          ? {
              ...data,
              segments: data.segments.map((one) => (one.id === segment.id ? { ...one, comments: one.comments + 1 } : one)),
            }
          : data,
      );
    },
    ...settled,
  });
  const onPost = () => {
    if (!post.isPending && text.trim() !== '') post.mutate();
  };
  return (
    <>
      {isError && !comments ? <ErrorState title={t('segmentEditor.panel.failed')} onRetry={() => void refetch()} /> : null}
      {comments?.length === 0 ? (
        <Text size="sm" tone="quiet" px={16} py={16}>
          {t('segmentEditor.panel.noComments')}
        </Text>
      ) : null}
      <ul>
        {comments?.map((comment: SegmentComment) => (
          <Stack
            as="li"
            key={comment.id}
            size="sm"
            breaks
            px={16}
            py={12}
            line="bottom"
            gap={6}
            className={classes.entry}
            data-current={comment.segment_id === segment.id || undefined}
          >
            <Row gap={8} justify="between" wrap>
              <strong>{comment.user.name}</strong>
              {comment.kind === 'comment' ? null : (
                <WordBadge kind={comment.kind === 'query' ? 'hold' : 'ready'}>
                  {t(`segmentEditor.panel.kinds.${comment.kind}`)}
                </WordBadge>
              )}
            </Row>
            <Text size="sm" tone="quiet">
              <button type="button" className={classes.link} onClick={() => onOpen(comment.segment_id)}>
                {t('segmentEditor.goTo', { position: comment.position })}
              </button>
              , {agoWithin(comment.created_at, language)}
            </Text>
            <p>{comment.text}</p>
            {comment.resolved_at ? (
              <Text size="sm" tone="quiet">
                {t('segmentEditor.panel.resolved')}
              </Text>
            ) : null}
            {comment.can.resolve ? (
              <Button size="xs" variant="default" loading={resolve.isPending} onClick={() => resolve.mutate(comment.id)}>
                {t('segmentEditor.panel.resolve')}
              </Button>
            ) : null}
          </Stack>
        ))}
      </ul>
      <Stack px={16} py={12} gap={8}>
        <Textarea
          id="segment-comment"
          label={t('segmentEditor.panel.commentOn', { position: segment.position })}
          minRows={3}
          maxLength={2000}
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
          onKeyDown={({ key }) => {
            if (key === 'Escape') document.getElementById(`segment-${segment.id}`)?.focus();
          }}
        />
        <Row gap={8} justify="between" wrap>
          <ViewSwitch
            label={t('segmentEditor.panel.to')}
            isSmall
            value={kind}
            views={[
              { value: 'comment', label: t('segmentEditor.panel.toLinguists') },
              { value: 'query', label: t('segmentEditor.panel.toRequester') },
            ]}
            onChange={setKind}
          />
          <Button size="xs" loading={post.isPending} disabled={text.trim() === ''} onClick={onPost}>
            {t('segmentEditor.panel.post')}
          </Button>
        </Row>
      </Stack>
    </>
  );
}
