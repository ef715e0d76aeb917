import type { ApiToken } from '@folio/contract/users';
import { Checkbox, TextInput } from '@mantine/core';
import { invalidate } from '../../base/stale-after.ts';
import '@mantine/core/styles/Checkbox.layer.css';
import { useQueryClient } from '@tanstack/react-query';
import { api } from '../../base/api.ts';
import { useContractForm } from '../../base/contract-form.tsx';
import { DateField } from '../../ui/date-field.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
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
  const form = useContractForm({
    optional: ['expires_at'],
    values: { name: '', scopes: ['read'], expires_at: '' },
    toInput: (values) => ({
      name: values.name.trim(),
      scopes: tokenScopes.filter((scope) => values.scopes.includes(scope)),
      expires_at: values.expires_at ? new Date(`${values.expires_at}T23:59:59`).toISOString() : null,
    }),
    faultsOf: ({ name, scopes }) => ({
      ...(name.trim() ? {} : { name: t('tokens.nameNeeded') }),
      ...(scopes.length > 0 ? {} : { scopes: t('tokens.scopesNeeded') }),
    }),
    send: ({ input }) => api.users.createApiToken(input),
    refresh: () => invalidate(client, 'api_token.changed'),
    savedMessage: () => undefined,
    onSaved: ({ plainTextToken }) => onMade(plainTextToken),
  });
  return (
    <FormDialog title={t('tokens.create')} verb={t('tokens.create')} isBusy={form.isBusy} onClose={onClose} onSubmit={form.save}>
      <TextInput
        label={t('tokens.name')}
        description={t('tokens.nameHint')}
        maxLength={60}
        autoComplete="off"
        data-autofocus
        {...form.getInputProps('name')}
      />
      <Checkbox.Group label={t('tokens.scopesLabel')} {...form.getInputProps('scopes')}>
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
      <DateField label={t('tokens.endsLabel')} description={t('tokens.endsHint')} {...form.getInputProps('expires_at')} />
    </FormDialog>
  );
}
