// A password field, with a label of its eye button for screen readers.
import { PasswordInput, type PasswordInputProps } from '@mantine/core';
import '@mantine/core/styles/PasswordInput.layer.css';
import type { Ref } from 'react';
import { useText } from './use-text.ts';

export function PasswordField(props: PasswordInputProps & { ref?: Ref<HTMLInputElement> }) {
  const { t } = useText();
  return <PasswordInput {...props} visibilityToggleButtonProps={{ 'aria-label': t('fields.showPassword') }} />;
}
