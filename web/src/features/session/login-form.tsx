import { Button, Checkbox } from '@mantine/core';
import '@mantine/core/styles/Checkbox.layer.css';
import { Link } from '@tanstack/react-router';
import { api } from '../../base/api.ts';
import { PasswordField } from '../../ui/password-field.tsx';
import { Row } from '../../ui/row.tsx';
import { Stack } from '../../ui/stack.tsx';
import { useText } from '../../ui/use-text.ts';
import { EmailField } from './account-fields.tsx';
import { sessionRules } from './password-rules.ts';
import type { WaitingLogin } from './second-factor-form.tsx';
import { SingleSignOn } from './single-sign-on.tsx';
import { useSessionForm } from './use-session-form.ts';

interface LoginFormProps {
  /** The form's values before the user returned from the second step. */
  before: Pick<WaitingLogin, 'email' | 'remember'> | null;
  /** Name of the company's own sign-in, or null. */
  singleSignOn: string | null;
  redirect: string | undefined;
  /** The session has begun. */
  onDone: () => void;
  /** The password was right and a code is needed. */
  onCode: (login: WaitingLogin) => void;
}

/** E-mail, password and "remember me" (one year), and the company's own sign-in where there is one. */
export function LoginForm({ before, singleSignOn, redirect, onDone, onCode }: LoginFormProps) {
  const { t, language } = useText();
  const rules = sessionRules(language);
  const { form, isBusy, submit } = useSessionForm(
    { email: before?.email ?? '', password: '', remember: before?.remember ?? false },
    { email: rules.email, password: rules.required },
    async (values) => {
      const answer = await api.session.login(values);
      if ('second_factor' in answer)
        onCode({ token: answer.second_factor.token, email: values.email, remember: values.remember });
      else onDone();
    },
  );
  return (
    <Stack as="form" gap={16} onSubmit={submit} noValidate>
      <EmailField key={form.key('email')} {...form.getInputProps('email')} />
      <PasswordField
        label={t('fields.password')}
        autoComplete="current-password"
        key={form.key('password')}
        {...form.getInputProps('password')}
      />
      <Row gap={8} justify="between" wrap>
        <Checkbox
          label={t('session.remember')}
          key={form.key('remember')}
          {...form.getInputProps('remember', { type: 'checkbox' })}
        />
        <Link to="/reset-password/{-$token}" className="text-link">
          {t('session.forgot')}
        </Link>
      </Row>
      <Button type="submit" loading={isBusy} fullWidth>
        {t('session.login')}
      </Button>
      {singleSignOn ? <SingleSignOn name={singleSignOn} remember={form.values.remember} redirect={redirect} /> : null}
    </Stack>
  );
}
