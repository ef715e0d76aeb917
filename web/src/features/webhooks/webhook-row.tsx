import type { Webhook } from '@folio/contract/webhooks';
import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, messageOf } from '../../base/api.ts';
import { invalidate } from '../../base/stale-after.ts';
import { agoWithin } from '../../ui/intl-format.ts';
import rowLines from '../../ui/list-row.module.css';
import { ListRow } from '../../ui/list-row.tsx';
import { MoreMenu } from '../../ui/more-menu.tsx';
import { StateBadge } from '../../ui/state-badge.tsx';
import { Text } from '../../ui/text.tsx';
import { toastError, toastSuccess } from '../../ui/toast.tsx';
import { useText } from '../../ui/use-text.ts';

const stateKinds = { queued: 'progress', delivered: 'ready', failed: 'failed' } as const;

/** One webhook: where it goes, which events it receives, how its last delivery went. */
export function WebhookRow({ webhook, onEdit }: { webhook: Webhook; onEdit: () => void }) {
  const { t, language } = useText();
  const client = useQueryClient();
  const { id, url, events, last_delivery: last } = webhook;
  const host = URL.canParse(url) ? new URL(url).host : url;
  const test = useMutation({
    mutationFn: () => api.webhooks.test({ id }),
    onSuccess: ({ delivery }) => {
      if (delivery.state === 'delivered') toastSuccess(t('webhooks.answered', { host }));
      else toastError(t('webhooks.rejected', { host, problem: delivery.problem ?? '' }));
    },
    onError: (error) => toastError(messageOf(error)),
  });
  const remove = useMutation({
    mutationFn: () => api.webhooks.remove({ id }),
    onSuccess: async ({ message }) => {
      toastSuccess(message);
      await invalidate(client, 'webhook.changed');
    },
    onError: (error) => toastError(messageOf(error)),
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
          <MoreMenu
            name={host}
            onEdit={onEdit}
            deletion={{
              loss: t('webhooks.loss', { host }),
              verb: t('webhooks.delete'),
              isBusy: remove.isPending,
              onConfirm: (done) => remove.mutate(undefined, { onSettled: done }),
            }}
          />
        </>
      }
    >
      <Text as="span" size="sm" tone="quiet" weight="regular" breaks block className={rowLines.second}>
        {events.map((event) => t(`webhooks.events.${event.replace('.', '_') as 'order_failed'}`)).join(', ')}
      </Text>
      {last ? (
        <Text as="span" size="sm" tone="quiet" weight="regular" breaks block className={rowLines.second}>
          {t('webhooks.last', { ago: agoWithin(last.created_at, language) })}
        </Text>
      ) : null}
    </ListRow>
  );
}

function State({ webhook }: { webhook: Webhook }) {
  const { t } = useText();
  const last = webhook.last_delivery;
  if (!webhook.is_active) return <StateBadge kind="hold">{t('webhooks.off')}</StateBadge>;
  return last ? <StateBadge kind={stateKinds[last.state]}>{t(`webhooks.states.${last.state}`)}</StateBadge> : null;
}
