// Made by `npm run locales`; the texts lie in the folders of the languages.
import de from '../de/validation/campaigns.ts';
import en from '../en/validation/campaigns.ts';
import es from '../es/validation/campaigns.ts';
import fr from '../fr/validation/campaigns.ts';
import it from '../it/validation/campaigns.ts';
import ptBr from '../pt-br/validation/campaigns.ts';
import type { InterfaceLanguage } from '../languages.ts';
import type { Words } from '../words.ts';

export type * from '../en/validation/campaigns.ts';
export type CampaignsValidation = Words<typeof en>;

export const campaignsValidation: Record<InterfaceLanguage, CampaignsValidation> = {
  en,
  it,
  de,
  es,
  fr,
  'pt-BR': ptBr,
};
