import type { Webhook } from '@folio/contract/webhooks';
import { ActionIcon, Button } from '@mantine/core';
import '@mantine/core/styles/ActionIcon.layer.css';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api, messageOf } from '../../app/api.ts';
import { AskFirst } from '../../ui/ask-first.tsx';
import { formatAgo } from '../../ui/intl-format.ts';
import rowLines from '../../ui/list-row.module.css';
import { ListRow } from '../../ui/list-row.tsx';
import { StateBadge } from '../../ui/state-badge.tsx';
import { toastError, toastSuccess } from '../../ui/toast.tsx';
import { useText } from '../../ui/use-text.ts';
import { webhooksQuery } from './webhooks.queries.ts';

const stateKinds = { queued: 'progress', delivered: 'ready', failed: 'failed' } as const;

/** One webhook: where it goes, what it hears of, how its last delivery went. */
export function WebhookRow({ webhook, onEdit }: { webhook: Webhook; onEdit: () => void }) {
  const { t, language } = useText();
  const client = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const { id, url, events, last_delivery: last } = webhook;
  const host = URL.canParse(url) ? new URL(url).host : url;
  const test = useMutation({
    mutationFn: () => api.webhooks.test({ id }),
    onSuccess: ({ delivery }) => {
      if (delivery.state === 'delivered') toastSuccess(t('webhooks.heard', { host }));
      else toastError(t('webhooks.notHeard', { host, problem: delivery.problem ?? '' }));
    },
    onError: (error) => toastError(messageOf(error)),
  });
  const remove = useMutation({
    mutationFn: () => api.webhooks.remove({ id }),
    onSuccess: async ({ message }) => {
      if (message) toastSuccess(message);
      await client.invalidateQueries({ queryKey: webhooksQuery.queryKey });
    },
    onError: (error) => toastError(messageOf(error)),
    onSettled: () => setAsking(false),
  });
  return (
    <ListRow
      name={url}
      state={<State webhook={webhook} />}
      acts={
        <>
          {' '}
          <Button
            variant="default"
            aria-label={t('webhooks.testOne', { host })}
            loading={test.isPending}
            onClick={() => test.mutate()}
          >
            {t('webhooks.test')}
          </Button>
          <ActionIcon aria-label={t('webhooks.edit', { host })} onClick={onEdit}>
            <IconPencil size={18} stroke={1.7} aria-hidden="true" />
          </ActionIcon>
          <ActionIcon aria-label={t('actions.remove', { name: host })} onClick={() => setAsking(true)}>
            <IconTrash size={18} stroke={1.7} aria-hidden="true" />
          </ActionIcon>
        </>
      }
      dialog={
        <AskFirst
          isAsking={isAsking}
          loss={t('webhooks.loss', { host })}
          verb={t('webhooks.delete')}
          isBusy={remove.isPending}
          onKeep={() => setAsking(false)}
          onConfirm={() => {
            if (!remove.isPending) remove.mutate();
          }}
        />
      }
    >
      <span className={rowLines.second}>
        {events.map((event) => t(`webhooks.events.${event.replace('.', '_') as 'order_failed'}`)).join(', ')}
      </span>
      {last ? <span className={rowLines.second}>{t('webhooks.last', { ago: formatAgo(last.created_at, language) })}</span> : null}
    </ListRow>
  );
}

function State({ webhook }: { webhook: Webhook }) {
  const { t } = useText();
  const last = webhook.last_delivery;
  if (!webhook.is_active) return <StateBadge kind="hold">{t('webhooks.off')}</StateBadge>;
  return last ? <StateBadge kind={stateKinds[last.state]}>{t(`webhooks.states.${last.state}`)}</StateBadge> : null;
}
