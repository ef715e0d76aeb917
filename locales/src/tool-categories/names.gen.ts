// Made by `npm run locales`; the texts lie in the folders of the languages.
import de from '../de/tool-categories/names.ts';
import en from '../en/tool-categories/names.ts';
import es from '../es/tool-categories/names.ts';
import fr from '../fr/tool-categories/names.ts';
import it from '../it/tool-categories/names.ts';
import ptBr from '../pt-br/tool-categories/names.ts';
import type { InterfaceLanguage } from '../languages.ts';
import type { Words } from '../words.ts';

export type * from '../en/tool-categories/names.ts';
export type NamesToolCategories = Words<typeof en>;

export const namesToolCategories: Record<InterfaceLanguage, NamesToolCategories> = {
  en,
  it,
  de,
  es,
  fr,
  'pt-BR': ptBr,
};
