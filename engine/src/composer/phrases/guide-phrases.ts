// How a guide to a brand's writing says what was counted in its texts, in the languages in which voices are measured.
import type { VoiceLanguage } from '@folio/contract/brand-voices';
import { guideInGerman } from './de/guide.ts';
import { guideInEnglish } from './en/guide.ts';
import { guideInSpanish } from './es/guide.ts';
import { guideInFrench } from './fr/guide.ts';
import type { GuidePhrases } from './guide-phrase-types.ts';
import { guideInItalian } from './it/guide.ts';

/** Phrases of style guides in this language. */
export const guidePhrases: Record<VoiceLanguage, GuidePhrases> = {
  en: guideInEnglish,
  de: guideInGerman,
  es: guideInSpanish,
  it: guideInItalian,
  fr: guideInFrench,
};
