import type { ApiToken } from '@folio/contract/users';
import { Checkbox, TextInput } from '@mantine/core';
import { invalidate } from '../../base/stale-after.ts';
import '@mantine/core/styles/Checkbox.layer.css';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../base/api.ts';
import { DateField } from '../../ui/date-field.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { showFieldErrors } from '../../ui/form-errors.ts';
import { Stack } from '../../ui/stack.tsx';
import { useText } from '../../ui/use-text.ts';
import classes from './tokens.module.css';

const tokenScopes = ['read', 'orders', 'manage'] as const satisfies ApiToken['scopes'];

interface TokenDialogProps {
  onClose: () => void;
  /** Gets the token itself, this once. */
  onMade: (token: string) => void;
}

/** A name, at least one scope and, if wanted, a last day, which counts to its end where the person is. */
export function TokenDialog({ onClose, onMade }: TokenDialogProps) {
  const { t } = useText();
  const client = useQueryClient();
  const [name, setName] = useState('');
  const [scopes, setScopes] = useState<string[]>(['read']);
  const [lastDay, setLastDay] = useState('');
  const [errors, setErrors] = useState<Record<string, string>>({});
  const make = useMutation({
    mutationFn: () =>
      api.users.createApiToken({
        name: name.trim(),
        scopes: tokenScopes.filter((scope) => scopes.includes(scope)),
        expires_at: lastDay ? new Date(`${lastDay}T23:59:59`).toISOString() : null,
      }),
    onSuccess: async ({ plainTextToken }) => {
      await invalidate(client, 'api_token.changed');
      onMade(plainTextToken);
    },
    onError: (error) => showFieldErrors(error, ['name', 'scopes', 'expires_at'], setErrors),
  });
  const submit = () => {
    const faults = {
      ...(name.trim() ? {} : { name: t('tokens.nameNeeded') }),
      ...(scopes.length > 0 ? {} : { scopes: t('tokens.scopesNeeded') }),
    };
    setErrors(faults);
    if (Object.keys(faults).length === 0) make.mutate();
  };
  return (
    <FormDialog title={t('tokens.create')} verb={t('tokens.create')} isBusy={make.isPending} onClose={onClose} onSubmit={submit}>
      <TextInput
        label={t('tokens.name')}
        description={t('tokens.nameHint')}
        value={name}
        maxLength={60}
        autoComplete="off"
        error={errors['name']}
        data-autofocus
        onChange={({ currentTarget }) => {
          setName(currentTarget.value);
          setErrors({});
        }}
      />
      <Checkbox.Group label={t('tokens.scopesLabel')} value={scopes} error={errors['scopes']} onChange={setScopes}>
        <Stack mt={6} gap={12} className={classes.scopes}>
          {tokenScopes.map((scope) => (
            <Checkbox
              key={scope}
              value={scope}
              label={t(`tokens.scopes.${scope}`)}
              description={t(`tokens.scopeHelp.${scope}`)}
            />
          ))}
        </Stack>
      </Checkbox.Group>
      <DateField
        label={t('tokens.endsLabel')}
        description={t('tokens.endsHint')}
        value={lastDay}
        error={errors['expires_at']}
        onChange={({ currentTarget }) => setLastDay(currentTarget.value)}
      />
    </FormDialog>
  );
}
