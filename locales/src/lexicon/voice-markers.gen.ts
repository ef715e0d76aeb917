// Made by `npm run locales`; the texts lie in the folders of the languages.
import de from '../de/lexicon/voice-markers.ts';
import en from '../en/lexicon/voice-markers.ts';
import es from '../es/lexicon/voice-markers.ts';
import fr from '../fr/lexicon/voice-markers.ts';
import it from '../it/lexicon/voice-markers.ts';
import type { InterfaceLanguage } from '../languages.ts';
import type { Words } from '../words.ts';

export type * from '../en/lexicon/voice-markers.ts';
export type VoiceMarkersLexicon = Words<typeof en>;

export const voiceMarkersLexicon = {
  en,
  it,
  de,
  es,
  fr,
} satisfies Partial<Record<InterfaceLanguage, VoiceMarkersLexicon>>;
