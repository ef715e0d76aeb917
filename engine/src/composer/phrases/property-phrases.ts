// What a property listing says around the facts: every noun with the agreement that its language asks for.
import type { ComposerLanguage } from '../../engine-types.ts';
import { propertyInGerman } from './de/property.ts';
import { propertyInEnglish } from './en/property.ts';
import { propertyInSpanish } from './es/property.ts';
import { propertyInFrench } from './fr/property.ts';
import { propertyInItalian } from './it/property.ts';
import type { PropertyPhrases } from './property-phrase-types.ts';
import { propertyInPortuguese } from './pt-br/property.ts';

/** Phrases of property listings in this language. */
export const propertyPhrases: Record<ComposerLanguage, PropertyPhrases> = {
  en: propertyInEnglish,
  it: propertyInItalian,
  de: propertyInGerman,
  es: propertyInSpanish,
  fr: propertyInFrench,
  'pt-BR': propertyInPortuguese,
};
