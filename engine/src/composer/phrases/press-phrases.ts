// What press releases and biographies say around the facts.
import type { ComposerLanguage } from '../../engine-types.ts';
import { pressInGerman } from './de/press.ts';
import { pressInEnglish } from './en/press.ts';
import { pressInSpanish } from './es/press.ts';
import { pressInFrench } from './fr/press.ts';
import { pressInItalian } from './it/press.ts';
import type { PressPhrases } from './press-phrase-types.ts';
import { pressInPortuguese } from './pt-br/press.ts';

/** Phrases of press releases and biographies in this language. */
export const pressPhrases: Record<ComposerLanguage, PressPhrases> = {
  en: pressInEnglish,
  it: pressInItalian,
  de: pressInGerman,
  es: pressInSpanish,
  fr: pressInFrench,
  'pt-BR': pressInPortuguese,
};
