// A task that waits for the reader's review, in the inbox: changes since their last approval, part by part, and their decision.
import type { Task } from '@folio/contract/task-shapes';
import { Button } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { type RenderFrame, usePreviewKeys } from '../../base/use-preview-keys.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { formatDateTime } from '../../ui/intl-format.ts';
import { usePartName } from '../../ui/package-parts.ts';
import { Panel } from '../../ui/panel.tsx';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';
import { Text } from '../../ui/text.tsx';
import { useText } from '../../ui/use-text.ts';
import { ViewSwitch } from '../../ui/view-switch.tsx';
import { AttachmentList } from './attachment-list.tsx';
import { markOpened } from './core/opened-reviews.ts';
import { changesQuery, packageQuery } from './core/tasks.queries.ts';
import { DecisionDialog } from './decision-dialog.tsx';
import { taskQuery } from './task.queries.ts';
import { isEmptyPart, PartContent } from './task-review.tsx';
import { useHeldDecision, type Verdict } from './use-held-decision.ts';

interface ReviewPreviewProps {
  id: number;
  renderFrame: RenderFrame;
  compareTexts: (before: string, after: string, language: string) => ReactNode;
  /** Claims of the document, rendered after its text. */
  renderClaims: (orderDetailId: number, hash: string) => ReactNode;
  onDecided: () => void;
  onUndone: () => void;
}

export function ReviewPreview({ id, renderFrame, ...rest }: ReviewPreviewProps) {
  const { t } = useText();
  const { data, isError, refetch } = useQuery(taskQuery(id));
  if (isError && !data)
    return renderFrame({ actions: null, children: <ErrorState title={t('tasks.failedOne')} onRetry={() => void refetch()} /> });
  if (!data) return renderFrame({ actions: null, children: <SkeletonRows rows={6} /> });
  return <LoadedReview task={data.task} renderFrame={renderFrame} {...rest} />;
}

function LoadedReview({
  task,
  renderFrame,
  compareTexts,
  renderClaims,
  onDecided,
  onUndone,
}: Omit<ReviewPreviewProps, 'id'> & { task: Task }) {
  const { t, language } = useText();
  const partName = usePartName();
  const shown = useQuery(packageQuery(task.id));
  const hash = shown.data?.package_hash ?? null;
  const changes = useQuery(changesQuery(task.id, hash));
  const [isWhole, setWhole] = useState(false);
  const [asked, setAsked] = useState<'changes' | 'reject' | null>(null);
  const { hold, isHeld } = useHeldDecision(onDecided, onUndone);
  const stepId = task.can.decide || task.decide_refusal !== null ? (task.active_step?.id ?? null) : null;
  const isDrawn = changes.data !== undefined && !changes.isPlaceholderData;
  useEffect(() => {
    if (isDrawn && hash !== null && stepId !== null && task.can.decide)
      markOpened(task.id, { step_id: stepId, package_hash: hash });
  }, [isDrawn, hash, stepId, task.id, task.can.decide]);
  const canDecide = task.can.decide && isDrawn && hash !== null && stepId !== null && !isHeld(task.id);
  const decide = (verdict: Verdict, note: string) => {
    if (canDecide) hold({ task, stepId, hash }, verdict, note);
  };
  usePreviewKeys(
    task.title,
    canDecide ? { label: t('inbox.approve'), run: () => decide('approve', '') } : null,
    canDecide ? { label: t('inbox.changes'), run: () => setAsked('changes') } : null,
  );
  const refusalId = useId();
  // Buttons that are refused stay in reach of the keyboard, so that the reason is read with them.
  const off = task.decide_refusal
    ? { 'data-disabled': true, 'aria-disabled': true, 'aria-describedby': refusalId }
    : { disabled: !canDecide };
  const failed = (shown.isError && !shown.data) || (changes.isError && !changes.data);
  const { since, parts } = changes.data ?? {};
  return renderFrame({
    actions: (
      <>
        <Button {...off} variant="default" onClick={() => (canDecide ? setAsked('changes') : undefined)}>
          {t('inbox.changes')}
        </Button>
        <Button
          {...off}
          leftSection={<IconCheck size={16} stroke={1.8} aria-hidden="true" />}
          onClick={() => decide('approve', '')}
        >
          {t('inbox.approve')}
        </Button>
      </>
    ),
    children: (
      <>
        {task.decide_refusal ? (
          <Text id={refusalId} size="sm" tone="hold" px={14} py={10} filled>
            {task.decide_refusal}
          </Text>
        ) : null}
        {since ? (
          <ViewSwitch
            label={t('taskViews.inbox.compare')}
            views={[
              { value: 'since', label: t('taskViews.inbox.since') },
              { value: 'whole', label: t('taskViews.inbox.whole') },
            ]}
            value={isWhole ? 'whole' : 'since'}
            onChange={(one) => setWhole(one === 'whole')}
          />
        ) : null}
        {failed ? <ErrorState title={t('tasks.failedOne')} onRetry={() => void shown.refetch()} /> : null}
        {!failed && !parts ? <SkeletonRows rows={4} /> : null}
        {parts
          ?.filter((part) => !isEmptyPart(part))
          .map((part) => (
            <Panel
              key={part.part}
              title={partName(part.part)}
              aside={
                since ? (
                  <Text as="span" size="sm" tone="quiet">
                    {part.is_changed
                      ? t('tasks.review.since', { day: formatDateTime(since.at, language) })
                      : t('tasks.review.same')}
                  </Text>
                ) : null
              }
            >
              <PartContent {...part} isNew={!since || isWhole} language={task.language ?? language} compareTexts={compareTexts} />
            </Panel>
          ))}
        {parts && hash !== null && task.order_detail_id !== null ? renderClaims(task.order_detail_id, hash) : null}
        <AttachmentList task={task} />
        {asked && stepId !== null ? (
          <DecisionDialog
            task={task}
            stepId={stepId}
            verdict={asked}
            onClose={() => setAsked(null)}
            onReject={() => setAsked('reject')}
            onSend={(note) => {
              setAsked(null);
              decide(asked, note);
            }}
          />
        ) : null}
      </>
    ),
  });
}
