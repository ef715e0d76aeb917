// What product files, campaigns and editorial plans say in their own name, and what they ask of the person who orders them.
import type { ComposerLanguage } from '../../engine-types.ts';
import type { CustomPhrases } from './custom-phrase-types.ts';
import { customInGerman } from './de/custom.ts';
import { customInEnglish } from './en/custom.ts';
import { customInSpanish } from './es/custom.ts';
import { customInFrench } from './fr/custom.ts';
import { customInItalian } from './it/custom.ts';
import { customInPortuguese } from './pt-br/custom.ts';

/** Phrases of the custom tools in this language. */
export const customPhrases: Record<ComposerLanguage, CustomPhrases> = {
  en: customInEnglish,
  it: customInItalian,
  de: customInGerman,
  es: customInSpanish,
  fr: customInFrench,
  'pt-BR': customInPortuguese,
};
