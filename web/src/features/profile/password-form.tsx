import { Button } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../base/api.ts';
import { showFieldErrors } from '../../ui/form-errors.ts';
import { PasswordField } from '../../ui/password-field.tsx';
import { Stack } from '../../ui/stack.tsx';
import { toastSuccess } from '../../ui/toast.tsx';
import { useText } from '../../ui/use-text.ts';
import { validationText } from '../../ui/validation-text.ts';
import classes from './profile.module.css';

const leastLength = 10;
const empty = { current_password: '', new_password: '', new_confirm_password: '' };

/** Needs the present password; the first message per field is shown at the field. */
export function PasswordForm() {
  const { t, language } = useText();
  const form = useForm({
    initialValues: empty,
    validate: {
      current_password: (value) => (value ? null : validationText('required', undefined, language)),
      new_password: (value) => (value.length >= leastLength ? null : validationText('too_short', { min: leastLength }, language)),
      new_confirm_password: (value, values) =>
        value === values.new_password ? null : validationText('passwords_differ', undefined, language),
    },
  });
  const change = useMutation({
    mutationFn: (values: typeof empty) => api.session.changePassword(values),
    onSuccess: ({ message }) => {
      form.reset();
      toastSuccess(message ?? t('profile.passwordChanged'));
    },
    onError: (error) => showFieldErrors(error, Object.keys(empty), (errors) => form.setErrors(errors)),
  });
  return (
    <Stack as="form" gap={20} className={classes.form} onSubmit={form.onSubmit((values) => change.mutate(values))} noValidate>
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
        <Button type="submit" variant="default" loading={change.isPending}>
          {t('profile.changePassword')}
        </Button>
      </div>
    </Stack>
  );
}
