// Made by `npm run locales`; the texts lie in the folders of the languages.
import de from '../de/messages/workspace-settings.ts';
import en from '../en/messages/workspace-settings.ts';
import es from '../es/messages/workspace-settings.ts';
import fr from '../fr/messages/workspace-settings.ts';
import it from '../it/messages/workspace-settings.ts';
import ptBr from '../pt-br/messages/workspace-settings.ts';
import type { InterfaceLanguage } from '../languages.ts';
import type { Words } from '../words.ts';

export type * from '../en/messages/workspace-settings.ts';
export type WorkspaceSettingsMessages = Words<typeof en>;

export const workspaceSettingsMessages: Record<InterfaceLanguage, WorkspaceSettingsMessages> = {
  en,
  it,
  de,
  es,
  fr,
  'pt-BR': ptBr,
};
