// What ads, first-contact e-mails and pitches say in their own name, and what they ask of the sender.
import type { ComposerLanguage } from '../../engine-types.ts';
import type { CampaignPhrases } from './campaign-phrase-types.ts';
import { campaignInGerman } from './de/campaign.ts';
import { campaignInEnglish } from './en/campaign.ts';
import { campaignInSpanish } from './es/campaign.ts';
import { campaignInFrench } from './fr/campaign.ts';
import { campaignInItalian } from './it/campaign.ts';
import { campaignInPortuguese } from './pt-br/campaign.ts';

/** Phrases of campaigns in this language. */
export const campaignPhrases: Record<ComposerLanguage, CampaignPhrases> = {
  en: campaignInEnglish,
  it: campaignInItalian,
  de: campaignInGerman,
  es: campaignInSpanish,
  fr: campaignInFrench,
  'pt-BR': campaignInPortuguese,
};
