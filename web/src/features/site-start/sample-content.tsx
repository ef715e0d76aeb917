// A start without a website or network: sample content, and its deletion.
import type { SiteStart } from '@folio/contract/site-start';
import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api, messageOf } from '../../base/api.ts';
import { invalidate } from '../../base/stale-after.ts';
import { useWorkspaceId } from '../../base/workspace.ts';
import { Row } from '../../ui/row.tsx';
import { Text } from '../../ui/text.tsx';
import { toastError, toastSuccess } from '../../ui/toast.tsx';
import { useText } from '../../ui/use-text.ts';
import classes from './start.module.css';

export function SampleContent({ sampleId, onMade }: { sampleId: number | null; onMade: (start: SiteStart) => void }) {
  const { t } = useText();
  const client = useQueryClient();
  const workspaceId = useWorkspaceId();
  const [key] = useState(() => crypto.randomUUID());
  const use = useMutation({
    mutationFn: () =>
      api.siteStart.sample(workspaceId === null ? {} : { workspace_id: workspaceId }, { context: { idempotencyKey: key } }),
    onSuccess: async ({ site_start: start, message }) => {
      toastSuccess(message ?? '');
      await invalidate(client, 'site_start.finished');
      onMade(start);
    },
    onError: (error) => toastError(messageOf(error)),
  });
  const remove = useMutation({
    mutationFn: (id: number) => api.siteStart.removeSample({ id }),
    onSuccess: async ({ message }) => {
      toastSuccess(message ?? '');
      await invalidate(client, 'site_start.finished');
    },
    onError: (error) => toastError(messageOf(error)),
  });
  return (
    <Row as="section" gap={16} justify="between" className={classes.sample}>
      <div>
        <Text as="h2" size="md" weight="semibold">
          {t(sampleId === null ? 'start.sample.title' : 'start.sample.there')}
        </Text>
        <Text size="sm" tone="quiet" mt={4} data-only="desktop">
          {t(sampleId === null ? 'start.sample.lead' : 'start.sample.thereLead')}
        </Text>
      </div>
      {sampleId === null ? (
        <Button variant="default" loading={use.isPending} onClick={() => use.mutate()}>
          {t('start.sample.use')}
        </Button>
      ) : (
        <Button variant="default" loading={remove.isPending} onClick={() => remove.mutate(sampleId)}>
          {t('start.sample.delete')}
        </Button>
      )}
    </Row>
  );
}
