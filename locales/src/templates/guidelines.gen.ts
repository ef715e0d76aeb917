// Made by `npm run locales`; the texts lie in the folders of the languages.
import de from '../de/templates/guidelines.ts';
import en from '../en/templates/guidelines.ts';
import es from '../es/templates/guidelines.ts';
import fr from '../fr/templates/guidelines.ts';
import it from '../it/templates/guidelines.ts';
import ptBr from '../pt-br/templates/guidelines.ts';
import type { InterfaceLanguage } from '../languages.ts';
import type { Words } from '../words.ts';

export type * from '../en/templates/guidelines.ts';
export type GuidelinesTemplates = Words<typeof en>;

export const guidelinesTemplates: Record<InterfaceLanguage, GuidelinesTemplates> = {
  en,
  it,
  de,
  es,
  fr,
  'pt-BR': ptBr,
};
