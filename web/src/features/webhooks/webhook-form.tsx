// Adds a webhook or changes one; the secret is shown once, right after it was made.

import { type Webhook, type WebhookEvent } from '@folio/contract/webhooks';
import { Checkbox, Switch, TextInput } from '@mantine/core';
import { invalidate } from '../../base/stale-after.ts';
import '@mantine/core/styles/Checkbox.layer.css';
import '@mantine/core/styles/Switch.layer.css';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../base/api.ts';
import { useContractForm } from '../../base/contract-form.tsx';
import { CodeLine } from '../../ui/code-box.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { Stack } from '../../ui/stack.tsx';
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

export function WebhookForm({ webhook, onClose }: { webhook: Webhook | null; onClose: () => void }) {
  const { t } = useText();
  const client = useQueryClient();
  const [secret, setSecret] = useState<string | null>(null);
  const form = useContractForm({
    values: { url: webhook?.url ?? '', events: webhook?.events ?? offered, is_active: webhook?.is_active ?? true },
    // In the order of the form, not of the clicks.
    toInput: (values) => ({ ...values, events: offered.filter((event) => values.events.includes(event)) }),
    send: async ({ input: { is_active, ...input } }) =>
      webhook
        ? { ...(await api.webhooks.edit({ id: webhook.id, ...input, is_active })), secret: null }
        : api.webhooks.create(input),
    refresh: () => invalidate(client, 'webhook.changed'),
    onSaved: (answer) => {
      if (answer.secret) setSecret(answer.secret);
      else onClose();
    },
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
      isBusy={form.isBusy}
      isDisabled={form.values.events.length === 0}
      onClose={onClose}
      onSubmit={form.save}
    >
      <TextInput
        name="url"
        label={t('webhooks.url')}
        description={t('webhooks.urlHint')}
        placeholder="https://"
        data-autofocus
        {...form.getInputProps('url')}
      />
      <Checkbox.Group label={t('webhooks.sendWhen')} {...form.getInputProps('events')}>
        <Stack gap={10} className={classes.choices}>
          {offered.map((event) => (
            <Checkbox key={event} value={event} label={t(`webhooks.events.${event.replace('.', '_') as 'order_failed'}`)} />
          ))}
        </Stack>
      </Checkbox.Group>
      {webhook ? <Switch label={t('webhooks.isOn')} {...form.getInputProps('is_active', { type: 'checkbox' })} /> : null}
    </FormDialog>
  );
}
