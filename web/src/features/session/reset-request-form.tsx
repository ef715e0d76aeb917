import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../base/api.ts';
import { platformQuery } from '../../base/platform.queries.ts';
import { Stack } from '../../ui/stack.tsx';
import { useText } from '../../ui/use-text.ts';
import { EmailField } from './account-fields.tsx';
import { sessionRules } from './password-rules.ts';
import { useSessionForm } from './use-session-form.ts';

/** Shows the same message for known and unknown email addresses. */
export function ResetSent({ email, sendsEmail = true }: { email: string; sendsEmail?: boolean }) {
  const { t } = useText();
  return <output>{t(sendsEmail ? 'session.resetSent' : 'session.resetInOutbox', { email })}</output>;
}

/** Asks for a link to a new password; the answer does not reveal whether the address is known. */
export function ResetRequestForm() {
  const { t, language } = useText();
  const [sentTo, setSentTo] = useState('');
  const sendsEmail = useQuery(platformQuery).data?.sends_email ?? true;
  const { form, isBusy, submit } = useSessionForm({ email: '' }, { email: sessionRules(language).email }, async ({ email }) => {
    await api.session.rememberPassword({ email });
    setSentTo(email.trim());
  });
  if (sentTo) return <ResetSent email={sentTo} sendsEmail={sendsEmail} />;
  return (
    <Stack as="form" gap={16} onSubmit={submit} noValidate>
      <EmailField key={form.key('email')} {...form.getInputProps('email')} />
      <Button type="submit" loading={isBusy} fullWidth>
        {t('session.sendLink')}
      </Button>
    </Stack>
  );
}
