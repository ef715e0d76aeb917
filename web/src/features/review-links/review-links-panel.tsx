// The guests of a task: recipients of its review links, expiry, and permissions.
import type { ReviewLink } from '@folio/contract/review-links';
import { Button } from '@mantine/core';
import { IconUserPlus } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { api, messageOf } from '../../base/api.ts';
import { invalidate } from '../../base/stale-after.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { formatDay } from '../../ui/intl-format.ts';
import { Panel } from '../../ui/panel.tsx';
import { Row } from '../../ui/row.tsx';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';
import { Stack } from '../../ui/stack.tsx';
import { Text } from '../../ui/text.tsx';
import { toastError, toastSuccess } from '../../ui/toast.tsx';
import { useText } from '../../ui/use-text.ts';
import classes from './review-links.module.css';
import { reviewLinksQuery } from './review-links.queries.ts';

const ReviewLinkForm = lazy(() => import('./review-link-form.tsx').then((module) => ({ default: module.ReviewLinkForm })));

interface ReviewLinksPanelProps {
  workspaceId: number;
  taskId: number;
  /** A guest whom a review step names, to begin a new link with. */
  guest: { name: string; email: string } | null;
}

export function ReviewLinksPanel({ workspaceId, taskId, guest }: ReviewLinksPanelProps) {
  const { t } = useText();
  const [isMaking, setMaking] = useState(false);
  const { data, isError, refetch } = useQuery(reviewLinksQuery(workspaceId, taskId));
  if (isError && !data) return <ErrorState title={t('reviewLinks.failed')} onRetry={() => void refetch()} />;
  // Users without permission to share see the panel once it has content.
  const questions = data?.open_questions ?? [];
  if (data && data.review_links.length === 0 && questions.length === 0 && !data.can.create) return null;
  return (
    <Panel title={t('reviewLinks.title')}>
      {data ? null : <SkeletonRows rows={1} />}
      {data?.review_links.length === 0 ? (
        <Text size="sm" tone="quiet" mb={12}>
          {t('reviewLinks.none')}
        </Text>
      ) : null}
      <Stack as="ul" mb={14} gap={14} className={classes.list}>
        {data?.review_links.map((link) => (
          <LinkRow key={link.id} link={link} canChange={data.can.create} />
        ))}
      </Stack>
      {questions.length > 0 ? (
        <>
          <Text size="sm" tone="quiet">
            {t('reviewLinks.openQuestions')}
          </Text>
          <Stack as="ul" mb={14} gap={14} className={classes.list}>
            {questions.map((question) => (
              <QuestionRow key={question.id} taskId={taskId} question={question} canWaive={data?.can.create ?? false} />
            ))}
          </Stack>
        </>
      ) : null}
      {data?.can.create ? (
        <Button
          variant="default"
          leftSection={<IconUserPlus size={16} stroke={1.7} aria-hidden="true" />}
          onClick={() => setMaking(true)}
        >
          {t('reviewLinks.create')}
        </Button>
      ) : null}
      <Suspense fallback={null}>
        {isMaking ? (
          <ReviewLinkForm workspaceId={workspaceId} taskIds={[taskId]} guest={guest} onClose={() => setMaking(false)} />
        ) : null}
      </Suspense>
    </Panel>
  );
}

interface QuestionRowProps {
  taskId: number;
  question: { id: number; guest: string; text: string };
  canWaive: boolean;
}

/** A guest's question that holds publishing; it is answered among the comments. */
function QuestionRow({ taskId, question, canWaive }: QuestionRowProps) {
  const { t } = useText();
  const client = useQueryClient();
  const waive = useMutation({
    mutationFn: () => api.reviewLinks.waiveQuestion({ task_id: taskId, comment_id: question.id }),
    onSuccess: ({ message }) => {
      toastSuccess(message);
      return invalidate(client, 'review_link.changed');
    },
    onError: (error: unknown) => toastError(messageOf(error)),
  });
  return (
    <li className={classes.row}>
      <Stack breaks flex="shrink" gap={2}>
        <p>{t('reviewLinks.asks', { guest: question.guest, text: question.text })}</p>
        {canWaive ? (
          <Row as="p" gap={14} align="stretch">
            <button type="button" className="text-link" disabled={waive.isPending} onClick={() => waive.mutate()}>
              {t('reviewLinks.waive')}
            </button>
          </Row>
        ) : null}
      </Stack>
    </li>
  );
}

function LinkRow({ link, canChange }: { link: ReviewLink; canChange: boolean }) {
  const { t, language } = useText();
  const client = useQueryClient();
  const after = {
    onSuccess: ({ message }: { message?: string | undefined }) => {
      toastSuccess(message);
      return invalidate(client, 'review_link.changed');
    },
    onError: (error: unknown) => toastError(messageOf(error)),
  };
  const extend = useMutation({ mutationFn: () => api.reviewLinks.extend({ id: link.id }), ...after });
  const revoke = useMutation({ mutationFn: () => api.reviewLinks.revoke({ id: link.id }), ...after });
  const isBusy = extend.isPending || revoke.isPending;
  const day = formatDay(link.expires_at, language);
  return (
    <li className={classes.row}>
      <Avatar name={link.guest.name} src={null} size={28} />
      <Stack breaks flex="shrink" gap={2}>
        <p>
          <strong>{link.guest.name}</strong>{' '}
          <Text as="span" size="sm" tone="quiet">
            {link.guest.email}
          </Text>
        </p>
        <Text size="sm" tone="quiet">
          {t(`reviewLinks.rights.${link.may}`)} · {t(`reviewLinks.states.${link.state}`, { day })}
          {link.state === 'active' && !link.opened_at ? ` · ${t('reviewLinks.notOpened')}` : ''}
        </Text>
        {canChange && link.state !== 'revoked' ? (
          <Row as="p" gap={14} align="stretch">
            <button type="button" className="text-link" disabled={isBusy} onClick={() => extend.mutate()}>
              {t('reviewLinks.extend')}
            </button>
            <button type="button" className="text-link" disabled={isBusy} onClick={() => revoke.mutate()}>
              {t('reviewLinks.revoke')}
            </button>
          </Row>
        ) : null}
      </Stack>
    </li>
  );
}
