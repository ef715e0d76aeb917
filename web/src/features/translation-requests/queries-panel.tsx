// Queries of linguists about a file, and the answers.
import type { SegmentComment } from '@folio/contract/translation-segments';
import { Button, Textarea } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { api, messageOf } from '../../base/api.ts';
import { invalidate } from '../../base/stale-after.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { faultAt } from '../../ui/form-errors.ts';
import { FormFoot } from '../../ui/form-foot.tsx';
import { agoWithin, formatNumber } from '../../ui/intl-format.ts';
import { Panel } from '../../ui/panel.tsx';
import { Row } from '../../ui/row.tsx';
import { Stack } from '../../ui/stack.tsx';
import { WordBadge } from '../../ui/state-badge.tsx';
import { Text } from '../../ui/text.tsx';
import { toastError } from '../../ui/toast.tsx';
import { useText } from '../../ui/use-text.ts';
import classes from './queries.module.css';
import { commentsQuery } from './translation-requests.queries.ts';

export function QueriesPanel({ jobId }: { jobId: number }) {
  const { t } = useText();
  const { data, isError, refetch } = useQuery(commentsQuery(jobId));
  const queries = data?.comments.filter(({ kind }) => kind === 'query') ?? [];
  return (
    <Panel title={t('translationRequests.queries.title')}>
      {isError && !data ? <ErrorState title={t('translationRequests.queries.failed')} onRetry={() => void refetch()} /> : null}
      {data && queries.length === 0 ? (
        <Text size="sm" tone="quiet" block>
          {t('translationRequests.queries.none')}
        </Text>
      ) : null}
      <ul>
        {queries.map((query) => (
          <Query
            key={query.id}
            jobId={jobId}
            query={query}
            answers={(data?.comments ?? []).filter(
              ({ kind, segment_id, created_at }) =>
                kind === 'answer' && segment_id === query.segment_id && created_at >= query.created_at,
            )}
          />
        ))}
      </ul>
    </Panel>
  );
}

interface QueryProps {
  jobId: number;
  query: SegmentComment;
  answers: SegmentComment[];
}

function Query({ jobId, query, answers }: QueryProps) {
  const { t, language } = useText();
  const client = useQueryClient();
  const [isAnswering, setAnswering] = useState(false);
  const resolve = useMutation({
    mutationFn: () => api.translationSegments.resolve({ id: query.id }),
    onError: (error) => toastError(messageOf(error)),
    onSettled: () => invalidate(client, 'translation_comment.changed', { jobId }),
  });
  const isOpen = query.resolved_at === null;
  return (
    <Stack as="li" gap={4} className={classes.query}>
      <Text weight="medium" breaks>
        {query.text}
      </Text>
      <Text size="sm" tone="quiet" block>
        {query.user.name}, {t('translationRequests.queries.segment', { number: formatNumber(query.position, language) })},{' '}
        {agoWithin(query.created_at, language)}
      </Text>
      {answers.map((answer) => (
        <Text key={answer.id} breaks mt={4} px={12} py={8} className={classes.answer}>
          {answer.text}
          <Text as="span" size="sm" tone="quiet" block>
            {answer.user.name}, {agoWithin(answer.created_at, language)}
          </Text>
        </Text>
      ))}
      {isAnswering ? (
        <AnswerForm jobId={jobId} query={query} onClose={() => setAnswering(false)} />
      ) : (
        <Row mt={6} gap={8} align="stretch" wrap className={classes.acts}>
          {isOpen ? (
            <Button size="compact-md" variant="default" onClick={() => setAnswering(true)}>
              {t('translationRequests.queries.answer')}
            </Button>
          ) : (
            <WordBadge kind="ready">{t('translationRequests.queries.resolved')}</WordBadge>
          )}
          {isOpen && query.can.resolve ? (
            <Button
              size="compact-md"
              variant="default"
              loading={resolve.isPending}
              onClick={() => {
                if (!resolve.isPending) resolve.mutate();
              }}
            >
              {t('translationRequests.queries.resolve')}
            </Button>
          ) : null}
        </Row>
      )}
    </Stack>
  );
}

function AnswerForm({ jobId, query, onClose }: { jobId: number; query: SegmentComment; onClose: () => void }) {
  const { t } = useText();
  const client = useQueryClient();
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  const isSending = useRef(false);
  const input = useRef<HTMLTextAreaElement>(null);
  useEffect(() => input.current?.focus(), []);
  const send = useMutation({
    mutationFn: () =>
      api.translationSegments.comment({ job_id: jobId, segment_id: query.segment_id, kind: 'answer', text: text.trim() }),
    onSuccess: async () => {
      await invalidate(client, 'translation_comment.changed', { jobId });
      onClose();
    },
    onError: (problem) => setError(faultAt(problem, 'text')),
    onSettled: () => {
      isSending.current = false;
    },
  });
  return (
    <Stack
      as="form"
      noValidate
      mt={6}
      gap={8}
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() === '') setError(t('translationRequests.queries.empty'));
        else if (!isSending.current) {
          isSending.current = true;
          send.mutate();
        }
      }}
    >
      <Textarea
        aria-label={t('translationRequests.queries.answerTo', { text: query.text })}
        ref={input}
        rows={3}
        maxLength={2000}
        value={text}
        error={error}
        onChange={({ currentTarget }) => {
          setText(currentTarget.value);
          setError(undefined);
        }}
      />
      <FormFoot variant="small" verb={t('translationRequests.queries.send')} isBusy={send.isPending} onCancel={onClose} />
    </Stack>
  );
}
