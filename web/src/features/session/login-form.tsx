import { Button, Checkbox, PasswordInput, TextInput } from '@mantine/core';
import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/PasswordInput.layer.css';
import '@mantine/core/styles/Checkbox.layer.css';
import '@mantine/core/styles/ActionIcon.layer.css';
import { Link } from '@tanstack/react-router';
import { api } from '../../app/api.ts';
import { useText } from '../../ui/use-text.ts';
import { sessionRules } from './password-rules.ts';
import classes from './session-form.module.css';
import { useSessionForm } from './use-session-form.ts';

/** E-mail, password and "remember me" (one year); calls `onDone` when the session stands. */
export function LoginForm({ onDone }: { onDone: () => void }) {
  const { t, language } = useText();
  const rules = sessionRules(language);
  const { form, isBusy, submit } = useSessionForm(
    { email: '', password: '', remember: false },
    { email: rules.email, password: rules.required },
    async (values) => {
      await api.session.login(values);
      onDone();
    },
  );
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <TextInput
        label={t('fields.email')}
        type="email"
        autoComplete="username"
        key={form.key('email')}
        {...form.getInputProps('email')}
      />
      <PasswordInput
        label={t('fields.password')}
        autoComplete="current-password"
        visibilityToggleButtonProps={{ 'aria-label': t('fields.showPassword') }}
        key={form.key('password')}
        {...form.getInputProps('password')}
      />
      <div className={classes.between}>
        <Checkbox
          label={t('session.remember')}
          key={form.key('remember')}
          {...form.getInputProps('remember', { type: 'checkbox' })}
        />
        <Link to="/reset-password/{-$token}" className="text-link">
          {t('session.forgot')}
        </Link>
      </div>
      <Button type="submit" loading={isBusy} fullWidth>
        {t('session.login')}
      </Button>
    </form>
  );
}
