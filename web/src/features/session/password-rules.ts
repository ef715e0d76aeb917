import type { InterfaceLanguage } from '@folio/contract/languages';
import { validationMessage } from '@folio/contract/validation-messages';

const leastLength = 10;

/** The rules a browser can check before it asks; the server's are the ones that count. */
export const sessionRules = (language: InterfaceLanguage) => ({
  required: (value: string) => (value.trim() ? null : validationMessage('required', undefined, language)),
  email: (value: string) => (/^\S+@\S+\.\S+$/.test(value.trim()) ? null : validationMessage('not_an_email', undefined, language)),
  newPassword: (value: string) =>
    value.length >= leastLength ? null : validationMessage('too_short', { min: leastLength }, language),
  sameAs: (value: string, other: string) => (value === other ? null : validationMessage('passwords_differ', undefined, language)),
});
