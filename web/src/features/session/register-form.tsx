import { Button, TextInput } from '@mantine/core';
import { api } from '../../base/api.ts';
import { optionalLabel } from '../../ui/optional-label.ts';
import { Stack } from '../../ui/stack.tsx';
import { useText } from '../../ui/use-text.ts';
import { EmailField, FirstPasswordField, NameField } from './account-fields.tsx';
import { sessionRules } from './password-rules.ts';
import { useSessionForm } from './use-session-form.ts';

/** Returns the visitor's origin from the URL (`utm_source` and similar). */
function campaignOf(address: string): Record<string, string> {
  const params = [...new URLSearchParams(address)];
  return Object.fromEntries(params.filter(([name]) => ['utm_source', 'utm_medium', 'utm_campaign'].includes(name)));
}

/** Makes an account and its founder, and signs them in. */
export function RegisterForm({ onDone }: { onDone: () => void }) {
  const { t, language } = useText();
  const rules = sessionRules(language);
  const { form, isBusy, submit } = useSessionForm(
    { name: '', company: '', email: '', password: '' },
    { name: rules.required, email: rules.email, password: rules.newPassword },
    async ({ company, ...values }) => {
      await api.session.register({
        ...values,
        company: company.trim() || null,
        locale: language,
        ...campaignOf(location.search),
      });
      onDone();
    },
  );
  return (
    <Stack as="form" gap={16} onSubmit={submit} noValidate>
      <NameField key={form.key('name')} {...form.getInputProps('name')} />
      <TextInput
        label={t('fields.company')}
        labelProps={optionalLabel()}
        autoComplete="organization"
        maxLength={120}
        key={form.key('company')}
        {...form.getInputProps('company')}
      />
      <EmailField key={form.key('email')} {...form.getInputProps('email')} />
      <FirstPasswordField key={form.key('password')} {...form.getInputProps('password')} />
      <Button type="submit" loading={isBusy} fullWidth>
        {t('session.register')}
      </Button>
    </Stack>
  );
}
