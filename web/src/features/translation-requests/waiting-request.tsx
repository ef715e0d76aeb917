// The request that waits for a document with a failed text: its reserved credits, and the button to end it.
import { Button } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api, messageOf } from '../../base/api.ts';
import { invalidate } from '../../base/stale-after.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { formatNumber } from '../../ui/intl-format.ts';
import { Row } from '../../ui/row.tsx';
import { toastError, toastSuccess } from '../../ui/toast.tsx';
import { useText } from '../../ui/use-text.ts';
import classes from './request-page.module.css';
import { requestOfDocumentQuery } from './translation-requests.queries.ts';

/** Shows nothing if no request waits for the document. */
export function WaitingRequest({ orderDetailId }: { orderDetailId: number }) {
  const { t, language } = useText();
  const client = useQueryClient();
  const { data: request } = useQuery(requestOfDocumentQuery(orderDetailId));
  const cancel = useMutation({
    mutationFn: () => api.orders.cancel({ order_detail_id: orderDetailId }),
    onSuccess: () => {
      toastSuccess(t('translationRequests.done.cancel'));
    },
    onError: (error) => {
      toastError(messageOf(error));
    },
    onSettled: () => invalidate(client, 'translation_request.changed'),
  });
  if (!request?.failed?.order_detail_ids.includes(orderDetailId)) return null;
  const held = request.lines
    .filter((line) => line.order_detail_id === orderDetailId)
    .flatMap(({ stages }) => stages.filter(({ job_id: id }) => id !== null))
    .reduce((sum, stage) => sum + stage.credits, 0);
  return (
    <Row
      as="section"
      size="sm"
      tone="muted"
      gap={10}
      justify="center"
      wrap
      className={classes.waiting}
      aria-label={request.number}
    >
      <p>{t('translationNotes.waitsHere', { number: request.number, credits: formatNumber(held, language) })}</p>
      <ButtonLink variant="default" to="/tool/translation_requests/$id" params={{ id: String(request.id) }}>
        {t('translationNotes.openRequest')}
      </ButtonLink>
      {request.can.cancel && request.lines.length === 1 ? (
        <Button variant="default" loading={cancel.isPending} onClick={() => cancel.mutate()}>
          {t('translationRequests.actions.cancel')}
        </Button>
      ) : null}
    </Row>
  );
}
