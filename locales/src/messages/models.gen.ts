// Made by `npm run locales`; the texts lie in the folders of the languages.
import de from '../de/messages/models.ts';
import en from '../en/messages/models.ts';
import es from '../es/messages/models.ts';
import fr from '../fr/messages/models.ts';
import it from '../it/messages/models.ts';
import ptBr from '../pt-br/messages/models.ts';
import type { InterfaceLanguage } from '../languages.ts';
import type { Words } from '../words.ts';

export type * from '../en/messages/models.ts';
export type ModelsMessages = Words<typeof en>;

export const modelsMessages: Record<InterfaceLanguage, ModelsMessages> = {
  en,
  it,
  de,
  es,
  fr,
  'pt-BR': ptBr,
};
