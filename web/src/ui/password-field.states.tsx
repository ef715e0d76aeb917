import type { ComponentStates } from './component-states.ts';
import { PasswordField } from './password-field.tsx';
import { validationText } from './validation-text.ts';

export const states: ComponentStates = {
  page: 'forms/regular',
  width: 290,
  states: {
    Empty: ({ t }) => <PasswordField label={t('fields.password')} autoComplete="off" />,
    'With a hint': ({ t }) => (
      <PasswordField
        label={t('fields.newPassword')}
        description={t('fields.passwordHint')}
        autoComplete="off"
        defaultValue="correct-horse"
      />
    ),
    Wrong: ({ t, language }) => (
      <PasswordField
        label={t('fields.currentPassword')}
        autoComplete="off"
        error={validationText('wrong_password', undefined, language)}
      />
    ),
  },
};
