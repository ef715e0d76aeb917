// Made by `npm run locales`; the texts lie in the folders of the languages.
import de from '../de/messages/remote-sites.ts';
import en from '../en/messages/remote-sites.ts';
import es from '../es/messages/remote-sites.ts';
import fr from '../fr/messages/remote-sites.ts';
import it from '../it/messages/remote-sites.ts';
import ptBr from '../pt-br/messages/remote-sites.ts';
import type { InterfaceLanguage } from '../languages.ts';
import type { Words } from '../words.ts';

export type * from '../en/messages/remote-sites.ts';
export type RemoteSitesMessages = Words<typeof en>;

export const remoteSitesMessages: Record<InterfaceLanguage, RemoteSitesMessages> = {
  en,
  it,
  de,
  es,
  fr,
  'pt-BR': ptBr,
};
