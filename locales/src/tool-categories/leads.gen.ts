// Made by `npm run locales`; the texts lie in the folders of the languages.
import de from '../de/tool-categories/leads.ts';
import en from '../en/tool-categories/leads.ts';
import es from '../es/tool-categories/leads.ts';
import fr from '../fr/tool-categories/leads.ts';
import it from '../it/tool-categories/leads.ts';
import ptBr from '../pt-br/tool-categories/leads.ts';
import type { InterfaceLanguage } from '../languages.ts';
import type { Words } from '../words.ts';

export type * from '../en/tool-categories/leads.ts';
export type LeadsToolCategories = Words<typeof en>;

export const leadsToolCategories: Record<InterfaceLanguage, LeadsToolCategories> = {
  en,
  it,
  de,
  es,
  fr,
  'pt-BR': ptBr,
};
