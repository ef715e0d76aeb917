// Made by `npm run locales`; the texts lie in the folders of the languages.
import de from '../de/messages/workspaces.ts';
import en from '../en/messages/workspaces.ts';
import es from '../es/messages/workspaces.ts';
import fr from '../fr/messages/workspaces.ts';
import it from '../it/messages/workspaces.ts';
import ptBr from '../pt-br/messages/workspaces.ts';
import type { InterfaceLanguage } from '../languages.ts';
import type { Words } from '../words.ts';

export type * from '../en/messages/workspaces.ts';
export type WorkspacesMessages = Words<typeof en>;

export const workspacesMessages: Record<InterfaceLanguage, WorkspacesMessages> = {
  en,
  it,
  de,
  es,
  fr,
  'pt-BR': ptBr,
};
