import { Button } from '@mantine/core';
import { api } from '../../base/api.ts';
import { Stack } from '../../ui/stack.tsx';
import { useText } from '../../ui/use-text.ts';
import { FirstPasswordField, NameField } from './account-fields.tsx';
import { sessionRules } from './password-rules.ts';
import { useSessionForm } from './use-session-form.ts';

/** Name and password of an invited user; signs them in. */
export function AcceptInvitationForm({ token, email, onDone }: { token: string; email: string; onDone: () => void }) {
  const { t, language } = useText();
  const rules = sessionRules(language);
  const { form, isBusy, submit } = useSessionForm(
    { name: '', password: '' },
    { name: rules.required, password: rules.newPassword },
    async (values) => {
      await api.seats.acceptInvitation({ ...values, token, locale: language });
      onDone();
    },
  );
  return (
    <Stack as="form" gap={16} onSubmit={submit} noValidate>
      <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
      <NameField key={form.key('name')} {...form.getInputProps('name')} />
      <FirstPasswordField key={form.key('password')} {...form.getInputProps('password')} />
      <Button type="submit" loading={isBusy} fullWidth>
        {t('seats.accept')}
      </Button>
    </Stack>
  );
}
