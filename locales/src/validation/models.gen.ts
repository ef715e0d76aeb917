// Made by `npm run locales`; the texts lie in the folders of the languages.
import de from '../de/validation/models.ts';
import en from '../en/validation/models.ts';
import es from '../es/validation/models.ts';
import fr from '../fr/validation/models.ts';
import it from '../it/validation/models.ts';
import ptBr from '../pt-br/validation/models.ts';
import type { InterfaceLanguage } from '../languages.ts';
import type { Words } from '../words.ts';

export type * from '../en/validation/models.ts';
export type ModelsValidation = Words<typeof en>;

export const modelsValidation: Record<InterfaceLanguage, ModelsValidation> = {
  en,
  it,
  de,
  es,
  fr,
  'pt-BR': ptBr,
};
