// A website that rejects documents, with the reason and the available actions.
import type { Widget } from '@folio/contract/widgets';
import { Button } from '@mantine/core';
import { IconPlugConnectedX, IconRefresh } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, messageOf } from '../../../base/api.ts';
import { invalidate } from '../../../base/stale-after.ts';
import { Row } from '../../../ui/row.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { toastError, toastSuccess } from '../../../ui/toast.tsx';
import type { ReportWords } from '../report-format.ts';
import { sinceMoment } from './since-text.ts';
import classes from './widget-card.module.css';

export function FailingWebsite({ failing, words }: { failing: NonNullable<Widget['failing']>; words: ReportWords }) {
  const { t } = words;
  const { name, problem, since, documents } = failing;
  const client = useQueryClient();
  const retry = useMutation({
    mutationFn: () => api.publishing.retry({ website_id: failing.website_id }),
    onSuccess: ({ message, queued }) => {
      if (message) (queued > 0 ? toastSuccess : toastError)(message);
      return invalidate(client, 'publications.retried');
    },
    onError: (error) => toastError(messageOf(error)),
  });
  return (
    <Stack gap={12} align="start" className={classes.failed}>
      <Row as="p" size="sm" tone="failed" px={12} py={10} filled gap={8} align="stretch">
        <IconPlugConnectedX size={17} stroke={1.7} aria-hidden="true" />
        <span>
          <b>{name}</b>
          <br />
          {problem}
          <br />
          {t('widgets.notSent', { count: documents, since: sinceMoment(since, words) })}
        </span>
      </Row>
      {failing.can_retry ? (
        <Button
          variant="default"
          size="xs"
          leftSection={<IconRefresh size={15} stroke={1.7} aria-hidden="true" />}
          loading={retry.isPending}
          onClick={() => retry.mutate()}
        >
          {t('actions.retry')}
        </Button>
      ) : null}
    </Stack>
  );
}
