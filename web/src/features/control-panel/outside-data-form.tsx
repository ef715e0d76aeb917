// Connects the account's source of figures; what the vendor refuses is said at the password.

import { TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../base/api.ts';
import { invalidate } from '../../base/stale-after.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { showFieldErrors } from '../../ui/form-errors.ts';
import { PasswordField } from '../../ui/password-field.tsx';
import { toastError, toastSuccess } from '../../ui/toast.tsx';
import { useText } from '../../ui/use-text.ts';

const fields = ['login', 'password'] as const;

export function OutsideDataForm({ login: known, onClose }: { login: string; onClose: () => void }) {
  const { t } = useText();
  const client = useQueryClient();
  const [login, setLogin] = useState(known);
  const [password, setPassword] = useState('');
  const [errors, setErrors] = useState<Record<string, string>>({});
  const save = useMutation({
    mutationFn: () => api.outsideData.save({ login, password }),
    onSuccess: async ({ message, outside_data: access }) => {
      await invalidate(client, 'outside_data.changed');
      if (message) (access.state === 'ok' ? toastSuccess : toastError)(message);
      onClose();
    },
    onError: (error) => showFieldErrors(error, fields, setErrors),
  });
  return (
    <FormDialog
      title={t(known === '' ? 'outsideData.connect' : 'outsideData.change')}
      verb={t(known === '' ? 'outsideData.connect' : 'actions.save')}
      isBusy={save.isPending}
      isDisabled={login.trim() === '' || password === ''}
      onClose={onClose}
      onSubmit={() => {
        setErrors({});
        save.mutate();
      }}
    >
      <TextInput
        name="login"
        label={t('outsideData.login')}
        value={login}
        error={errors['login']}
        maxLength={200}
        autoComplete="off"
        data-autofocus
        onChange={(event) => setLogin(event.currentTarget.value)}
      />
      <PasswordField
        name="password"
        label={t('outsideData.password')}
        description={t('outsideData.hint')}
        value={password}
        error={errors['password']}
        maxLength={200}
        autoComplete="off"
        onChange={(event) => setPassword(event.currentTarget.value)}
      />
    </FormDialog>
  );
}
