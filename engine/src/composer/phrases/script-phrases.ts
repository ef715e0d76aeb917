// What scripts for videos and podcasts, itineraries and openings of articles say in their own name.
import type { ComposerLanguage } from '../../engine-types.ts';
import { scriptInGerman } from './de/script.ts';
import { scriptInEnglish } from './en/script.ts';
import { scriptInSpanish } from './es/script.ts';
import { scriptInFrench } from './fr/script.ts';
import { scriptInItalian } from './it/script.ts';
import { scriptInPortuguese } from './pt-br/script.ts';
import type { ScriptPhrases } from './script-phrase-types.ts';

/** Phrases of scripts, journeys and openings in this language. */
export const scriptPhrases: Record<ComposerLanguage, ScriptPhrases> = {
  en: scriptInEnglish,
  it: scriptInItalian,
  de: scriptInGerman,
  es: scriptInSpanish,
  fr: scriptInFrench,
  'pt-BR': scriptInPortuguese,
};
