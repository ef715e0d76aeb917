import type { InterfaceLanguage } from '@folio/contract/languages';
import { validationText } from '../../ui/validation-text.ts';

const minLength = 10;

/** The rules a browser can check before it asks; the server's are the ones that count. */
export const sessionRules = (language: InterfaceLanguage) => ({
  required: (value: string) => (value.trim() ? null : validationText('required', undefined, language)),
  email: (value: string) => (/^\S+@\S+\.\S+$/.test(value.trim()) ? null : validationText('not_an_email', undefined, language)),
  newPassword: (value: string) => (value.length >= minLength ? null : validationText('too_short', { min: minLength }, language)),
  sameAs: (value: string, other: string) => (value === other ? null : validationText('passwords_differ', undefined, language)),
});
