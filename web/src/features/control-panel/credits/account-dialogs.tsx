// What staff give an account: credits with a note, and limits.

import { NumberInput, Switch, TextInput } from '@mantine/core';
import { invalidate } from '../../../base/stale-after.ts';
import '@mantine/core/styles/NumberInput.layer.css';
import '@mantine/core/styles/Switch.layer.css';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { api } from '../../../base/api.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { showFieldErrors } from '../../../ui/form-errors.ts';
import { FormFoot } from '../../../ui/form-foot.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { toastSuccess } from '../../../ui/toast.tsx';
import { useText } from '../../../ui/use-text.ts';

export type Account = Awaited<ReturnType<typeof api.credits.listAccounts>>['accounts'][number];

const limits = ['max_workspaces', 'max_seats', 'max_brand_voices'] as const;

interface AccountDialogProps {
  account: Account;
  onClose: () => void;
}

function useAccountChange<Values>(change: (values: Values) => Promise<{ message?: string | undefined }>, onClose: () => void) {
  const client = useQueryClient();
  const [errors, setErrors] = useState<Record<string, string>>({});
  const save = useMutation({
    mutationFn: change,
    onSuccess: async ({ message }) => {
      if (message) toastSuccess(message);
      await invalidate(client, 'credit_account.changed');
      onClose();
    },
    onError: (error) => showFieldErrors(error, ['amount', 'note', ...limits], setErrors),
  });
  return { save, errors };
}

/** The note is read by the user who looks into the ledger later. */
export function GrantDialog({ account, onClose }: AccountDialogProps) {
  const { t } = useText();
  const [amount, setAmount] = useState<number | string>('');
  const [note, setNote] = useState('');
  const { save, errors } = useAccountChange(
    () => api.credits.grant({ account_id: account.id, amount: Number(amount), note: note.trim() }),
    onClose,
  );
  const isReady = amount !== '' && Number(amount) !== 0;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isReady && !save.isPending) save.mutate(undefined);
  };
  return (
    <Dialog title={t('spending.accounts.grantTo', { name: account.name })} onClose={onClose}>
      <Stack as="form" noValidate gap={16} onSubmit={submit}>
        <NumberInput
          label={t('spending.accounts.amount')}
          description={t('spending.accounts.amountHint')}
          min={-10_000_000}
          max={10_000_000}
          allowDecimal={false}
          hideControls
          data-autofocus
          value={amount}
          error={errors['amount']}
          onChange={setAmount}
        />
        <TextInput
          label={`${t('spending.accounts.note')} (${t('fields.optional')})`}
          description={t('spending.accounts.noteHint')}
          maxLength={200}
          value={note}
          error={errors['note']}
          onChange={({ currentTarget }) => setNote(currentTarget.value)}
        />
        <FormFoot verb={t('spending.accounts.grant')} isBusy={save.isPending} isDisabled={!isReady} onCancel={onClose} />
      </Stack>
    </Dialog>
  );
}

/** A limit below what is there lets nothing new in and takes nothing away. */
export function LimitsDialog({ account, onClose }: AccountDialogProps) {
  const { t } = useText();
  const [values, setValues] = useState<Record<(typeof limits)[number], number | string>>({ ...account });
  const [onlyCustom, setOnlyCustom] = useState(account.only_custom_tools);
  const { save, errors } = useAccountChange(
    () =>
      api.credits.updateLimits({
        account_id: account.id,
        ...Object.fromEntries(limits.map((limit) => [limit, Number(values[limit])])),
        only_custom_tools: onlyCustom,
      }),
    onClose,
  );
  const isReady = limits.every((limit) => values[limit] !== '');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isReady && !save.isPending) save.mutate(undefined);
  };
  return (
    <Dialog title={t('spending.accounts.limitsOf', { name: account.name })} onClose={onClose}>
      <Stack as="form" noValidate gap={16} onSubmit={submit}>
        {limits.map((limit) => (
          <NumberInput
            key={limit}
            label={t(`spending.accounts.${limit}`)}
            min={limit === 'max_seats' ? 1 : 0}
            max={limit === 'max_seats' ? 100_000 : 10_000}
            allowDecimal={false}
            allowNegative={false}
            hideControls
            value={values[limit]}
            error={errors[limit]}
            onChange={(value) => setValues((all) => ({ ...all, [limit]: value }))}
          />
        ))}
        <Switch
          label={t('spending.accounts.only_custom_tools')}
          description={t('spending.accounts.only_custom_toolsHint')}
          styles={{ description: { paddingInlineStart: 12 } }}
          checked={onlyCustom}
          onChange={({ currentTarget }) => setOnlyCustom(currentTarget.checked)}
        />
        <FormFoot verb={t('actions.save')} isBusy={save.isPending} isDisabled={!isReady} onCancel={onClose} />
      </Stack>
    </Dialog>
  );
}
