// Made by `npm run locales`; the texts lie in the folders of the languages.
import de from '../de/messages/campaigns.ts';
import en from '../en/messages/campaigns.ts';
import es from '../es/messages/campaigns.ts';
import fr from '../fr/messages/campaigns.ts';
import it from '../it/messages/campaigns.ts';
import ptBr from '../pt-br/messages/campaigns.ts';
import type { InterfaceLanguage } from '../languages.ts';
import type { Words } from '../words.ts';

export type * from '../en/messages/campaigns.ts';
export type CampaignsMessages = Words<typeof en>;

export const campaignsMessages: Record<InterfaceLanguage, CampaignsMessages> = {
  en,
  it,
  de,
  es,
  fr,
  'pt-BR': ptBr,
};
