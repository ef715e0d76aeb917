// Connects the account's data source; the vendor's rejection is shown at the password.

import { TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { api } from '../../base/api.ts';
import { useContractForm } from '../../base/contract-form.tsx';
import { invalidate } from '../../base/stale-after.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { toastError } from '../../ui/toast.tsx';
import { useText } from '../../ui/use-text.ts';

export function OutsideDataForm({ login: known, onClose }: { login: string; onClose: () => void }) {
  const { t } = useText();
  const client = useQueryClient();
  const form = useContractForm({
    values: { login: known, password: '' },
    toInput: (values) => values,
    send: ({ input }) => api.outsideData.save(input),
    refresh: () => invalidate(client, 'outside_data.changed'),
    savedMessage: ({ message, outside_data: { state } }) => (state === 'ok' ? message : undefined),
    onSaved: ({ message, outside_data: { state } }) => {
      if (message && state !== 'ok') toastError(message);
      onClose();
    },
  });
  return (
    <FormDialog
      title={t(known === '' ? 'outsideData.connect' : 'outsideData.change')}
      verb={t(known === '' ? 'outsideData.connect' : 'actions.save')}
      isBusy={form.isBusy}
      isDisabled={form.values.login.trim() === '' || form.values.password === ''}
      onClose={onClose}
      onSubmit={form.save}
    >
      <TextInput
        name="login"
        label={t('outsideData.login')}
        maxLength={200}
        autoComplete="off"
        data-autofocus
        {...form.getInputProps('login')}
      />
      <PasswordField
        name="password"
        label={t('outsideData.password')}
        description={t('outsideData.hint')}
        maxLength={200}
        autoComplete="off"
        {...form.getInputProps('password')}
      />
    </FormDialog>
  );
}
