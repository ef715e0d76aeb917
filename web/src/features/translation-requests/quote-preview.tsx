// A quote that waits for the reader, in the inbox: price and date, and the button that accepts it.
import { Button } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { api, messageOf } from '../../base/api.ts';
import { holdCall, useIsHeld } from '../../base/held-calls.ts';
import { invalidate } from '../../base/stale-after.ts';
import { useMe } from '../../base/use-me.ts';
import { type RenderFrame, usePreviewKeys } from '../../base/use-preview-keys.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';
import { toastError } from '../../ui/toast.tsx';
import { useText } from '../../ui/use-text.ts';
import { useUndo } from '../../ui/use-undo.ts';
import { heldQuote } from './held-quote.ts';
import { QuotePanel } from './quote-panel.tsx';
import { requestQuery } from './translation-requests.queries.ts';

interface QuotePreviewProps {
  id: number;
  renderFrame: RenderFrame;
  /** The button that leads to the request. */
  open: ReactNode;
  onDecided: () => void;
  onUndone: () => void;
}

/** Accepting reserves credits: it can be undone for ten seconds before it is sent, and carries the hash of the quote that is drawn. */
export function QuotePreview({ id, renderFrame, open, onDecided, onUndone }: QuotePreviewProps) {
  const { t } = useText();
  const client = useQueryClient();
  const { available } = useMe().user_info.credits;
  const { data: request, isError, refetch } = useQuery(requestQuery(id));
  const offer = useUndo();
  const isHeld = useIsHeld()(heldQuote(id));
  const quote = request?.quote ?? null;
  const deposit = request?.deposit ?? 0;
  const canAccept = request?.can.authorise === true && quote !== null && quote.total <= available + deposit && !isHeld;
  const accept = () => {
    if (!canAccept || !request) return;
    const call = { id: request.id, revision: request.revision, quote_hash: quote.hash };
    const drop = holdCall(heldQuote(id), async () => {
      end();
      try {
        await api.translationRequests.authorise(call, { context: { outlivesPage: true } });
      } catch (error) {
        toastError(t('taskViews.bulk.refused', { name: request.title, message: messageOf(error) }));
      }
      await invalidate(client, 'translation_request.changed');
    });
    const end = offer(t('inbox.undo.accepted', { title: request.title }), () => {
      drop();
      onUndone();
    });
    onDecided();
  };
  usePreviewKeys(request?.title ?? '', canAccept ? { label: t('inbox.accept'), run: accept } : null, null);
  return renderFrame({
    actions: (
      <>
        {open}
        <Button leftSection={<IconCheck size={16} stroke={1.8} aria-hidden="true" />} disabled={!canAccept} onClick={accept}>
          {t('inbox.accept')}
        </Button>
      </>
    ),
    children: (
      <>
        {isError && !request ? <ErrorState title={t('translationRequests.failedOne')} onRetry={() => void refetch()} /> : null}
        {!isError && !request ? <SkeletonRows rows={3} /> : null}
        {quote ? <QuotePanel quote={quote} deposit={deposit} available={available + deposit} /> : null}
      </>
    ),
  });
}
