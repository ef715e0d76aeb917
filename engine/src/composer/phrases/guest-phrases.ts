// What pages of events and of places to stay say around the organiser's or the host's facts.
import type { ComposerLanguage } from '../../engine-types.ts';
import { guestInGerman } from './de/guest.ts';
import { guestInEnglish } from './en/guest.ts';
import { guestInSpanish } from './es/guest.ts';
import { guestInFrench } from './fr/guest.ts';
import type { GuestPhrases } from './guest-phrase-types.ts';
import { guestInItalian } from './it/guest.ts';
import { guestInPortuguese } from './pt-br/guest.ts';

/** Phrases for guests in this language. */
export const guestPhrases: Record<ComposerLanguage, GuestPhrases> = {
  en: guestInEnglish,
  it: guestInItalian,
  de: guestInGerman,
  es: guestInSpanish,
  fr: guestInFrench,
  'pt-BR': guestInPortuguese,
};
