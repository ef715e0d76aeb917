import { Button, PasswordInput } from '@mantine/core';
import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/PasswordInput.layer.css';
import '@mantine/core/styles/ActionIcon.layer.css';
import { api } from '../../app/api.ts';
import { useText } from '../../ui/use-text.ts';
import { sessionRules } from './password-rules.ts';
import classes from './session-form.module.css';
import { useSessionForm } from './use-session-form.ts';

/** Opens a locked session with the password of whoever locked it. */
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
    <form className={classes.form} onSubmit={submit} noValidate>
      <PasswordInput
        label={t('fields.password')}
        autoComplete="current-password"
        visibilityToggleButtonProps={{ 'aria-label': t('fields.showPassword') }}
        key={form.key('password')}
        {...form.getInputProps('password')}
      />
      <Button type="submit" loading={isBusy} fullWidth>
        {t('session.unlock')}
      </Button>
    </form>
  );
}
