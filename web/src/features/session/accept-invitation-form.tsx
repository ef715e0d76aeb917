import { Button, TextInput } from '@mantine/core';
import '@mantine/core/styles/Input.layer.css';
import { api } from '../../app/api.ts';
import { PasswordField } from '../../ui/password-field.tsx';
import { useText } from '../../ui/use-text.ts';
import { sessionRules } from './password-rules.ts';
import classes from './session-form.module.css';
import { useSessionForm } from './use-session-form.ts';

/** Name and password of somebody who was invited; signs them in. */
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
    <form className={classes.form} onSubmit={submit} noValidate>
      <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
      <TextInput
        label={t('fields.name')}
        autoComplete="name"
        maxLength={120}
        key={form.key('name')}
        {...form.getInputProps('name')}
      />
      <PasswordField
        label={t('fields.password')}
        description={t('fields.passwordHint')}
        autoComplete="new-password"
        maxLength={128}
        key={form.key('password')}
        {...form.getInputProps('password')}
      />
      <Button type="submit" loading={isBusy} fullWidth>
        {t('seats.accept')}
      </Button>
    </form>
  );
}
