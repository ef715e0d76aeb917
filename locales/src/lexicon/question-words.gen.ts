// Made by `npm run locales`; the texts lie in the folders of the languages.
import de from '../de/lexicon/question-words.ts';
import en from '../en/lexicon/question-words.ts';
import es from '../es/lexicon/question-words.ts';
import fr from '../fr/lexicon/question-words.ts';
import it from '../it/lexicon/question-words.ts';
import ptBr from '../pt-br/lexicon/question-words.ts';
import type { InterfaceLanguage } from '../languages.ts';
import type { Words } from '../words.ts';

export type * from '../en/lexicon/question-words.ts';
export type QuestionWordsLexicon = Words<typeof en>;

export const questionWordsLexicon: Record<InterfaceLanguage, QuestionWordsLexicon> = {
  en,
  it,
  de,
  es,
  fr,
  'pt-BR': ptBr,
};
