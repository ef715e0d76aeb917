import { Button } from '@mantine/core';
import { api } from '../../base/api.ts';
import { PasswordField } from '../../ui/password-field.tsx';
import { Stack } from '../../ui/stack.tsx';
import { useText } from '../../ui/use-text.ts';
import { sessionRules } from './password-rules.ts';
import { useSessionForm } from './use-session-form.ts';

/** Opens a locked session with the password of its user. */
export function UnlockForm({ onDone }: { onDone: () => void }) {
  const { t, language } = useText();
  const { form, isBusy, submit } = useSessionForm(
    { password: '' },
    { password: sessionRules(language).required },
    async (values) => {
      await api.session.unlock(values);
      onDone();
    },
  );
  return (
    <Stack as="form" gap={16} onSubmit={submit} noValidate>
      <PasswordField
        label={t('fields.password')}
        autoComplete="current-password"
        key={form.key('password')}
        {...form.getInputProps('password')}
      />
      <Button type="submit" loading={isBusy} fullWidth>
        {t('session.unlock')}
      </Button>
    </Stack>
  );
}
