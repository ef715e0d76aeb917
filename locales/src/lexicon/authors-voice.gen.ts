// Made by `npm run locales`; the texts lie in the folders of the languages.
import de from '../de/lexicon/authors-voice.ts';
import en from '../en/lexicon/authors-voice.ts';
import es from '../es/lexicon/authors-voice.ts';
import fr from '../fr/lexicon/authors-voice.ts';
import it from '../it/lexicon/authors-voice.ts';
import ptBr from '../pt-br/lexicon/authors-voice.ts';
import type { InterfaceLanguage } from '../languages.ts';
import type { Words } from '../words.ts';

export type * from '../en/lexicon/authors-voice.ts';
export type AuthorsVoiceLexicon = Words<typeof en>;

export const authorsVoiceLexicon: Record<InterfaceLanguage, AuthorsVoiceLexicon> = {
  en,
  it,
  de,
  es,
  fr,
  'pt-BR': ptBr,
};
