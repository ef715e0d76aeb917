// Adds a webhook or changes one; the secret is shown once, right after it was made.

import { type Webhook, type WebhookEvent } from '@folio/contract/webhooks';
import { Checkbox, Switch, TextInput } from '@mantine/core';
import { invalidate } from '../../base/stale-after.ts';
import '@mantine/core/styles/Checkbox.layer.css';
import '@mantine/core/styles/Switch.layer.css';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../base/api.ts';
import { CodeLine } from '../../ui/code-box.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { showFieldErrors } from '../../ui/form-errors.ts';
import { toastSuccess } from '../../ui/toast.tsx';
import { useText } from '../../ui/use-text.ts';
import classes from './webhooks.module.css';

const offered: WebhookEvent[] = [
  'order.accepted',
  'order.failed',
  'order.on_hold',
  'comment.created',
  'task.changed',
  'translation.changed',
  'links.changed',
  'campaign.changed',
];
const fields = ['url', 'events'] as const;

export function WebhookForm({ webhook, onClose }: { webhook: Webhook | null; onClose: () => void }) {
  const { t } = useText();
  const client = useQueryClient();
  const [url, setUrl] = useState(webhook?.url ?? '');
  const [events, setEvents] = useState<WebhookEvent[]>(webhook?.events ?? offered);
  const [isActive, setActive] = useState(webhook?.is_active ?? true);
  const [secret, setSecret] = useState<string | null>(null);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const save = useMutation({
    mutationFn: async () => {
      if (webhook) return { ...(await api.webhooks.edit({ id: webhook.id, url, events, is_active: isActive })), secret: null };
      return api.webhooks.create({ url, events });
    },
    onSuccess: async (answer) => {
      await invalidate(client, 'webhook.changed');
      toastSuccess(answer.message);
      if (answer.secret) setSecret(answer.secret);
      else onClose();
    },
    onError: (error) => showFieldErrors(error, fields, setErrors),
  });
  if (secret)
    return (
      <FormDialog title={t('webhooks.secretTitle')} verb={t('webhooks.kept')} isBusy={false} onClose={onClose} onSubmit={onClose}>
        <p className={classes.lead}>{t('webhooks.secretLead')}</p>
        <CodeLine text={secret} />
      </FormDialog>
    );
  return (
    <FormDialog
      title={t(webhook ? 'webhooks.change' : 'webhooks.add')}
      verb={t(webhook ? 'actions.save' : 'webhooks.add')}
      isBusy={save.isPending}
      isDisabled={events.length === 0}
      onClose={onClose}
      onSubmit={() => {
        setErrors({});
        save.mutate();
      }}
    >
      <TextInput
        name="url"
        label={t('webhooks.url')}
        description={t('webhooks.urlHint')}
        placeholder="https://"
        value={url}
        error={errors['url']}
        data-autofocus
        onChange={(event) => setUrl(event.currentTarget.value)}
      />
      <Checkbox.Group
        label={t('webhooks.sendWhen')}
        value={events}
        error={errors['events']}
        onChange={(chosen) => setEvents(offered.filter((event) => chosen.includes(event)))}
      >
        <div className={classes.choices}>
          {offered.map((event) => (
            <Checkbox key={event} value={event} label={t(`webhooks.events.${event.replace('.', '_') as 'order_failed'}`)} />
          ))}
        </div>
      </Checkbox.Group>
      {webhook ? (
        <Switch label={t('webhooks.isOn')} checked={isActive} onChange={(event) => setActive(event.currentTarget.checked)} />
      ) : null}
    </FormDialog>
  );
}
