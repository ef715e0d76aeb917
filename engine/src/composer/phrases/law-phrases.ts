// What a law firm's page may say by the rules of the bar: whom it advises, where, how to get in touch; no promise, no comparison.
import type { ComposerLanguage } from '../../engine-types.ts';
import { lawInGerman } from './de/law.ts';
import { lawInEnglish } from './en/law.ts';
import { lawInSpanish } from './es/law.ts';
import { lawInFrench } from './fr/law.ts';
import { lawInItalian } from './it/law.ts';
import type { LawPhrases } from './law-phrase-types.ts';
import { lawInPortuguese } from './pt-br/law.ts';

/** Phrases of law firms' pages in this language. */
export const lawPhrases: Record<ComposerLanguage, LawPhrases> = {
  en: lawInEnglish,
  it: lawInItalian,
  de: lawInGerman,
  es: lawInSpanish,
  fr: lawInFrench,
  'pt-BR': lawInPortuguese,
};
