// Made by `npm run locales`; the texts lie in the folders of the languages.
import de from '../de/validation/values.ts';
import en from '../en/validation/values.ts';
import es from '../es/validation/values.ts';
import fr from '../fr/validation/values.ts';
import it from '../it/validation/values.ts';
import ptBr from '../pt-br/validation/values.ts';
import type { InterfaceLanguage } from '../languages.ts';
import type { Words } from '../words.ts';

export type * from '../en/validation/values.ts';
export type ValuesValidation = Words<typeof en>;

export const valuesValidation: Record<InterfaceLanguage, ValuesValidation> = {
  en,
  it,
  de,
  es,
  fr,
  'pt-BR': ptBr,
};
