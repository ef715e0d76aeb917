// Made by `npm run locales`; the texts lie in the folders of the languages.
import de from '../de/validation/accounts.ts';
import en from '../en/validation/accounts.ts';
import es from '../es/validation/accounts.ts';
import fr from '../fr/validation/accounts.ts';
import it from '../it/validation/accounts.ts';
import ptBr from '../pt-br/validation/accounts.ts';
import type { InterfaceLanguage } from '../languages.ts';
import type { Words } from '../words.ts';

export type * from '../en/validation/accounts.ts';
export type AccountsValidation = Words<typeof en>;

export const accountsValidation: Record<InterfaceLanguage, AccountsValidation> = {
  en,
  it,
  de,
  es,
  fr,
  'pt-BR': ptBr,
};
