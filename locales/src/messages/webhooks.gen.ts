// Made by `npm run locales`; the texts lie in the folders of the languages.
import de from '../de/messages/webhooks.ts';
import en from '../en/messages/webhooks.ts';
import es from '../es/messages/webhooks.ts';
import fr from '../fr/messages/webhooks.ts';
import it from '../it/messages/webhooks.ts';
import ptBr from '../pt-br/messages/webhooks.ts';
import type { InterfaceLanguage } from '../languages.ts';
import type { Words } from '../words.ts';

export type * from '../en/messages/webhooks.ts';
export type WebhooksMessages = Words<typeof en>;

export const webhooksMessages: Record<InterfaceLanguage, WebhooksMessages> = {
  en,
  it,
  de,
  es,
  fr,
  'pt-BR': ptBr,
};
