import { Button } from '@mantine/core';
import { api } from '../../base/api.ts';
import { PasswordField } from '../../ui/password-field.tsx';
import { Stack } from '../../ui/stack.tsx';
import { toastSuccess } from '../../ui/toast.tsx';
import { useText } from '../../ui/use-text.ts';
import { sessionRules } from './password-rules.ts';
import { useSessionForm } from './use-session-form.ts';

const pauseBeforeLogin = 1000;

/** Sets a new password with the link's token; after a second's pause `onDone` leads to the login. */
export function ResetPasswordForm({ token, onDone }: { token: string; onDone: () => void }) {
  const { t, language } = useText();
  const rules = sessionRules(language);
  const { form, isBusy, submit } = useSessionForm(
    { password: '', password_confirmation: '' },
    { password: rules.newPassword, password_confirmation: (value, values) => rules.sameAs(value, values.password) },
    async (values) => {
      await api.session.resetPassword({ token, ...values });
      toastSuccess(t('session.resetDone'));
      setTimeout(onDone, pauseBeforeLogin);
    },
  );
  return (
    <Stack as="form" gap={16} onSubmit={submit} noValidate>
      <PasswordField
        label={t('fields.newPassword')}
        description={t('fields.passwordHint')}
        autoComplete="new-password"
        key={form.key('password')}
        {...form.getInputProps('password')}
      />
      <PasswordField
        label={t('fields.repeatPassword')}
        autoComplete="new-password"
        key={form.key('password_confirmation')}
        {...form.getInputProps('password_confirmation')}
      />
      <Button type="submit" loading={isBusy} fullWidth>
        {t('session.setPassword')}
      </Button>
    </Stack>
  );
}
