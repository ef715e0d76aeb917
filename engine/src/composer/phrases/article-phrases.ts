// What an article or its outline says in its own name: what the sources lack, what is still to be answered.
import type { ComposerLanguage } from '../../engine-types.ts';
import type { ArticlePhrases } from './article-phrase-types.ts';
import { articleInGerman } from './de/article.ts';
import { articleInEnglish } from './en/article.ts';
import { articleInSpanish } from './es/article.ts';
import { articleInFrench } from './fr/article.ts';
import { articleInItalian } from './it/article.ts';
import { articleInPortuguese } from './pt-br/article.ts';

/** Phrases of articles in this language. */
export const articlePhrases: Record<ComposerLanguage, ArticlePhrases> = {
  en: articleInEnglish,
  it: articleInItalian,
  de: articleInGerman,
  es: articleInSpanish,
  fr: articleInFrench,
  'pt-BR': articleInPortuguese,
};
