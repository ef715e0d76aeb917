// Made by `npm run locales`; the texts lie in the folders of the languages.
import de from '../de/phrases/voice.ts';
import en from '../en/phrases/voice.ts';
import es from '../es/phrases/voice.ts';
import fr from '../fr/phrases/voice.ts';
import it from '../it/phrases/voice.ts';
import type { InterfaceLanguage } from '../languages.ts';
import type { Words } from '../words.ts';

export type * from '../en/phrases/voice.ts';
export type VoicePhrases = Words<typeof en>;

export const voicePhrases = {
  en,
  it,
  de,
  es,
  fr,
} satisfies Partial<Record<InterfaceLanguage, VoicePhrases>>;
