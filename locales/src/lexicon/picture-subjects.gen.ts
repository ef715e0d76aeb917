// Made by `npm run locales`; the texts lie in the folders of the languages.
import de from '../de/lexicon/picture-subjects.ts';
import en from '../en/lexicon/picture-subjects.ts';
import es from '../es/lexicon/picture-subjects.ts';
import fr from '../fr/lexicon/picture-subjects.ts';
import it from '../it/lexicon/picture-subjects.ts';
import ptBr from '../pt-br/lexicon/picture-subjects.ts';
import type { InterfaceLanguage } from '../languages.ts';
import type { Words } from '../words.ts';

export type * from '../en/lexicon/picture-subjects.ts';
export type PictureSubjectsLexicon = Words<typeof en>;

export const pictureSubjectsLexicon: Record<InterfaceLanguage, PictureSubjectsLexicon> = {
  en,
  it,
  de,
  es,
  fr,
  'pt-BR': ptBr,
};
