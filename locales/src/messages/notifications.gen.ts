// Made by `npm run locales`; the texts lie in the folders of the languages.
import de from '../de/messages/notifications.ts';
import en from '../en/messages/notifications.ts';
import es from '../es/messages/notifications.ts';
import fr from '../fr/messages/notifications.ts';
import it from '../it/messages/notifications.ts';
import ptBr from '../pt-br/messages/notifications.ts';
import type { InterfaceLanguage } from '../languages.ts';
import type { Words } from '../words.ts';

export type * from '../en/messages/notifications.ts';
export type NotificationsMessages = Words<typeof en>;

export const notificationsMessages: Record<InterfaceLanguage, NotificationsMessages> = {
  en,
  it,
  de,
  es,
  fr,
  'pt-BR': ptBr,
};
