import { Button } from '@mantine/core';
import { api } from '../../base/api.ts';
import { submitTo, useContractForm } from '../../base/contract-form.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { Stack } from '../../ui/stack.tsx';
import { useText } from '../../ui/use-text.ts';
import { validationText } from '../../ui/validation-text.ts';
import classes from './profile.module.css';

const minLength = 10;
const empty = { current_password: '', new_password: '', new_confirm_password: '' };

/** Needs the present password; the first message per field is shown at the field. */
export function PasswordForm() {
  const { t, language } = useText();
  const form = useContractForm({
    values: empty,
    toInput: (values) => values,
    faultsOf: ({ current_password, new_password, new_confirm_password }) => ({
      ...(current_password ? {} : { current_password: validationText('required', undefined, language) }),
      ...(new_password.length >= minLength ? {} : { new_password: validationText('too_short', { min: minLength }, language) }),
      ...(new_confirm_password === new_password
        ? {}
        : { new_confirm_password: validationText('passwords_differ', undefined, language) }),
    }),
    send: ({ input }) => api.session.changePassword(input),
    savedMessage: ({ message }) => message ?? t('profile.passwordChanged'),
    onSaved: () => form.reset(),
  });
  return (
    <Stack as="form" gap={20} className={classes.form} onSubmit={submitTo(form)} noValidate>
      <div className={classes.pair}>
        <PasswordField
          label={t('fields.currentPassword')}
          autoComplete="current-password"
          {...form.getInputProps('current_password')}
        />
        <span aria-hidden="true" />
        <PasswordField
          label={t('fields.newPassword')}
          description={t('fields.passwordHint')}
          autoComplete="new-password"
          {...form.getInputProps('new_password')}
        />
        <PasswordField
          label={t('fields.repeatPassword')}
          description={t('fields.passwordHint')}
          autoComplete="new-password"
          {...form.getInputProps('new_confirm_password')}
        />
      </div>
      <div>
        <Button type="submit" variant="default" loading={form.isBusy}>
          {t('profile.changePassword')}
        </Button>
      </div>
    </Stack>
  );
}
