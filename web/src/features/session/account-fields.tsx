// Fields that are in several forms for getting in.
import { TextInput, type TextInputProps } from '@mantine/core';
import type { ComponentProps } from 'react';
import { PasswordField } from '../../ui/password-field.tsx';
import { useText } from '../../ui/use-text.ts';

export function NameField(props: TextInputProps) {
  const { t } = useText();
  return <TextInput label={t('fields.name')} autoComplete="name" maxLength={120} {...props} />;
}

export function EmailField(props: TextInputProps) {
  const { t } = useText();
  return <TextInput label={t('fields.email')} type="email" autoComplete="username" {...props} />;
}

/** Of a new account. */
export function FirstPasswordField(props: Omit<ComponentProps<typeof PasswordField>, 'label'>) {
  const { t } = useText();
  return (
    <PasswordField
      label={t('fields.password')}
      description={t('fields.passwordHint')}
      autoComplete="new-password"
      maxLength={128}
      {...props}
    />
  );
}
