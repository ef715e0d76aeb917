// Made by `npm run locales`; the texts lie in the folders of the languages.
import de from '../de/messages/local-models.ts';
import en from '../en/messages/local-models.ts';
import es from '../es/messages/local-models.ts';
import fr from '../fr/messages/local-models.ts';
import it from '../it/messages/local-models.ts';
import ptBr from '../pt-br/messages/local-models.ts';
import type { InterfaceLanguage } from '../languages.ts';
import type { Words } from '../words.ts';

export type * from '../en/messages/local-models.ts';
export type LocalModelsMessages = Words<typeof en>;

export const localModelsMessages: Record<InterfaceLanguage, LocalModelsMessages> = {
  en,
  it,
  de,
  es,
  fr,
  'pt-BR': ptBr,
};
