// Made by `npm run locales`; the texts lie in the folders of the languages.
import de from '../de/validation/files.ts';
import en from '../en/validation/files.ts';
import es from '../es/validation/files.ts';
import fr from '../fr/validation/files.ts';
import it from '../it/validation/files.ts';
import ptBr from '../pt-br/validation/files.ts';
import type { InterfaceLanguage } from '../languages.ts';
import type { Words } from '../words.ts';

export type * from '../en/validation/files.ts';
export type FilesValidation = Words<typeof en>;

export const filesValidation: Record<InterfaceLanguage, FilesValidation> = {
  en,
  it,
  de,
  es,
  fr,
  'pt-BR': ptBr,
};
