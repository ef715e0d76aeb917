// The open item of the inbox as the thing that it is: each kind is drawn by its own feature.
import type { InboxItem } from '@folio/contract/inbox';
import { Button } from '@mantine/core';
import { lazy, Suspense } from 'react';
import type { RenderFrame } from '../base/use-preview-keys.ts';
import { PlainPreview } from '../features/inbox/plain-preview.tsx';
import { ButtonLink } from '../ui/button-link.tsx';
import { SkeletonRows } from '../ui/skeleton-rows.tsx';
import { useText } from '../ui/use-text.ts';

const ReviewPreview = lazy(() => import('./inbox-review.tsx').then((module) => ({ default: module.InboxReview })));
const OverduePreview = lazy(() =>
  import('../features/tasks/overdue-preview.tsx').then((module) => ({ default: module.OverduePreview })),
);
const MentionPreview = lazy(() =>
  import('../features/comments/mention-preview.tsx').then((module) => ({ default: module.MentionPreview })),
);
const QuotePreview = lazy(() =>
  import('../features/translation-requests/quote-preview.tsx').then((module) => ({ default: module.QuotePreview })),
);
const JobOfferPreview = lazy(() =>
  import('../features/translation-desk/job-offer-preview.tsx').then((module) => ({ default: module.JobOfferPreview })),
);
const FailedPreview = lazy(() =>
  import('../features/websites/failed-preview.tsx').then((module) => ({ default: module.FailedPreview })),
);

export interface InboxPreviewProps {
  item: InboxItem;
  renderFrame: RenderFrame;
  onOpen: () => void;
  /** The item is decided on: the next one follows. */
  onDecided: () => void;
  onUndone: () => void;
}

export function InboxPreview(props: InboxPreviewProps) {
  return (
    <Suspense fallback={props.renderFrame({ actions: null, children: <SkeletonRows rows={4} /> })}>
      <Preview {...props} />
    </Suspense>
  );
}

function Preview({ item, renderFrame, onOpen, onDecided, onUndone }: InboxPreviewProps) {
  const { t } = useText();
  const { kind, subject, can, reason } = item;
  const {
    task_id: taskId,
    order_detail_id: documentId,
    comment_id: commentId,
    request_id: requestId,
    job_id: jobId,
    website_id: websiteId,
  } = subject;
  const open = (
    <Button variant="default" onClick={onOpen}>
      {t('inbox.open')}
    </Button>
  );
  const decided = { renderFrame, onDecided, onUndone };
  if (kind === 'review' && taskId !== undefined) return <ReviewPreview id={taskId} {...decided} />;
  if (kind === 'overdue' && taskId !== undefined)
    return <OverduePreview id={taskId} renderFrame={renderFrame} open={<Button onClick={onOpen}>{t('inbox.open')}</Button>} />;
  if (kind === 'mention' && documentId !== undefined && commentId !== undefined)
    return (
      <MentionPreview
        orderDetailId={documentId}
        commentId={commentId}
        renderFrame={renderFrame}
        onShow={onOpen}
        onReplied={onDecided}
      />
    );
  if (kind === 'offer' && requestId !== undefined) return <QuotePreview id={requestId} open={open} {...decided} />;
  if (kind === 'offer' && jobId !== undefined) return <JobOfferPreview id={jobId} open={open} {...decided} />;
  if (kind === 'failed_publication' && documentId !== undefined && websiteId !== undefined)
    return (
      <FailedPreview orderDetailId={documentId} websiteId={websiteId} reason={reason} renderFrame={renderFrame} open={open} />
    );
  const action = can.includes('connect_model') ? (
    <>
      {open}
      <ButtonLink to="/control-panel/{-$section}" params={{ section: 'models' }}>
        {t('inbox.connect')}
      </ButtonLink>
    </>
  ) : (
    <Button onClick={onOpen}>{t('inbox.open')}</Button>
  );
  return <PlainPreview item={item} action={action} renderFrame={renderFrame} />;
}
