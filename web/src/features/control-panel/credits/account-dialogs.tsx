// Account dialogs of staff: credits with a note, and limits.

import { NumberInput, Switch, TextInput } from '@mantine/core';
import { invalidate } from '../../../base/stale-after.ts';
import '@mantine/core/styles/NumberInput.layer.css';
import '@mantine/core/styles/Switch.layer.css';
import { useQueryClient } from '@tanstack/react-query';
import { api } from '../../../base/api.ts';
import { submitTo, useContractForm } from '../../../base/contract-form.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { FormFoot } from '../../../ui/form-foot.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { useText } from '../../../ui/use-text.ts';

export type Account = Awaited<ReturnType<typeof api.credits.listAccounts>>['accounts'][number];

const limits = ['max_workspaces', 'max_seats', 'max_brand_voices'] as const;

interface AccountDialogProps {
  account: Account;
  onClose: () => void;
}

const blankGrant: { amount: number | string; note: string } = { amount: '', note: '' };

/** The note is for later readers of the transactions. */
export function GrantDialog({ account, onClose }: AccountDialogProps) {
  const { t } = useText();
  const client = useQueryClient();
  const form = useContractForm({
    optional: ['note'],
    values: blankGrant,
    toInput: ({ amount, note }) => ({ amount: Number(amount), note: note.trim() }),
    send: ({ input }) => api.credits.grant({ account_id: account.id, ...input }),
    refresh: () => invalidate(client, 'credit_account.changed'),
    onSaved: onClose,
  });
  const isReady = form.values.amount !== '' && Number(form.values.amount) !== 0;
  return (
    <Dialog title={t('spending.accounts.grantTo', { name: account.name })} onClose={onClose}>
      <Stack as="form" noValidate gap={16} onSubmit={submitTo(form)}>
        <NumberInput
          label={t('spending.accounts.amount')}
          description={t('spending.accounts.amountHint')}
          min={-10_000_000}
          max={10_000_000}
          allowDecimal={false}
          hideControls
          data-autofocus
          {...form.getInputProps('amount')}
        />
        <TextInput
          label={t('spending.accounts.note')}
          description={t('spending.accounts.noteHint')}
          maxLength={200}
          {...form.getInputProps('note')}
        />
        <FormFoot verb={t('spending.accounts.grant')} isBusy={form.isBusy} isDisabled={!isReady} onCancel={onClose} />
      </Stack>
    </Dialog>
  );
}

const limitsOf = (account: Account): Record<(typeof limits)[number], number | string> & { only_custom_tools: boolean } => ({
  max_workspaces: account.max_workspaces,
  max_seats: account.max_seats,
  max_brand_voices: account.max_brand_voices,
  only_custom_tools: account.only_custom_tools,
});

/** A limit below the current use blocks additions and removes nothing. */
export function LimitsDialog({ account, onClose }: AccountDialogProps) {
  const { t } = useText();
  const client = useQueryClient();
  const form = useContractForm({
    values: limitsOf(account),
    toInput: (values) => ({
      max_workspaces: Number(values.max_workspaces),
      max_seats: Number(values.max_seats),
      max_brand_voices: Number(values.max_brand_voices),
      only_custom_tools: values.only_custom_tools,
    }),
    send: ({ input }) => api.credits.updateLimits({ account_id: account.id, ...input }),
    refresh: () => invalidate(client, 'credit_account.changed'),
    onSaved: onClose,
  });
  const isReady = limits.every((limit) => form.values[limit] !== '');
  return (
    <Dialog title={t('spending.accounts.limitsOf', { name: account.name })} onClose={onClose}>
      <Stack as="form" noValidate gap={16} onSubmit={submitTo(form)}>
        {limits.map((limit) => (
          <NumberInput
            key={limit}
            label={t(`spending.accounts.${limit}`)}
            min={limit === 'max_seats' ? 1 : 0}
            max={limit === 'max_seats' ? 100_000 : 10_000}
            allowDecimal={false}
            allowNegative={false}
            hideControls
            {...form.getInputProps(limit)}
          />
        ))}
        <Switch
          label={t('spending.accounts.only_custom_tools')}
          description={t('spending.accounts.only_custom_toolsHint')}
          styles={{ description: { paddingInlineStart: 12 } }}
          {...form.getInputProps('only_custom_tools', { type: 'checkbox' })}
        />
        <FormFoot verb={t('actions.save')} isBusy={form.isBusy} isDisabled={!isReady} onCancel={onClose} />
      </Stack>
    </Dialog>
  );
}
