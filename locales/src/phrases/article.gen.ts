// Made by `npm run locales`; the texts lie in the folders of the languages.
import de from '../de/phrases/article.ts';
import en from '../en/phrases/article.ts';
import es from '../es/phrases/article.ts';
import fr from '../fr/phrases/article.ts';
import it from '../it/phrases/article.ts';
import ptBr from '../pt-br/phrases/article.ts';
import type { InterfaceLanguage } from '../languages.ts';
import type { Words } from '../words.ts';

export type * from '../en/phrases/article.ts';
export type ArticlePhrases = Words<typeof en>;

export const articlePhrases: Record<InterfaceLanguage, ArticlePhrases> = {
  en,
  it,
  de,
  es,
  fr,
  'pt-BR': ptBr,
};
