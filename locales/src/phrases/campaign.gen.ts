// Made by `npm run locales`; the texts lie in the folders of the languages.
import de from '../de/phrases/campaign.ts';
import en from '../en/phrases/campaign.ts';
import es from '../es/phrases/campaign.ts';
import fr from '../fr/phrases/campaign.ts';
import it from '../it/phrases/campaign.ts';
import ptBr from '../pt-br/phrases/campaign.ts';
import type { InterfaceLanguage } from '../languages.ts';
import type { Words } from '../words.ts';

export type * from '../en/phrases/campaign.ts';
export type CampaignPhrases = Words<typeof en>;

export const campaignPhrases: Record<InterfaceLanguage, CampaignPhrases> = {
  en,
  it,
  de,
  es,
  fr,
  'pt-BR': ptBr,
};
