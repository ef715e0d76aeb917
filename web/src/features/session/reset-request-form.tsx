import { Button, TextInput } from '@mantine/core';
import '@mantine/core/styles/Input.layer.css';
import { useState } from 'react';
import { api } from '../../app/api.ts';
import { useText } from '../../ui/use-text.ts';
import { sessionRules } from './password-rules.ts';
import classes from './session-form.module.css';
import { useSessionForm } from './use-session-form.ts';

/** Asks for a link to a new password; the answer never tells whether the address is known. */
export function ResetRequestForm() {
  const { t, language } = useText();
  const [sentTo, setSentTo] = useState('');
  const { form, isBusy, submit } = useSessionForm({ email: '' }, { email: sessionRules(language).email }, async ({ email }) => {
    await api.session.rememberPassword({ email });
    setSentTo(email.trim());
  });
  if (sentTo) return <output>{t('session.resetSent', { email: sentTo })}</output>;
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <TextInput
        label={t('fields.email')}
        type="email"
        autoComplete="username"
        key={form.key('email')}
        {...form.getInputProps('email')}
      />
      <Button type="submit" loading={isBusy} fullWidth>
        {t('session.sendLink')}
      </Button>
    </form>
  );
}
