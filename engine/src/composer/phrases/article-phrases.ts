// What an article or its outline says in its own name: what the sources lack, what is still to be answered.
import type { ComposerLanguage } from '../../engine-types.ts';
import { articleInGerman } from './de/article.ts';
import { articleInEnglish } from './en/article.ts';
import { articleInSpanish } from './es/article.ts';
import { articleInFrench } from './fr/article.ts';
import { articleInItalian } from './it/article.ts';
import { articleInPortuguese } from './pt-br/article.ts';

export interface ArticlePhrases {
  nothingAbout: (heading: string) => string;
  /** Sources left out because of their language; `titles` is a finished list. */
  otherLanguage: (titles: string) => string;
  /** Opens an outline: says that it is one and what makes a text of it. */
  outlineNote: string;
  titlesToChoose: string;
  audience: (audience: string) => string;
  message: (point: string) => string;
  /** Questions that the section has to answer. */
  questions: string[];
  keywordHere: (keyword: string) => string;
  /** Headings for a subject without sources; a noun phrase is put in as it is. */
  headings: ((subject: string) => string)[];
  titles: ((subject: string) => string)[];
  /** Ends a blog post. */
  closing: (formal: boolean) => string;
  /** Names the missing introduction. */
  introductionToWrite: string;
  /** Says under which condition a conclusion can be written. */
  conclusionToWrite: string;
}

/** Phrases of articles in this language. */
export const articlePhrases: Record<ComposerLanguage, ArticlePhrases> = {
  en: articleInEnglish,
  it: articleInItalian,
  de: articleInGerman,
  es: articleInSpanish,
  fr: articleInFrench,
  'pt-BR': articleInPortuguese,
};
