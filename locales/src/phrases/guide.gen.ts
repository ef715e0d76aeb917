// Made by `npm run locales`; the texts lie in the folders of the languages.
import de from '../de/phrases/guide.ts';
import en from '../en/phrases/guide.ts';
import es from '../es/phrases/guide.ts';
import fr from '../fr/phrases/guide.ts';
import it from '../it/phrases/guide.ts';
import type { InterfaceLanguage } from '../languages.ts';
import type { Words } from '../words.ts';

export type * from '../en/phrases/guide.ts';
export type GuidePhrases = Words<typeof en>;

export const guidePhrases = {
  en,
  it,
  de,
  es,
  fr,
} satisfies Partial<Record<InterfaceLanguage, GuidePhrases>>;
